/** Reads boards: columns, and the cards that stand further in below them. */
import { bracketFault } from '../source/bracket-fault.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';

export interface Card {
  readonly text: string;
  readonly ticket: string;
  readonly assigned: string;
  readonly priority: string;
  /** Its data are not the keys and values that are expected. */
  readonly isUnclear?: true;
}

export interface BoardColumn {
  readonly title: string;
  readonly cards: readonly Card[];
}

const DATA_EXPECTED =
  'Keys with values between `@{` and `}` are expected, such as `@{ ticket: A-1, assigned: "Ann", priority: "High" }`.';

/** @throws {NotUnderstoodError} */
export function parseKanban({ lines, header, faults }: DiagramSource): BoardColumn[] {
  const columns: { readonly title: string; readonly cards: Card[] }[] = [];
  const outmost = Math.min(...lines.map(({ indent }) => indent));
  const first = lines[0]?.indent ?? 0;
  faults.readEach(joinData(lines), (line) => {
    if (/^(?:::icon\(|:::)/.test(line.text)) return;
    if (/^[\]}]+$/.test(line.text)) throw new NotUnderstoodError(line.text, line.number);
    const expected = bracketFault(line.text.replace(/\s*(?:@\{.*|:::\S+)$/s, ''));
    if (expected !== undefined) faults.add('guessed', line, expected);
    if (line.indent < first) faults.add('guessed', line, 'A line no further out than the first column is expected.');
    const card = readCard(line);
    if (card.isUnclear) faults.add('guessed', line, DATA_EXPECTED);
    const column = columns.at(-1);
    if (line.indent <= outmost) columns.push({ title: card.text, cards: [] });
    else if (column !== undefined) column.cards.push(card);
  });
  if (columns.length === 0) throw new NotUnderstoodError(header.text, header.number);
  return columns;
}

/** Data may go over several lines. */
function joinData(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && /@\{[^}]*$/.test(last.text)) {
      joined[joined.length - 1] = { ...last, text: `${last.text}, ${line.text}` };
    } else joined.push(line);
  }
  return joined;
}

function readCard({ text, number }: SourceLine): Card {
  const [, written = '', data = ''] = /^(.*?)\s*(@\{.*)?$/s.exec(text) ?? [];
  if (data !== '' && (!/\}\s*$/.test(data) || /@\{.*@\{/s.test(data)))
    throw new NotUnderstoodError(text, number, DATA_EXPECTED);
  const values = new Map<string, string>();
  for (const match of data.matchAll(/(\w+)\s*:\s*(?:"([^"]*)"|'([^']*)'|([^,}]+))/g)) {
    values.set(match[1] ?? '', (match[2] ?? match[3] ?? match[4] ?? '').trim());
  }
  const bracket = /^[^[(]*?(?:\[([\s\S]+)\]|\(([\s\S]+)\))$/.exec(written);
  const bare = bracket?.[1] ?? bracket?.[2] ?? written;
  const isUnclear = !/^(?:\s*[\w-]+\s*:\s*(?:"[^"]*"|'[^']*'|[^,:{}'"]*)\s*(?:,|$))*\s*$/.test(
    data.replace(/^@\{[\s,]*|[\s,]*\}\s*$/g, ''),
  );
  return {
    ...(isUnclear ? { isUnclear } : {}),
    text: values.get('label') ?? bare.trim().replace(/^"([\s\S]*)"$/, '$1'),
    ticket: values.get('ticket') ?? '',
    assigned: values.get('assigned') ?? '',
    priority: values.get('priority') ?? '',
  };
}
