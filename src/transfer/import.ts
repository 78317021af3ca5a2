/** Taking projects in: from a folder, a drop or a zip. */

export type { RangeReader } from './import/blob-reader.ts';
export { createConfigFor } from './import/create-config.ts';
export { IMPORT_LIMITS, type ImportLimits, sizeInWords } from './import/import-limits.ts';
export type { ImportSummary } from './import/import-summary.ts';
export { type ImportOptions, type ImportResult, importTree } from './import/import-tree.ts';
export type { IncomingTree, LeftOut, LeftOutReason, OpenedTree } from './import/incoming-tree.ts';
export { openDirectory } from './import/open-directory.ts';
export { openDrop } from './import/open-drop.ts';
export { openFileList } from './import/open-file-list.ts';
export { openArchive, openZip } from './import/open-zip.ts';
