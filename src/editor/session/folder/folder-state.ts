/** What a person is told about the folder that the project is written to. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { Theirs } from './compare-file.ts';

/** A file that was changed in the project and in the folder. */
export interface FolderConflict {
  readonly path: string;
  /** What the project holds; absent when it was deleted there. */
  readonly mine?: Uint8Array;
  readonly theirs: Theirs;
}

/**
 * `asking`: the browser wants the person's permission again. `waiting`: there are changes, and they are written when the
 * person says so. `choosing`: files were changed on both sides; everything else is written.
 */
export type FolderStatus =
  | { readonly kind: 'asking' | 'checking' | 'writing' | 'written' | 'waiting' | 'choosing' }
  | { readonly kind: 'failed'; readonly problem: Diagnostic };

/** A step that took over what was changed in the folder. */
export interface TakenOver {
  readonly label: string;
  readonly paths: readonly string[];
}

export interface FolderState {
  /** Of the folder. */
  readonly name: string;
  readonly isAutomatic: boolean;
  readonly status: FolderStatus;
  readonly conflicts: readonly FolderConflict[];
  /** Changed files that are never written: hidden ones. */
  readonly held: readonly string[];
  /** Another object each time; absent until it has happened. */
  readonly taken?: TakenOver;
}

export type Choice = 'mine' | 'theirs' | 'both';
