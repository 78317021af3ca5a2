/** What an expression needs in order to match, as it is kept in files and asked for when code is coloured. */

/** The classes in a set. */
export type ClassList = readonly number[];

/** What an expression needs (`Needs` of `read-needs.ts`). */
export interface Prefilter {
  /** Of the character before a match, of its first, of its second and of its third. `undefined` is a set of every class. */
  readonly places: readonly (ClassList | undefined)[];
  readonly required: readonly ClassList[];
}

/** How many characters around the beginning of a match are looked at: one before it and three from there on. */
export const PLACE_COUNT = 4;

/** Numbers of sets: one for each place, then those of which a character is required. -1 is a set of every class. */
export type StoredPrefilter = readonly number[];

/** @param sets in hexadecimal notation: the lowest bit is class 0 */
export function readSets(sets: readonly string[]): ClassList[] {
  return sets.map(readSet);
}

function readSet(set: string): ClassList {
  const classes: number[] = [];
  for (let index = 0; index < set.length; index++) {
    const digit = Number.parseInt(set.charAt(set.length - 1 - index), 16);
    for (let bit = 0; bit < 4; bit++) {
      if ((digit & (1 << bit)) !== 0) classes.push(4 * index + bit);
    }
  }
  return classes;
}

export function readPrefilter(stored: StoredPrefilter, sets: readonly ClassList[]): Prefilter {
  return {
    places: stored.slice(0, PLACE_COUNT).map((number) => sets[number]),
    required: stored
      .slice(PLACE_COUNT)
      .map((number) => sets[number])
      .filter((set) => set !== undefined),
  };
}
