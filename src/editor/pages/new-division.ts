/**
 * A new tab, or a shortcut above the sidebar, of the contract's format, with its first page or the address it leads to. Pure:
 * what is given goes to `editNavigation`. The later format has parts of more kinds: `authoring/navigation-edit/add-part.ts`.
 */

import type { ConfigTexts } from '../../config/config-texts.ts';
import { insertItem, setValue } from '../../config/edit-texts.ts';
import { isInside } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { encodeText } from '../../project/text.ts';
import { recordOf } from '../../shared/record.ts';
import { type NavigationEdit, newPageText } from '../store/index.ts';
import { newPageFile } from './page-file.ts';

export type NewDivisionKind = 'tab' | 'anchor';

interface DivisionTitle {
  readonly kind: NewDivisionKind;
  readonly title: string;
}

/** It holds pages of the site. */
export interface DivisionOfPages extends DivisionTitle {
  /** Its pages lie there; without slashes at its ends. */
  readonly folder: string;
  /** Absent where the folder has pages already. */
  readonly firstPage?: { readonly title: string; readonly path: string };
}

/** It leads out of the site. */
export interface DivisionLink extends DivisionTitle {
  readonly address: string;
}

export type NewDivision = DivisionOfPages | DivisionLink;

/** Files of pages in a folder. */
export function pagesInFolder(files: ProjectFiles, folder: string): readonly string[] {
  if (folder === '') return [];
  return [...files.keys()].filter((path) => /\.mdx?$/.test(path) && isInside(folder, path));
}

/**
 * The tab, its first page and the entry of that page, in one step: a tab without a page is not shown. One that leads
 * out of the site needs none.
 *
 * @param label names the step
 */
export function addDivision(division: NewDivision, label: string): NavigationEdit {
  const { kind, title } = division;
  const address = 'address' in division ? division.address : undefined;
  const firstPage = 'address' in division ? undefined : division.firstPage;
  const pages = firstPage === undefined ? [] : [firstPage.path];
  const change = (config: ConfigTexts): ConfigTexts => {
    const icon = address === undefined ? 'folder' : 'link';
    const url = 'address' in division ? division.address : division.folder;
    const item = { name: title, ...(kind === 'anchor' && { icon }), url };
    const added = withItem(config, kind === 'tab' ? 'tabs' : 'anchors', item);
    return pages.length === 0 ? added : withItem(added, 'navigation', { group: title, pages });
  };
  return {
    label,
    change,
    ...(firstPage && { files: new Map([[newPageFile(firstPage.path), encodeText(newPageText(firstPage.title))]]) }),
  };
}

/** Adds an item at the end of a list; what is no list is replaced by one. */
function withItem(config: ConfigTexts, list: 'tabs' | 'anchors' | 'navigation', item: unknown): ConfigTexts {
  return Array.isArray(recordOf(config.value)[list])
    ? insertItem(config, [list], Number.POSITIVE_INFINITY, item)
    : setValue(config, [list], [item]);
}
