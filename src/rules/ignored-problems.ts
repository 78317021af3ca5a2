/**
 * Problems that a person ignores. Such a problem is told by its kind, its file and its subject, so that it stays ignored
 * when its line moves or its sentence is worded anew, and comes back when something else stands at its place.
 */
import type { Diagnostic } from '../project/diagnostics.ts';

export interface IgnoredProblem {
  readonly code: string;
  /** Absent where the problem is the project's as a whole. */
  readonly file?: string;
  /** Of a problem in a generated page, its path. */
  readonly page?: string;
  /** What it is about; absent, as `words` is, where all of this kind in the file are ignored. */
  readonly subject?: readonly string[];
  /** Of one that was stored before subjects were: what its sentence named. Its subject is some of it. */
  readonly words?: readonly string[];
  /** As it was told, for a list. */
  readonly message: string;
}

/** What tells of the editor itself, not of the project: it is not for ignoring. */
const OF_THE_EDITOR = /^(?:edit|editor|export|sandbox|storage)\//;

/** What leaves the site without anything: nobody means it so. */
const BLANK: ReadonlySet<string> = new Set([
  'config/syntax',
  'config/nested-too-deeply',
  'config/not-an-object',
  'config/not-found',
  'site/no-pages',
]);

export function canBeIgnored({ code }: Pick<Diagnostic, 'code'>): boolean {
  return !OF_THE_EDITOR.test(code) && !BLANK.has(code);
}

/** @param ofKind all of its kind in its file are ignored, not it alone */
export function ignoredAs(
  { code, file, page, message, subject = [], parts }: Diagnostic,
  ofKind: boolean,
): IgnoredProblem {
  // One that stands for many is another with each of them.
  const isAlone = !ofKind && parts === undefined;
  const place = { ...(file !== undefined && { file }), ...(page !== undefined && { page }) };
  return { code, ...place, ...(isAlone && { subject }), message };
}

export function isWholeKind({ subject, words }: IgnoredProblem): boolean {
  return subject === undefined && words === undefined;
}

/** Equal for two that ignore the same problems. */
export function keyOfIgnored({ code, file, page, subject, words }: Omit<IgnoredProblem, 'message'>): string {
  return JSON.stringify([code, file, page, subject, words]);
}

/** Tells for each problem whether it is ignored. */
export function createIgnoredTest(ignored: readonly IgnoredProblem[]): (problem: Diagnostic) => boolean {
  if (ignored.length === 0) return () => false;
  return (problem) => {
    const { code, file, page, subject = [] } = problem;
    if (!canBeIgnored(problem)) return false;
    return ignored.some(
      (one) =>
        one.code === code && one.file === file && one.page === page && (isWholeKind(one) || isAbout(one, subject)),
    );
  };
}

function isAbout({ subject, words = [] }: IgnoredProblem, values: readonly string[]): boolean {
  if (subject) return subject.join('\n') === values.join('\n');
  return values.every((value) =>
    words.some((word) => word === value || (word.endsWith('…') && value.startsWith(word.slice(0, -1)))),
  );
}
