import type { ProjectFiles } from '../../../project/project-files.ts';
import type { IgnoredProblem } from '../../../rules/ignored-problems.ts';

export interface NewProject {
  readonly name: string;
  readonly files: ProjectFiles;
  /** Name of the folder or zip that it is made from. */
  readonly source?: string;
  readonly ignoredProblems?: readonly IgnoredProblem[];
  readonly hidesOtherHosts?: boolean;
  /** The folder that it is written back to. */
  readonly folder?: NewFolder;
}

/** A folder that a project was just read from. */
export interface NewFolder {
  readonly handle: FileSystemDirectoryHandle;
  /** When each file was changed last, as it was read; milliseconds since the epoch. */
  readonly modified: ReadonlyMap<string, number>;
}

/** A project that could not be written to the disk, or not its last changes; it lives as long as the tab. */
export interface UnstoredProject extends NewProject {
  readonly revision: number;
}

/** With its times, in milliseconds since the epoch. */
export interface KeptInTab extends UnstoredProject {
  readonly updated: number;
  readonly deleted?: number;
}

/** By their ids: what could not be saved when its workspace closed, so that opening it again finds it. */
export type UnstoredProjects = Map<string, KeptInTab>;
