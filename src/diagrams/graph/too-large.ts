/** Nodes, groups and edges together; a page may not wait for more, and nobody could read it. */
export const MOST_PARTS = 1_000;

/** Thrown by the layout and caught at the door: the diagram is then shown as its source. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
  readonly parts: number;

  constructor(parts: number) {
    super(`A graph of ${parts} parts is too large to be laid out.`);
    this.parts = parts;
  }
}
