/** Which pages of a project there are in which language or version: a table of pages against languages. */

/** What a page is called, and where it is written. */
export interface PageFile {
  readonly file: string;
  readonly title: string;
}

export type CellState =
  /** The page that the others are made from. */
  | 'source'
  | 'there'
  /** Not there: no entry and no file. */
  | 'missing'
  /** The navigation lists it, and it has no file. */
  | 'no-file'
  /** It has a file, and the navigation of its language does not list it. */
  | 'unlisted'
  /** The very page of the source is listed here too. */
  | 'shared'
  /** The other way round: a page of another language that the source does not have. */
  | 'no-source';

export interface TranslationCell {
  readonly state: CellState;
  /** Of the page; where it is not there, the path that it would have. Absent where no folder can be called like the language. */
  readonly path?: string;
  readonly file?: string;
  readonly title?: string;
}

export interface TranslationRow {
  /** Of the source, or of the first language that has the page. */
  readonly path: string;
  readonly title: string;
  /** Names of the parts and groups around it, from the outside in. */
  readonly group: readonly string[];
  /** One for each column. */
  readonly cells: readonly TranslationCell[];
}

export interface TranslationColumn {
  readonly name: string;
  /** Language code, as written. */
  readonly locale?: string;
  readonly isHidden: boolean;
  /** Where the configuration has it: `navigation.languages.1`. */
  readonly origin?: string;
}

export interface TranslationTable {
  /** Stays the same while others come and go. */
  readonly id: string;
  /** `version` where not every one of them is a language. */
  readonly kind: 'language' | 'version';
  /** Names of the products, tabs and so on around the choice, from the outside in. */
  readonly trail: readonly string[];
  /** The source is the first. */
  readonly columns: readonly TranslationColumn[];
  /** Pages of the source in reading order, then those that it does not have. */
  readonly rows: readonly TranslationRow[];
}
