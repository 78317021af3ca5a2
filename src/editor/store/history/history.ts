/** One history over settings, pages and files. Immutable; entries hold only the bytes that changed. */
import { type FileChange, invertChanges, mergeChanges } from '../file-change.ts';
import type { Operation, StepPlace } from '../operations/operation.ts';
import type { Selection } from '../selection.ts';
import { newestId, type SetAside, sealed, setAside } from './set-aside.ts';

export interface HistoryEntry {
  /** Goes up with every entry made, from 1; no two of a history have the same, those set aside included. */
  readonly id: number;
  readonly label: string;
  /** When it was made, or joined last; milliseconds since the epoch. */
  readonly at: number;
  /** Where what it changes is seen; absent for what is nowhere in particular. */
  readonly place?: StepPlace;
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
  /** Steps that made way for others, to be brought back; the newest first. */
  readonly aside: readonly SetAside[];
  /** The oldest entries are no longer kept: the beginning is not where the project was opened. */
  readonly isCutOff: boolean;
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

export const EMPTY_HISTORY: History = { done: [], undone: [], aside: [], isCutOff: false };

/**
 * The history after a change. What was undone makes way for it, and is set aside.
 * @param at time of the change, milliseconds since the epoch
 */
export function recordChange(history: History, operation: Omit<Operation, 'status'>, at: number): History {
  const { label, changes, undo, place } = operation;
  if (undo.kind === 'none' || changes.length === 0) return history;
  const last = history.done.at(-1);
  const where = place !== undefined && { place };
  // Never with steps undone: going back ends an entry.
  if (undo.kind === 'join' && undo.pauseMs < TYPING_PAUSE_MS && last && last.joinKey === undo.key) {
    const merged = mergeChanges(last.changes, changes);
    // Typed and taken back by hand: then there is nothing to undo.
    const joined = merged.length === 0 ? [] : [{ ...inBothPlaces(last, place), at, changes: merged }];
    return { ...history, done: [...history.done.slice(0, -1), ...joined] };
  }
  if (undo.kind === 'gather') return gather(history, operation, undo.after, at);
  const id = newestId(history) + 1;
  const entry = { id, label, at, ...where, changes, ...(undo.kind === 'join' && { joinKey: undo.key }) };
  const aside = setAside(history, history.done.length);
  return withinLimits({ ...history, done: [...history.done, entry], undone: [], aside });
}

/** An entry that is joined by a change elsewhere is nowhere in particular. */
function inBothPlaces(entry: HistoryEntry, place: StepPlace | undefined): HistoryEntry {
  if (JSON.stringify(entry.place) === JSON.stringify(place)) return entry;
  const { place: _, ...rest } = entry;
  return rest;
}

/** What was typed in several entries and what follows from it, as one. */
function gather(
  history: History,
  { label, changes, place }: Omit<Operation, 'status'>,
  after: number,
  at: number,
): History {
  // By id and not by count: of a full history the oldest entry goes with each new one.
  const before = history.done.filter(({ id }) => id <= after);
  const own = history.done.slice(before.length);
  const merged = [...own.map((entry) => entry.changes), changes].reduce((all, next) => mergeChanges(all, next));
  // A new id: what is set aside knows the step it followed by its id, and that step is another one now.
  const id = newestId(history) + 1;
  const where = place ?? own[0]?.place;
  const entry = { id, label, at, ...(where !== undefined && { place: where }), changes: merged };
  const aside = history.undone.length === 0 ? history.aside : setAside(history, before.length);
  return withinLimits({ ...history, done: [...before, ...(merged.length === 0 ? [] : [entry])], undone: [], aside });
}

/** The history in which the entry that was made, undone or done again last remembers what it has closed. */
export function rememberSelection(
  history: History,
  list: 'done' | 'undone',
  selection: Selection | undefined,
): History {
  const last = history[list].at(-1);
  if (last === undefined) return history;
  const { selection: _, ...rest } = last;
  const entry = selection === undefined ? rest : { ...rest, selection };
  return { ...history, [list]: [...history[list].slice(0, -1), entry] };
}

/** The newest entries that fit; the last one always does. */
function withinLimits(history: History): History {
  const { done } = history;
  let bytes = 0;
  let first = done.length - 1;
  while (first > 0 && done.length - first < MOST_ENTRIES) {
    bytes += sizeOf(done[first - 1]);
    if (bytes > MOST_BYTES) break;
    first--;
  }
  return first <= 0 ? history : { ...history, done: done.slice(first), isCutOff: true };
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
  return { history: { ...history, ...next }, changes, entry };
}

function sealLast(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const last = entries.at(-1);
  return last?.joinKey === undefined ? entries : [...entries.slice(0, -1), sealed(last)];
}
