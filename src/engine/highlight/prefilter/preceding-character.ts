/** Which character can stand before a match: what looks back, and whether a word begins or ends there. */
import type { AlternativeElementNode, AlternativeNode, LookaroundAssertionNode } from 'oniguruma-parser/parser';
import {
  AT_EDGE,
  type ClassSet,
  EVERY_CHARACTER,
  EVERY_CLASS,
  NO_CLASS,
  OTHERS,
  setOf,
  WORD_CHARACTERS,
} from './class-set.ts';
import { beginsWithin, onlyCharacter, type Window, windowOfSequence } from './leading-characters.ts';
import { matchedCharacters, type Reading } from './matched-characters.ts';

const START_OF_LINE = AT_EDGE | setOf(10);
const NOT_IN_WORD = EVERY_CLASS & ~WORD_CHARACTERS;
const MAYBE_IN_WORD = WORD_CHARACTERS | OTHERS;

interface Preceding {
  readonly set: ClassSet;
  /** What follows looks at the same place: no character was matched in between. */
  readonly isSamePlace: boolean;
}

/** @param next what follows the alternatives */
export function precedingOfAlternatives(
  alternatives: readonly AlternativeNode[],
  next: Window,
  reading: Reading,
): Preceding {
  const each = alternatives.map(({ body }) => precedingOfSequence(body, next, reading));
  return {
    set: each.reduce((set, one) => set | one.set, NO_CLASS),
    isSamePlace: each.every(({ isSamePlace }) => isSamePlace),
  };
}

function precedingOfSequence(nodes: readonly AlternativeElementNode[], next: Window, reading: Reading): Preceding {
  let set = EVERY_CLASS;
  for (const [index, node] of nodes.entries()) {
    const behind = windowOfSequence(nodes.slice(index + 1), next, reading);
    const one = precedingOf(node, behind, reading);
    set &= one.set;
    if (!one.isSamePlace) return { set, isSamePlace: false };
  }
  return { set, isSamePlace: true };
}

function precedingOf(node: AlternativeElementNode, next: Window, reading: Reading): Preceding {
  switch (node.type) {
    case 'Group':
    case 'CapturingGroup':
      return precedingOfAlternatives(node.body, next, reading);
    case 'LookaroundAssertion':
      return { set: node.kind === 'lookbehind' ? ofLookBehind(node, reading) : EVERY_CLASS, isSamePlace: true };
    case 'Assertion':
      if (node.kind === 'line_start') return { set: START_OF_LINE, isSamePlace: true };
      if (node.kind === 'string_start') return { set: AT_EDGE, isSamePlace: true };
      if (node.kind === 'word_boundary') return { set: atBoundary(next, node.negate ?? false), isSamePlace: true };
      return { set: EVERY_CLASS, isSamePlace: true };
    case 'Directive':
      return { set: EVERY_CLASS, isSamePlace: true };
    default:
      return { set: EVERY_CLASS, isSamePlace: false };
  }
}

function ofLookBehind({ body, negate }: LookaroundAssertionNode, reading: Reading): ClassSet {
  if (negate) return EVERY_CLASS & ~body.reduce((set, one) => set | onlyCharacter(one.body, reading), NO_CLASS);
  return body.reduce((set, one) => set | lastOf(one.body, reading), NO_CLASS);
}

/** The last character that a sequence matches. */
function lastOf(nodes: readonly AlternativeElementNode[], reading: Reading): ClassSet {
  const node = nodes.at(-1);
  switch (node?.type) {
    case 'Character':
    case 'CharacterClass':
      return matchedCharacters(node, reading).most;
    case 'CharacterSet':
      return node.kind === 'newline' || node.kind === 'text_segment'
        ? EVERY_CLASS
        : matchedCharacters(node, reading).most;
    case 'Group':
    case 'CapturingGroup':
      return node.body.reduce((set, { body }) => set | lastOf(body, reading), NO_CLASS);
    case 'Quantifier':
      return node.min > 0 ? lastOf([node.body], reading) : EVERY_CLASS;
    case 'Assertion':
      if (nodes.length > 1) return EVERY_CLASS;
      if (node.kind === 'line_start') return START_OF_LINE;
      return node.kind === 'string_start' ? AT_EDGE : EVERY_CLASS;
    default:
      return EVERY_CLASS;
  }
}

/** Engines differ in which characters beyond ASCII make words. */
function atBoundary(next: Window, isNegated: boolean): ClassSet {
  if (beginsWithin(next, WORD_CHARACTERS)) return isNegated ? MAYBE_IN_WORD : NOT_IN_WORD;
  if (beginsWithin(next, EVERY_CLASS & ~MAYBE_IN_WORD))
    return isNegated ? NOT_IN_WORD : MAYBE_IN_WORD & EVERY_CHARACTER;
  return EVERY_CLASS;
}
