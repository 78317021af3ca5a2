/** One history over settings, pages and files. Immutable; entries hold only the bytes that changed. */
import { type FileChange, mergeChanges } from '../file-change.ts';
import type { UndoPolicy } from '../operations/operation.ts';

export interface HistoryEntry {
  readonly label: string;
  readonly changes: readonly FileChange[];
  /** Later changes with the same key join this entry. */
  readonly joinKey?: string;
}

export interface History {
  /** Oldest first. */
  readonly undone: readonly HistoryEntry[];
  readonly done: readonly HistoryEntry[];
}

/** A pause in typing that ends an entry. */
export const TYPING_PAUSE_MS = 1000;
/** Older entries are forgotten, and so are those beyond this many bytes: a page may hold megabytes of pictures. */
export const MOST_ENTRIES = 500;
export const MOST_BYTES = 150_000_000;

export const EMPTY_HISTORY: History = { done: [], undone: [] };

/** The history after a change: what was undone can no longer be redone. */
export function recordChange(
  history: History,
  label: string,
  changes: readonly FileChange[],
  undo: UndoPolicy,
): History {
  if (undo.kind === 'none' || changes.length === 0) return history;
  const last = history.done.at(-1);
  if (undo.kind === 'join' && undo.pauseMs < TYPING_PAUSE_MS && last && last.joinKey === undo.key) {
    const merged = mergeChanges(last.changes, changes);
    // Typed and taken back by hand: then there is nothing to undo.
    const joined = merged.length === 0 ? [] : [{ ...last, changes: merged }];
    return { done: [...history.done.slice(0, -1), ...joined], undone: [] };
  }
  const entry = { label, changes, ...(undo.kind === 'join' && { joinKey: undo.key }) };
  return { done: withinLimits([...history.done, entry]), undone: [] };
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

/** Moves the last entry to the undone ones; the caller applies its changes backwards. */
export function stepBack(history: History): { readonly history: History; readonly entry: HistoryEntry } | undefined {
  const entry = history.done.at(-1);
  if (!entry) return undefined;
  const done = history.done
    .slice(0, -1)
    .map((earlier, index, all) => (index === all.length - 1 ? sealed(earlier) : earlier));
  return { entry, history: { done, undone: [...history.undone, sealed(entry)] } };
}

/** Takes the entry undone last back; the caller applies its changes. */
export function stepForward(history: History): { readonly history: History; readonly entry: HistoryEntry } | undefined {
  const entry = history.undone.at(-1);
  return entry && { entry, history: { done: [...history.done, entry], undone: history.undone.slice(0, -1) } };
}

/** What is typed after an undo or a redo is a step of its own. */
function sealed({ label, changes }: HistoryEntry): HistoryEntry {
  return { label, changes };
}
