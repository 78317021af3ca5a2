import type { History, HistoryEntry } from '../../store/index.ts';

/** A step that changes as many files is large. */
const MANY_FILES = 5;

/** The step that was made between two states of the history, when it is worth a checkpoint before it: it deletes or changes much. */
export function largeStep(history: History, before: History): HistoryEntry | undefined {
  const step = history.done.at(-1);
  if (step === undefined || step === before.done.at(-1) || step.id <= newest(before)) return undefined;
  const deletes = step.changes.some(({ after }) => after === undefined);
  return deletes || step.changes.length >= MANY_FILES ? step : undefined;
}

/** Going back and forth makes no step; a step that was joined by another change is none anew. */
function newest({ done, undone }: History): number {
  return Math.max(0, ...[...done, ...undone].map(({ id }) => id));
}
