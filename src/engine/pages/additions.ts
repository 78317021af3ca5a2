/** What is generated below the text of a file's page, kept in step with the files that it is made of. */

import { classifyFile } from '../../project/classify-file.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { FilePage } from './file-pages.ts';
import type { By, GeneratedReading } from './generated-pages.ts';
import type { PageCompletion } from './page-generator.ts';
import { fileOf, type GeneratedSource, generatedSource, type PageModel } from './page-model.ts';

export function additionFor({ from, text, readsPages }: By<PageCompletion>, files: ProjectFiles): GeneratedSource {
  return generatedSource(from, () => text(files), readsPages);
}

/**
 * The pages with another addition where a file has changed that it is made of; the same map where none has.
 * @param changed paths of Markdown files that hold another text than before
 */
export function withFreshAdditions(
  pages: ReadonlyMap<string, PageModel>,
  changed: readonly string[],
  files: ProjectFiles,
  written: ReadonlyMap<string, FilePage>,
  complete: GeneratedReading['complete'],
): ReadonlyMap<string, PageModel> {
  // What is no page may be taken in by any.
  const isSnippetChanged = changed.some((file) => classifyFile(file) !== 'page');
  const fresh: [string, PageModel][] = [];
  for (const [path, page] of pages) {
    if (page.addition?.readsPages !== true) continue;
    if (!isSnippetChanged && !changed.includes(fileOf(page) ?? '')) continue;
    const filePage = written.get(path);
    const completion = filePage && complete(filePage);
    if (completion) fresh.push([path, { ...page, addition: additionFor(completion, files) }]);
  }
  if (fresh.length === 0) return pages;
  const all = new Map(pages);
  for (const [path, page] of fresh) all.set(path, page);
  return all;
}
