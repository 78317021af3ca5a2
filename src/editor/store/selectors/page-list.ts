import { titleFromFile } from '../../../page-source/page-title.ts';
import { classifyFile, isSnippet } from '../../../project/classify-file.ts';
import { comparePaths, withoutExtension } from '../../../project/paths.ts';
import { sortedDifference } from '../../../shared/sorted-difference.ts';
import { fileOfPage } from '../page-files.ts';
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

/** The page at this address, as it stands in the list of all pages. */
export function selectPageAt(
  { files, reading }: Pick<ProjectState, 'files' | 'reading'>,
  path: string | undefined,
): PageListing | undefined {
  if (path === undefined) return undefined;
  const { byPath, byFile } = indexOf(reading?.pages ?? NO_PAGES);
  const listed = byPath.get(path);
  if (listed !== undefined && isThere(listed, files)) return listed;
  const file = fileOfPage(files, path);
  const isNew = file !== undefined && !byFile.has(file) && classifyFile(file) === 'page';
  return isNew ? listingOfFile(file) : undefined;
}

/** The page that a file is, as it stands in the list of all pages; `undefined` for a file that is no page. */
export function selectPageOfFile(
  { files, reading }: Pick<ProjectState, 'files' | 'reading'>,
  file: string,
): PageListing | undefined {
  const listed = indexOf(reading?.pages ?? NO_PAGES).byFile.get(file);
  if (listed !== undefined) return isThere(listed, files) ? listed : undefined;
  return files.has(file) && classifyFile(file) === 'page' ? listingOfFile(file) : undefined;
}

const indexOf = memoizeByKey((pages: readonly PageListing[]) => {
  const byPath = new Map<string, PageListing>();
  const byFile = new Map<string, PageListing>();
  for (const page of pages) {
    if (!byPath.has(page.path)) byPath.set(page.path, page);
    if (page.file !== undefined && !byFile.has(page.file)) byFile.set(page.file, page);
  }
  return { byPath, byFile };
});

const listFor = memoizeByKey((pages: readonly PageListing[]) => {
  const { byFile } = indexOf(pages);
  let last = { files: [] as readonly string[], others: [] as readonly string[] };
  return memoizeByKey((files: readonly string[]): readonly PageListing[] => {
    // Of thousands of files only those are looked up that came or went.
    const { came, left } = sortedDifference(last.files, files, comparePaths);
    const gone = new Set(left);
    const unknown = came.filter((file) => !byFile.has(file));
    const others = [...last.others.filter((file) => !gone.has(file)), ...unknown].sort(comparePaths);
    last = { files, others };
    const areAllThere = files.length - others.length === byFile.size;
    return [...(areAllThere ? pages : present(pages, files)), ...others.map(listingOfFile)];
  });
});

/** Without pages whose file is gone. */
function present(pages: readonly PageListing[], files: readonly string[]): readonly PageListing[] {
  const there = new Set(files);
  return pages.filter((page) => isThere(page, there));
}

function isThere({ file }: PageListing, files: { readonly has: (file: string) => boolean }): boolean {
  return file === undefined || files.has(file) || classifyFile(file) !== 'page';
}

function listingOfFile(file: string): FilePage {
  const title = titleFromFile(file);
  return { path: withoutExtension(file), file, title, trail: [], isInNavigation: false, isHidden: false };
}
