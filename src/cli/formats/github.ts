/** Problems as the lines that a workflow of GitHub reads, to show each beside its line of the change. */
import path from 'node:path';
import type { Diagnostic, Severity } from '../../project/diagnostics.ts';
import { PROBLEM_KINDS } from '../../rules/problem-kinds.ts';

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice', advice: 'notice' } as const satisfies Record<
  Severity,
  string
>;

/** @param root folder that the files are relative to; they are named from where the command was run */
export function githubAnnotations(diagnostics: readonly Diagnostic[], root: string): string {
  return diagnostics.map((one) => lineOf(one, root)).join('');
}

function lineOf({ code, severity, message, hint, file, range }: Diagnostic, root: string): string {
  const properties = {
    ...(file !== undefined && { file: path.relative('', path.join(root, file)).replaceAll('\\', '/') }),
    ...(range && {
      line: range.start.line,
      endLine: range.end.line,
      // With several lines, columns mean nothing there.
      ...(range.start.line === range.end.line && { col: range.start.column, endColumn: range.end.column }),
    }),
    title: PROBLEM_KINDS.get(code)?.title ?? code,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return `::${COMMANDS[severity]} ${list.join(',')}::${escapeData(text)}\n`;
}

/** No text of an author's can begin a command of its own: line ends are written as numbers. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
