/** File pages and generated pages → pages of the site, as far as they can be told without the navigation. */

import { titleFromFile } from '../../page-source/page-title.ts';
import { comparePaths } from '../../project/paths.ts';
import type { FilePage } from './file-pages.ts';
import type { GeneratedBy } from './generated-pages.ts';
import { outputOf, type PageModel } from './page-model.ts';

export type PageDraft = Omit<PageModel, 'isInNavigation' | 'isHidden'>;

/**
 * Drafts by path, sorted by path. What an author wrote goes before what would be generated for the same address.
 *
 * @param files sorted by path
 * @param siteName title of an `index` that has none
 */
export function draftPages(
  files: ReadonlyMap<string, FilePage>,
  generated: readonly GeneratedBy[],
  siteName: string,
): ReadonlyMap<string, PageDraft> {
  const drafts = new Map<string, PageDraft>();
  for (const page of files.values()) drafts.set(page.path, draftOfFile(page, siteName));
  const added = generated.filter(({ path }) => !files.has(path));
  for (const page of added) if (!drafts.has(page.path)) drafts.set(page.path, draftOfGenerated(page));
  return added.length === 0 ? drafts : new Map([...drafts].sort(([a], [b]) => comparePaths(a, b)));
}

function draftOfFile({ path, file, frontMatter }: FilePage, siteName: string): PageDraft {
  const title = frontMatter.title ?? (path === 'index' ? siteName : titleFromFile(file));
  return { path, source: { kind: 'file', file }, kind: 'page', ...detailsOf(path, title, frontMatter) };
}

function draftOfGenerated({ path, title, text, from, kind = 'page', frontMatter = {} }: GeneratedBy): PageDraft {
  return { path, source: { kind: 'generated', from, text }, kind, ...detailsOf(path, title, frontMatter) };
}

function detailsOf(
  path: string,
  title: string,
  frontMatter: PageModel['frontMatter'],
): Omit<PageDraft, 'path' | 'source' | 'kind'> {
  return {
    output: outputOf({ path }),
    title,
    sidebarTitle: frontMatter.sidebarTitle ?? title,
    ...(frontMatter.description !== undefined && { description: frontMatter.description }),
    frontMatter,
  };
}
