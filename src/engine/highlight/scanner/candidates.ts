import { CLASS_COUNT } from '../prefilter/character-class.ts';
import { type ClassList, PLACE_COUNT } from '../prefilter/prefilter.ts';
import { type Expression, NOWHERE } from './expression.ts';

/**
 * Which of many expressions may match at a place, told by the characters around it; each is named once in a search. An
 * expression is a bit: number 32 m + n is bit n of word m.
 */
export class Candidates {
  readonly #wordCount: number;
  /** Words for each class at each of the places around: the expressions that can have it there. */
  readonly #table: Int32Array;
  /** Those that were not named in this search. */
  readonly #unnamed: Int32Array;
  /** Where the words of the place begin in the table: for the character before it, and for the three from there on. */
  #before = 0;
  #first = 0;
  #second = 0;
  #third = 0;
  #word = 0;
  /** Bits of the word that are still to be named. */
  #rest = 0;

  constructor(expressions: readonly (Expression | undefined)[]) {
    this.#wordCount = Math.ceil(expressions.length / 32);
    this.#table = new Int32Array(PLACE_COUNT * CLASS_COUNT * this.#wordCount);
    this.#unnamed = new Int32Array(this.#wordCount);
    for (let place = 0; place < PLACE_COUNT; place++) this.#fill(expressions, place);
  }

  /** A new search. */
  begin(): void {
    this.#unnamed.fill(-1);
  }

  /** @param classes of the line, as `LineClasses` has them */
  goTo(classes: Uint8Array, place: number): void {
    const count = this.#wordCount;
    this.#before = (classes[place] ?? 0) * count;
    this.#first = (CLASS_COUNT + (classes[place + 1] ?? 0)) * count;
    this.#second = (2 * CLASS_COUNT + (classes[place + 2] ?? 0)) * count;
    this.#third = (3 * CLASS_COUNT + (classes[place + 3] ?? 0)) * count;
    this.#word = -1;
    this.#rest = 0;
  }

  /** The next expression that may match at the place; none behind the last of them. */
  next(): number {
    while (this.#rest === 0) {
      this.#word++;
      if (this.#word >= this.#wordCount) return NOWHERE;
      this.#rest = this.#wordAt(this.#word);
    }
    const bit = lowestBit(this.#rest);
    this.#rest &= this.#rest - 1;
    this.#unnamed[this.#word] = (this.#unnamed[this.#word] ?? 0) & ~(1 << bit);
    return this.#word * 32 + bit;
  }

  #wordAt(word: number): number {
    const table = this.#table;
    return (
      (this.#unnamed[word] ?? 0) &
      (table[this.#before + word] ?? 0) &
      (table[this.#first + word] ?? 0) &
      (table[this.#second + word] ?? 0) &
      (table[this.#third + word] ?? 0)
    );
  }

  #fill(expressions: readonly (Expression | undefined)[], place: number): void {
    const everywhere = new Int32Array(this.#wordCount);
    for (const [number, expression] of expressions.entries()) {
      if (expression === undefined) continue;
      const set = expression.places[place];
      const bit = 1 << (number & 31);
      const word = number >> 5;
      if (set === undefined) everywhere[word] = (everywhere[word] ?? 0) | bit;
      else this.#allow(set, place, word, bit);
    }
    for (let index = 0; index < CLASS_COUNT * this.#wordCount; index++) {
      const at = place * CLASS_COUNT * this.#wordCount + index;
      this.#table[at] = (this.#table[at] ?? 0) | (everywhere[index % this.#wordCount] ?? 0);
    }
  }

  #allow(classes: ClassList, place: number, word: number, bit: number): void {
    for (const one of classes) {
      const at = (place * CLASS_COUNT + one) * this.#wordCount + word;
      this.#table[at] = (this.#table[at] ?? 0) | bit;
    }
  }
}

/** The number of the lowest bit that is set. */
function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
