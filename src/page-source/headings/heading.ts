/** A place of a page that links can lead to, as its source has it. */

export interface SourceHeading {
  /** 1 to 6 as written; of components that are places in the page (`Step`, `Accordion`), 0. */
  readonly level: number;
  /** What it is: `Heading`, or the component whose title it is. */
  readonly kind: HeadingKind;
  /** Without marks. */
  readonly text: string;
  /** What a link ends with after the `#`. */
  readonly id: string;
  /** Further ids, the surest first; one counts where nothing else on the page has it. */
  readonly aliases: readonly string[];
  /** The author's own id (`{#id}`, `id="…"`), which stays when the words change. */
  readonly hasOwnId: boolean;
  /** Offsets of the line, without the line end; of components, of the opening tag. */
  readonly start: number;
  readonly end: number;
  /** Offsets of the words, without marks of the heading, its own id and quotation marks. */
  readonly textStart: number;
  readonly textEnd: number;
  /** What stands around the words; `undefined` in Markdown. */
  readonly quotes?: AttributeQuotes;
}

export type HeadingKind =
  | 'Heading'
  | 'Step'
  | 'Accordion'
  | 'Tab'
  | 'Update'
  | 'ParamField'
  | 'ResponseField'
  | 'Expandable';

/** `"…"` and `'…'` are of the tag, those in braces of JavaScript. */
export interface AttributeQuotes {
  readonly mark: '"' | "'" | '`';
  readonly isExpression: boolean;
}

/** A heading whose id is not given yet: ids depend on the headings before it. */
export interface UnnamedHeading extends Omit<SourceHeading, 'id' | 'aliases'> {
  /** What its id is made of. */
  readonly name: string;
  /** Its further ids, once its id is known. */
  readonly aliasesFor: (id: string) => readonly string[];
  /** The page gives ids in the order of these offsets: steps and tabs get theirs together, where their group begins. */
  readonly order: number;
}
