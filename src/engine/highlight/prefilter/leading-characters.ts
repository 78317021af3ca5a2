/** Which characters can stand where a match begins. Read from the end of an expression: what follows a part is known then. */
import type { AlternativeElementNode, AlternativeNode, QuantifierNode } from 'oniguruma-parser/parser';
import { AT_EDGE, type ClassSet, EVERY_CLASS, isWithin, NO_CLASS, OTHERS, setOf } from './class-set.ts';
import { matchedCharacters, type Reading } from './matched-characters.ts';

/** A set for each of the next characters. The edge is in it where the text may end. */
export type Window = readonly ClassSet[];

/** More characters than this tell little more, and cost at each place. */
export const WINDOW_LENGTH = 3;

export const ANY_WINDOW: Window = Array.from({ length: WINDOW_LENGTH }, () => EVERY_CLASS);

const END_OF_LINE = AT_EDGE | setOf(10);

/** @param next what follows the alternatives */
export function windowOfAlternatives(alternatives: readonly AlternativeNode[], next: Window, reading: Reading): Window {
  return alternatives
    .map(({ body }) => windowOfSequence(body, next, reading))
    .reduce(
      either,
      Array.from(next, () => NO_CLASS),
    );
}

export function windowOfSequence(nodes: readonly AlternativeElementNode[], next: Window, reading: Reading): Window {
  return nodes.reduceRight((behind, node) => windowOf(node, behind, reading), next);
}

function windowOf(node: AlternativeElementNode, next: Window, reading: Reading): Window {
  switch (node.type) {
    case 'Character':
    case 'CharacterClass':
      return consumed(matchedCharacters(node, reading).most, next);
    case 'CharacterSet':
      // Both match several characters at once.
      if (node.kind === 'newline' || node.kind === 'text_segment') return ANY_WINDOW;
      return consumed(matchedCharacters(node, reading).most, next);
    case 'Group':
    case 'CapturingGroup':
      return windowOfAlternatives(node.body, next, reading);
    case 'Quantifier':
      return windowOfRepetition(node, next, reading);
    case 'LookaroundAssertion':
      if (node.kind === 'lookbehind') return next;
      return node.negate
        ? withoutExcluded(node.body, next, reading)
        : both(windowOfAlternatives(node.body, ANY_WINDOW, reading), next);
    case 'Assertion':
      if (node.kind === 'string_end') return limited(next, AT_EDGE);
      return node.kind === 'line_end' || node.kind === 'string_end_newline' ? limited(next, END_OF_LINE) : next;
    case 'Directive':
      return next;
    default:
      return ANY_WINDOW;
  }
}

/** A character that is not ASCII may be two units of the text. */
function consumed(set: ClassSet, next: Window): Window {
  if ((set & OTHERS) === NO_CLASS) return [set, ...next.slice(0, -1)];
  return [
    set,
    ...next.slice(0, -1).map((one, index) => one | (index === 0 ? OTHERS : (next[index - 1] ?? EVERY_CLASS))),
  ];
}

function windowOfRepetition({ min, max, body }: QuantifierNode, next: Window, reading: Reading): Window {
  // Further repetitions lie beyond the window, or match nothing.
  const most = WINDOW_LENGTH + 1;
  let window = next;
  for (let count = 0; count < Math.min(max - min, most); count++) {
    const longer = either(next, windowOf(body, window, reading));
    if (longer.every((set, index) => set === window[index])) break;
    window = longer;
  }
  for (let count = 0; count < Math.min(min, most); count++) window = windowOf(body, window, reading);
  return window;
}

/** What must not follow is known to be excluded where it is a single character. */
function withoutExcluded(alternatives: readonly AlternativeNode[], next: Window, reading: Reading): Window {
  const excluded = alternatives.reduce((set, { body }) => set | onlyCharacter(body, reading), NO_CLASS);
  return limited(next, EVERY_CLASS & ~excluded);
}

/** Those that a sequence of one character matches for certain; none for a longer sequence. */
export function onlyCharacter(nodes: readonly AlternativeElementNode[], reading: Reading): ClassSet {
  const [node] = nodes;
  if (nodes.length !== 1 || node === undefined) return NO_CLASS;
  if (node.type === 'Group') {
    return node.body.reduce((set, { body }) => set | onlyCharacter(body, reading), NO_CLASS);
  }
  const isCharacter = node.type === 'Character' || node.type === 'CharacterClass' || node.type === 'CharacterSet';
  return isCharacter ? matchedCharacters(node, reading).least : NO_CLASS;
}

function either(one: Window, other: Window): Window {
  return one.map((set, index) => set | (other[index] ?? EVERY_CLASS));
}

function both(one: Window, other: Window): Window {
  return one.map((set, index) => set & (other[index] ?? EVERY_CLASS));
}

function limited([first = EVERY_CLASS, ...rest]: Window, to: ClassSet): Window {
  return [first & to, ...rest];
}

/** Whether nothing but members of the set can stand first. */
export function beginsWithin([first = EVERY_CLASS]: Window, set: ClassSet): boolean {
  return isWithin(first, set);
}
