/** Everything around the store: the disk, the preview, the export and the list of projects. */

export type {
  BlockBox,
  BlockPlace,
  BlockRange,
  BlockToFrame,
  BlockToHost,
  DropSide,
  FieldBox,
  FieldKey,
  FieldPlace,
  FieldSelection,
  FieldToFrame,
  FieldToHost,
  LiveNote,
  PastedContents,
  PickBlock,
  ReaderChoice,
  ReaderOption,
  SelectWay,
} from '../../sandbox/host/index.ts';
export { createAfterPaint } from './after-paint.ts';
export { type BrowserSession, createBrowserSession } from './browser-services.ts';
export { type CheckLoop, type CheckLoopOptions, startCheckLoop } from './checking/check-loop.ts';
export { exportFileName } from './export/export-file-name.ts';
export { type ExportOutcome, exportSite } from './export/export-site.ts';
export type { FolderLink } from './folder/folder-link.ts';
export type { Choice, FolderConflict, FolderState } from './folder/folder-state.ts';
export type { ProjectFolder } from './folder/project-folder.ts';
export { nameOfMine } from './folder/take-over.ts';
export type { DeletedFile, KeptCheckpoint, OldFiles, Versions } from './history/versions.ts';
export { createEmptyProject } from './library/empty-project.ts';
export { createProjectLibrary, type LibraryOptions, type ProjectLibrary } from './library/project-library.ts';
export { loadStarter } from './library/starter.ts';
export type { NewProject } from './library/unstored-projects.ts';
export { type PreviewLoop, type PreviewLoopOptions, startPreviewLoop } from './preview/preview-loop.ts';
export type { PreviewStatus } from './preview/preview-status.ts';
export { type SourceSync, startSourceSync } from './preview/source-sync.ts';
export type { Backup } from './saving/backup.ts';
export { keepStorage, readStorageFacts, type StorageFacts } from './saving/kept-storage.ts';
export type { OtherHosts } from './saving/other-hosts.ts';
export type { OwnScripts } from './saving/own-scripts.ts';
export { type OpenedWorkspace, openWorkspace, type Workspace, type WorkspaceServices } from './workspace.ts';
