/** What is wrong with a line of a diagram that is drawn all the same. */
import { NotUnderstoodError } from './not-understood.ts';
import type { SourceLine } from './read-source.ts';

/**
 * - `left-out`: the line, or the rest of it, is not in the picture.
 * - `guessed`: it is drawn as it was probably meant.
 * - `only-here`: it is drawn as it was meant, but Mermaid itself refuses the diagram.
 */
export type Outcome = 'left-out' | 'guessed' | 'only-here';

export interface Fault {
  readonly outcome: Outcome;
  /** From 1, front matter and comments counted. */
  readonly line: number;
  readonly text: string;
  /** What to write instead, in sentences; absent where the kind of diagram says it for all its lines. */
  readonly expected: string | undefined;
}

type Place = Pick<SourceLine, 'text' | 'number'>;

/** Collects the faults of one diagram while it is read. */
export class Faults {
  readonly #list: Fault[] = [];

  /** In the order of their lines, one of a kind for each line. */
  get list(): readonly Fault[] {
    const seen = new Set<string>();
    return this.#list
      .filter(({ line, expected }) => {
        const key = `${line} ${expected}`;
        return !seen.has(key) && seen.add(key);
      })
      .sort((one, other) => one.line - other.line);
  }

  add(outcome: Outcome, { text, number }: Place, expected?: string): void {
    this.#list.push({ outcome, line: number, text, expected });
  }

  /** Runs what reads a part of the diagram; where it is not understood the rest is drawn without it. */
  try(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof NotUnderstoodError)) throw error;
      this.add('left-out', { text: error.text, number: error.line }, error.expected);
    }
  }

  /** Reads line by line. */
  readEach<Line extends SourceLine>(lines: readonly Line[], read: (line: Line) => void): void {
    for (const line of lines) this.try(() => read(line));
  }
}
