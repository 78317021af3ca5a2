import { titleFromFile } from '../../../engine/mdx/page-title.ts';
import { classifyFile } from '../../../engine/project/classify-file.ts';
import { comparePaths, withoutExtension } from '../../../engine/project/paths.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import type { ProjectState } from '../project-state.ts';
import type { PageListing } from '../site-reading.ts';
import { createStableList, memoizeByKey } from './memoize.ts';

const NO_PAGES: readonly PageListing[] = [];

/**
 * All pages: those of the last reading, in its order, without pages whose file is gone; then files that no reading has
 * seen yet, under their names. Typing in a page gives the same list until a reading brings another title.
 */
export function selectPageList(state: Pick<ProjectState, 'files' | 'reading'>): readonly PageListing[] {
  return listFor(state.reading?.pages ?? NO_PAGES)(pageFiles(state.files));
}

const stable = createStableList<string>();

const pageFiles = memoizeByKey((files: ProjectFiles) =>
  stable([...files.keys()].filter((path) => classifyFile(path) === 'page').sort(comparePaths)),
);

const listFor = memoizeByKey((pages: readonly PageListing[]) =>
  memoizeByKey((files: readonly string[]): readonly PageListing[] => {
    const present = new Set(files);
    const kept = pages.filter(({ file }) => present.has(file) || classifyFile(file) !== 'page');
    const known = new Set(pages.map(({ file }) => file));
    return [...kept, ...files.filter((file) => !known.has(file)).map(listingOfFile)];
  }),
);

function listingOfFile(file: string): PageListing {
  const title = titleFromFile(file);
  return { path: withoutExtension(file), file, title, trail: [], isInNavigation: false, isHidden: false };
}
