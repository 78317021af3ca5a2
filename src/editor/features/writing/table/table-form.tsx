import { Button, Menu } from '@mantine/core';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Ban,
  Check,
  Plus,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { placeMarkup } from '../../../../authoring/assets/place-markup.ts';
import {
  addColumn,
  addRow,
  alignColumn,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  setCell,
} from '../../../../authoring/source-edit/table-edits.ts';
import { type Alignment, cellPlaces, readCell, type Table, tableAt } from '../../../../page-source/blocks/tables.ts';
import type { TextEdit } from '../../../../project/text-edit.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { registerPlaces } from '../../../uploads/insert-places.ts';
import { writingWords } from '../../../words/writing.ts';
import { blockWords, writingStepWords } from '../../../words/writing-commands.ts';
import { shownOffset } from '../prose/prose-dom.ts';
import { ProseTools } from '../prose/prose-tools.tsx';
import { useAt, useWriting } from '../writing-context.ts';
import { type Around, Cell, type CellActions, type CellInText } from './cell.tsx';
import { offsetInCell } from './offset-in-cell.ts';
import classes from './table.module.css';

const ICON = { size: 14, 'aria-hidden': true } as const;
const ALIGNMENTS: readonly { value: Alignment; label: string; icon: typeof AlignLeft }[] = [
  { value: 'none', label: writingWords.table.alignDefault, icon: Ban },
  { value: 'left', label: writingWords.table.alignLeft, icon: AlignLeft },
  { value: 'center', label: writingWords.table.alignCenter, icon: AlignCenter },
  { value: 'right', label: writingWords.table.alignRight, icon: AlignRight },
];

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
        change: (page, pieces) => placeMarkup(page, offset, pieces),
        show: () => cell.focus(),
      };
    });
  }, [isMirrored, readNow]);
  const rows = [table.header, ...table.rows];
  const columns = table.delimiter.cells.length;

  /** Makes edits of the table as it is now, which begins where it began when it was drawn. */
  const change = (label: string, edits: (text: string, current: Table) => readonly TextEdit[], join?: string) => {
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
                <LineMenu label={writingWords.table.column(column + 1)} isDisabled={isReadOnly}>
                  {ALIGNMENTS.map(({ value, label, icon: Icon }) => (
                    <Menu.Item
                      key={value}
                      leftSection={<Icon {...ICON} />}
                      rightSection={
                        table.alignments[column] === value && (
                          <Check size={14} aria-label={blockWords.currentAlignment} />
                        )
                      }
                      onClick={() =>
                        change(writingStepWords.alignColumn, (text, current) =>
                          alignColumn(text, current, column, value),
                        )
                      }
                    >
                      {label}
                    </Menu.Item>
                  ))}
                  <Menu.Item
                    leftSection={<Plus {...ICON} />}
                    onClick={() =>
                      change(writingStepWords.addColumn, (text, current) => addColumn(text, current, column))
                    }
                  >
                    {writingWords.table.columnBefore}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<Plus {...ICON} />}
                    onClick={() =>
                      change(writingStepWords.addColumn, (text, current) => addColumn(text, current, column + 1))
                    }
                  >
                    {writingWords.table.columnAfter}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<ArrowLeft {...ICON} />}
                    disabled={column === 0}
                    onClick={() =>
                      change(writingStepWords.moveColumn, (text, current) => moveColumn(text, current, column, -1))
                    }
                  >
                    {writingWords.table.left}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<ArrowRight {...ICON} />}
                    disabled={column === columns - 1}
                    onClick={() =>
                      change(writingStepWords.moveColumn, (text, current) => moveColumn(text, current, column, 1))
                    }
                  >
                    {writingWords.table.right}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<Trash2 {...ICON} />}
                    disabled={columns < 2}
                    onClick={() =>
                      change(writingStepWords.removeColumn, (text, current) => removeColumn(text, current, column))
                    }
                  >
                    {writingWords.table.removeColumn}
                  </Menu.Item>
                </LineMenu>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as of columns.
            <tr key={index}>
              <td className={classes.handle}>
                <LineMenu
                  label={index === 0 ? writingWords.table.headingRow : writingWords.table.row(index)}
                  isDisabled={isReadOnly}
                >
                  <Menu.Item
                    leftSection={<Plus {...ICON} />}
                    disabled={index === 0}
                    onClick={() => change(writingStepWords.addRow, (text, current) => addRow(text, current, index))}
                  >
                    {writingWords.table.rowAbove}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<Plus {...ICON} />}
                    onClick={() => change(writingStepWords.addRow, (text, current) => addRow(text, current, index + 1))}
                  >
                    {writingWords.table.rowBelow}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<ArrowUp {...ICON} />}
                    disabled={index < 2}
                    onClick={() =>
                      change(writingStepWords.moveRow, (text, current) => moveRow(text, current, index, -1))
                    }
                  >
                    {writingWords.table.up}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<ArrowDown {...ICON} />}
                    disabled={index === 0 || index === rows.length - 1}
                    onClick={() =>
                      change(writingStepWords.moveRow, (text, current) => moveRow(text, current, index, 1))
                    }
                  >
                    {writingWords.table.down}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<Trash2 {...ICON} />}
                    disabled={index === 0}
                    onClick={() => change(writingStepWords.removeRow, (_, current) => removeRow(current, index))}
                  >
                    {writingWords.table.removeRow}
                  </Menu.Item>
                </LineMenu>
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

function LineMenu(props: { readonly label: string; readonly isDisabled: boolean; readonly children: ReactNode }) {
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-start" width={210}>
      <Menu.Target>
        <button type="button" className={classes.handleButton} aria-label={props.label} disabled={props.isDisabled}>
          <span aria-hidden="true">⋯</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>{props.children}</Menu.Dropdown>
    </Menu>
  );
}
