import { locateConfig } from '../../../engine/config/locate.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import type { FileChange } from '../../protocol.ts';

/** The worker's copy of the project, as the engine takes it. */
export interface ProjectCopy {
  readonly apply: (changes: readonly FileChange[]) => void;
  /** A state that stays as it is. */
  readonly read: () => ProjectFiles;
  /** Path in the project of a file of the site. */
  readonly pathOf: (siteFile: string) => string;
}

export function createProjectCopy(): ProjectCopy {
  let files = new Map<string, Uint8Array>();
  let root: string | undefined;
  return {
    apply(changes) {
      files = new Map(files);
      for (const { path, role, contents } of changes) {
        const isThere = files.has(path);
        if (role === 'gone') files.delete(path);
        // Of a picture the engine needs to know only that it is there, and that it is another one now.
        else files.set(path, contents ?? new Uint8Array());
        if (isThere !== files.has(path)) root = undefined;
      }
    },
    read: () => files,
    pathOf(siteFile) {
      root ??= findRoot(files);
      return root === '' ? siteFile : `${root}/${siteFile}`;
    },
  };
}

function findRoot(files: ProjectFiles): string {
  const location = locateConfig(files);
  return location.status === 'found' ? location.root : '';
}
