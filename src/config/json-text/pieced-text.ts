/** A text in pieces: a long text that is changed several times in a row is put together once, and not at each change. */

/** What reads a text at places of it. A string is one. */
export type SourceText = Pick<
  string,
  'length' | 'charAt' | 'slice' | 'indexOf' | 'lastIndexOf' | 'startsWith' | 'endsWith' | 'toString'
>;

/** More pieces than that are put together: to find a place among many takes longer. */
const MOST_PIECES = 24;

/** What is searched at first; most of what is looked for is near. */
const FIRST_WINDOW = 512;

/**
 * The text with stretches of it replaced.
 *
 * @param edits in the order of their places, without overlaps
 */
export function withReplaced(
  text: SourceText,
  edits: readonly { readonly offset: number; readonly length: number; readonly content: string }[],
): SourceText {
  const pieces: string[] = [];
  let at = 0;
  for (const { offset, length, content } of edits) {
    pieces.push(...piecesOf(text, at, offset), content);
    at = offset + length;
  }
  pieces.push(...piecesOf(text, at, text.length));
  const filled = pieces.filter((piece) => piece !== '');
  return filled.length > MOST_PIECES ? filled.join('') : new PiecedText(filled);
}

function piecesOf(text: SourceText, from: number, to: number): readonly string[] {
  return text instanceof PiecedText ? text.pieces(from, to) : [text.slice(from, to)];
}

class PiecedText implements SourceText {
  readonly length: number;
  readonly #pieces: readonly string[];
  /** Where each piece begins. */
  readonly #starts: readonly number[];

  constructor(pieces: readonly string[]) {
    const starts: number[] = [];
    let length = 0;
    for (const piece of pieces) {
      starts.push(length);
      length += piece.length;
    }
    this.#pieces = pieces;
    this.#starts = starts;
    this.length = length;
  }

  toString(): string {
    return this.#pieces.join('');
  }

  charAt(at: number): string {
    const index = this.#pieceAt(at);
    return this.#pieces[index]?.charAt(at - (this.#starts[index] ?? 0)) ?? '';
  }

  slice(from = 0, to = this.length): string {
    return this.pieces(atLeast(from, this.length), atLeast(to, this.length)).join('');
  }

  /** What stands from one place to another; neither is negative. */
  pieces(from: number, to: number): readonly string[] {
    const found: string[] = [];
    for (let index = Math.max(this.#pieceAt(from), 0); index < this.#pieces.length; index++) {
      const start = this.#starts[index] ?? 0;
      if (start >= to) break;
      found.push(this.#pieces[index]?.slice(Math.max(from - start, 0), to - start) ?? '');
    }
    return found;
  }

  startsWith(words: string, at = 0): boolean {
    const start = this.#within(at);
    return this.slice(start, start + words.length) === words;
  }

  endsWith(words: string, end = this.length): boolean {
    const last = this.#within(end);
    return last >= words.length && this.slice(last - words.length, last) === words;
  }

  indexOf(words: string, from = 0): number {
    let size = FIRST_WINDOW;
    for (let at = this.#within(from); at <= this.length; size *= 2) {
      const found = this.slice(at, at + size + words.length).indexOf(words);
      if (found >= 0) return at + found;
      at += size;
    }
    return -1;
  }

  /** @param from the last place at which what is found may begin */
  lastIndexOf(words: string, from = this.length): number {
    let size = FIRST_WINDOW;
    for (let end = this.#within(from); ; size *= 2) {
      const start = Math.max(end - size, 0);
      const found = this.slice(start, end + words.length).lastIndexOf(words, end - start);
      if (found >= 0) return start + found;
      if (start === 0) return -1;
      end = start;
    }
  }

  /** The nearest place that the text has, as strings take it. */
  #within(place: number): number {
    return Math.min(Math.max(place, 0), this.length);
  }

  /** The number of the piece that holds a place; -1 before the first, the last one behind the end. */
  #pieceAt(at: number): number {
    let index = this.#starts.length - 1;
    while (index >= 0 && (this.#starts[index] ?? 0) > at) index--;
    return index;
  }
}

/** A place from the end is told by a number below zero, as strings have it. */
function atLeast(place: number, length: number): number {
  return place < 0 ? Math.max(length + place, 0) : place;
}
