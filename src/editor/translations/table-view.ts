/** What of a table is shown: the rows that a filter leaves, under the names of their groups, and counts. Pure. */
import type { TranslationFinding } from '../../authoring/translations/compare-texts.ts';
import type {
  CellState,
  TranslationCell,
  TranslationRow,
  TranslationTable,
} from '../../authoring/translations/translation-table.ts';
import type { Findings } from './compare-pages.ts';

export type Filter = 'all' | 'missing' | 'older';

/** What a cell says in a word. */
export type CellStatus = CellState | Exclude<TranslationFinding['state'], 'alike'>;

export type ViewRow =
  | { readonly kind: 'group'; readonly id: string; readonly names: readonly string[]; readonly hasSource: boolean }
  | { readonly kind: 'page'; readonly id: string; readonly row: TranslationRow };

export interface ColumnCounts {
  /** Pages of the source. */
  readonly total: number;
  readonly there: number;
  readonly older: number;
  readonly differs: number;
  readonly copied: number;
}

export function statusOf(cell: TranslationCell, findings: Findings): CellStatus {
  const state = findings.get(cell)?.state;
  return cell.state !== 'there' || state === undefined || state === 'alike' ? cell.state : state;
}

const LACKING: ReadonlySet<CellStatus> = new Set(['missing', 'no-file', 'unlisted', 'copied']);
const OLDER: ReadonlySet<CellStatus> = new Set(['older', 'differs']);

/** @param columns of the table that are looked at; without the source, which is not filtered by */
export function viewRows(
  table: TranslationTable,
  findings: Findings,
  filter: Filter,
  columns: readonly number[],
): readonly ViewRow[] {
  const wanted = filter === 'missing' ? LACKING : OLDER;
  const isShown = ({ cells }: TranslationRow): boolean =>
    filter === 'all' ||
    columns.some((at) => {
      const cell = cells[at];
      return cell !== undefined && hasSource(cells) && wanted.has(statusOf(cell, findings));
    });
  const rows: ViewRow[] = [];
  let last: string | undefined;
  for (const row of table.rows) {
    if (!isShown(row)) continue;
    const isOfSource = hasSource(row.cells);
    const id = `${isOfSource}/${row.group.join('/')}`;
    if (id !== last) rows.push({ kind: 'group', id: `${id}#${rows.length}`, names: row.group, hasSource: isOfSource });
    last = id;
    rows.push({ kind: 'page', id: row.path, row });
  }
  return rows;
}

export function countColumn(table: TranslationTable, findings: Findings, at: number): ColumnCounts {
  const counts = { total: 0, there: 0, older: 0, differs: 0, copied: 0 };
  for (const { cells } of table.rows) {
    const cell = cells[at];
    if (cell === undefined || !hasSource(cells)) continue;
    counts.total++;
    const status = statusOf(cell, findings);
    if (status === 'copied') counts.copied++;
    if (status === 'older' || status === 'differs') counts[status]++;
    if (['there', 'current', 'older', 'differs', 'shared', 'source'].includes(status)) counts.there++;
  }
  return counts;
}

/** The rows that can be started in a column: all of them, or those of the group of one. */
export function startable(table: TranslationTable, at: number, group?: readonly string[]): readonly TranslationRow[] {
  return table.rows.filter((row) => {
    const cell = row.cells[at];
    if (cell?.path === undefined || row.cells[0]?.file === undefined) return false;
    if (group !== undefined && row.group.join('/') !== group.join('/')) return false;
    return cell.state === 'missing' || cell.state === 'no-file';
  });
}

/** Versions of which none has a page of the source hold different things. */
export function hasNothingInCommon({ kind, rows }: TranslationTable): boolean {
  const states = rows.flatMap(({ cells }) => cells.slice(1)).map(({ state }) => state);
  return kind === 'version' && !states.some((state) => state !== 'missing' && state !== 'no-source');
}

function hasSource([own]: readonly TranslationCell[]): boolean {
  return own?.state === 'source' || own?.state === 'no-file';
}
