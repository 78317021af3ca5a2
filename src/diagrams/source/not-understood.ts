/** Thrown by readers of diagrams and caught at the door: the diagram is then shown as its source. */
export class NotUnderstoodError extends Error {
  override readonly name = 'NotUnderstoodError';
  /** Line of the source, from 1. */
  readonly line: number;
  readonly text: string;

  constructor(text: string, line: number) {
    super(`Line ${line} is not understood: ${text}`);
    this.line = line;
    this.text = text.trim();
  }
}
