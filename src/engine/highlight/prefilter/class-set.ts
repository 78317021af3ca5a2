/** Sets of classes of characters, as a 128-bit number. */
import { CLASS_COUNT, classOf, EDGE, OTHER } from './character-class.ts';

export type ClassSet = bigint;

export const NO_CLASS: ClassSet = 0n;
export const EVERY_CLASS: ClassSet = (1n << BigInt(CLASS_COUNT)) - 1n;
export const AT_EDGE: ClassSet = 1n << BigInt(EDGE);
export const OTHERS: ClassSet = 1n << BigInt(OTHER);
/** What a character may be. */
export const EVERY_CHARACTER: ClassSet = EVERY_CLASS & ~AT_EDGE;

/** @param codes code points */
export function setOf(...codes: readonly number[]): ClassSet {
  return codes.reduce((set, code) => set | (1n << BigInt(classOf(code))), NO_CLASS);
}

/** The characters of ASCII that an expression for one character matches. */
export function setOfAscii(expression: RegExp): ClassSet {
  return setOf(...ASCII.filter((code) => expression.test(String.fromCharCode(code))));
}

/** Those that have a class of their own. */
const ASCII: readonly number[] = Array.from({ length: CLASS_COUNT }, (_, code) => code).filter(
  (code) => code !== OTHER && code !== EDGE,
);

export const WORD_CHARACTERS: ClassSet = setOfAscii(/\w/);

export function isWithin(part: ClassSet, whole: ClassSet): boolean {
  return (part & ~whole) === NO_CLASS;
}

export function sizeOf(set: ClassSet): number {
  let size = 0;
  for (let rest = set; rest !== NO_CLASS; rest &= rest - 1n) size++;
  return size;
}
