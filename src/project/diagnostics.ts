/**
 * Problems are values. Whatever an author can cause is a `Diagnostic`; a thrown `Error` is our bug.
 */

/**
 * `error`: something of the author's is missing from the site. `warning`: shown, but not as meant. `info`: worth knowing.
 * `advice`: all is shown as meant, and could read better.
 */
export type Severity = 'error' | 'warning' | 'info' | 'advice';

/** A place in a text. Both count from 1; a column counts UTF-16 code units, as editors do. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A stretch of text by lines and columns; `end` is the first position after it. By offsets it is a `TextRange`. */
export interface LineRange {
  readonly start: TextPosition;
  readonly end: TextPosition;
}

export interface Diagnostic {
  /** `area/kebab-code`, stable across releases, for example `mdx/unclosed-tag`. */
  readonly code: `${string}/${string}`;
  readonly severity: Severity;
  /** One sentence in words a writer understands. A value of the author's stands in backticks. */
  readonly message: string;
  /**
   * What it is about, as values: a link, a name, a file. With `code` and `file` it tells this problem from others, however
   * its sentence is worded; what tells where it stands is no part of it. Absent where a file has one problem of the kind, or
   * all of them are alike.
   */
  readonly subject?: readonly string[];
  /** What to change it to. */
  readonly hint?: string;
  /** Path in the project; absent when the problem is the project's as a whole. */
  readonly file?: string;
  /** `PageModel.path` of the page it is in, where that page is generated: it has no file that anybody could be led to. */
  readonly page?: string;
  readonly range?: LineRange;
  /** Mends it in one step, where there is one right way. */
  readonly fix?: Fix;
  /** What it is about one by one, where one problem stands for many. */
  readonly parts?: readonly DiagnosticPart[];
  /** Further ways to mend it, of which only the author knows the right one. */
  readonly choice?: Choice;
}

/** One of the things that a problem stands for. */
export interface DiagnosticPart {
  /** What a list shows: a page, a file, or one sentence. A value of the author's stands in backticks. */
  readonly text: string;
  readonly file?: string;
  readonly range?: LineRange;
}

/** A change of the file that mends a problem. */
export interface Fix {
  /** What a button says. */
  readonly title: string;
  /** In the order of the text, without overlap. */
  readonly edits: readonly FixEdit[];
  /** New names of files by old ones. */
  readonly moves?: Readonly<Record<string, string>>;
  /** New texts of other files. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Whether a fix changes more than the text of the problem's file, so that it is made by itself. */
export function reachesFurther({ moves, files }: Fix): boolean {
  return moves !== undefined || files !== undefined;
}

export interface FixEdit {
  /** Offsets in the text of the file without byte-order mark: of the first character that goes and the first that stays. */
  readonly start: number;
  readonly end: number;
  /** What stands there: where it is something else by now, the fix is out of date. */
  readonly written: string;
  readonly text: string;
}

/** One of several texts that may take the place of what stands there. */
export interface Choice {
  /** What a button says that shows the options. */
  readonly title: string;
  readonly edit: Omit<FixEdit, 'text'>;
  readonly options: readonly ChoiceOption[];
}

export interface ChoiceOption {
  /** In the words of a button. */
  readonly label: string;
  readonly text: string;
}

/** The fix that an option is. */
export function fixOf({ edit }: Choice, { text }: ChoiceOption): Fix {
  return { title: `Write \`${text}\``, edits: [{ ...edit, text }] };
}

/** An empty range at a position: "here", for a problem without extent. */
export function rangeAt(line: number, column: number): LineRange {
  return { start: { line, column }, end: { line, column } };
}
