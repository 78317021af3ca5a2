/**
 * Problems that a person ignores. Such a problem is told by its kind, its file and its subject, so that it stays ignored
 * when its line moves or its sentence is worded anew, and comes back when something else stands at its place.
 */
import type { Diagnostic } from '../project/diagnostics.ts';

export interface IgnoredProblem {
  readonly code: string;
  /** Absent where the problem is the project's as a whole. */
  readonly file?: string;
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

/** @param isKind all of its kind in its file are ignored, not it alone */
export function ignoredAs({ code, file, message, subject = [], parts }: Diagnostic, ofKind: boolean): IgnoredProblem {
  // One that stands for many is another with each of them.
  const isAlone = !ofKind && parts === undefined;
  return { code, ...(file !== undefined && { file }), ...(isAlone && { subject }), message };
}

export function isWholeKind({ subject, words }: IgnoredProblem): boolean {
  return subject === undefined && words === undefined;
}

/** Equal for two that ignore the same problems. */
export function keyOfIgnored({ code, file = '', subject, words }: Omit<IgnoredProblem, 'message'>): string {
  return JSON.stringify([code, file, subject ?? null, ...(words ? [words] : [])]);
}

/** Tells for each problem whether it is ignored. */
export function createIgnoredTest(ignored: readonly IgnoredProblem[]): (problem: Diagnostic) => boolean {
  const keys = new Set(ignored.map(keyOfIgnored));
  if (keys.size === 0) return () => false;
  const worded = ignored.filter(({ words }) => words !== undefined);
  return (problem) => {
    const { code, file, subject = [] } = problem;
    const place = { code, ...(file !== undefined && { file }) };
    if (!canBeIgnored(problem)) return false;
    if (keys.has(keyOfIgnored(place)) || keys.has(keyOfIgnored({ ...place, subject }))) return true;
    return worded.some((one) => one.code === code && one.file === file && isNamedIn(one.words ?? [], subject));
  };
}

function isNamedIn(words: readonly string[], subject: readonly string[]): boolean {
  return subject.every((value) =>
    words.some((word) => word === value || (word.endsWith('…') && value.startsWith(word.slice(0, -1)))),
  );
}
