/**
 * Problems that a person leaves as they are. Such a problem is told by its kind, its file and what it names, so that it
 * stays left when its line moves, and comes back when something else stands at its place.
 */
import type { Diagnostic } from '../project/diagnostics.ts';

export interface LeftProblem {
  readonly code: string;
  /** Absent where the problem is the project's as a whole. */
  readonly file?: string;
  /** What it names; absent where all of this kind in the file are left. */
  readonly names?: string;
  /** As it was told, for a list. */
  readonly message: string;
}

/** What tells of the editor itself, not of the project: it is not for leaving. */
const OF_THE_EDITOR = /^(?:edit|editor|export|sandbox|storage)\//;

/** What leaves the site without anything: nobody means it so. */
const BLANK: ReadonlySet<string> = new Set([
  'config/syntax',
  'config/nested-too-deeply',
  'config/not-an-object',
  'config/not-found',
  'site/no-pages',
]);

export function canBeLeft({ code }: Pick<Diagnostic, 'code'>): boolean {
  return !OF_THE_EDITOR.test(code) && !BLANK.has(code);
}

/** @param isWholeKind all of its kind in its file are left, not it alone */
export function leftAs(problem: Diagnostic, isWholeKind: boolean): LeftProblem {
  const { code, file, message, parts } = problem;
  // One that stands for many is another with each of them.
  const isNamed = !isWholeKind && parts === undefined;
  return { code, ...(file !== undefined && { file }), ...(isNamed && { names: namesOf(problem) }), message };
}

/** Equal for two that leave the same problems. */
export function keyOfLeft({ code, file = '', names }: Pick<LeftProblem, 'code' | 'file' | 'names'>): string {
  return names === undefined ? `${code}\n${file}` : `${code}\n${file}\n${names}`;
}

/** Tells for each problem whether it is left. */
export function createLeftTest(left: readonly LeftProblem[]): (problem: Diagnostic) => boolean {
  const keys = new Set(left.map(keyOfLeft));
  if (keys.size === 0) return () => false;
  return (problem) => {
    const { code, file } = problem;
    const place = { code, ...(file !== undefined && { file }) };
    if (!canBeLeft(problem)) return false;
    return keys.has(keyOfLeft(place)) || keys.has(keyOfLeft({ ...place, names: namesOf(problem) }));
  };
}

/** The author's words in the message; where it has none, the message without its numbers. */
function namesOf({ message }: Diagnostic): string {
  const quoted = [...message.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
  return quoted.length > 0 ? quoted.join('\n') : message.replaceAll(/\d+/g, '#');
}
