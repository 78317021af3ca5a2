import type { editor } from 'monaco-editor/editor/editor.api';
import type { Diagnostic, Severity } from '../../project/diagnostics.ts';
import { codeHelpWords } from '../words/code-help.ts';

/** `monaco.MarkerSeverity`, by value: the enumeration itself would pull Monaco into whoever imports this. */
const MARKER_SEVERITIES: Readonly<Record<Severity, 1 | 2 | 4 | 8>> = { advice: 1, info: 2, warning: 4, error: 8 };

/**
 * A problem as Monaco underlines it. One without a place marks the first line; one without extent marks its line's rest.
 * @param why told behind it
 */
export function markerOf(diagnostic: Diagnostic, why?: string): editor.IMarkerData {
  const { start, end } = diagnostic.range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const isEmpty = start.line === end.line && start.column === end.column;
  const lines = [diagnostic.message, diagnostic.hint, why && codeHelpWords.why(why)];
  const message = lines.filter((line) => line !== undefined && line !== '').join('\n');
  return {
    severity: MARKER_SEVERITIES[diagnostic.severity],
    message,
    code: diagnostic.code,
    startLineNumber: start.line,
    startColumn: start.column,
    endLineNumber: end.line,
    endColumn: isEmpty ? Number.MAX_SAFE_INTEGER : end.column,
  };
}
