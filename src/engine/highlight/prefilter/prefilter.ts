/** What an expression needs in order to match, as it is kept in files and asked for when code is coloured. */
import { CLASS_COUNT } from './character-class.ts';

/** Bit n of word m is the class 32 m + n. */
export type ClassWords = Int32Array;

/** @see Needs What each part says. */
export interface Prefilter {
  /** Of the character before a match, of its first, of its second and of its third. `undefined` is a set of every class. */
  readonly places: readonly (ClassWords | undefined)[];
  /** Classes: of each list one is needed. */
  readonly required: readonly (readonly number[])[];
}

/** How many characters around the beginning of a match are looked at: one before it and three from there on. */
export const PLACE_COUNT = 4;
export const WORDS = CLASS_COUNT / 32;

/** Numbers of sets: one for each place, then those of which a character is required. -1 is a set of every class. */
export type StoredPrefilter = readonly number[];

/** @param sets in hexadecimal notation: the lowest bit is class 0 */
export function readSets(sets: readonly string[]): ClassWords[] {
  return sets.map((set) => {
    const digits = set.padStart(CLASS_COUNT / 4, '0');
    return Int32Array.from({ length: WORDS }, (_, word) =>
      Number.parseInt(digits.slice(digits.length - 8 * (word + 1), digits.length - 8 * word), 16),
    );
  });
}

export function readPrefilter(stored: StoredPrefilter, sets: readonly ClassWords[]): Prefilter {
  return {
    places: stored.slice(0, PLACE_COUNT).map((number) => sets[number]),
    required: stored.slice(PLACE_COUNT).map((number) => classesIn(sets[number])),
  };
}

function classesIn(set: ClassWords | undefined): number[] {
  return Array.from({ length: CLASS_COUNT }, (_, index) => index).filter(
    (index) => set === undefined || ((set[index >> 5] ?? 0) & (1 << (index & 31))) !== 0,
  );
}
