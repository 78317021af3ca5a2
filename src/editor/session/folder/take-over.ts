/** What the project becomes when changes of the folder are taken over. Pure. */
import { extensionOf, withoutExtension } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { configFileOf, freePath } from '../../store/index.ts';
import { folderWords } from '../../words/folder.ts';
import type { Theirs } from './compare-file.ts';
import type { Choice, FolderConflict } from './folder-state.ts';

export function withTheirs(files: ProjectFiles, all: ReadonlyMap<string, Theirs>): ProjectFiles {
  const next = new Map(files);
  for (const [path, { bytes }] of all) {
    if (bytes) next.set(path, bytes);
    else next.delete(path);
  }
  return next;
}

/**
 * Whether so much is gone from the folder that a person should say that it is meant: a disk that is not there, or another
 * branch without the documentation, looks just like that.
 */
export function isMostlyGone(files: ProjectFiles, all: ReadonlyMap<string, Theirs>): boolean {
  const gone = [...all].filter(([, { bytes }]) => bytes === undefined).map(([path]) => path);
  const config = configFileOf(files);
  return gone.length * 2 > files.size || (config !== undefined && gone.includes(config));
}

/** The project with what a person has chosen; files for which they keep theirs alone are not touched. */
export function withChoices(
  files: ProjectFiles,
  conflicts: readonly FolderConflict[],
  choices: ReadonlyMap<string, Choice>,
): ProjectFiles {
  let next = files;
  for (const { path, theirs } of conflicts) {
    const choice = choices.get(path);
    const mine = files.get(path);
    if (choice === undefined || choice === 'mine') continue;
    next = withTheirs(next, new Map([[path, theirs]]));
    if (choice === 'both' && mine) next = new Map(next).set(nameOfMine(next, path), mine);
  }
  return next;
}

/** Where the project's own file goes when both are kept: `start-mine.mdx`. */
export function nameOfMine(files: ProjectFiles, path: string): string {
  const extension = extensionOf(path);
  const name = `${withoutExtension(path)}-${folderWords.mineSuffix}`;
  return freePath(files, extension === '' ? name : `${name}.${extension}`);
}
