/** What the editor knows about the open project. Plain, immutable data: every change makes a new object. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { IgnoredProblem } from '../../rules/ignored-problems.ts';
import type { ToldKind } from '../../rules/rule.ts';
import type { ApiReading } from './api-reading.ts';
import type { History, HistoryEntry } from './history/history.ts';
import type { EditorLocation } from './location.ts';
import type { SiteReading } from './site-reading.ts';

/** Whether what is on the screen is also on the disk; `session/` turns it into words. */
export type SavedState =
  | { readonly status: 'saved'; readonly at?: number }
  | { readonly status: 'saving' }
  /** Nothing is lost: the changes are in memory, and saving is tried again. */
  | { readonly status: 'failed'; readonly problem: Diagnostic };

/** Why the project may not be changed in this tab; `edit` when it may. */
export type Access =
  | { readonly mode: 'edit' }
  | { readonly mode: 'elsewhere'; readonly reason: Diagnostic }
  | { readonly mode: 'read-only'; readonly reason: Diagnostic };

/**
 * Who found a problem. `reading`: the engine, in configuration, navigation and front matter. `links`: the engine, in the
 * links of all pages. `page:<path>`: the engine, on rendering that page. `view:<path>`: the preview, on showing it. `late`: what is known when all pages have been looked at.
 * `edit`: the last edit, which was refused. `storage`, `sandbox`, `import`: those.
 */
export type DiagnosticSource =
  | 'reading'
  | 'links'
  | 'writing'
  | 'late'
  | 'edit'
  | 'storage'
  | 'sandbox'
  | 'import'
  | `page:${string}`
  | `view:${string}`;

/**
 * Whether every page has been looked at for problems. `looking`: `done` of `total` pages have (0 of 0: not known yet).
 * `failed`: they could not be, for a reason that is no fault of the project.
 */
export type Checking =
  | { readonly status: 'looking'; readonly done: number; readonly total: number }
  | { readonly status: 'done' }
  | { readonly status: 'failed' };

/** The last way through the history; a new object each time. */
export interface StepTaken {
  /** `back`: steps that had been set aside came back. */
  readonly direction: 'undo' | 'redo' | 'back';
  /** The entry that was taken back or done again last; of those that came back, the first. */
  readonly entry: HistoryEntry;
  /** How many entries were. */
  readonly count: number;
}

export type AsChosen = (problems: readonly Diagnostic[]) => readonly Diagnostic[];

export interface ProjectState {
  readonly id: string;
  /** The person's name for the project; the site's own name stands in the configuration. */
  readonly name: string;
  readonly files: ProjectFiles;
  /** Goes up by one with every change of `files`, `name` or `ignoredProblems`, undo and redo included. */
  readonly revision: number;
  /** Where one is; another object only when that changes. */
  readonly location: EditorLocation;
  readonly saved: SavedState;
  readonly access: Access;
  readonly diagnostics: ReadonlyMap<DiagnosticSource, readonly Diagnostic[]>;
  /** What is said of each kind of problem, by code; empty until the site has been read. */
  readonly problemKinds: ReadonlyMap<string, ToldKind>;
  /** Leaves of problems what the project wants to be told, as bad as it says; absent where it has chosen nothing. */
  readonly asChosen?: AsChosen | undefined;
  /** How far the look at all pages is. */
  readonly checking: Checking;
  /** What the person ignores; kept with the project, and no part of its files. */
  readonly ignoredProblems: readonly IgnoredProblem[];
  /** The last good reading of the site; stays while the configuration cannot be read. */
  readonly reading?: SiteReading;
  /** The API descriptions of that reading; absent until there is one. */
  readonly api?: ApiReading;
  readonly history: History;
  /** Absent until something is undone. */
  readonly stepTaken?: StepTaken;
}
