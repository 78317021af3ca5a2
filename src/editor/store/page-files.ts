/** The files that pages come from, looked up by the path of the page. Nobody makes the path of a page's file from its name. */

import { changedPaths } from '../../project/changed-paths.ts';
import { classifyFile } from '../../project/classify-file.ts';
import { withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { memoizeByKey } from './selectors/memoize.ts';

/** The file of a page; `undefined` for a page that is not there or is generated. */
export function fileOfPage(files: ProjectFiles, page: string): string | undefined {
  return filesByPage(files).get(page);
}

let lastFiles: ProjectFiles = new Map();

const filesByPage = memoizeByKey((files: ProjectFiles): ReadonlyMap<string, string> => {
  // Nearly every change is one of contents: then no path has to be looked at.
  const isSameSet = lastFiles.size > 0 && changedPaths(lastFiles, files) !== undefined;
  const last = isSameSet ? filesByPage(lastFiles) : undefined;
  lastFiles = files;
  return last ?? readPaths(files);
});

/** Of two files with the same address the site shows the `.mdx`. */
function readPaths(files: ProjectFiles): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of files.keys()) {
    const role = classifyFile(file);
    if (role !== 'page' && role !== 'repository') continue;
    const page = withoutExtension(file);
    if (!found.has(page) || file.endsWith('.mdx')) found.set(page, file);
  }
  return found;
}
