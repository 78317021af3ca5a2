/** One mistake that is made a thousand times would hide all others. */
import type { Diagnostic } from './diagnostics.ts';

/** Problems of one kind in one file that are named one by one. */
const MOST_ALIKE = 50;

/** The first of each kind in each file, and after them one line that says how many more there are. */
export function capDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= MOST_ALIKE) return diagnostics;
  const counts = new Map<string, number>();
  const shown: Diagnostic[] = [];
  const last = new Map<string, { readonly index: number; readonly diagnostic: Diagnostic }>();
  for (const diagnostic of diagnostics) {
    const key = `${diagnostic.code} ${diagnostic.file ?? ''}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > MOST_ALIKE) continue;
    shown.push(diagnostic);
    last.set(key, { index: shown.length, diagnostic });
  }
  if (shown.length === diagnostics.length) return diagnostics;
  const summaries = [...last]
    .flatMap(([key, { index, diagnostic }]) => {
      const rest = (counts.get(key) ?? 0) - MOST_ALIKE;
      return rest > 0 ? [{ index, summary: summaryOf(diagnostic, rest) }] : [];
    })
    .sort((a, b) => b.index - a.index);
  for (const { index, summary } of summaries) shown.splice(index, 0, summary);
  return shown;
}

function summaryOf({ code, severity, file, range }: Diagnostic, rest: number): Diagnostic {
  return {
    code,
    severity,
    subject: ['more'],
    message: `There ${rest === 1 ? 'is 1 more problem' : `are ${rest} more problems`} of the same kind${file === undefined ? '' : ' in this file'}.`,
    hint: 'Fix those that are named; then the others are listed.',
    ...(file !== undefined && { file }),
    // Behind the last that is named, wherever they are sorted by place.
    ...(range && { range }),
  };
}
