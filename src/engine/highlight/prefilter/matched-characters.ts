/** What one character that a part of an expression matches can be. */
import type {
  CharacterClassElementNode,
  CharacterClassNode,
  CharacterClassRangeNode,
  CharacterNode,
  CharacterSetNode,
} from 'oniguruma-parser/parser';
import { type ClassSet, EVERY_CHARACTER, NO_CLASS, OTHERS, setOf, setOfAscii } from './class-set.ts';

/** Bounds of a set, where it is not known exactly. */
export interface MatchedCharacters {
  /** All that may be matched. */
  readonly most: ClassSet;
  /** Only what is matched for certain. */
  readonly least: ClassSet;
}

/** How an expression is read as a whole. */
export interface Reading {
  /** Case is ignored somewhere in it: some translations ignore it everywhere then. */
  readonly ignoresCase: boolean;
  /** A dot matches a line feed somewhere in it. */
  readonly dotMatchesAll: boolean;
}

const UNKNOWN: MatchedCharacters = { most: EVERY_CHARACTER, least: NO_CLASS };
const LINE_FEED = setOf(10);

export function matchedCharacters(
  node: CharacterNode | CharacterClassNode | CharacterSetNode,
  reading: Reading,
): MatchedCharacters {
  const found = ofElement(node, reading);
  return reading.ignoresCase ? { most: inBothCases(found.most), least: found.least } : found;
}

function ofElement(node: CharacterClassElementNode, reading: Reading): MatchedCharacters {
  switch (node.type) {
    case 'Character':
      return exactly(setOf(node.value));
    case 'CharacterClassRange':
      return exactly(setOfRange(node));
    case 'CharacterSet':
      return ofNamedSet(node, reading);
    case 'CharacterClass':
      return ofClass(node, reading);
  }
}

function ofClass({ kind, negate, body }: CharacterClassNode, reading: Reading): MatchedCharacters {
  const parts = body.map((part) => ofElement(part, reading));
  const together: MatchedCharacters =
    kind === 'union'
      ? {
          most: parts.reduce((set, { most }) => set | most, NO_CLASS),
          least: parts.reduce((set, { least }) => set | least, NO_CLASS),
        }
      : {
          most: parts.reduce((set, { most }) => set & most, EVERY_CHARACTER),
          least: parts.reduce((set, { least }) => set & least, EVERY_CHARACTER & ~OTHERS),
        };
  return negate ? complementOf(together, reading) : together;
}

function ofNamedSet(node: CharacterSetNode, reading: Reading): MatchedCharacters {
  if (node.kind === 'dot') return reading.dotMatchesAll ? UNKNOWN : exactly(EVERY_CHARACTER & ~LINE_FEED);
  const expression = NAMED_SETS[node.kind === 'posix' || node.kind === 'property' ? slugOf(node.value) : node.kind];
  if (expression === undefined) return UNKNOWN;
  // Each of these has members beyond ASCII.
  const ascii = setOfAscii(expression);
  const found: MatchedCharacters = { most: ascii | OTHERS, least: ascii };
  return node.negate ? complementOf(found, reading) : found;
}

/** By the names of Oniguruma without signs and capitals; what is not here may match anything. */
const NAMED_SETS: Readonly<Record<string, RegExp>> = {
  alnum: /[A-Za-z\d]/,
  alpha: /[A-Za-z]/,
  alphabetic: /[A-Za-z]/,
  ascii: /[\s\S]/,
  blank: /[ \t]/,
  digit: /\d/,
  hex: /[\dA-Fa-f]/,
  l: /[A-Za-z]/,
  letter: /[A-Za-z]/,
  ll: /[a-z]/,
  lower: /[a-z]/,
  lu: /[A-Z]/,
  m: /[^\s\S]/,
  mark: /[^\s\S]/,
  mn: /[^\s\S]/,
  n: /\d/,
  nd: /\d/,
  number: /\d/,
  pc: /_/,
  space: /[\t-\r ]/,
  upper: /[A-Z]/,
  word: /\w/,
  xdigit: /[\dA-Fa-f]/,
};

function slugOf(name: string): string {
  return name.replace(/[\s_-]/g, '').toLowerCase();
}

function setOfRange({ min, max }: CharacterClassRangeNode): ClassSet {
  let set = max.value >= 127 ? OTHERS : NO_CLASS;
  for (let code = min.value; code <= max.value && code < 128; code++) set |= setOf(code);
  return set;
}

/** Of what is not ASCII a set holds a part at most. */
function exactly(set: ClassSet): MatchedCharacters {
  return { most: set, least: set & ~OTHERS };
}

/** Engines differ in what is not a character whose case is ignored. */
function complementOf({ most, least }: MatchedCharacters, { ignoresCase }: Reading): MatchedCharacters {
  return {
    most: (EVERY_CHARACTER & ~least) | OTHERS,
    least: ignoresCase ? NO_CLASS : EVERY_CHARACTER & ~most & ~OTHERS,
  };
}

const CAPITALS = setOfAscii(/[A-Z]/);
const SMALL_LETTERS = setOfAscii(/[a-z]/);
/** How far a small letter is from its capital. */
const CASE_DISTANCE = 32n;
/** They have a third case that is not ASCII: the signs of Kelvin and of the long s. */
const WITH_THIRD_CASE = setOfAscii(/[KkSs]/);

function inBothCases(set: ClassSet): ClassSet {
  const thirdCase = (set & OTHERS) === NO_CLASS ? NO_CLASS : WITH_THIRD_CASE;
  const letters = set & (CAPITALS | SMALL_LETTERS);
  return (
    set |
    thirdCase |
    ((set & CAPITALS) << CASE_DISTANCE) |
    ((set & SMALL_LETTERS) >> CASE_DISTANCE) |
    (letters === NO_CLASS ? NO_CLASS : OTHERS)
  );
}
