import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { placeMarkup } from '../../../../authoring/assets/place-markup.ts';
import { addColumn, addRow, setCell } from '../../../../authoring/source-edit/table-edits.ts';
import { cellPlaces, readCell, type Table, tableAt } from '../../../../page-source/blocks/tables.ts';
import { shownOffset } from '../../../../prose/prose-dom.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { registerPlaces } from '../../../uploads/insert-places.ts';
import { writingWords } from '../../../words/writing.ts';
import { blockWords, writingStepWords } from '../../../words/writing-commands.ts';
import { ProseTools } from '../prose/prose-tools.tsx';
import { useAt, useWriting } from '../writing-context.ts';
import { type Around, Cell, type CellActions, type CellInText } from './cell.tsx';
import { type ChangeTable, ColumnMenu, RowMenu } from './line-menus.tsx';
import { offsetInCell } from './offset-in-cell.ts';
import classes from './table.module.css';

const ICON = { size: 14, 'aria-hidden': true } as const;

export interface TableFormProps {
  readonly table: Table;
  /** What is selected in a cell is selected in the page, too: where no code is seen, the buttons above work on it. */
  readonly isMirrored?: boolean;
}

/** A table as a grid: cells to type into, and a menu for each row and column. Arrow keys go from cell to cell. */
export function TableForm({ table, isMirrored = false }: TableFormProps) {
  const at = useAt();
  const { apply, readNow, isReadOnly } = useWriting();
  const grid = useRef<HTMLTableElement>(null);
  /** Of the cell that has the focus, or had it last. */
  const [actions, setActions] = useState<CellActions>();
  const tableStart = useLatest(table.start);
  useEffect(() => {
    // In the form of a page, that knows the places in it.
    if (isMirrored || !grid.current) return;
    return registerPlaces(grid.current, ({ target, point }) => {
      const cell = target.closest<HTMLElement>('[data-cell]');
      const { text: now } = readNow();
      const current = cell && tableAt(now, tableStart.current);
      if (!current) return undefined;
      const offset = offsetInCell(now, current, cell.dataset.cell ?? '', shownOffset(cell, point));
      return {
        at: (page, pieces) => placeMarkup(page, offset, pieces),
        show: () => cell.focus(),
      };
    });
  }, [isMirrored, readNow]);
  const rows = [table.header, ...table.rows];
  const columns = table.delimiter.cells.length;

  /** Makes edits of the table as it is now, which begins where it began when it was drawn. */
  const change: ChangeTable = (label, edits, join) => {
    const { text } = readNow();
    const current = tableAt(text, table.start);
    if (current) apply({ edits: edits(text, current) }, label, join);
  };
  const findCell = (row: number, column: number): CellInText | undefined => {
    const { text } = readNow();
    const current = isMirrored ? tableAt(text, table.start) : undefined;
    const cell = current && [current.header, ...current.rows][row]?.cells[column];
    return cell && { ...cellPlaces(text, cell), value: readCell(text, cell), outer: cell.outer };
  };
  const focusCell = (row: number, column: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent, { before, after }: Around, row: number, column: number) => {
    const { key } = event;
    const [isAtStart, isAtEnd] = [before === 0, after === 0];
    if (key === 'ArrowUp' && isAtStart && row > 0) focusCell(row - 1, column);
    else if (key === 'ArrowDown' && isAtEnd && row < rows.length - 1) focusCell(row + 1, column);
    else if (key === 'ArrowLeft' && isAtStart && column > 0) focusCell(row, column - 1);
    else if (key === 'ArrowRight' && isAtEnd && column < columns - 1) focusCell(row, column + 1);
    else if (key === 'Enter' && !event.shiftKey) {
      if (row === rows.length - 1) {
        change(writingStepWords.addRow, (text, current) => addRow(text, current, current.rows.length + 1));
        requestAnimationFrame(() => focusCell(row + 1, 0));
      } else focusCell(row + 1, column);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={classes.frame}>
      <table ref={grid} className={classes.grid} aria-label={writingWords.table.grid}>
        <thead>
          <tr>
            <td />
            {table.delimiter.cells.map((_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; offsets change with every key.
              <td key={column} className={classes.handle}>
                <ColumnMenu table={table} column={column} change={change} isDisabled={isReadOnly} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as of columns.
            <tr key={index}>
              <td className={classes.handle}>
                <RowMenu table={table} row={index} change={change} isDisabled={isReadOnly} />
              </td>
              {table.delimiter.cells.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as of columns.
                <td key={column} className={classes.cell} data-head={index === 0 || undefined}>
                  <Cell
                    name={index === 0 ? blockWords.headingCell(column + 1) : blockWords.cell(index, column + 1)}
                    place={`${index}:${column}`}
                    value={readCell(at.text, row.cells[column])}
                    isReadOnly={isReadOnly}
                    onFocus={setActions}
                    find={() => findCell(index, column)}
                    onKeyDown={(event, around) => onKeyDown(event, around, index, column)}
                    onChange={(value, step) =>
                      change(
                        step ?? writingStepWords.editTable,
                        (text, current) => setCell(text, current, index, column, value),
                        step ? undefined : `cell:${table.start}:${index}:${column}`,
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!isReadOnly && (
        <div className={classes.adders}>
          <Button
            variant="default"
            size="compact-xs"
            leftSection={<Plus {...ICON} />}
            onClick={() =>
              change(writingStepWords.addRow, (text, current) => addRow(text, current, current.rows.length + 1))
            }
          >
            {writingWords.table.addRow}
          </Button>
          <Button
            variant="default"
            size="compact-xs"
            leftSection={<Plus {...ICON} />}
            onClick={() => change(writingStepWords.addColumn, (text, current) => addColumn(text, current, columns))}
          >
            {writingWords.table.addColumn}
          </Button>
          {actions && <ProseTools field={actions.field} onCommand={actions.run} onLink={actions.link} />}
        </div>
      )}
    </div>
  );
}
