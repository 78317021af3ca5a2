/** What the person or the program that called sees: text, or one JSON object on standard output. */
import type { Diagnostic } from '../project/diagnostics.ts';
import { sortProblems } from '../rules/collect-problems.ts';
import type { OutputFormat } from './arguments.ts';
import { githubAnnotations } from './formats/github.ts';
import { sarifLog } from './formats/sarif.ts';
import { createProgress, type Progress } from './progress.ts';
import { formatDiagnostic, summarize } from './report.ts';
import type { UserError } from './user-error.ts';

export interface Outcome {
  /** Folder of the configuration; `undefined` for a zip. */
  readonly folder: string | undefined;
  /** In order: `problemsOf`. */
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Pages of which only the text could be made. */
  readonly failed: number;
  /** Whether notes are printed, or only counted. JSON always has them. */
  readonly showNotes: boolean;
  /** Further figures and paths, with a sentence for people. */
  readonly details?: Readonly<Record<string, string | number>>;
  readonly sentence?: string;
}

export class Console {
  readonly #format: OutputFormat;
  readonly #isColored: boolean;

  constructor(format: OutputFormat) {
    this.#format = format;
    this.#isColored = process.stdout.isTTY === true && !process.env.NO_COLOR;
  }

  get #json(): boolean {
    return this.#format === 'json';
  }

  progress(label: string): Progress {
    return createProgress(process.stderr, label);
  }

  /** Prints the result; gives the exit code. */
  finished({ folder, diagnostics, pages, failed, showNotes, details, sentence }: Outcome): number {
    const isGood = failed === 0 && !diagnostics.some((one) => one.severity === 'error');
    if (this.#json) this.#printJson({ status: isGood ? 'ok' : 'failed', pages, failed, ...details, diagnostics });
    else if (this.#format === 'sarif') this.#printJson(sarifLog(diagnostics, folder ?? ''));
    else {
      this.#printDiagnostics(showNotes ? diagnostics : diagnostics.filter((one) => one.severity !== 'info'), folder);
      const made = `${pages} ${pages === 1 ? 'page' : 'pages'}${failed === 0 ? '' : `, ${failed} of them only as text`}`;
      process.stdout.write(`${made}, ${summarize(diagnostics)}.${sentence === undefined ? '' : ` ${sentence}`}\n`);
    }
    return isGood ? 0 : 1;
  }

  /** There is no site to be made; gives the exit code. */
  refused({ diagnostics, folder }: { diagnostics: readonly Diagnostic[]; folder: string | undefined }): number {
    const sorted = sortProblems(diagnostics);
    if (this.#json) this.#printJson({ status: 'refused', pages: 0, failed: 0, diagnostics: sorted });
    else if (this.#format === 'sarif') this.#printJson(sarifLog(sorted, folder ?? ''));
    else this.#printDiagnostics(sorted, folder);
    return 1;
  }

  /** Prints what was asked for, where nothing is built. */
  told(data: object, text: string): void {
    if (this.#json) this.#printJson(data);
    else process.stdout.write(text);
  }

  /** A remark beside the result. */
  warn(message: string): void {
    process.stderr.write(`${message}\n`);
  }

  /** Something only the person can put right; gives the exit code. */
  userError({ message, hint, exitCode }: UserError): number {
    if (this.#json)
      this.#printJson({ status: 'refused', pages: 0, failed: 0, error: { message, hint }, diagnostics: [] });
    process.stderr.write(`${message}\n${hint === undefined ? '' : `${hint}\n`}`);
    return exitCode;
  }

  /** Problems while serving; notes are left out. */
  problems(diagnostics: readonly Diagnostic[], folder: string | undefined): void {
    const shown = sortProblems(diagnostics).filter((one) => one.severity !== 'info');
    if (this.#json) for (const one of shown) process.stdout.write(`${JSON.stringify(one, withoutSubjects)}\n`);
    else this.#printDiagnostics(shown, folder);
  }

  serving(url: string, folder: string | undefined): void {
    if (this.#json) process.stdout.write(`${JSON.stringify({ status: 'serving', url })}\n`);
    else {
      const watching = folder === undefined ? '' : ' Changes show at once.';
      process.stdout.write(`The site is at ${url}.${watching} Press Ctrl+C to stop.\n`);
    }
  }

  #printDiagnostics(diagnostics: readonly Diagnostic[], folder: string | undefined): void {
    if (this.#format === 'github') {
      process.stdout.write(githubAnnotations(diagnostics, folder ?? ''));
      return;
    }
    const style = { root: folder ?? '', isColored: this.#isColored };
    const text = diagnostics.map((one) => `${formatDiagnostic(one, style)}\n`).join('');
    if (text !== '') process.stdout.write(`${text}\n`);
  }

  #printJson(value: object): void {
    process.stdout.write(`${JSON.stringify(value, withoutSubjects, 2)}\n`);
  }
}

/** Subjects are for telling problems apart in the editor; the sentence names them. */
function withoutSubjects(key: string, value: unknown): unknown {
  return key === 'subject' ? undefined : value;
}
