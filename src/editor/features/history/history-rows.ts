/** The history as a list to choose from: newest first, the beginning at the end. Pure. */
import type { History, HistoryEntry } from '../../store/index.ts';

export interface HistoryRow {
  /** How many entries are done when the project is as this row says. */
  readonly doneCount: number;
  /** Absent in the row of the beginning. */
  readonly entry?: HistoryEntry;
  readonly isUndone: boolean;
  readonly isCurrent: boolean;
}

export function historyRows({ done, undone }: History): readonly HistoryRow[] {
  // What was undone last stands at the end of `undone`, and just above what is done.
  const entries = [...done, ...undone.toReversed()];
  const rows = entries.map((entry, index) => ({
    doneCount: index + 1,
    entry,
    isUndone: index >= done.length,
    isCurrent: index === done.length - 1,
  }));
  const beginning = { doneCount: 0, isUndone: false, isCurrent: done.length === 0 };
  return entries.length === 0 ? [] : [...rows.reverse(), beginning];
}
