/** Problems as text: where, how bad, what, and what to do. */
import path from 'node:path';
import { styleText } from 'node:util';
import type { Diagnostic, Severity } from '../project/diagnostics.ts';
import { terminalText } from './terminal-text.ts';

export interface ReportStyle {
  /** Folder that the files of diagnostics are relative to; empty for a zip. */
  readonly root: string;
  readonly isColored: boolean;
}

const COLORS = { error: 'red', warning: 'yellow', info: 'blue', advice: 'cyan' } as const satisfies Record<
  Severity,
  string
>;

/** Of what one problem stands for, before it says how many more there are. */
const MOST_PARTS = 10;

/** `path:line:column severity message`, with the hint and each of its parts on a line of its own. */
export function formatDiagnostic(diagnostic: Diagnostic, style: ReportStyle): string {
  const { file, range, severity, message, hint } = diagnostic;
  const paint = (color: Parameters<typeof styleText>[0], text: string) =>
    style.isColored ? styleText(color, text) : text;
  const place = file === undefined ? '' : [shownPath(file, style.root), range?.start.line, range?.start.column];
  const where = place === '' ? '' : `${place.filter((part) => part !== undefined).join(':')} `;
  const first = `${paint('bold', terminalText(where))}${paint(COLORS[severity], severity)} ${terminalText(message)}`;
  const lines = hint === undefined ? [first] : [first, `    ${paint('dim', terminalText(hint))}`];
  return [...lines, ...partLines(diagnostic)].join('\n');
}

function partLines({ parts = [] }: Diagnostic): readonly string[] {
  const rest = parts.length - MOST_PARTS;
  const shown = parts.slice(0, MOST_PARTS).map(({ text }) => `    - ${terminalText(text.replaceAll('`', ''))}`);
  return rest > 0 ? [...shown, `    - and ${rest} more`] : shown;
}

/** Files from the folder the command was run in, so that an editor's terminal can open them. */
function shownPath(file: string, root: string): string {
  const shown = path.relative('', path.join(root, file));
  return shown.startsWith('..') ? path.join(root, file) : shown;
}

/** `2 errors, 3 warnings, 1 note`; `no problems` when there are none. Advice is no problem, and counted apart. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const words = { error: ['error', 'errors'], warning: ['warning', 'warnings'], info: ['note', 'notes'] } as const;
  const parts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = diagnostics.filter((one) => one.severity === severity).length;
    return count === 0 ? [] : [`${count} ${words[severity][count === 1 ? 0 : 1]}`];
  });
  const advice = diagnostics.filter((one) => one.severity === 'advice').length;
  const found = parts.length === 0 ? 'no problems' : parts.join(', ');
  return advice === 0 ? found : `${found}; ${advice} ${advice === 1 ? 'piece' : 'pieces'} of advice`;
}
