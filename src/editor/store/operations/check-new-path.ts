import { folderOf, isInside, normalizePath } from '../../../engine/project/paths.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { type Refusal, refuse } from './operation.ts';

/** Characters that some file system or web server cannot hold in a name. */
const FORBIDDEN = /[\\:*?"<>|\p{Cc}]/u;

/** Why a file cannot be put at this path; `undefined` when it can. */
export function checkNewPath(files: ProjectFiles, path: string): Refusal | undefined {
  if (path.trim() === '') {
    return refuse('edit/empty-path', 'The file has no name.', 'Give it a name such as `guides/start.mdx`.');
  }
  if (normalizePath(path) !== path) {
    return refuse(
      'edit/bad-path',
      `\`${path}\` is not a path inside the project.`,
      'Write folders and the file name with single slashes between them, such as `guides/start.mdx`.',
    );
  }
  const bad = FORBIDDEN.exec(path)?.[0];
  if (bad !== undefined) {
    return refuse(
      'edit/bad-path',
      `\`${path}\` holds \`${bad}\`, which file names may not.`,
      'Leave that character out.',
    );
  }
  const wanted = path.toLowerCase();
  for (const taken of files.keys()) {
    const other = taken.toLowerCase();
    if (other === wanted) {
      const difference = taken === path ? '' : ', which many computers take for the same name';
      return refuse(
        'edit/path-taken',
        `There is a file \`${taken}\` already${difference}.`,
        'Choose another name.',
        taken,
      );
    }
    if (isInside(wanted, other)) {
      return refuse('edit/path-taken', `\`${path}\` is a folder.`, `Put the file into it: \`${path}/name.mdx\`.`);
    }
    if (isInside(other, folderOf(wanted))) {
      return refuse(
        'edit/path-taken',
        `\`${taken}\` is a file, so nothing can be put into it.`,
        'Choose another folder.',
      );
    }
  }
  return undefined;
}
