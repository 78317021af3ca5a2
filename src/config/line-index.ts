import type { LineRange, TextPosition } from '../project/diagnostics.ts';
import { lineIndexAt } from '../shared/line-index.ts';

/** Line and column of any offset of a text, after one pass over it. */
export class LineIndex {
  readonly #starts: number[] = [0];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  /** Offsets beyond the end count as the end. */
  positionAt(offset: number): TextPosition {
    const line = this.#lineAt(Math.min(offset, this.#text.length));
    return { line: line + 1, column: Math.min(offset, this.#text.length) - (this.#starts[line] ?? 0) + 1 };
  }

  rangeAt(offset: number, length: number): LineRange {
    return { start: this.positionAt(offset), end: this.positionAt(offset + length) };
  }

  /** The line that holds an offset, without its end. */
  lineTextAt(offset: number): string {
    const line = this.#lineAt(Math.min(offset, this.#text.length));
    return this.#text.slice(this.#starts[line], this.#starts[line + 1]).replace(/\r?\n$/, '');
  }

  #lineAt(offset: number): number {
    return lineIndexAt(this.#starts, offset);
  }
}
