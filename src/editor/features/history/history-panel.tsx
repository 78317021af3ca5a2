import { History as HistoryIcon } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useProject, useProjectActions } from '../../project-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './history.module.css';
import { type HistoryRow, historyRows, isCutOff } from './history-rows.ts';
import { PlaceIcon } from './place-icon.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** Everything that was done since the project was opened, with the way back and forth. */
export default function HistoryPanel() {
  const history = useProject((state) => state.history);
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const { goToStep } = useProjectActions();
  const rows = useMemo(() => historyRows(history), [history]);
  const current = rows.findIndex(({ isCurrent }) => isCurrent);
  const { list, stop, onKeyDown, onFocus } = useRowKeys(rows.length, current);
  const steps = Math.max(rows.length - 1, 0);
  return (
    <Panel title="History" note={steps === 0 ? undefined : `${steps} ${steps === 1 ? 'step' : 'steps'}`}>
      {steps === 0 ? (
        <EmptyState icon={<HistoryIcon size={20} />} title="Nothing has been changed yet">
          Each change of a setting, the navigation, a page or a file appears here, with the way back.
        </EmptyState>
      ) : (
        <>
          <p className={classes.help}>Choose a step to have the project as it was then.</p>
          <ol ref={list} className={classes.list} aria-label="Steps, newest first" onKeyDown={onKeyDown}>
            {rows.map((row, index) => (
              <Row
                key={row.entry?.id ?? 0}
                {...row}
                index={index}
                isStop={index === stop}
                isReadOnly={isReadOnly}
                beginning={isCutOff(history) ? 'Before the oldest step that is kept' : 'When the project was opened'}
                onFocus={onFocus}
                onGo={goToStep}
              />
            ))}
          </ol>
        </>
      )}
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
  readonly onFocus: (index: number) => void;
  readonly onGo: (doneCount: number) => void;
}

/** Of hundreds of rows only those that change are drawn again. */
const Row = memo(function Row(props: RowProps) {
  const { doneCount, entry, isUndone, isCurrent, index, isStop, isReadOnly, beginning, onFocus, onGo } = props;
  const label = entry?.label ?? beginning;
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.row}
        data-undone={isUndone || undefined}
        aria-current={isCurrent ? 'step' : undefined}
        aria-disabled={isReadOnly || undefined}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onFocus(index)}
        onClick={() => onGo(doneCount)}
      >
        <span className={classes.icon}>
          {entry === undefined ? <HistoryIcon size={15} aria-hidden="true" /> : <PlaceIcon place={entry.place} />}
        </span>
        <span className={classes.label}>
          {label}
          {isUndone && <span className="lw-hidden">, undone</span>}
        </span>
        {entry !== undefined && <Time at={entry.at} />}
      </button>
    </li>
  );
});

const SHORT = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const LONG = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

function Time({ at }: { readonly at: number }) {
  const date = new Date(at);
  return (
    <time className={classes.time} dateTime={date.toISOString()} title={LONG.format(date)}>
      {SHORT.format(date)}
    </time>
  );
}
