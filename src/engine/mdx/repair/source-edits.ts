/** A text that is changed step by step and still knows where its parts stood at first. */
import { rangeAt, type TextPosition } from '../../diagnostics.ts';

interface Edit {
  readonly start: number;
  readonly removed: number;
  readonly inserted: number;
}

export class SourceEdits {
  readonly #original: string;
  readonly #edits: Edit[] = [];
  #text: string;

  constructor(original: string) {
    this.#original = original;
    this.#text = original;
  }

  get text(): string {
    return this.#text;
  }

  /** Replaces `removed` characters at an offset of the current text. */
  replace(start: number, removed: number, inserted: string): void {
    this.#text = this.#text.slice(0, start) + inserted + this.#text.slice(start + removed);
    this.#edits.push({ start, removed, inserted: inserted.length });
  }

  /** Offset in the current text of a line and column of it, both from 1. */
  offsetAt(line: number, column: number): number {
    let start = 0;
    for (let count = 1; count < line; count++) {
      const newline = this.#text.indexOf('\n', start);
      if (newline < 0) return this.#text.length;
      start = newline + 1;
    }
    return Math.min(start + column - 1, this.#text.length);
  }

  /** Where an offset of the current text stood in the original. */
  originalPosition(offset: number): TextPosition {
    let at = offset;
    for (const edit of this.#edits.toReversed()) {
      if (at >= edit.start + edit.inserted) at += edit.removed - edit.inserted;
      else if (at > edit.start) at = Math.min(at, edit.start + edit.removed);
    }
    let line = 1;
    let lineStart = 0;
    for (let newline = this.#original.indexOf('\n'); newline >= 0 && newline < at; ) {
      line++;
      lineStart = newline + 1;
      newline = this.#original.indexOf('\n', lineStart);
    }
    return rangeAt(line, at - lineStart + 1).start;
  }
}
