/** What the steps of a repair share: the text as it is by now, what is code in it, and what was found. */
import type { Diagnostic, Severity } from '../../diagnostics.ts';
import { type CodeStretches, codeOf, isInside, scanTags, type Tag } from './scan-tags.ts';
import { SourceEdits } from './source-edits.ts';

export interface Finding {
  readonly code: Diagnostic['code'];
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
  /** What plain Markdown allows is no fault in a `.md` file. */
  readonly isPlainMarkdown?: boolean;
}

export class RepairState {
  readonly file: string;
  readonly #isMarkdown: boolean;
  readonly #edits: SourceEdits;
  readonly #found = new Map<string, Diagnostic>();
  #code: CodeStretches | undefined;
  #tags: readonly Tag[] | undefined;

  constructor(file: string, source: string) {
    this.file = file;
    this.#isMarkdown = file.endsWith('.md');
    this.#edits = new SourceEdits(source);
  }

  get text(): string {
    return this.#edits.text;
  }

  get diagnostics(): Diagnostic[] {
    return [...this.#found.values()].sort((a, b) => (a.range?.start.line ?? 0) - (b.range?.start.line ?? 0));
  }

  /** Tags outside code, in order. */
  get tags(): readonly Tag[] {
    this.#tags ??= scanTags(this.text, this.#codeStretches());
    return this.#tags;
  }

  isCode(offset: number): boolean {
    return isInside(this.#codeStretches(), offset);
  }

  replace(start: number, end: number, inserted: string): void {
    this.#edits.replace(start, end - start, inserted);
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

  /** Reports a problem at an offset of the current text; call it before changing that place. */
  report(offset: number, finding: Finding): void {
    const { isPlainMarkdown = false, ...words } = finding;
    if (isPlainMarkdown && this.#isMarkdown) return;
    const start = this.#edits.originalPosition(offset);
    const diagnostic: Diagnostic = { ...words, file: this.file, range: { start, end: start } };
    this.#found.set(`${words.message} ${start.line}:${start.column}`, diagnostic);
  }

  #codeStretches(): CodeStretches {
    this.#code ??= codeOf(this.text);
    return this.#code;
  }
}
