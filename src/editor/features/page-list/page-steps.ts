/** Steps over pages and their entries in the navigation. Pure: what is given goes to `editNavigation`. */
import { insertItem } from '../../../engine/config/edit.ts';
import { removeEntries } from '../../../engine/navigation-edit/edit-navigation.ts';
import { type Outline, walkOutline } from '../../../engine/navigation-edit/outline.ts';
import { withoutExtension } from '../../../engine/project/paths.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import type { NavigationEdit } from '../../store/index.ts';
import { copyPage } from './copy-page.ts';
import { type PagePlace, placeAfter } from './page-places.ts';

/** Adds files, and entries for pages where they are wanted. */
export function addPages(
  label: string,
  files: ReadonlyMap<string, Uint8Array>,
  pages: readonly string[],
  place: PagePlace | undefined,
): NavigationEdit {
  if (place === undefined) return { label, files };
  const { listPath, index } = place;
  const change: NonNullable<NavigationEdit['change']> = (config) =>
    pages.reduce((rest, file, step) => insertItem(rest, listPath, index + step, withoutExtension(file)), config);
  return { label, files, change };
}

export interface DuplicateStep {
  readonly edit: NavigationEdit;
  readonly file: string;
}

export function duplicatePage(
  files: ProjectFiles,
  outline: Outline | undefined,
  { file, title }: { readonly file: string; readonly title: string },
): DuplicateStep | undefined {
  const copy = copyPage(files, file, title);
  if (copy === undefined) return undefined;
  const edit = addPages(
    `Duplicate ${title}`,
    new Map([[copy.file, copy.contents]]),
    [copy.file],
    placeAfter(outline, file),
  );
  return { edit, file: copy.file };
}

/** Deletes the file of a page with every entry that names it. */
export function deletePage(outline: Outline | undefined, file: string): NavigationEdit {
  const label = `Delete ${file}`;
  const files = new Map([[file, undefined]]);
  const entries = outline ? walkOutline(outline.roots).filter(({ node }) => node.file === file) : [];
  if (entries.length === 0) return { label, files };
  return {
    label,
    files,
    change: (config) =>
      removeEntries(
        config,
        entries.map(({ node }) => node.path),
      ),
  };
}
