/** Projects on the person's own computer, in the browser's database. */
export type { CreateOptions } from './create-in-pieces.ts';
export type { Checkpoint, CheckpointKind } from './history/checkpoint.ts';
export { applyJournal, createJournal, type Journal, type JournalEntry } from './journal.ts';
export { createProjectStorage, type ProjectStorage, type SaveRequest, type StoredProject } from './project-storage.ts';
export { refusalProblem, slowSaveProblem, storageProblem } from './storage-problem.ts';
export type { ProjectLook, ProjectManifest, ProjectSummary } from './stored-project.ts';
export { createOwnership, type Ownership, type OwnershipOptions } from './tab-ownership.ts';
