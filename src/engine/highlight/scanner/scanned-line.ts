import { classOf, EDGE } from '../prefilter/character-class.ts';
import { type ClassWords, PLACE_COUNT, WORDS } from '../prefilter/prefilter.ts';

let lastId = 0;

/** A line of code, with what is asked of it again and again. */
export class ScannedLine {
  readonly content: string;
  /** Tells it from every other line, also from one of the same content. */
  readonly id: number = ++lastId;
  #classes: Uint8Array | undefined;
  /** For each place the classes that stand there or behind it. */
  #classesBehind: Int32Array | undefined;

  constructor(content: string) {
    this.content = content;
  }

  /** The class of the character at place n is item n + 1: edges are around the line. */
  get classes(): Uint8Array {
    this.#classes ??= classesOf(this.content);
    return this.#classes;
  }

  /** Whether one of the classes stands at this place or behind it. */
  hasBehind(set: ClassWords, place: number): boolean {
    this.#classesBehind ??= classesBehind(this.classes, this.content.length);
    const behind = this.#classesBehind;
    const at = place * WORDS;
    for (let word = 0; word < WORDS; word++) {
      if (((behind[at + word] ?? 0) & (set[word] ?? 0)) !== 0) return true;
    }
    return false;
  }
}

function classesOf(content: string): Uint8Array {
  const classes = new Uint8Array(content.length + PLACE_COUNT).fill(EDGE);
  for (let index = 0; index < content.length; index++) classes[index + 1] = classOf(content.charCodeAt(index));
  return classes;
}

function classesBehind(classes: Uint8Array, length: number): Int32Array {
  const behind = new Int32Array((length + 1) * WORDS);
  for (let place = length - 1; place >= 0; place--) {
    const at = place * WORDS;
    for (let word = 0; word < WORDS; word++) behind[at + word] = behind[at + WORDS + word] ?? 0;
    const found = classes[place + 1] ?? EDGE;
    const index = at + (found >> 5);
    behind[index] = (behind[index] ?? 0) | (1 << (found & 31));
  }
  return behind;
}
