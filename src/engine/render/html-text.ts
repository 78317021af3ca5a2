import { BLOCK_TAGS } from './html-tags.ts';

/** What stood before a paragraph. */
export interface BegunParagraph {
  readonly before: string;
  readonly blocks: number;
}

/** HTML as it is being written. */
export class HtmlText {
  /** Marks for the next tags, in this element or fragment; see `places.ts`. */
  marks = '';
  #html = '';
  /** Counts the block elements written, so that a paragraph can tell whether it holds one. */
  #blocks = 0;
  /** Characters already written around the innermost paragraph. */
  #outside = 0;

  get html(): string {
    return this.#html;
  }

  /** Characters written so far. */
  get length(): number {
    return this.#outside + this.#html.length;
  }

  write(html: string): void {
    this.#html += html;
  }

  /** HTML that the theme or an author has made; marks go before its first tag. */
  writeReady(html: string): void {
    if (this.marks !== '' && /^<[a-z]/i.test(html)) this.#html += this.marks;
    this.#html += html;
  }

  /** Begins a tag; its attributes come next. */
  openTag(tag: string): void {
    if (BLOCK_TAGS.has(tag)) this.#blocks++;
    this.#html += `${this.takeMarks()}<${tag}`;
  }

  /** The marks, for a tag that is written right behind them. */
  takeMarks(): string {
    const { marks } = this;
    this.marks = '';
    return marks;
  }

  /** Until the paragraph ends, only its content is written. */
  beginParagraph(): BegunParagraph {
    const before = this.#html + this.takeMarks();
    this.#outside += before.length;
    this.#html = '';
    return { before, blocks: this.#blocks };
  }

  /**
   * Authors put blocks into paragraphs, which HTML cannot hold: such a paragraph is a `<div>`. Begins that tag, and gives
   * the content, which comes behind the attributes.
   */
  endParagraph({ before, blocks }: BegunParagraph): { readonly tag: 'p' | 'div'; readonly content: string } {
    const content = this.#html;
    const tag = this.#blocks === blocks ? 'p' : 'div';
    this.#outside -= before.length;
    this.#blocks = blocks + 1;
    this.#html = `${before}<${tag}`;
    return { tag, content };
  }
}
