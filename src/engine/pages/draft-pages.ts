/** File pages and generated pages → pages of the site, as far as they can be told without the navigation. */

import { titleFromFile } from '../../page-source/page-title.ts';
import { comparePaths } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { additionFor } from './additions.ts';
import type { FilePage } from './file-pages.ts';
import type { By, GeneratedReading } from './generated-pages.ts';
import type { GeneratedPage } from './page-generator.ts';
import { generatedSource, outputOf, type PageModel } from './page-model.ts';

export type PageDraft = Omit<PageModel, 'isInNavigation' | 'isHidden'>;

/**
 * Drafts by path, sorted by path. What an author wrote goes before what would be generated for the same address.
 *
 * @param pages of files, sorted by path
 * @param files of the project
 * @param siteName title of an `index` that has none
 */
export function draftPages(
  pages: ReadonlyMap<string, FilePage>,
  files: ProjectFiles,
  generated: Pick<GeneratedReading, 'pages' | 'complete'>,
  siteName: string,
): ReadonlyMap<string, PageDraft> {
  const drafts = new Map<string, PageDraft>();
  for (const page of pages.values()) drafts.set(page.path, draftOfFile(page, files, siteName, generated.complete));
  const added = generated.pages.filter(({ path }) => !pages.has(path));
  for (const page of added) if (!drafts.has(page.path)) drafts.set(page.path, draftOfGenerated(page));
  return added.length === 0 ? drafts : new Map([...drafts].sort(([a], [b]) => comparePaths(a, b)));
}

function draftOfFile(
  page: FilePage,
  files: ProjectFiles,
  siteName: string,
  complete: GeneratedReading['complete'],
): PageDraft {
  const { path, file } = page;
  const completion = complete(page);
  const frontMatter =
    completion?.isDeprecated && page.frontMatter.deprecated === undefined
      ? { ...page.frontMatter, deprecated: true }
      : page.frontMatter;
  const title = frontMatter.title ?? completion?.title ?? (path === 'index' ? siteName : titleFromFile(file));
  return {
    path,
    source: { kind: 'file', file },
    kind: 'page',
    ...(completion && { addition: additionFor(completion, files) }),
    ...(completion?.endpoint && { endpoint: completion.endpoint }),
    ...detailsOf(path, title, frontMatter),
  };
}

function draftOfGenerated(page: By<GeneratedPage>): PageDraft {
  const { path, title, text, from, kind = 'page', endpoint, frontMatter = {} } = page;
  const source = generatedSource(from, text);
  return { path, source, kind, ...(endpoint && { endpoint }), ...detailsOf(path, title, frontMatter) };
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
