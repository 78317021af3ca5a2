let lastId = 0;

/** A line of code. */
export class ScannedLine {
  readonly content: string;
  /** Tells it from every other line, also from one of the same content. */
  readonly id: number = ++lastId;

  constructor(content: string) {
    this.content = content;
  }
}
