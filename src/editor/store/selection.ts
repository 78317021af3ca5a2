/** The file and the page that are open, kept pointing at something that exists. */

import { extensionOf, isInside, withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { keyOfLeft } from '../../rules/left-problems.ts';
import type { HistoryEntry } from './history/history.ts';
import type { ProjectState } from './project-state.ts';

/** What is open: `openPage` and `selectedFile` of the state. */
export interface Selection {
  readonly openPage: string | undefined;
  readonly selectedFile: string | undefined;
}

const PAGE_EXTENSIONS: ReadonlySet<string> = new Set(['md', 'mdx']);

/** Lets go of what no longer exists. */
export function followChanges(state: ProjectState, files: ProjectFiles): ProjectState {
  const { openPage, selectedFile } = state;
  const isPageGone = openPage !== undefined && hasPageFile(state.files, openPage) && !hasPageFile(files, openPage);
  return withSelection(state, {
    openPage: isPageGone ? undefined : openPage,
    selectedFile: selectedFile !== undefined && !files.has(selectedFile) ? undefined : selectedFile,
  });
}

/** What was open before a change, where the change has closed it or led it elsewhere. */
export function selectionLost(before: ProjectState, after: ProjectState): Selection | undefined {
  const { openPage, selectedFile } = before;
  const isSame = openPage === after.openPage && selectedFile === after.selectedFile;
  return isSame ? undefined : { openPage, selectedFile };
}

/** Opens again what a step had closed; of what is not there any more, nothing. */
export function reopen(
  state: ProjectState,
  { selection, place }: Pick<HistoryEntry, 'selection' | 'place'>,
): ProjectState {
  if (selection !== undefined) return followChanges(withSelection(state, selection), state.files);
  const isBack = place?.kind === 'page' && state.files.has(place.path);
  return isBack ? { ...state, openPage: withoutExtension(place.path) } : state;
}

/** Points at the new place of a file or folder that was renamed, with what is left as it is in it. */
export function followRename(state: ProjectState, from: string, to: string): ProjectState {
  const { openPage, selectedFile, leftProblems } = state;
  const followed = { ...state, leftProblems: followLeft(leftProblems, from, to) };
  return withSelection(followed, {
    openPage: openPage && movedPage(openPage, from, to),
    selectedFile: selectedFile && moved(selectedFile, from, to),
  });
}

/** Those of the old place count again when the step is undone. */
function followLeft(left: ProjectState['leftProblems'], from: string, to: string): ProjectState['leftProblems'] {
  const keys = new Set(left.map(keyOfLeft));
  const copies = left.flatMap((one) => {
    const copy = one.file === undefined ? one : { ...one, file: moved(one.file, from, to) };
    return keys.has(keyOfLeft(copy)) ? [] : [copy];
  });
  return copies.length === 0 ? left : [...left, ...copies];
}

function movedPage(page: string, from: string, to: string): string {
  const isItsFile = page === withoutExtension(from) && PAGE_EXTENSIONS.has(extensionOf(from));
  return isItsFile ? withoutExtension(to) : page === from ? page : moved(page, from, to);
}

function moved(path: string, from: string, to: string): string {
  return isInside(from, path) ? to + path.slice(from.length) : path;
}

/** Generated pages have no file of their own. */
function hasPageFile(files: ProjectFiles, page: string): boolean {
  return files.has(`${page}.mdx`) || files.has(`${page}.md`);
}

function withSelection(state: ProjectState, { openPage, selectedFile }: Selection): ProjectState {
  if (state.openPage === openPage && state.selectedFile === selectedFile) return state;
  const { openPage: _page, selectedFile: _file, ...rest } = state;
  return { ...rest, ...(openPage !== undefined && { openPage }), ...(selectedFile !== undefined && { selectedFile }) };
}
