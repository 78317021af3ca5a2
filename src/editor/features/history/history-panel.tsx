import { Button } from '@mantine/core';
import { ArchiveRestore, History as HistoryIcon } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { TitleOf } from '../../differences/setting-sentence.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import type { Versions } from '../../session/index.ts';
import { reachableAside, type SetAside } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { historyWords } from '../../words/history.ts';
import classes from './history.module.css';
import { type HistoryRow, historyRows } from './history-rows.ts';
import { PlaceIcon } from './place-icon.tsx';
import { StepTime } from './step-time.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { VersionsSection } from './versions-section.tsx';

export interface HistoryPanelProps {
  readonly versions: Versions;
  /** What a setting is called. */
  readonly titleOf: TitleOf;
}

/** Every step since the project was opened, with the way back and forth, and the versions that outlive it. */
export default function HistoryPanel({ versions, titleOf }: HistoryPanelProps) {
  const history = useProject((state) => state.history);
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const { goToStep, bringBack } = useProjectActions();
  const rows = useMemo(() => historyRows(history), [history]);
  const aside = useMemo(() => reachableAside(history), [history]);
  const current = rows.findIndex(({ isCurrent }) => isCurrent);
  const { list, stop, onKeyDown, onFocus } = useRowKeys(rows.length, current);
  const steps = Math.max(rows.length - 1, 0);
  return (
    <Panel title={historyWords.title} note={steps === 0 ? undefined : historyWords.count(steps)}>
      {steps + aside.length === 0 && (
        <EmptyState icon={<HistoryIcon size={20} />} title={historyWords.emptyTitle}>
          {historyWords.empty}
        </EmptyState>
      )}
      {steps > 0 && (
        <>
          <p className={classes.help}>{historyWords.help}</p>
          <ol ref={list} className={classes.list} aria-label={historyWords.list} onKeyDown={onKeyDown}>
            {rows.map((row, index) => (
              <Row
                key={row.entry?.id ?? 0}
                {...row}
                index={index}
                isStop={index === stop}
                isReadOnly={isReadOnly}
                beginning={history.isCutOff ? historyWords.beginningCutOff : historyWords.beginning}
                newer={row.isCurrent ? history.undone.length : 0}
                onFocus={onFocus}
                onGo={goToStep}
              />
            ))}
          </ol>
        </>
      )}
      {aside.length > 0 && <Aside aside={aside} isReadOnly={isReadOnly} onBringBack={bringBack} />}
      <VersionsSection versions={versions} titleOf={titleOf} />
    </Panel>
  );
}

interface RowProps extends HistoryRow {
  readonly index: number;
  /** It is where the Tab key comes to. */
  readonly isStop: boolean;
  readonly isReadOnly: boolean;
  /** What the row of the beginning says. */
  readonly beginning: string;
  /** Of the current step: how many steps above it would make way for a change. */
  readonly newer: number;
  readonly onFocus: (index: number) => void;
  readonly onGo: (doneCount: number) => void;
}

/** Of hundreds of rows only those that change are drawn again. */
const Row = memo(function Row(props: RowProps) {
  const { doneCount, entry, isUndone, isCurrent, index, isStop, isReadOnly, beginning, newer, onFocus, onGo } = props;
  const label = entry?.label ?? beginning;
  const way = isUndone ? historyWords.goForward : historyWords.goBack;
  return (
    <li className={classes.item} data-boundary={newer > 0 || undefined}>
      {newer > 0 && <p className={classes.newer}>{historyWords.newer(newer)}</p>}
      <ListRow
        className={classes.row}
        data-undone={isUndone || undefined}
        aria-current={isCurrent ? 'step' : undefined}
        aria-disabled={isReadOnly || undefined}
        title={isCurrent ? historyWords.here : way}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onFocus(index)}
        onClick={() => onGo(doneCount)}
      >
        <span className={classes.icon}>
          {entry === undefined ? <HistoryIcon size={15} aria-hidden="true" /> : <PlaceIcon place={entry.place} />}
        </span>
        <span className={classes.label}>
          {label}
          {isUndone && <span className="lw-hidden">{`, ${historyWords.undone}`}</span>}
        </span>
        {entry !== undefined && <StepTime at={entry.at} />}
      </ListRow>
    </li>
  );
});

interface AsideProps {
  readonly aside: readonly SetAside[];
  readonly isReadOnly: boolean;
  readonly onBringBack: (aside: SetAside) => void;
}

/** Steps that made way for others, each with the way back to them. */
function Aside({ aside, isReadOnly, onBringBack }: AsideProps) {
  return (
    <section className={classes.aside} aria-label={historyWords.asideTitle}>
      <h3 className={classes.asideTitle}>{historyWords.asideTitle}</h3>
      <p className={classes.asideHelp}>{historyWords.asideHelp}</p>
      <ul className={classes.asideList}>
        {aside.map((one) => {
          const last = one.entries.at(-1);
          const name = historyWords.asideName(one.entries.length, last?.label ?? '');
          return (
            <li key={`${one.after}:${last?.id}`} className={classes.asideItem}>
              <ArchiveRestore size={15} className={classes.icon} aria-hidden="true" />
              <span className={classes.asideText}>
                {name}
                {last !== undefined && <StepTime at={last.at} />}
              </span>
              {!isReadOnly && (
                <Button
                  variant="default"
                  size="compact-xs"
                  aria-label={`${historyWords.restore}: ${name}`}
                  onClick={() => onBringBack(one)}
                >
                  {historyWords.restore}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
