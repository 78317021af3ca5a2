/** Everything that can be done to the open project. Edits say whether they were carried out. */

import type { MoveOptions } from '../../authoring/navigation-edit/move-page.ts';
import type { FileMove } from '../../authoring/navigation-edit/rewrite-links.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { IgnoredProblem } from '../../rules/ignored-problems.ts';
import type { ToldKind } from '../../rules/rule.ts';
import type { ApiReading } from './api-reading.ts';
import type { HistoryEntry } from './history/history.ts';
import type { SetAside } from './history/set-aside.ts';
import type { EditorLocation } from './location.ts';
import type { FilesEdit } from './operations/edit-files.ts';
import type { ListEdit } from './operations/edit-list.ts';
import type { NavigationEdit } from './operations/edit-navigation.ts';
import type { SettingPath } from './operations/edit-setting.ts';
import type { Upload } from './operations/edit-settings.ts';
import type { RangeEdit } from './operations/edit-text.ts';
import type { SettingChange } from './operations/setting-change.ts';
import type { Access, AsChosen, Checking, DiagnosticSource, ProjectState, SavedState } from './project-state.ts';
import type { SiteReading } from './site-reading.ts';

/** `refused`: nothing was changed, and the reason also stands in the problems under `edit`. */
export type EditResult = { readonly status: 'ok' } | { readonly status: 'refused'; readonly problem: Diagnostic };

export interface ProjectActions {
  /** Typing in a file; undo: joins. `pauseMs` is the time since the key before in this file (`Infinity` for the first). */
  readonly setFileText: (path: string, text: string, pauseMs: number) => EditResult;
  /** The same for a letter that is to be on the screen at once: what follows from it may wait for that. */
  readonly typeText: (path: string, text: string, pauseMs: number) => void;
  /** Changes ranges of a file's text, everything else kept to the byte. Undo: starts an entry, or joins by its key. */
  readonly editText: (path: string, edit: RangeEdit) => EditResult;
  /** Makes the fixes of problems of one file. Undo: starts an entry. */
  readonly fixProblems: (path: string, problems: readonly Diagnostic[]) => EditResult;
  /**
   * Changes (or, with `undefined`, removes) a setting; undo: joins by setting. `pauseMs` is the time since its last
   * change; `label` names the step.
   */
  readonly editSetting: (path: SettingPath, value: unknown, pauseMs: number, label?: string) => EditResult;
  /** Changes several settings in one step, with an upload that one of them names. Undo: starts an entry. */
  readonly editSettings: (changes: readonly SettingChange[], label: string, upload?: Upload) => EditResult;
  /** Changes one item of a list in the configuration; `label` names the step. Undo: starts an entry. */
  readonly editList: (listPath: SettingPath, edit: ListEdit, label: string) => EditResult;
  /** A step of the navigation, with the files that come, change or go with it. Undo: starts an entry. */
  readonly editNavigation: (edit: NavigationEdit) => EditResult;
  /** Moves a page with its entries, and with the links to it and a redirect where these are wanted. Undo: starts an entry. */
  readonly movePage: (move: FileMove, options: MoveOptions, label: string) => EditResult;
  /** Changes, moves, adds and deletes several files in one step. Selected file and open page follow. Undo: starts an entry. */
  readonly editFiles: (edit: FilesEdit) => EditResult;
  /** Undo: starts an entry, as do all below up to `replaceProject`. */
  readonly addFile: (path: string, contents: Uint8Array) => EditResult;
  /** Adds an upload under this or the next free name, which the result gives. */
  readonly addAsset: (path: string, contents: Uint8Array) => EditResult & { readonly path?: string };
  /** A file or a folder. Selected file and open page follow. */
  readonly renameFile: (from: string, to: string) => EditResult;
  /** A file or a folder. */
  readonly deleteFile: (path: string) => EditResult;
  /** `isContinued`: joins the step before, where that has the same label. */
  readonly replaceProject: (files: ProjectFiles, label: string, isContinued?: boolean) => EditResult;
  /** The project's name in the list; undo: none. */
  readonly renameProject: (name: string) => EditResult;

  /** Takes the last entry back and gives it; `undefined` when there is none. */
  readonly undo: () => HistoryEntry | undefined;
  readonly redo: () => HistoryEntry | undefined;
  /** Undoes or does again until this many entries are done; gives the last entry on the way. */
  readonly goToStep: (doneCount: number) => HistoryEntry | undefined;
  /**
   * Brings back steps that made way for others, those set aside last unless others are named: the project is as it was
   * then, and what took their place is set aside. False where there are none.
   */
  readonly bringBack: (aside?: SetAside) => boolean;

  /** Goes to another place in the project. No step of the history. */
  readonly goTo: (location: EditorLocation) => void;
  /** Shows a page in the preview (`undefined`: the home page). The code of a page goes along while it is open. */
  readonly openPage: (page: string | undefined) => void;

  /** Leaves problems as they are: they are neither listed nor counted any more. No step of the history, for no file changes. */
  readonly ignoreProblems: (problems: readonly IgnoredProblem[]) => EditResult;
  /** Lists problems again that were ignored. */
  readonly restoreProblems: (problems: readonly IgnoredProblem[]) => EditResult;

  /** For `session/`: puts the state of the disk in place of everything; the history begins anew. */
  readonly reset: (
    stored: Pick<ProjectState, 'name' | 'files' | 'revision' | 'access'> &
      Partial<Pick<ProjectState, 'ignoredProblems'>>,
  ) => void;
  /** For `session/`, as all below: what others found out. */
  readonly setSaved: (saved: SavedState) => void;
  readonly setAccess: (access: Access) => void;
  readonly setDiagnostics: (source: DiagnosticSource, diagnostics: readonly Diagnostic[]) => void;
  /** What a look at all pages has found out since the last word: pages that are in no list keep their problems. */
  readonly setChecked: (checking: Checking, problems: ReadonlyMap<DiagnosticSource, readonly Diagnostic[]>) => void;
  readonly setChosen: (asChosen: AsChosen | undefined) => void;
  readonly setProblemKinds: (kinds: readonly ToldKind[]) => void;
  /** Readings older than the one held are passed over, and so are those that say the same. */
  readonly setReading: (reading: SiteReading) => void;
  readonly setApi: (api: ApiReading) => void;
}
