/** Thrown by readers of diagrams and caught at the door: the diagram is then shown as its source. */
export class NotUnderstoodError extends Error {
  override readonly name = 'NotUnderstoodError';
  /** Line of the source, from 1. */
  readonly line: number;
  readonly text: string;
  /** A sentence; absent where the kind of diagram says it for all its lines. */
  readonly expected: string | undefined;

  constructor(text: string, line: number, expected?: string) {
    super(`Line ${line} is not understood: ${text}`);
    this.line = line;
    this.text = text.trim();
    this.expected = expected;
  }
}
