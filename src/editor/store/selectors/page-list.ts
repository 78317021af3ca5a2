import { classifyFile } from '../../../engine/project/classify-file.ts';
import { comparePaths, nameOf, withoutExtension } from '../../../engine/project/paths.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import type { ProjectState } from '../project-state.ts';
import type { PageListing, SiteReading } from '../site-reading.ts';
import { createStableList, memoizeByKey } from './memoize.ts';

const NO_READING: SiteReading = { revision: -1, pages: [] };

/**
 * All pages: those of the last reading, in its order, without pages whose file is gone; then files that no reading has
 * seen yet, under their names. Typing in a page gives the same list until a reading brings another title.
 */
export function selectPageList(state: Pick<ProjectState, 'files' | 'reading'>): readonly PageListing[] {
  return listFor(state.reading ?? NO_READING)(pageFiles(state.files));
}

const stable = createStableList<string>();

const pageFiles = memoizeByKey((files: ProjectFiles) =>
  stable([...files.keys()].filter((path) => classifyFile(path) === 'page').sort(comparePaths)),
);

const listFor = memoizeByKey(({ pages }: SiteReading) =>
  memoizeByKey((files: readonly string[]): readonly PageListing[] => {
    const present = new Set(files);
    const kept = pages.filter(({ file }) => present.has(file) || classifyFile(file) !== 'page');
    const known = new Set(pages.map(({ file }) => file));
    return [...kept, ...files.filter((file) => !known.has(file)).map(listingOfFile)];
  }),
);

function listingOfFile(file: string): PageListing {
  const path = withoutExtension(file);
  const words = nameOf(path).replace(/[-_]+/g, ' ').trim();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { path, file, title, trail: [], isInNavigation: false, isHidden: false };
}
