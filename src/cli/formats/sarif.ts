/** Problems as a SARIF log, version 2.1.0, which code hosts and editors read. */
import path from 'node:path';
import type { Diagnostic, LineRange, Severity } from '../../project/diagnostics.ts';
import { PROBLEM_KINDS } from '../../rules/problem-kinds.ts';

const LEVELS = { error: 'error', warning: 'warning', info: 'note', advice: 'note' } as const satisfies Record<
  Severity,
  string
>;

/** @param root folder that the files are relative to; they are named from where the command was run, as code hosts need it */
export function sarifLog(diagnostics: readonly Diagnostic[], root: string): object {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Leafwright', rules: codes.map(ruleOf) } },
        // Columns count as in `Diagnostic`.
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((one) => resultOf(one, codes, root)),
      },
    ],
  };
}

function ruleOf(code: Diagnostic['code']): object {
  const kind = PROBLEM_KINDS.get(code);
  return {
    id: code,
    ...(kind && { shortDescription: { text: kind.title }, fullDescription: { text: kind.why } }),
  };
}

function resultOf(problem: Diagnostic, codes: readonly string[], root: string): object {
  const { code, severity, message, hint, file, range, parts = [] } = problem;
  const places = file === undefined ? parts : [{ file, range }];
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: LEVELS[severity],
    message: { text: plain(hint === undefined ? message : `${message} ${hint}`) },
    locations: places.flatMap((place) =>
      place.file === undefined ? [] : [locationOf(path.relative('', path.join(root, place.file)), place.range)],
    ),
  };
}

function locationOf(file: string, range: LineRange | undefined): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: file.split(/[\\/]/).map(encodeURIComponent).join('/') },
      ...(range && {
        region: {
          startLine: range.start.line,
          startColumn: range.start.column,
          endLine: range.end.line,
          endColumn: range.end.column,
        },
      }),
    },
  };
}

/** SARIF reads brackets as links. */
function plain(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&');
}
