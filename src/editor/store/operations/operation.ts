/** What an operation on the project comes to: changes with a name and an undo policy, or a refusal with the reason. */
import type { ConfigPath } from '../../../config/config-path.ts';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { storeWords } from '../../words/store.ts';
import type { FileChange } from '../file-change.ts';

/**
 * How undo treats a change. `start`: an entry of its own. `join`: part of the last entry when that has the same key
 * and the pause before this change was short, else a new entry. `gather`: one entry with all that were made after the
 * one with the id `after` (0 is before the first). `none`: leaves no trace in the history.
 */
export type UndoPolicy =
  | { readonly kind: 'start' }
  | { readonly kind: 'join'; readonly key: string; readonly pauseMs: number }
  | { readonly kind: 'gather'; readonly after: number }
  | { readonly kind: 'none' };

/** Where a person sees what a step changes, to be shown when it is undone. */
export type StepPlace =
  | { readonly kind: 'setting'; readonly path: ConfigPath }
  | { readonly kind: 'navigation' }
  /** A page as readers see it, by its file; its code is not opened for it. */
  | { readonly kind: 'page'; readonly path: string }
  /** The text of a page, or another file. */
  | { readonly kind: 'file'; readonly path: string };

export interface Operation {
  readonly status: 'ok';
  /** Names the entry in the history: "Edit `guides/start.mdx`" as plain words, without a full stop. */
  readonly label: string;
  readonly undo: UndoPolicy;
  /** Absent: the file that is changed, where it is one. */
  readonly place?: StepPlace;
  /** Empty when the project is already as wanted. */
  readonly changes: readonly FileChange[];
}

export interface Refusal {
  readonly status: 'refused';
  readonly problem: Diagnostic;
}

export type OperationResult = Operation | Refusal;

export function refuse(code: Diagnostic['code'], message: string, hint: string, file?: string): Refusal {
  return {
    status: 'refused',
    problem: { code, severity: 'error', message, hint, ...(file !== undefined && { file }) },
  };
}

/** For bytes that would not survive being read as text and written again. */
export function refuseNotText(path: string): Refusal {
  return refuse('edit/not-text', ...storeWords.refusals.notText(path), path);
}
