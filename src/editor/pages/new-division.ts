/** A new tab, or a shortcut above the sidebar, with its first page or the address it leads to. Pure: what is given goes to `editNavigation`. */

import type { ConfigTexts } from '../../config/config-texts.ts';
import { insertItem, setValue } from '../../config/edit-texts.ts';
import { isInside } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { encodeText } from '../../project/text.ts';
import { type NavigationEdit, newPageText } from '../store/index.ts';
import { navigationDialogWords } from '../words/navigation-dialogs.ts';
import type { DivisionKind } from './later-divisions.ts';
import * as later from './later-divisions.ts';
import { newPageFile } from './page-file.ts';

export type { DivisionKind };

interface DivisionTitle {
  readonly kind: DivisionKind;
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

/** What a new tab or shortcut may lead to, and whether it takes in the pages that are there already. */
export interface DivisionChoices {
  readonly canHoldPages: boolean;
  readonly canLeadOut: boolean;
  readonly takesInAll: boolean;
}

export function divisionChoices(kind: DivisionKind, config: unknown): DivisionChoices {
  const navigation = fieldOf(config, 'navigation');
  if (!isLaterNavigation(navigation)) return { canHoldPages: true, canLeadOut: true, takesInAll: false };
  const canHoldPages = later.canHoldPages(kind, navigation);
  return {
    canHoldPages,
    // Shortcuts that lead out of the site stand on all pages, whatever else divides them.
    canLeadOut: canHoldPages || kind === 'anchor',
    takesInAll: later.takesInAll(kind, navigation),
  };
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
    const navigation = fieldOf(config.value, 'navigation');
    if (isLaterNavigation(navigation)) {
      const item = { [kind]: title, ...(address === undefined ? { pages } : { href: address }) };
      const add = address === undefined ? later.addWithPages : later.addLink;
      return add(config, kind, item, navigationDialogWords.firstDivision, navigation);
    }
    const icon = address === undefined ? 'folder' : 'link';
    const url = 'address' in division ? division.address : division.folder;
    const item = { name: title, ...(kind === 'anchor' && { icon }), url };
    const added = withItem(config, later.listOf(kind), item);
    return pages.length === 0 ? added : withItem(added, 'navigation', { group: title, pages });
  };
  return {
    label,
    change,
    ...(firstPage && { files: new Map([[newPageFile(firstPage.path), encodeText(newPageText(firstPage.title))]]) }),
  };
}

/** `navigation` is an object in the later format only; text or a number there is a mistake in the contract's. */
export function isLaterNavigation(navigation: unknown): navigation is Readonly<Record<string, unknown>> {
  return typeof navigation === 'object' && navigation !== null && !Array.isArray(navigation);
}

/** Adds an item at the end of a list; what is no list is replaced by one. */
function withItem(config: ConfigTexts, list: 'tabs' | 'anchors' | 'navigation', item: unknown): ConfigTexts {
  return Array.isArray(fieldOf(config.value, list))
    ? insertItem(config, [list], Number.POSITIVE_INFINITY, item)
    : setValue(config, [list], [item]);
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
