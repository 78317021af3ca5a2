import { CLASS_COUNT } from '../prefilter/character-class.ts';
import { PLACE_COUNT, WORDS } from '../prefilter/prefilter.ts';
import type { Expression } from './expression.ts';

/**
 * Which of many expressions may match at a place, told by the characters around it. An expression is a bit: bit n of word m is
 * number 32 m + n.
 */
export class Candidates {
  readonly wordCount: number;
  /** Words for each class at each of the places: the expressions that can have it there. */
  readonly #table: Int32Array;

  constructor(expressions: readonly (Expression | undefined)[]) {
    this.wordCount = Math.ceil(expressions.length / 32);
    this.#table = new Int32Array(PLACE_COUNT * CLASS_COUNT * this.wordCount);
    for (let place = 0; place < PLACE_COUNT; place++) this.#fill(expressions, place);
  }

  /**
   * @param classes of the line
   * @param place in the line
   */
  at(classes: Uint8Array, place: number, word: number): number {
    const count = this.wordCount;
    const table = this.#table;
    let found = -1;
    for (let index = 0; index < PLACE_COUNT; index++) {
      found &= table[(index * CLASS_COUNT + (classes[place + index] ?? 0)) * count + word] ?? 0;
    }
    return found;
  }

  #fill(expressions: readonly (Expression | undefined)[], place: number): void {
    const everywhere = new Int32Array(this.wordCount);
    for (const [number, expression] of expressions.entries()) {
      if (expression === undefined) continue;
      const set = expression.places[place];
      const bit = 1 << (number & 31);
      const word = number >> 5;
      if (set === undefined) everywhere[word] = (everywhere[word] ?? 0) | bit;
      else this.#allow(set, place, word, bit);
    }
    for (let index = 0; index < CLASS_COUNT * this.wordCount; index++) {
      const at = place * CLASS_COUNT * this.wordCount + index;
      this.#table[at] = (this.#table[at] ?? 0) | (everywhere[index % this.wordCount] ?? 0);
    }
  }

  #allow(set: Int32Array, place: number, word: number, bit: number): void {
    for (let part = 0; part < WORDS; part++) {
      for (let rest = set[part] ?? 0; rest !== 0; rest &= rest - 1) {
        const found = part * 32 + lowestBit(rest);
        const at = (place * CLASS_COUNT + found) * this.wordCount + word;
        this.#table[at] = (this.#table[at] ?? 0) | bit;
      }
    }
  }
}

/** The number of the lowest bit that is set. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
