/** What the text indexes of a site list: its pages in reading order, in the language and version shown first. */

import { comparePaths } from '../../project/paths.ts';
import type { NavigationDivision, NavigationEntry } from '../navigation/navigation-tree.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';

export interface Listed {
  /** In the order of the navigation; pages outside it, where they are indexed, come last, by path. */
  readonly pages: readonly PageModel[];
  /** Links of the navigation to other sites: titles by address. */
  readonly links: ReadonlyMap<string, string>;
}

export function listPages(site: SiteModel): Listed {
  const pages = new Set<PageModel>();
  const links = new Map<string, string>();
  const passedOver = new Set<NavigationDivision>();
  const addPage = (path: string): void => {
    const page = site.pages.get(path);
    if (page !== undefined && !page.isHidden) pages.add(page);
  };
  const addLink = (href: string, title: string): void => {
    if (/^https?:\/\//i.test(href) && !links.has(href)) links.set(href, title);
  };
  const visitEntries = (entries: readonly NavigationEntry[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'group') {
        if (entry.root !== undefined) addPage(entry.root);
        visitEntries(entry.entries);
      } else if (entry.href === undefined) addPage(entry.path);
      else addLink(entry.href, entry.title);
    }
  };
  const visit = (division: NavigationDivision): void => {
    if (division.isHidden) return;
    if (division.href !== undefined) addLink(division.href, division.name);
    visitEntries(division.entries);
    for (const child of division.divisions) {
      if (isShownFirst(child, division.divisions)) visit(child);
      else passedOver.add(child);
    }
  };
  visit(site.navigation.root);
  for (const division of site.navigation.global) visit(division);
  const others = [...site.pages.values()].filter((page) => {
    if (page.isHidden || page.isInNavigation || page.frontMatter.url !== undefined) return false;
    const divisions = site.navigation.places.get(page.path)?.divisions ?? [];
    return !divisions.some((division) => passedOver.has(division));
  });
  for (const page of others.sort((a, b) => comparePaths(a.path, b.path))) pages.add(page);
  return { pages: [...pages], links };
}

/** Of the versions and languages beside each other, the default one. */
export function isShownFirst(division: NavigationDivision, siblings: readonly NavigationDivision[]): boolean {
  if (division.kind !== 'version' && division.kind !== 'language') return true;
  const alternatives = siblings.filter(({ kind }) => kind === division.kind);
  return division === (alternatives.find(({ isDefault }) => isDefault) ?? alternatives[0]);
}
