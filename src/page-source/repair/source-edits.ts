/** A text that is changed step by step and still knows where its parts stood at first. */
import type { TextPosition } from '../../project/diagnostics.ts';
import { positionAt } from '../../project/text-position.ts';
import type { PreparedSource } from '../prepare/prepare-source.ts';

interface Edit {
  readonly start: number;
  readonly removed: number;
  readonly inserted: number;
}

/** A stretch of the original; offsets. */
export interface OriginalStretch {
  readonly start: number;
  readonly end: number;
}

export class SourceEdits {
  readonly #original: string;
  readonly #edits: Edit[] = [];
  #text: string;

  /** @param prepared the text to begin with, and how it came about */
  constructor(original: string, { text, edits }: Pick<PreparedSource, 'text' | 'edits'>) {
    this.#original = original;
    this.#text = text;
    // From the last to the first: each stands where it stood in the original when its turn comes.
    for (const [start, end, inserted] of edits.toReversed()) {
      this.#edits.push({ start, removed: end - start, inserted: inserted.length });
    }
  }

  get text(): string {
    return this.#text;
  }

  /** Replaces `removed` characters at an offset of the current text. */
  replace(start: number, removed: number, inserted: string): void {
    this.#text = this.#text.slice(0, start) + inserted + this.#text.slice(start + removed);
    this.#edits.push({ start, removed, inserted: inserted.length });
  }

  /** Offset in the current text of a line and column of it, both from 1, as compilers count: a lone carriage return ends a line. */
  offsetAt(line: number, column: number): number {
    let start = 0;
    const lineEnds = /\r\n?|\n/g;
    for (let count = 1; count < line; count++) {
      if (!lineEnds.test(this.#text)) return this.#text.length;
      start = lineEnds.lastIndex;
    }
    return Math.min(start + column - 1, this.#text.length);
  }

  /** Where an offset of the current text stood in the original. */
  originalPosition(offset: number): TextPosition {
    return positionAt(this.#original, this.#originalOffset(offset));
  }

  /** Where a stretch of the current text stood in the original; `undefined` when it was not written like that there. */
  originalStretch(start: number, end: number): OriginalStretch | undefined {
    const from = this.#originalOffset(start);
    const to = end === start ? from : this.#originalOffset(end - 1) + 1;
    return this.#original.slice(from, to) === this.#text.slice(start, end) ? { start: from, end: to } : undefined;
  }

  #originalOffset(offset: number): number {
    let at = offset;
    for (const edit of this.#edits.toReversed()) {
      if (at >= edit.start + edit.inserted) at += edit.removed - edit.inserted;
      else if (at > edit.start) at = Math.min(at, edit.start + edit.removed);
    }
    return at;
  }
}
