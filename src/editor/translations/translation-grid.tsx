import { useMemo, useRef } from 'react';
import type { TranslationTable } from '../../authoring/translations/translation-table.ts';
import { useWindow } from '../ui/use-window.ts';
import { translationWords as words } from '../words/translations.ts';
import type { Findings } from './compare-pages.ts';
import { GroupRow, PageRow } from './grid-rows.tsx';
import { type CellStatus, countColumn, statusOf, type ViewRow } from './table-view.ts';
import classes from './translations.module.css';
import type { OpenedPage } from './translations-button.tsx';
import { findCell, type GridPlace, useGridFocus } from './use-grid-focus.ts';

export interface TranslationGridProps {
  readonly table: TranslationTable;
  readonly findings: Findings;
  readonly rows: readonly ViewRow[];
  /** Columns that are shown beside the source. */
  readonly columns: readonly number[];
  readonly chosen: GridPlace | undefined;
  readonly onChoose: (place: GridPlace) => void;
  readonly onOpen: (page: OpenedPage) => void;
}

const GROUP_HEIGHT = 32;
const PAGE_HEIGHT = 46;
const HEADER_HEIGHT = 58;
/** The least that columns need beside one another. */
const PAGE_WIDTH = 240;
const COLUMN_WIDTH = 170;

/** A table in which arrows move the focus from cell to cell. */
const AS_GRID = { role: 'grid' } as const;
const AS_NOTHING = { 'aria-hidden': true } as const;

const PLAIN: ReadonlySet<CellStatus> = new Set(['there', 'current', 'source', 'no-source']);

/** The table itself: header and first column stay, and of thousands of rows only those in sight are drawn. */
export function TranslationGrid(props: TranslationGridProps) {
  const { table, findings, rows, columns, chosen, onChoose, onOpen } = props;
  const grid = useRef<HTMLTableElement>(null);
  const heights = useMemo(() => rows.map(({ kind }) => (kind === 'group' ? GROUP_HEIGHT : PAGE_HEIGHT)), [rows]);
  const all = useMemo(() => [0, ...columns], [columns]);
  const view = useWindow(grid, heights);
  const act = (place: GridPlace, isByKey: boolean) => {
    const row = rows.find((one) => one.kind === 'page' && one.row.path === place.page);
    const cell = row?.kind === 'page' ? row.row.cells[place.column] : undefined;
    if (cell === undefined) return;
    // What has a reason to be looked at is explained before it is opened.
    const isPlain = PLAIN.has(statusOf(cell, findings));
    if (isPlain && cell.file !== undefined && cell.path !== undefined) onOpen({ path: cell.path, file: cell.file });
    else if (isByKey) document.querySelector<HTMLElement>('[data-cell-details] button')?.focus();
  };
  const onKeyDown = useGridFocus({
    ...{ grid, rows, columns: all, chosen, onChoose },
    placeOfRow: (index) => ({
      top: heights.slice(0, index).reduce((sum, height) => sum + height, 0),
      height: heights[index] ?? 0,
    }),
    headerHeight: HEADER_HEIGHT,
    onActivate: (place) => act(place, true),
  });
  const first = rows.find(({ kind }) => kind === 'page');
  const isChosenShown = chosen !== undefined && rows.some((row) => row.kind === 'page' && row.row.path === chosen.page);
  const focusable = isChosenShown ? chosen : first?.kind === 'page' ? { page: first.row.path, column: 0 } : undefined;
  return (
    <div className={classes.scroller} data-scroller hidden={rows.length === 0}>
      <table
        ref={grid}
        className={classes.grid}
        style={{ minWidth: columns.length > 1 ? PAGE_WIDTH + columns.length * COLUMN_WIDTH : 0 }}
        {...AS_GRID}
        aria-label={words.grid[table.kind]}
        aria-rowcount={rows.length + 1}
        aria-colcount={all.length}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const place = placeOf(target);
          if (place === undefined) return;
          onChoose(place);
          findCell(grid.current, place)?.focus({ preventScroll: true });
          act(place, false);
        }}
        onFocus={({ target }) => {
          const place = placeOf(target);
          if (place !== undefined) onChoose(place);
        }}
      >
        <HeaderRow {...{ table, findings, all }} />
        <tbody>
          <Space height={view.before} columns={all.length} />
          {rows
            .slice(view.first, view.end)
            .map((row, at) =>
              row.kind === 'group' ? (
                <GroupRow key={row.id} row={row} index={view.first + at + 2} columns={all.length} table={table} />
              ) : (
                <PageRow
                  key={row.id}
                  row={row.row}
                  index={view.first + at + 2}
                  columns={all}
                  table={table}
                  findings={findings}
                  focusable={focusable?.page === row.row.path ? focusable.column : undefined}
                  chosen={chosen?.page === row.row.path ? chosen.column : undefined}
                />
              ),
            )}
          <Space height={view.total - view.before - heightOf(heights, view.first, view.end)} columns={all.length} />
        </tbody>
      </table>
    </div>
  );
}

/** In place of rows that are out of sight. */
function Space({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr {...AS_NOTHING}>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}

function placeOf(target: EventTarget): GridPlace | undefined {
  const { cell, page } = (target instanceof Element && target.closest<HTMLElement>('[data-cell]')?.dataset) || {};
  return cell === undefined || page === undefined ? undefined : { page, column: Number(cell) };
}

/** Names of the languages, with what they have and lack in words. */
function HeaderRow({
  table,
  findings,
  all,
}: Pick<TranslationGridProps, 'table' | 'findings'> & { all: readonly number[] }) {
  const counts = useMemo(() => table.columns.map((_, at) => countColumn(table, findings, at)), [table, findings]);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {all.map((at, place) => {
          const column = table.columns[at];
          const { total = 0, there = 0, older = 0, differs = 0, copied = 0 } = counts[at] ?? {};
          return (
            <th key={at} className={classes.heading} scope="col" aria-colindex={place + 1}>
              <span className={classes.name}>
                <span>{column?.name}</span>
                {at === 0 && <span className={classes.tag}>{words.source}</span>}
                {column?.isHidden && <span className={classes.tag}>{words.hidden}</span>}
              </span>
              <span className={classes.counts}>
                {at === 0 ? words.total(total) : words.counts(there, total, older, differs, copied)}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function heightOf(heights: readonly number[], first: number, end: number): number {
  return heights.slice(first, end).reduce((sum, height) => sum + height, 0);
}
