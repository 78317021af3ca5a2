import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ViewRow } from './table-view.ts';

/** A cell, by the path of its row and its column of the table. */
export interface GridPlace {
  readonly page: string;
  readonly column: number;
}

export interface GridFocus {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly rows: readonly ViewRow[];
  /** Columns of the table in the order in which they stand. */
  readonly columns: readonly number[];
  /** Where each row begins, in pixels from the first, and how high it is. */
  readonly placeOfRow: (index: number) => { readonly top: number; readonly height: number };
  readonly headerHeight: number;
  readonly chosen: GridPlace | undefined;
  readonly onChoose: (place: GridPlace) => void;
  readonly onActivate: (place: GridPlace) => void;
}

const PAGE_ROWS = 10;

/** The keys of a grid: one cell has the focus, arrows move it, and Enter does what a click does. */
export function useGridFocus(focus: GridFocus) {
  const { grid, rows, columns, placeOfRow, headerHeight, chosen, onChoose, onActivate } = focus;
  /** The cell that is to have the focus as soon as it is drawn. */
  const wanted = useRef<GridPlace>(undefined);
  useLayoutEffect(() => {
    const place = wanted.current;
    const cell = place && findCell(grid.current, place);
    if (cell === undefined) return;
    wanted.current = undefined;
    cell.focus({ preventScroll: true });
  });

  const go = (index: number, column: number) => {
    const row = rows[index];
    if (row?.kind !== 'page') return;
    const place = { page: row.row.path, column };
    bringIntoView(grid.current, placeOfRow(index), headerHeight);
    wanted.current = place;
    onChoose(place);
  };

  return (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.cell === undefined || chosen === undefined)
      return;
    const index = rows.findIndex((row) => row.kind === 'page' && row.row.path === chosen.page);
    const at = Math.max(columns.indexOf(chosen.column), 0);
    const column = (step: number) => columns[Math.min(Math.max(at + step, 0), columns.length - 1)] ?? 0;
    const isFar = event.ctrlKey || event.metaKey;
    const key = event.key;
    if (key === 'ArrowDown') go(nextPage(rows, index, 1), chosen.column);
    else if (key === 'ArrowUp') go(nextPage(rows, index, -1), chosen.column);
    else if (key === 'PageDown') go(nextPage(rows, Math.min(index + PAGE_ROWS, rows.length) - 1, 1), chosen.column);
    else if (key === 'PageUp') go(nextPage(rows, Math.max(index - PAGE_ROWS, -1) + 1, -1), chosen.column);
    else if (key === 'ArrowRight') go(index, column(1));
    else if (key === 'ArrowLeft') go(index, column(-1));
    else if (key === 'Home') go(isFar ? nextPage(rows, -1, 1) : index, columns[0] ?? 0);
    else if (key === 'End') go(isFar ? nextPage(rows, rows.length, -1) : index, columns.at(-1) ?? 0);
    else if (key === 'Enter' || key === ' ') onActivate(chosen);
    else return;
    event.preventDefault();
  };
}

export function findCell(grid: HTMLElement | null, { page, column }: GridPlace): HTMLElement | undefined {
  const cells = grid?.querySelectorAll<HTMLElement>(`[data-cell="${column}"]`) ?? [];
  return [...cells].find(({ dataset }) => dataset.page === page);
}

/** The nearest row of a page in a direction; where there is none, the last one on the way back. */
function nextPage(rows: readonly ViewRow[], from: number, step: 1 | -1): number {
  for (let at = from + step; at >= 0 && at < rows.length; at += step) if (rows[at]?.kind === 'page') return at;
  const last = step > 0 ? rows.length - 1 : rows.findIndex(({ kind }) => kind === 'page');
  return last;
}

function bringIntoView(
  grid: HTMLElement | null,
  { top, height }: { readonly top: number; readonly height: number },
  headerHeight: number,
): void {
  const scroller = grid?.closest<HTMLElement>('[data-scroller]');
  if (!scroller) return;
  const room = scroller.clientHeight - headerHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + room) scroller.scrollTop = top + height - room;
}
