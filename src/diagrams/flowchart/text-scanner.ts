/** A place in the text of a diagram that moves forward. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { SourceLine } from '../source/read-source.ts';

export class TextScanner {
  readonly text: string;
  at = 0;
  readonly #lines: readonly SourceLine[];

  constructor(lines: readonly SourceLine[]) {
    this.#lines = lines;
    this.text = lines.map(({ text }) => text).join('\n');
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The match of a sticky pattern here, and moves behind it. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match === null) return undefined;
    this.at += match[0].length;
    return match;
  }

  skip(pattern: RegExp): void {
    this.take(pattern);
  }

  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  /** What is left of the line, and moves to its end. */
  restOfLine(): string {
    const end = this.text.indexOf('\n', this.at);
    const rest = this.text.slice(this.at, end < 0 ? undefined : end);
    this.at += rest.length;
    return rest.trim();
  }

  /** The error for the line that holds `offset`. */
  notUnderstood(offset = this.at, expected?: string): NotUnderstoodError {
    const before = this.text.slice(0, Math.min(offset, this.text.length)).split('\n').length - 1;
    const line = this.#lines[Math.min(before, this.#lines.length - 1)];
    return new NotUnderstoodError(line?.text ?? '', line?.number ?? 1, expected);
  }
}
