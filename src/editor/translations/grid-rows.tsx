import { memo } from 'react';
import type {
  TranslationCell,
  TranslationRow,
  TranslationTable,
} from '../../authoring/translations/translation-table.ts';
import { translationWords as words } from '../words/translations.ts';
import type { Findings } from './compare-pages.ts';
import { StatusIcon } from './status-icon.tsx';
import { statusOf, type ViewRow } from './table-view.ts';
import classes from './translations.module.css';

export interface GroupRowProps {
  readonly row: Extract<ViewRow, { kind: 'group' }>;
  /** From 1, the header among them. */
  readonly index: number;
  readonly columns: number;
  readonly table: TranslationTable;
}

/** The parts and groups around the pages below. */
export const GroupRow = memo(function GroupRow({ row, index, columns, table }: GroupRowProps) {
  const name = row.names.length === 0 ? words.noGroup : row.names.join(' › ');
  return (
    <tr className={classes.group} aria-rowindex={index}>
      <td colSpan={columns}>
        <span className={classes.groupName} dir="auto">
          {row.hasSource ? name : words.onlyHere(table.columns[0]?.name ?? '')}
        </span>
      </td>
    </tr>
  );
});

export interface PageRowProps {
  readonly row: TranslationRow;
  readonly index: number;
  /** Of the table, the source first. */
  readonly columns: readonly number[];
  readonly table: TranslationTable;
  readonly findings: Findings;
  /** The column whose cell the tab key reaches. */
  readonly focusable: number | undefined;
  readonly chosen: number | undefined;
}

export const PageRow = memo(function PageRow(props: PageRowProps) {
  const { row, index, columns, table, findings, focusable, chosen } = props;
  return (
    <tr aria-rowindex={index}>
      {columns.map((at, place) => (
        <Cell
          key={at}
          {...{ row, at, place, table, findings }}
          isFocusable={focusable === at}
          isChosen={chosen === at}
        />
      ))}
    </tr>
  );
});

interface CellProps extends Pick<PageRowProps, 'row' | 'table' | 'findings'> {
  /** The column of the table, and where it stands. */
  readonly at: number;
  readonly place: number;
  readonly isFocusable: boolean;
  readonly isChosen: boolean;
}

function Cell({ row, at, place, table, findings, isFocusable, isChosen }: CellProps) {
  const cell = row.cells[at];
  const column = table.columns[at];
  if (cell === undefined || column === undefined) return null;
  const status = statusOf(cell, findings);
  const attributes = {
    className: classes.cell,
    'aria-colindex': place + 1,
    'aria-selected': isChosen,
    tabIndex: isFocusable ? 0 : -1,
    'data-cell': at,
    'data-page': row.path,
  };
  const text = <CellText {...{ cell, status, at, row }} locale={column.locale} />;
  if (at > 0) return <td {...attributes}>{text}</td>;
  return (
    <th scope="row" {...attributes}>
      {text}
    </th>
  );
}

interface CellTextProps {
  readonly cell: TranslationCell;
  readonly row: TranslationRow;
  readonly status: keyof typeof words.states;
  readonly at: number;
  readonly locale: string | undefined;
}

/** The title in its own language, and below it what is to be said; what is well says nothing. */
function CellText({ cell, row, status, at, locale }: CellTextProps) {
  const isPlain = status === 'there' || status === 'current' || status === 'source';
  const title = cell.title ?? (at === 0 ? row.title : undefined);
  return (
    <span className={classes.inside}>
      <StatusIcon status={status} />
      <span className={classes.texts}>
        {title !== undefined && (
          <span className={classes.title} dir="auto" lang={locale}>
            {title}
          </span>
        )}
        {isPlain ? (
          <>
            <span className="lw-hidden">{words.states[status]}</span>
            <span className={classes.path}>{cell.path}</span>
          </>
        ) : (
          <span className={classes.state}>{words.states[status]}</span>
        )}
      </span>
    </span>
  );
}
