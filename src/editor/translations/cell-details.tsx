import { Button } from '@mantine/core';
import type { TranslationRow, TranslationTable } from '../../authoring/translations/translation-table.ts';
import { useProject } from '../project-context.ts';
import { translationWords as words } from '../words/translations.ts';
import type { Comparing } from './compare-pages.ts';
import { StatusIcon } from './status-icon.tsx';
import { type CellStatus, startable, statusOf } from './table-view.ts';
import classes from './translations.module.css';
import type { OpenedPage } from './translations-button.tsx';
import { useTranslationSteps } from './use-translation-steps.ts';

export interface CellDetailsProps {
  readonly table: TranslationTable;
  readonly comparing: Comparing;
  readonly row: TranslationRow | undefined;
  readonly at: number;
  readonly onOpen: (page: OpenedPage) => void;
}

/** What is known of the chosen page, in a sentence, and what can be done. */
export function CellDetails({ table, comparing, row, at, onOpen }: CellDetailsProps) {
  const cell = row?.cells[at];
  if (row === undefined || cell === undefined) {
    return (
      <section className={classes.details} aria-label={words.about} data-cell-details>
        <span className={classes.hint}>{words.choose}</span>
        <details className={classes.how}>
          <summary>{words.how}</summary>
          <p>{words.howText}</p>
        </details>
      </section>
    );
  }
  const status = statusOf(cell, comparing.findings);
  const column = table.columns[at]?.name ?? '';
  return (
    <section className={classes.details} aria-label={words.about} data-cell-details>
      <div className={classes.explained}>
        <span className={classes.about}>
          <StatusIcon status={status} />
          <strong dir="auto">{row.title}</strong>
          <span>{column}</span>
          <span className={classes.word} data-status={status}>
            {words.states[status]}
          </span>
        </span>
        <span className={classes.reason}>{sentences({ table, comparing, row, at, status }).join(' ')}</span>
      </div>
      <Actions {...{ table, row, at, status, onOpen }} />
    </section>
  );
}

interface Explained extends Pick<CellDetailsProps, 'table' | 'comparing' | 'at'> {
  readonly row: TranslationRow;
  readonly status: CellStatus;
}

function sentences({ table, comparing, row, at, status }: Explained): readonly string[] {
  const cell = row.cells[at];
  if (cell === undefined) return [];
  const finding = comparing.findings.get(cell);
  const isMissing = status === 'missing';
  const where = cell.path === undefined ? [] : [isMissing ? words.wouldBeAt(cell.path) : words.at(cell.path)];
  const differences = finding?.differences ?? [];
  const more = differences.length === 0 ? [] : [`${words.differences(differences)}.`];
  return [reason({ table, row, at, status, comparing }), ...more, ...where];
}

function reason({ table, comparing, row, at, status }: Explained): string {
  const cell = row.cells[at];
  const { reasons } = words;
  if (status === 'missing' && row.cells[0]?.file === undefined) return reasons.notHere;
  if (status === 'missing' && cell?.path === undefined) return reasons.noFolder(table.columns[at]?.name ?? '');
  if (status !== 'there') return reasons[status];
  if (table.kind === 'version') return reasons.there;
  return cell !== undefined && comparing.findings.has(cell) ? reasons.alike : words.comparingNow;
}

interface ActionsProps extends Pick<CellDetailsProps, 'table' | 'at' | 'onOpen'> {
  readonly row: TranslationRow;
  readonly status: CellStatus;
}

const MARKABLE: ReadonlySet<CellStatus> = new Set(['there', 'older', 'differs', 'copied']);

function Actions({ table, row, at, status, onOpen }: ActionsProps) {
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const steps = useTranslationSteps(onOpen);
  const cell = row.cells[at];
  const source = row.cells[0];
  const group = isEditable ? startable(table, at, row.group) : [];
  const all = isEditable ? startable(table, at) : [];
  const isStartable = group.includes(row);
  const open = (page: typeof cell, label: string, variant: 'filled' | 'default') =>
    page?.file !== undefined &&
    page.path !== undefined && (
      <Button variant={variant} onClick={() => onOpen({ path: page.path ?? '', file: page.file ?? '' })}>
        {label}
      </Button>
    );
  return (
    <div className={classes.buttons}>
      {isStartable && <Button onClick={() => steps.start({ table, rows: [row], at })}>{words.start}</Button>}
      {isEditable && status === 'unlisted' && (
        <Button onClick={() => steps.list({ table, rows: [row], at })}>{words.list}</Button>
      )}
      {open(cell, words.open, isStartable || status === 'unlisted' ? 'default' : 'filled')}
      {isEditable && table.kind === 'language' && MARKABLE.has(status) && source?.file !== undefined && at > 0 && (
        <Button variant="default" title={words.markHelp} onClick={() => steps.mark(table, row, at)}>
          {words.markCurrent}
        </Button>
      )}
      {isStartable && group.length > 1 && (
        <Button variant="default" onClick={() => steps.start({ table, rows: group, at })}>
          {words.startGroup(group.length, row.group.at(-1) ?? words.noGroup)}
        </Button>
      )}
      {isStartable && all.length > group.length && (
        <Button variant="default" onClick={() => steps.start({ table, rows: all, at })}>
          {words.startAll(all.length, table.columns[at]?.name ?? '')}
        </Button>
      )}
      {at > 0 && open(source, words.openSource, 'default')}
    </div>
  );
}
