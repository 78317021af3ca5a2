import type { EmulatedRegExp } from 'oniguruma-to-es';
import type { ClassList, Prefilter } from '../prefilter/prefilter.ts';
import type { LineClasses } from './line-classes.ts';
import type { ScannedLine } from './scanned-line.ts';

type Indices = readonly (readonly [start: number, end: number] | undefined)[];

/** Where nothing was found. */
export const NOWHERE = -1;

/** An expression of a grammar with its last search. Every rule that has the same expression shares it. */
export class Expression {
  readonly places: readonly (ClassList | undefined)[];
  /** Groups of the last match. */
  indices: Indices = [];
  readonly #regex: RegExp;
  readonly #required: readonly ClassList[];
  /** What it finds depends on where the search begins: `\G`. */
  readonly #isBoundToSearch: boolean;
  /** Which line was searched last: its number, so that the line itself can be forgotten. */
  #line = 0;
  #from = 0;
  #found = NOWHERE;
  #isBroken = false;

  constructor(regex: RegExp, prefilter: Prefilter | undefined) {
    this.#regex = regex;
    this.places = prefilter?.places ?? [];
    this.#required = prefilter?.required ?? [];
    this.#isBoundToSearch = regex.sticky || Boolean((regex as Partial<EmulatedRegExp>).rawOptions?.strategy);
  }

  /**
   * @param start where the runner of grammars began to look for a match
   * @param place from where on there may be one: there is none in between
   * @returns where the next match begins
   */
  find(line: ScannedLine, classes: LineClasses, start: number, place: number): number {
    if (this.#isBoundToSearch) return this.#search(line, classes, start);
    const isKnown = this.#line === line.id && this.#from <= place && (this.#found === NOWHERE || this.#found >= place);
    if (isKnown) return this.#found;
    this.#line = line.id;
    this.#from = place;
    this.#found = this.#search(line, classes, place);
    return this.#found;
  }

  #search(line: ScannedLine, classes: LineClasses, from: number): number {
    if (this.#isBroken) return NOWHERE;
    for (const oneOf of this.#required) {
      if (!classes.hasBehind(oneOf, from)) return NOWHERE;
    }
    this.#regex.lastIndex = from;
    try {
      const match = this.#regex.exec(line.content);
      if (match === null) return NOWHERE;
      this.indices = match.indices ?? [];
      return match.index;
    } catch {
      // Some expressions are compiled when they are first used, and the engine may not be able to.
      this.#isBroken = true;
      return NOWHERE;
    }
  }
}
