/** Steps over pages and their entries in the navigation. Pure: what is given goes to `editNavigation`. */
import { insertItem } from '../../engine/config/edit.ts';
import type { JsonText } from '../../engine/config/json-text/json-text.ts';
import { removeEntries } from '../../engine/navigation-edit/edit-navigation.ts';
import { type Outline, walkOutline } from '../../engine/navigation-edit/outline.ts';
import { withoutExtension } from '../../engine/project/paths.ts';
import { type NavigationEdit, type ProjectState, selectOutline } from '../store/index.ts';
import { copyPage } from './copy-page.ts';
import { takenTitles } from './copy-title.ts';
import { type PagePlace, placeAfter } from './page-places.ts';

/** Adds files, and entries for pages where they are wanted. */
export function addPages(
  label: string,
  files: ReadonlyMap<string, Uint8Array>,
  pages: readonly string[],
  place: PagePlace | undefined,
): NavigationEdit {
  return addEntries(label, files, pages.map(withoutExtension), place);
}

/** Adds files, and entries as the navigation has them where they are wanted. */
export function addEntries(
  label: string,
  files: ReadonlyMap<string, Uint8Array>,
  values: readonly unknown[],
  place: PagePlace | undefined,
): NavigationEdit {
  if (place === undefined || values.length === 0) return { label, files };
  const { listPath, index } = place;
  const change: NonNullable<NavigationEdit['change']> = (config) =>
    values.reduce<JsonText>((rest, value, step) => insertItem(rest, listPath, index + step, value), config);
  return { label, files, change };
}

/** A page by its file, and what it is called. */
export interface NamedPage {
  readonly file: string;
  readonly title: string;
}

export interface DuplicateStep {
  readonly edit: NavigationEdit;
  readonly file: string;
  readonly title: string;
}

/** Puts a copy behind the page; `undefined` where its file is gone. */
export function duplicatePage(
  state: Pick<ProjectState, 'files' | 'reading'>,
  page: NamedPage,
): DuplicateStep | undefined {
  const copy = copyPage(state.files, page, takenTitles(state));
  if (copy === undefined) return undefined;
  const { file, title, contents } = copy;
  const place = placeAfter(selectOutline(state), page.file);
  const edit = addPages(`Duplicate ${page.title}`, new Map([[file, contents]]), [file], place);
  return { edit, file, title };
}

/** Deletes the file of a page with every entry that names it. */
export function deletePage(outline: Outline | undefined, { file, title }: NamedPage): NavigationEdit {
  const edit: NavigationEdit = {
    label: `Delete ${title}`,
    files: new Map([[file, undefined]]),
    place: { kind: 'page', path: file },
  };
  const entries = outline ? walkOutline(outline.roots).filter(({ node }) => node.file === file) : [];
  const paths = entries.map(({ node }) => node.path);
  return paths.length === 0 ? edit : { ...edit, change: (config) => removeEntries(config, paths) };
}
