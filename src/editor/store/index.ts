/** The store of the open project and everything that reads it. */
export { replaceFiles } from '../../project/replaced-files.ts';
export { type ApiListing, type ApiReading, type LostPage, NO_API, type OperationListing } from './api-reading.ts';
export type { FileChange } from './file-change.ts';
export { changesBetween } from './file-change.ts';
export type { History, HistoryEntry } from './history/history.ts';
export { TYPING_PAUSE_MS } from './history/history.ts';
export { reachableAside, type SetAside } from './history/set-aside.ts';
export { type EditorLocation, type Pane, SECTIONS, type Section, START } from './location.ts';
export { lineToWrite, newPageText, suggestPath } from './new-page.ts';
export { freePath } from './operations/add-asset.ts';
export type { CheckedEdit, FilesEdit } from './operations/edit-files.ts';
export type { ListEdit } from './operations/edit-list.ts';
export type { NavigationEdit } from './operations/edit-navigation.ts';
export type { SettingPath } from './operations/edit-setting.ts';
export type { RangeEdit } from './operations/edit-text.ts';
export { type MovePlan, planMove } from './operations/move-page.ts';
export type { StepPlace } from './operations/operation.ts';
export type { SettingChange } from './operations/setting-change.ts';
export { fileOfPage } from './page-files.ts';
export type { EditResult, ProjectActions } from './project-actions.ts';
export type { Access, Checking, DiagnosticSource, ProjectState, SavedState, StepTaken } from './project-state.ts';
export { createProjectStore, type InitialProject, type ProjectStore } from './project-store.ts';
export { withPage } from './selection.ts';
export { type ApiNames, selectApiNames, selectUnshownOperations } from './selectors/api-names.ts';
export { type ConfigSyntax, configFileOf, selectConfigSyntax, selectConfigText } from './selectors/config.ts';
export { selectConfigValue } from './selectors/config-value.ts';
export { isEditableText, selectFileText } from './selectors/file-text.ts';
export { linksToPages } from './selectors/linking-files.ts';
export { createFileList } from './selectors/list-files.ts';
export { prepareOutline, selectFindPage, selectOutline } from './selectors/outline.ts';
export {
  selectFilePages,
  selectPageAt,
  selectPageList,
  selectPageOfFile,
  selectSnippets,
} from './selectors/page-list.ts';
export {
  type ProblemCounts,
  selectIgnoredProblems,
  selectProblemCounts,
  selectProblems,
} from './selectors/problems.ts';
export { selectShownPage } from './selectors/shown-page.ts';
export { selectRedoLabel, selectUndoLabel } from './selectors/undo-labels.ts';
export type { FilePage, PageListing, SiteReading } from './site-reading.ts';
export { undoStep } from './undo-step.ts';
