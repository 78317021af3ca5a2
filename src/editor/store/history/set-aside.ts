/**
 * Steps that were undone when something else was done. They are set aside, not lost: bringing them back puts the project
 * where it was before, and sets aside in turn what took their place.
 */
import { invertChanges, mergeChanges } from '../file-change.ts';
import type { History, HistoryEntry, HistoryStep } from './history.ts';

export interface SetAside {
  /** Id of the step that they follow; 0 is the beginning. */
  readonly after: number;
  /** Oldest first; never empty. */
  readonly entries: readonly HistoryEntry[];
  /** How many of them were done when they were set aside. */
  readonly doneCount: number;
}

/** More than these are forgotten, the oldest first, and so are those beyond this many entries in all. */
export const MOST_ASIDE = 10;
const MOST_ENTRIES_ASIDE = 500;

/** What is set aside once everything behind this many shared steps makes way. */
export function setAside(history: History, sharedCount: number): readonly SetAside[] {
  const { done, undone, aside } = history;
  const entries = [...done.slice(sharedCount), ...undone.toReversed()];
  if (undone.length === 0 && sharedCount === done.length) return aside;
  const after = done[sharedCount - 1]?.id ?? 0;
  return withinLimits([{ after, entries, doneCount: done.length - sharedCount }, ...aside]);
}

function withinLimits(aside: readonly SetAside[]): readonly SetAside[] {
  let count = 0;
  return aside.slice(0, MOST_ASIDE).filter(({ entries }, index) => {
    count += entries.length;
    return index === 0 || count <= MOST_ENTRIES_ASIDE;
  });
}

/** Those that can be brought back from here: the step that they follow is one of the present history. */
export function reachableAside(history: History): readonly SetAside[] {
  return history.aside.filter(({ after }) => sharedWith(history, after) !== undefined);
}

/** The highest id there is, over everything that is kept. */
export function newestId({ done, undone, aside }: History): number {
  const ends = [done.at(-1), undone[0], ...aside.map(({ entries }) => entries.at(-1))];
  return Math.max(0, ...ends.map((entry) => entry?.id ?? 0));
}

/**
 * Brings steps back that were set aside: the project is as it was before they made way, and what took their place is set
 * aside. `undefined` where that cannot be.
 */
export function bringBack(history: History, wanted: SetAside): HistoryStep | undefined {
  const { done, undone, aside } = history;
  const sharedCount = aside.includes(wanted) ? sharedWith(history, wanted.after) : undefined;
  if (sharedCount === undefined) return undefined;
  const line = [...done, ...undone.toReversed()];
  const shared = line.slice(0, sharedCount);
  const ownDone = done.slice(sharedCount);
  // From here to the step that both share, and on to where they had stood.
  const passed = [
    ...ownDone.toReversed().map(({ changes }) => invertChanges(changes)),
    ...shared.slice(done.length).map(({ changes }) => changes),
    ...wanted.entries.slice(0, wanted.doneCount).map(({ changes }) => changes),
  ];
  const replaced = { after: wanted.after, entries: line.slice(sharedCount).map(sealed), doneCount: ownDone.length };
  const rest = aside.filter((one) => one !== wanted);
  const entry = wanted.entries[0];
  if (entry === undefined) return undefined;
  return {
    entry,
    changes: passed.reduce((all, next) => mergeChanges(all, next), []),
    history: {
      ...history,
      done: [...shared, ...wanted.entries.slice(0, wanted.doneCount)],
      undone: wanted.entries.slice(wanted.doneCount).toReversed(),
      aside: replaced.entries.length === 0 ? rest : withinLimits([replaced, ...rest]),
    },
  };
}

/** How many steps of the present history come up to the one with this id; `undefined` when it is none of them. */
function sharedWith({ done, undone, isCutOff }: History, id: number): number | undefined {
  if (id === 0) return isCutOff ? undefined : 0;
  const inDone = done.findIndex((entry) => entry.id === id);
  if (inDone >= 0) return inDone + 1;
  const inUndone = undone.findIndex((entry) => entry.id === id);
  return inUndone < 0 ? undefined : done.length + undone.length - inUndone;
}

/** What is typed after this is a step of its own. */
export function sealed({ joinKey: _, ...entry }: HistoryEntry): HistoryEntry {
  return entry;
}
