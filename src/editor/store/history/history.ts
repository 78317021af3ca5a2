/** One history over settings, pages and files. Immutable; entries hold only the bytes that changed. */
import { type FileChange, invertChanges, mergeChanges } from '../file-change.ts';
import type { Operation, Place } from '../operations/operation.ts';
import type { Selection } from '../selection.ts';

export interface HistoryEntry {
  /** Counts the entries from 1; no two of a history have the same. */
  readonly id: number;
  readonly label: string;
  /** When it was made, or joined last; milliseconds since the epoch. */
  readonly at: number;
  /** Where what it changes is seen; absent for what is nowhere in particular. */
  readonly place?: Place;
  readonly changes: readonly FileChange[];
  /** Later changes with the same key join this entry. */
  readonly joinKey?: string;
  /** What was open until the step was made, or taken back, and was closed by it: the way back opens it again. */
  readonly selection?: Selection;
}

export interface History {
  /** Oldest first. */
  readonly done: readonly HistoryEntry[];
  /** The one that was undone last at the end. */
  readonly undone: readonly HistoryEntry[];
}

/** A way through the history: the history afterwards, the changes that lead there, and the entry they end at. */
export interface HistoryStep {
  readonly history: History;
  readonly changes: readonly FileChange[];
  /** Of several, the one that was taken back or done again last. */
  readonly entry: HistoryEntry;
}

/** A pause in typing that ends an entry. */
export const TYPING_PAUSE_MS = 1000;
/** Older entries are forgotten, and so are those beyond this many bytes: a page may hold megabytes of pictures. */
export const MOST_ENTRIES = 500;
export const MOST_BYTES = 150_000_000;

export const EMPTY_HISTORY: History = { done: [], undone: [] };

/**
 * The history after a change: what was undone can no longer be redone.
 * @param at time of the change, milliseconds since the epoch
 */
export function recordChange(history: History, operation: Omit<Operation, 'status'>, at: number): History {
  const { label, changes, undo, place } = operation;
  if (undo.kind === 'none' || changes.length === 0) return history;
  const last = history.done.at(-1);
  const where = place !== undefined && { place };
  if (undo.kind === 'join' && undo.pauseMs < TYPING_PAUSE_MS && last && last.joinKey === undo.key) {
    const merged = mergeChanges(last.changes, changes);
    // Typed and taken back by hand: then there is nothing to undo.
    const joined = merged.length === 0 ? [] : [{ ...last, ...where, at, changes: merged }];
    return { done: [...history.done.slice(0, -1), ...joined], undone: [] };
  }
  if (undo.kind === 'gather') return gather(history, operation, undo.after, at);
  const id = (last?.id ?? 0) + 1;
  const entry = { id, label, at, ...where, changes, ...(undo.kind === 'join' && { joinKey: undo.key }) };
  return { done: withinLimits([...history.done, entry]), undone: [] };
}

/** What was typed in several entries and what follows from it, as one. */
function gather(
  { done }: History,
  { label, changes, place }: Omit<Operation, 'status'>,
  after: number,
  at: number,
): History {
  // By id and not by count: of a full history the oldest entry goes with each new one.
  const before = done.filter(({ id }) => id <= after);
  const own = done.slice(before.length);
  const merged = [...own.map((entry) => entry.changes), changes].reduce((all, next) => mergeChanges(all, next));
  const id = own[0]?.id ?? (before.at(-1)?.id ?? 0) + 1;
  const where = place ?? own[0]?.place;
  const entry = { id, label, at, ...(where !== undefined && { place: where }), changes: merged };
  return { done: withinLimits([...before, ...(merged.length === 0 ? [] : [entry])]), undone: [] };
}

/** The history in which the entry that was made, undone or done again last remembers what it has closed. */
export function rememberSelection(history: History, list: keyof History, selection: Selection | undefined): History {
  const last = history[list].at(-1);
  if (last === undefined) return history;
  const { selection: _, ...rest } = last;
  const entry = selection === undefined ? rest : { ...rest, selection };
  return { ...history, [list]: [...history[list].slice(0, -1), entry] };
}

/** The newest entries that fit; the last one always does. */
function withinLimits(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  let bytes = 0;
  let first = entries.length - 1;
  while (first > 0 && entries.length - first < MOST_ENTRIES) {
    bytes += sizeOf(entries[first - 1]);
    if (bytes > MOST_BYTES) break;
    first--;
  }
  return entries.slice(Math.max(first, 0));
}

/** What came after is what the next entry has before, so it is counted once. */
function sizeOf(entry: HistoryEntry | undefined): number {
  return entry?.changes.reduce((sum, { before }) => sum + (before?.length ?? 0), 0) ?? 0;
}

/**
 * Goes to where a number of entries are done, the others undone; `undefined` when that is where it is, or there are not
 * so many.
 */
export function goToStep(history: History, doneCount: number): HistoryStep | undefined {
  const { done, undone } = history;
  const steps = doneCount - done.length;
  if (steps === 0 || doneCount < 0 || steps > undone.length) return undefined;
  const passed = steps < 0 ? done.slice(doneCount).reverse() : undone.slice(undone.length - steps).reverse();
  const entry = passed.at(-1);
  if (!entry) return undefined;
  const changes = passed
    .map((one) => (steps < 0 ? invertChanges(one.changes) : one.changes))
    .reduce((all, next) => mergeChanges(all, next));
  const next =
    steps < 0
      ? { done: sealLast(done.slice(0, doneCount)), undone: [...undone, ...passed.map(sealed)] }
      : { done: [...done, ...passed], undone: undone.slice(0, undone.length - steps) };
  return { history: next, changes, entry };
}

function sealLast(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const last = entries.at(-1);
  return last?.joinKey === undefined ? entries : [...entries.slice(0, -1), sealed(last)];
}

/** What is typed after an undo or a redo is a step of its own. */
function sealed({ joinKey: _, ...entry }: HistoryEntry): HistoryEntry {
  return entry;
}
