import { folderOf, isInside, normalizePath } from '../../../engine/project/paths.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { encodeText } from '../../../engine/project/text.ts';
import { type Refusal, refuse } from './operation.ts';

/** Characters that some file system or web server cannot hold in a name. */
const FORBIDDEN = /[\\:*?"<>|\p{Cc}]/u;

/** Most file systems hold 255 bytes in a name; the site adds an extension. */
const MAX_NAME_BYTES = 240;

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
  for (const name of path.split('/')) {
    if (name.startsWith('.')) {
      return refuse(
        'edit/bad-path',
        `\`${name}\` begins with a dot, so it would be hidden and left out of the site.`,
        'Leave the dot out.',
      );
    }
    if (encodeText(name).length > MAX_NAME_BYTES) {
      return refuse(
        'edit/bad-path',
        `\`${name.slice(0, 20)}…\` is longer than many computers can hold in a name.`,
        'Choose a shorter name.',
      );
    }
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
