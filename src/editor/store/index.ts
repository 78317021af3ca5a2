/** The store of the open project and everything that reads it. */
export type { FileChange } from './file-change.ts';
export { changesBetween } from './file-change.ts';
export type { HistoryEntry } from './history/history.ts';
export { TYPING_PAUSE_MS } from './history/history.ts';
export type { ListEdit } from './operations/edit-list.ts';
export type { NavigationEdit } from './operations/edit-navigation.ts';
export type { SettingPath } from './operations/edit-setting.ts';
export { type MovePlan, planMove } from './operations/move-page.ts';
export type { EditResult, ProjectActions } from './project-actions.ts';
export type { Access, DiagnosticSource, ProjectState, SavedState } from './project-state.ts';
export { createProjectStore, type InitialProject, type ProjectStore } from './project-store.ts';
export { type ConfigSyntax, configFileOf, selectConfigSyntax, selectConfigText } from './selectors/config.ts';
export { isUtf8, selectFileText } from './selectors/file-text.ts';
export { selectOutline } from './selectors/outline.ts';
export { selectPageList } from './selectors/page-list.ts';
export { type ProblemCounts, selectProblemCounts, selectProblems } from './selectors/problems.ts';
export { selectRedoLabel, selectUndoLabel } from './selectors/undo-labels.ts';
export type { PageListing, SiteReading } from './site-reading.ts';
