/** A place in the text of a diagram that moves forward. */
import type { Faults, Outcome } from '../source/fault.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { SourceLine } from '../source/read-source.ts';

export class TextScanner {
  readonly text: string;
  at = 0;
  readonly #lines: readonly SourceLine[];

  readonly #faults: Faults;

  constructor(lines: readonly SourceLine[], faults: Faults) {
    this.#lines = lines;
    this.#faults = faults;
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

  /** What is left of the statement, and moves to its end: that of the line, or a semicolon outside of quotes and brackets. */
  restOfStatement(): string {
    const end = /(?:"[^"\n]*"|[[({][^\n\])}]*[\])}]|;(?=\s*[a-z-]+\s*:\s*[^\s:])|#\w+;|[^;\n])*/y;
    return this.take(end)?.[0].trim() ?? '';
  }

  /** Where the line that holds the place ends. */
  get lineEnd(): number {
    const end = this.text.indexOf('\n', this.at);
    return end < 0 ? this.text.length : end;
  }

  /** Reads a statement; when it is not understood, what is left of its line is passed over, and said. */
  try(read: () => void): void {
    const start = this.at;
    this.#faults.try(() => {
      try {
        read();
      } catch (error) {
        this.at = Math.max(start, this.at);
        this.at = this.lineEnd;
        throw error;
      }
    });
  }

  /** Notes what is wrong at `offset` with something that is drawn all the same. */
  fault(outcome: Outcome, offset: number, expected: string): void {
    this.#faults.add(outcome, this.#lineAt(offset), expected);
  }

  /** The error for the line that holds `offset`. */
  notUnderstood(offset = this.at, expected?: string): NotUnderstoodError {
    const { text, number } = this.#lineAt(offset);
    return new NotUnderstoodError(text, number, expected);
  }

  #lineAt(offset: number): Pick<SourceLine, 'text' | 'number'> {
    const before = this.text.slice(0, Math.min(offset, this.text.length)).split('\n').length - 1;
    return this.#lines[Math.min(before, this.#lines.length - 1)] ?? { text: '', number: 1 };
  }
}
