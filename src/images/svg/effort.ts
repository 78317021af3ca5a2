/**
 * How much work a drawing may be, in elements. An element that is used again and again makes much of a short file, and
 * no icon has a tenth of this.
 */
const MOST = 20_000;

/** What a layer costs: it is as large as the picture. */
export const LAYER_EFFORT = 50;

/** What it costs to paint all of the picture; a part of it costs its share. */
export const FILL_EFFORT = 40;

export class Effort {
  #left = MOST;

  /** Whether there is enough left; the same for a drawing of any size. */
  take(effort: number): boolean {
    this.#left -= effort;
    return this.#left >= 0;
  }
}
