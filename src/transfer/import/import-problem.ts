import type { Diagnostic } from '../../project/diagnostics.ts';

/** A problem of an import; `file` where it is about one that was taken. */
export function importProblem(
  code: Diagnostic['code'],
  severity: Diagnostic['severity'],
  message: string,
  hint: string,
  file?: string,
): Diagnostic {
  return { code, severity, message, hint, ...(file !== undefined && { file }) };
}
