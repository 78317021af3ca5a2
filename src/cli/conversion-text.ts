/** A conversion in words, for a terminal. */
import type { ConfigFormat } from '../config/config-format.ts';
import type { Conversion } from '../config/convert/conversion.ts';
import type { ReportKind, ReportLine } from '../config/convert/report.ts';
import { terminalText } from './terminal-text.ts';

const FORMATS: Readonly<Record<ConfigFormat, string>> = { contract: 'older', later: 'newer' };

/** What needs thought comes first. */
const KINDS: readonly (readonly [ReportKind, string])[] = [
  ['meaning', 'Works differently'],
  ['kept', 'Kept in docs.kept.json, which converting back takes up again'],
  ['filled', 'Filled in'],
  ['lost', 'Comments without a place'],
  ['restored', 'Back from docs.kept.json'],
  ['moved', 'Has another name or place'],
];

export function conversionText({ from, to, files, report, unchanged }: Conversion, isWritten: boolean): string {
  const groups = KINDS.flatMap(([kind, title]) => {
    const lines = report.filter((line) => line.kind === kind);
    return lines.length === 0 ? [] : [`${title}:\n${lines.map(lineText).join('\n')}`];
  });
  const names = [...files].map(([file, text]) => (text === undefined ? `${file} (goes)` : file)).join(', ');
  const what = `From the ${FORMATS[from]} format to the ${FORMATS[to]} one. ${unchanged} ${unchanged === 1 ? 'setting stays as it is' : 'settings stay as they are'}.`;
  const end = isWritten ? `Written: ${names}.` : `Nothing is written. Add --write to change: ${names}.`;
  return `${[what, ...groups, end].join('\n\n')}\n`;
}

function lineText({ title, from, to, words }: ReportLine): string {
  const place = from !== undefined && to !== undefined && from !== to ? `${from} → ${to}` : (from ?? to);
  const first = `  - ${title}${place === undefined ? '' : ` (${place})`}`;
  return terminalText(words === undefined ? first : `${first}: ${words.replaceAll('`', '')}`);
}
