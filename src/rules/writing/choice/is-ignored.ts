import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { IgnoredFinding } from './rule-choice.ts';

/** Whether the project does not want to be told. */
export function isIgnored(ignored: readonly IgnoredFinding[], { code, file, subject = [] }: Diagnostic): boolean {
  return ignored.some(
    (one) => one.rule === code && isIn(one.file, file) && (one.about === undefined || subject.includes(one.about)),
  );
}

function isIn(wanted: string | undefined, file: string | undefined): boolean {
  if (wanted === undefined) return true;
  return wanted.endsWith('/') ? file?.startsWith(wanted) === true : file === wanted;
}
