/** Steps over pages and their entries in the navigation. Pure: what is given goes to `editNavigation`. */

import { removeEntries } from '../../authoring/navigation-edit/edit-navigation.ts';
import { type Outline, walkOutline } from '../../authoring/navigation-edit/outline.ts';
import { type ConfigPath, isPartOf } from '../../config/config-path.ts';
import type { ConfigTexts } from '../../config/config-texts.ts';
import { insertItem } from '../../config/edit-texts.ts';
import { withoutExtension } from '../../project/paths.ts';
import { type NavigationEdit, type ProjectState, selectOutline } from '../store/index.ts';
import { deletePagesWords } from '../words/delete-pages.ts';
import { duplicatePageStep } from '../words/pages.ts';
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
  const { listPath, index, group } = place;
  const items = group === undefined ? values : [{ group, pages: values }];
  const change: NonNullable<NavigationEdit['change']> = (config) =>
    items.reduce<ConfigTexts>((rest, value, step) => insertItem(rest, listPath, index + step, value), config);
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
  const edit = addPages(duplicatePageStep(page.title), new Map([[file, contents]]), [file], place);
  return { edit, file, title };
}

export interface DeletedPages {
  /** Names the step: "Quickstart", "3 pages". */
  readonly name: string;
  readonly pages: readonly NamedPage[];
  /** Entries of the navigation that go too, with all that is in them: the group that is deleted. */
  readonly entries?: readonly ConfigPath[];
  /** A page, without extension, to which the addresses of the deleted ones lead on. */
  readonly redirectTo?: string;
}

/** Deletes the files of pages with every entry that names them. */
export function deletePages(
  outline: Outline | undefined,
  { name, pages, entries = [], redirectTo }: DeletedPages,
): NavigationEdit {
  const files = new Set(pages.map(({ file }) => file));
  const named = outline ? walkOutline(outline.roots).filter(({ node }) => files.has(node.file ?? '')) : [];
  const all = [...entries, ...named.map(({ node }) => node.path)];
  const paths = all.filter((path) => !all.some((other) => isPartOf(path, other)));
  const [first] = pages;
  const isOne = pages.length === 1 && entries.length === 0;
  const change = (config: ConfigTexts) => {
    const rest = removeEntries(config, paths);
    return redirectTo === undefined ? rest : addRedirects(rest, files, `/${redirectTo}`);
  };
  return {
    label: deletePagesWords.step(name),
    files: new Map([...files].map((file) => [file, undefined])),
    ...(first && isOne && { place: { kind: 'page', path: first.file } as const }),
    ...((paths.length > 0 || redirectTo !== undefined) && { change }),
  };
}

/** A page of a folder is found by the folder's address too. */
function addRedirects(config: ConfigTexts, files: ReadonlySet<string>, destination: string): ConfigTexts {
  const sources = [...files].flatMap((file) => {
    const page = withoutExtension(file);
    const folder = /^(?:(.*)\/)?index$/.exec(page);
    return folder ? [`/${page}`, `/${folder[1] ?? ''}`] : [`/${page}`];
  });
  return sources
    .filter((source) => source !== destination && source !== '/')
    .reduce<ConfigTexts>(
      (rest, source) => insertItem(rest, ['redirects'], Number.POSITIVE_INFINITY, { source, destination }),
      config,
    );
}
