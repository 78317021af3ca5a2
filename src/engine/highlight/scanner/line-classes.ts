import { CLASS_COUNT, classOf, EDGE } from '../prefilter/character-class.ts';
import { PLACE_COUNT } from '../prefilter/prefilter.ts';
import type { ScannedLine } from './scanned-line.ts';

/** Most lines are shorter. */
const USUAL_LENGTH = 2_048;

/** The classes of the characters of one line at a time: the same memory serves all lines. */
export class LineClasses {
  /** The class of the character at place n is item n + 1. Edges are around the line. */
  classes = new Uint8Array(USUAL_LENGTH);
  readonly #lastPlaces = new Int32Array(CLASS_COUNT);
  #line = 0;

  read({ id, content }: ScannedLine): void {
    if (this.#line === id) return;
    this.#line = id;
    const { length } = content;
    if (this.classes.length < length + PLACE_COUNT) this.classes = new Uint8Array(2 * (length + PLACE_COUNT));
    const { classes } = this;
    const lastPlaces = this.#lastPlaces.fill(-1);
    classes[0] = EDGE;
    for (let place = 0; place < length; place++) {
      const found = classOf(content.charCodeAt(place));
      classes[place + 1] = found;
      lastPlaces[found] = place;
    }
    classes.fill(EDGE, length + 1, length + PLACE_COUNT);
  }

  /** Whether one of the classes stands at this place or behind it. */
  hasBehind(classes: readonly number[], place: number): boolean {
    for (const one of classes) {
      if ((this.#lastPlaces[one] ?? -1) >= place) return true;
    }
    return false;
  }
}
