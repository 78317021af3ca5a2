import { Menu } from '@mantine/core';
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
import type { ReactNode } from 'react';
import {
  addColumn,
  addRow,
  alignColumn,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
} from '../../../../authoring/source-edit/table-edits.ts';
import type { Alignment, Table } from '../../../../page-source/blocks/tables.ts';
import type { TextEdit } from '../../../../project/text-edit.ts';
import { writingWords } from '../../../words/writing.ts';
import { blockWords, writingStepWords } from '../../../words/writing-commands.ts';
import classes from './table.module.css';

/** Makes edits of the table as it is now. Changes with the same `join` are one step. */
export type ChangeTable = (
  label: string,
  edits: (text: string, current: Table) => readonly TextEdit[],
  join?: string,
) => void;

const ICON = { size: 14, 'aria-hidden': true } as const;
const ALIGNMENTS: readonly { value: Alignment; label: string; icon: typeof AlignLeft }[] = [
  { value: 'none', label: writingWords.table.alignDefault, icon: Ban },
  { value: 'left', label: writingWords.table.alignLeft, icon: AlignLeft },
  { value: 'center', label: writingWords.table.alignCenter, icon: AlignCenter },
  { value: 'right', label: writingWords.table.alignRight, icon: AlignRight },
];

interface LineMenuProps {
  readonly table: Table;
  readonly change: ChangeTable;
  readonly isDisabled: boolean;
}

/** What can be done with a column. */
export function ColumnMenu({ table, column, change, isDisabled }: LineMenuProps & { readonly column: number }) {
  const count = table.delimiter.cells.length;
  return (
    <LineMenu label={writingWords.table.column(column + 1)} isDisabled={isDisabled}>
      {ALIGNMENTS.map(({ value, label, icon: Icon }) => (
        <Menu.Item
          key={value}
          leftSection={<Icon {...ICON} />}
          rightSection={
            table.alignments[column] === value && <Check size={14} aria-label={blockWords.currentAlignment} />
          }
          onClick={() =>
            change(writingStepWords.alignColumn, (text, current) => alignColumn(text, current, column, value))
          }
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Item
        leftSection={<Plus {...ICON} />}
        onClick={() => change(writingStepWords.addColumn, (text, current) => addColumn(text, current, column))}
      >
        {writingWords.table.columnBefore}
      </Menu.Item>
      <Menu.Item
        leftSection={<Plus {...ICON} />}
        onClick={() => change(writingStepWords.addColumn, (text, current) => addColumn(text, current, column + 1))}
      >
        {writingWords.table.columnAfter}
      </Menu.Item>
      <Menu.Item
        leftSection={<ArrowLeft {...ICON} />}
        disabled={column === 0}
        onClick={() => change(writingStepWords.moveColumn, (text, current) => moveColumn(text, current, column, -1))}
      >
        {writingWords.table.left}
      </Menu.Item>
      <Menu.Item
        leftSection={<ArrowRight {...ICON} />}
        disabled={column === count - 1}
        onClick={() => change(writingStepWords.moveColumn, (text, current) => moveColumn(text, current, column, 1))}
      >
        {writingWords.table.right}
      </Menu.Item>
      <Menu.Item
        leftSection={<Trash2 {...ICON} />}
        disabled={count < 2}
        onClick={() => change(writingStepWords.removeColumn, (text, current) => removeColumn(text, current, column))}
      >
        {writingWords.table.removeColumn}
      </Menu.Item>
    </LineMenu>
  );
}

/** What can be done with a row; row 0 is that of the headings. */
export function RowMenu({ table, row, change, isDisabled }: LineMenuProps & { readonly row: number }) {
  const isHead = row === 0;
  return (
    <LineMenu label={isHead ? writingWords.table.headingRow : writingWords.table.row(row)} isDisabled={isDisabled}>
      <Menu.Item
        leftSection={<Plus {...ICON} />}
        disabled={isHead}
        onClick={() => change(writingStepWords.addRow, (text, current) => addRow(text, current, row))}
      >
        {writingWords.table.rowAbove}
      </Menu.Item>
      <Menu.Item
        leftSection={<Plus {...ICON} />}
        onClick={() => change(writingStepWords.addRow, (text, current) => addRow(text, current, row + 1))}
      >
        {writingWords.table.rowBelow}
      </Menu.Item>
      <Menu.Item
        leftSection={<ArrowUp {...ICON} />}
        disabled={row < 2}
        onClick={() => change(writingStepWords.moveRow, (text, current) => moveRow(text, current, row, -1))}
      >
        {writingWords.table.up}
      </Menu.Item>
      <Menu.Item
        leftSection={<ArrowDown {...ICON} />}
        disabled={isHead || row === table.rows.length}
        onClick={() => change(writingStepWords.moveRow, (text, current) => moveRow(text, current, row, 1))}
      >
        {writingWords.table.down}
      </Menu.Item>
      <Menu.Item
        leftSection={<Trash2 {...ICON} />}
        disabled={isHead}
        onClick={() => change(writingStepWords.removeRow, (_, current) => removeRow(current, row))}
      >
        {writingWords.table.removeRow}
      </Menu.Item>
    </LineMenu>
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
