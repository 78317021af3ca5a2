import { locateConfig } from '../../../config/locate.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { replaceFiles } from '../../../project/replaced-files.ts';
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
  let files: ProjectFiles = new Map();
  let root: string | undefined;
  return {
    apply(changes) {
      if (changes.some(({ path, role }) => files.has(path) === (role === 'gone'))) root = undefined;
      files = replaceFiles(
        files,
        // Of a picture the engine needs to know only that it is there, and that it is another one now.
        changes.map(({ path, role, contents = new Uint8Array() }) =>
          role === 'gone' ? { path } : { path, after: contents },
        ),
      );
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
