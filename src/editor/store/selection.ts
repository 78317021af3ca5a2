/** The file and the page of the location, kept pointing at something that exists. */

import { extensionOf, isInside, withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { keyOfIgnored } from '../../rules/ignored-problems.ts';
import type { HistoryEntry } from './history/history.ts';
import type { EditorLocation } from './location.ts';
import { fileOfPage } from './page-files.ts';
import type { ProjectState } from './project-state.ts';
import { selectPageAt, selectPageOfFile } from './selectors/page-list.ts';

/** The open page and the open file. */
export interface Selection {
  readonly page: string | undefined;
  readonly file: string | undefined;
}

const PAGE_EXTENSIONS: ReadonlySet<string> = new Set(['md', 'mdx']);

/** Lets go of what no longer exists. */
export function followChanges(state: ProjectState, files: ProjectFiles): ProjectState {
  const { page, file } = state.location;
  // A generated page has no file that could go.
  const hadFile = page !== undefined && fileOfPage(state.files, page) !== undefined;
  const isPageGone = hadFile && fileOfPage(files, page) === undefined;
  const kept = file !== undefined && !files.has(file) ? undefined : file;
  if (!isPageGone) return withSelection(state, { page, file: kept });
  return withSelection(state, { page: undefined, file: fileBeside({ ...state, files }, kept, undefined) });
}

/** The location with another page in the preview (`undefined`: the home page). The code of a page goes along while it is open. */
export function withPage(
  state: Pick<ProjectState, 'files' | 'reading'>,
  location: EditorLocation,
  page: string | undefined,
): EditorLocation {
  return select(location, { page, file: fileBeside(state, location.file, page) });
}

function fileBeside(
  state: Pick<ProjectState, 'files' | 'reading'>,
  file: string | undefined,
  page: string | undefined,
): string | undefined {
  if (file === undefined || selectPageOfFile(state, file) === undefined) return file;
  return selectPageAt(state, page ?? state.reading?.home)?.file ?? file;
}

/** What was open before a change, where the change has closed it or led it elsewhere. */
export function selectionLost(before: ProjectState, after: ProjectState): Selection | undefined {
  const { page, file } = before.location;
  return page === after.location.page && file === after.location.file ? undefined : { page, file };
}

/** Opens again what a step had closed; of what is not there any more, nothing. */
export function reopen(
  state: ProjectState,
  { selection, place }: Pick<HistoryEntry, 'selection' | 'place'>,
): ProjectState {
  if (selection !== undefined) return followChanges(withSelection(state, selection), state.files);
  const isBack = place?.kind === 'page' && state.files.has(place.path);
  return isBack ? { ...state, location: withPage(state, state.location, withoutExtension(place.path)) } : state;
}

/** Points at the new place of a file or folder that was renamed, with what is ignored in it. */
export function followRename(state: ProjectState, from: string, to: string): ProjectState {
  const { location, ignoredProblems } = state;
  const followed = { ...state, ignoredProblems: followIgnored(ignoredProblems, from, to) };
  return withSelection(followed, {
    page: location.page && movedPage(location.page, from, to),
    file: location.file && moved(location.file, from, to),
  });
}

/** Those of the old place count again when the step is undone. */
function followIgnored(
  ignored: ProjectState['ignoredProblems'],
  from: string,
  to: string,
): ProjectState['ignoredProblems'] {
  const keys = new Set(ignored.map(keyOfIgnored));
  const copies = ignored.flatMap((one) => {
    const copy = one.file === undefined ? one : { ...one, file: moved(one.file, from, to) };
    return keys.has(keyOfIgnored(copy)) ? [] : [copy];
  });
  return copies.length === 0 ? ignored : [...ignored, ...copies];
}

function movedPage(page: string, from: string, to: string): string {
  const isItsFile = page === withoutExtension(from) && PAGE_EXTENSIONS.has(extensionOf(from));
  return isItsFile ? withoutExtension(to) : page === from ? page : moved(page, from, to);
}

function moved(path: string, from: string, to: string): string {
  return isInside(from, path) ? to + path.slice(from.length) : path;
}

function withSelection(state: ProjectState, selection: Selection): ProjectState {
  const location = select(state.location, selection);
  return location === state.location ? state : { ...state, location };
}

function select(location: EditorLocation, { page, file }: Selection): EditorLocation {
  if (location.page === page && location.file === file) return location;
  const { page: _page, file: _file, ...rest } = location;
  return { ...rest, ...(page !== undefined && { page }), ...(file !== undefined && { file }) };
}
