/** What an expression of a grammar needs in order to match, told by its notation. */
import { type OnigurumaAst, parse } from 'oniguruma-parser/parser';
import { traverse } from 'oniguruma-parser/traverser';
import { type ClassSet, EVERY_CLASS } from './class-set.ts';
import { ANY_WINDOW, type Window, windowOfAlternatives } from './leading-characters.ts';
import type { Reading } from './matched-characters.ts';
import { precedingOfAlternatives } from './preceding-character.ts';
import { requiredOfAlternatives } from './required-characters.ts';

/** A match begins only where each of these is true. More may be needed; where in doubt, the sets hold every class. */
export interface Needs {
  /** The character before it. */
  readonly before: ClassSet;
  /** Its first characters, and what follows it where it is shorter. */
  readonly window: Window;
  /** Of each of these sets one character stands at its beginning or anywhere behind it. */
  readonly required: readonly ClassSet[];
}

/**
 * @param pattern in the notation of Oniguruma
 * @returns nothing for an expression that cannot be read, or that needs nothing
 */
export function readNeeds(pattern: string): Needs | undefined {
  const tree = readTree(pattern);
  if (tree === undefined) return undefined;
  const traits = traitsOf(tree);
  if (traits.movesStart) return undefined;
  return {
    // What is bound to where a search begins may take that for the start of the text.
    before: traits.isBoundToSearch ? EVERY_CLASS : precedingOfAlternatives(tree.body, ANY_WINDOW, traits).set,
    window: windowOfAlternatives(tree.body, ANY_WINDOW, traits),
    required: requiredOfAlternatives(tree.body, traits),
  };
}

/** With the options with which the expressions are translated. */
function readTree(pattern: string): OnigurumaAst | undefined {
  try {
    return parse(pattern, {
      rules: { captureGroup: true, singleline: true },
      normalizeUnknownPropertyNames: true,
      skipBackrefValidation: true,
      skipPropertyNameValidation: true,
    });
  } catch {
    return undefined;
  }
}

interface Traits extends Reading {
  /** `\K`: the match is said to begin behind what was matched first. */
  readonly movesStart: boolean;
  /** `\G` */
  readonly isBoundToSearch: boolean;
}

function traitsOf(tree: OnigurumaAst): Traits {
  const traits = {
    ignoresCase: tree.flags.ignoreCase,
    dotMatchesAll: tree.flags.dotAll,
    movesStart: false,
    isBoundToSearch: false,
  };
  const readFlags = (flags: { readonly enable?: { ignoreCase?: boolean; dotAll?: boolean } } | undefined) => {
    if (flags?.enable?.ignoreCase) traits.ignoresCase = true;
    if (flags?.enable?.dotAll) traits.dotMatchesAll = true;
  };
  traverse(tree, {
    Group: ({ node }) => readFlags(node.flags),
    Directive({ node }) {
      if (node.kind === 'keep') traits.movesStart = true;
      else readFlags(node.flags);
    },
    Assertion({ node }) {
      if (node.kind === 'search_start') traits.isBoundToSearch = true;
    },
  });
  return traits;
}
