/** The files that pages come from, looked up by the path of the page. Nobody makes the path of a page's file from its name. */

import { changedPaths } from '../../project/changed-paths.ts';
import { classifyFile } from '../../project/classify-file.ts';
import { withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { steppedPaths } from '../../project/replaced-files.ts';
import { withEntries } from '../../shared/patched-map.ts';
import { memoizeByKey } from './selectors/memoize.ts';

/** The file of a page; `undefined` for a page that is not there or is generated. */
export function fileOfPage(files: ProjectFiles, page: string): string | undefined {
  return filesByPage(files).get(page);
}

let lastFiles: ProjectFiles = new Map();

const filesByPage: (files: ProjectFiles) => ReadonlyMap<string, string> = memoizeByKey((files: ProjectFiles) => {
  const before = lastFiles;
  const changed = before.size === 0 ? undefined : (steppedPaths(before, files) ?? changedPaths(before, files));
  const last = changed && filesByPage(before);
  lastFiles = files;
  const others = changed?.filter((path) => before.has(path) !== files.has(path));
  // Behind a file that went another one may stand.
  if (last === undefined || others?.some((path) => !files.has(path)) !== false) return readPaths(files.keys());
  // Nearly every change is one of contents: then no path has to be looked at.
  return others.length === 0 ? last : withEntries(last, readPaths(others, last));
});

/** Pages with their files, as far as they are not known. Of two files with the same address the site shows the `.mdx`. */
function readPaths(files: Iterable<string>, known: ReadonlyMap<string, string> = new Map()): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const role = classifyFile(file);
    if (role !== 'page' && role !== 'repository') continue;
    const page = withoutExtension(file);
    if (!(found.has(page) || known.has(page)) || file.endsWith('.mdx')) found.set(page, file);
  }
  return found;
}
