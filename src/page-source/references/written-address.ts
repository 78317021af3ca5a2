/** An address as a text has it. */

/** How an address is written, which says what may stand in it and how it is escaped. */
export type AddressSyntax =
  /** `![](address)`, `[name]: address` */
  | 'markdown'
  /** `![](<address>)` */
  | 'markdown-angle'
  /** In quotation marks of JSX, HTML, JavaScript or CSS: `"`, `'` and, in JavaScript, backticks. */
  | 'double'
  | 'single'
  | 'template'
  /** `src=address`, `url(address)`, one of a `srcSet`. */
  | 'bare'
  /** A string of JSON, or in double quotation marks in YAML. */
  | 'json'
  /** In single quotation marks in YAML. */
  | 'yaml-single'
  /** Without quotation marks in YAML. */
  | 'yaml-plain';

export interface WrittenAddress {
  /** Offsets in the text, without quotation marks and brackets. */
  readonly start: number;
  readonly end: number;
  /** As it stands between them. */
  readonly written: string;
  readonly syntax: AddressSyntax;
  readonly role: AddressRole;
}

export type AddressRole =
  /** Leads readers somewhere, or shows a picture. */
  | 'link'
  | 'import'
  /** The `file` of a `<Snippet>`, which is looked for in the folders of snippets. */
  | 'snippet'
  /** Any other words that end like a file: they name one only if the project has it. */
  | 'mention';
