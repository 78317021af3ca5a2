/** What the steps of a repair share: the text as it is by now, what is code in it, and what was found. */
import type { Diagnostic, FixEdit, Severity } from '../../project/diagnostics.ts';
import { markLength } from '../../project/text.ts';
import type { PreparedSource } from '../prepare/prepare-source.ts';
import { codeOf, isInStretch, type Stretches, scanTags } from '../scan-tags.ts';
import type { JsxTag } from '../tree/read-tag.ts';
import { SourceEdits } from './source-edits.ts';

export interface Finding {
  readonly code: Diagnostic['code'];
  readonly severity: Severity;
  readonly subject?: readonly string[];
  readonly message: string;
  readonly hint: string;
  /** What plain Markdown allows is no fault in a `.md` file. */
  readonly isPlainMarkdown?: boolean;
  /** What a button says that makes the changes of this repair in the author's file; absent where these only help to read on. */
  readonly fixTitle?: string;
}

/** A page as its author wrote it, and as it is prepared for the compiler. */
export interface RepairedText {
  readonly source: string;
  readonly prepared: Pick<PreparedSource, 'text' | 'edits'>;
}

interface Found {
  readonly diagnostic: Diagnostic;
  readonly fixTitle: string | undefined;
  /** `undefined` once a part of the fix cannot be made in the author's file. */
  fix: FixEdit[] | undefined;
}

export class RepairState {
  readonly file: string;
  readonly #isMarkdown: boolean;
  readonly #edits: SourceEdits;
  /** Characters before the text as editors see it. */
  readonly #markLength: number;
  readonly #lineEnd: '\n' | '\r\n';
  readonly #found = new Map<string, Found>();
  /** What was reported last: the changes that follow are its repair. */
  #last: Found | undefined;
  #code: Stretches | undefined;
  #tags: readonly JsxTag[] | undefined;

  constructor(file: string, { source, prepared }: RepairedText) {
    this.file = file;
    this.#isMarkdown = file.endsWith('.md');
    this.#markLength = markLength(source);
    this.#lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
    this.#edits = new SourceEdits(source, prepared);
  }

  get text(): string {
    return this.#edits.text;
  }

  get diagnostics(): Diagnostic[] {
    const places = new Set<number>();
    return [...this.#found.values()]
      .map((found) => withFix(found, places))
      .sort((a, b) => (a.range?.start.line ?? 0) - (b.range?.start.line ?? 0));
  }

  /** Tags outside code, in order. */
  get tags(): readonly JsxTag[] {
    this.#tags ??= scanTags(this.text);
    return this.#tags;
  }

  isCode(offset: number): boolean {
    return isInStretch(this.#codeStretches(), offset);
  }

  /** @param inFile what the fix puts in the author's file, where that is not what helps the compiler */
  replace(start: number, end: number, inserted: string, inFile = inserted): void {
    this.#addToFix(start, end, this.#withLineEnds(inFile));
    this.#edits.replace(start, end - start, this.#withLineEnds(inserted));
    this.#code = undefined;
    this.#tags = undefined;
  }

  offsetAt(line: number, column: number): number {
    return this.#edits.offsetAt(line, column);
  }

  /** Line in the author's file of an offset of the current text. */
  lineAt(offset: number): number {
    return this.#edits.originalPosition(offset).line;
  }

  /** Reports a problem with a stretch of the current text (offsets); call it before changing the stretch. */
  report(from: number, to: number, finding: Finding): void {
    this.#last = undefined;
    const { isPlainMarkdown = false, fixTitle, ...words } = finding;
    if (isPlainMarkdown && this.#isMarkdown) return;
    const start = this.#edits.originalPosition(from);
    const end = to === from ? start : this.#edits.originalPosition(to);
    const diagnostic: Diagnostic = { ...words, file: this.file, range: { start, end } };
    this.#last = { diagnostic, fixTitle, fix: [] };
    this.#found.set(`${words.message} ${start.line}:${start.column}`, this.#last);
  }

  /** Line ends as the file has them. */
  #withLineEnds(text: string): string {
    return this.#lineEnd === '\n' ? text : text.replace(/\r?\n/g, this.#lineEnd);
  }

  #addToFix(start: number, end: number, text: string): void {
    const last = this.#last;
    if (last?.fix === undefined || last.fixTitle === undefined) return;
    const stretch = this.#edits.originalStretch(start, end);
    if (stretch === undefined) {
      last.fix = undefined;
      return;
    }
    const mark = this.#markLength;
    const written = this.text.slice(start, end);
    last.fix.push({ start: stretch.start - mark, end: stretch.end - mark, written, text });
  }

  #codeStretches(): Stretches {
    this.#code ??= codeOf(this.text);
    return this.#code;
  }
}

/** @param places where earlier repairs change the text: what follows on them is right only once they are made */
function withFix({ diagnostic, fixTitle, fix }: Found, places: Set<number>): Diagnostic {
  if (fixTitle === undefined || fix === undefined || fix.length === 0) return diagnostic;
  const isLater = fix.some(({ start }) => places.has(start));
  for (const { start } of fix) places.add(start);
  if (isLater) return diagnostic;
  const edits = fix.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const overlaps = edits.some(({ start }, index) => start < (edits[index - 1]?.end ?? 0));
  return overlaps ? diagnostic : { ...diagnostic, fix: { title: fixTitle, edits } };
}
