import { titleFromFile } from '../../../page-source/page-title.ts';
import { classifyFile, isSnippet } from '../../../project/classify-file.ts';
import { withoutExtension } from '../../../project/paths.ts';
import type { ProjectState } from '../project-state.ts';
import type { FilePage, PageListing } from '../site-reading.ts';
import { createFileList } from './list-files.ts';
import { memoizeByKey } from './memoize.ts';

const NO_PAGES: readonly PageListing[] = [];

/**
 * All pages: those of the last reading, in its order, generated ones among them, without pages whose file is gone; then files that no reading has
 * seen yet, under their names. Typing in a page gives the same list until a reading brings another title.
 */
export function selectPageList(state: Pick<ProjectState, 'files' | 'reading'>): readonly PageListing[] {
  return listFor(state.reading?.pages ?? NO_PAGES)(pageFiles(state.files));
}

const pageFiles = createFileList((path) => classifyFile(path) === 'page');

const withFiles = memoizeByKey((pages: readonly PageListing[]) => pages.filter(hasFile));

/** The pages that can be edited, in the same order. */
export function selectFilePages(state: Pick<ProjectState, 'files' | 'reading'>): readonly FilePage[] {
  return withFiles(selectPageList(state));
}

function hasFile(page: PageListing): page is FilePage {
  return page.file !== undefined;
}

/** Files of snippets, by path. Typing in one gives the same list. */
export function selectSnippets(state: Pick<ProjectState, 'files'>): readonly string[] {
  return snippetFiles(state.files);
}

const snippetFiles = createFileList(isSnippet);

const listFor = memoizeByKey((pages: readonly PageListing[]) => {
  const known = new Set(pages.flatMap(({ file }) => file ?? []));
  return memoizeByKey((files: readonly string[]): readonly PageListing[] => {
    const others = files.filter((file) => !known.has(file)).map(listingOfFile);
    const areAllThere = files.length - others.length === known.size;
    return [...(areAllThere ? pages : present(pages, files)), ...others];
  });
});

/** Without pages whose file is gone. */
function present(pages: readonly PageListing[], files: readonly string[]): readonly PageListing[] {
  const there = new Set(files);
  return pages.filter(({ file }) => file === undefined || there.has(file) || classifyFile(file) !== 'page');
}

function listingOfFile(file: string): FilePage {
  const title = titleFromFile(file);
  return { path: withoutExtension(file), file, title, trail: [], isInNavigation: false, isHidden: false };
}
