/** Texts of generated pages in a thread that got a site from another one: made here, where the pages are. */

import type { SiteModel } from '../site/site-model.ts';
import { endpointPagesOf } from './endpoint-pages.ts';
import type { FilePage } from './file-pages.ts';
import { GeneratedPages, type GeneratedReading } from './generated-pages.ts';
import { PAGE_GENERATORS } from './generators.ts';
import type { GeneratedPage } from './page-generator.ts';
import { fileOf, type PageModel, withText } from './page-model.ts';

/**
 * Gives the generated sources of a copied site the texts that they had, each made when it is first asked for. Making them all in
 * one thread would let the others wait.
 */
export function giveTexts({ files, config, pages }: SiteModel): void {
  let known: { readonly reading: GeneratedReading; readonly made: ReadonlyMap<string, GeneratedPage> } | undefined;
  const read = () => {
    if (known === undefined) {
      const reading = new GeneratedPages(PAGE_GENERATORS).read({
        files,
        config,
        endpointPages: endpointPagesOf(filePages(pages)),
      });
      // Of two pages with the same address the first counts.
      known = { reading, made: new Map([...reading.pages].reverse().map((page) => [page.path, page])) };
    }
    return known;
  };
  const additionTo = (page: PageModel, file: string): string => {
    const { path, frontMatter } = page;
    return read().reading.complete({ path, file, frontMatter, diagnostics: [] })?.text(files) ?? '';
  };
  for (const page of pages.values()) {
    const { source, addition, path } = page;
    const file = fileOf(page);
    if (source.kind === 'generated') withText(source, () => read().made.get(path)?.text() ?? '');
    if (addition !== undefined && file !== undefined) withText(addition, () => additionTo(page, file));
  }
}

function filePages(pages: SiteModel['pages']): readonly Pick<FilePage, 'path' | 'file' | 'frontMatter'>[] {
  return [...pages.values()].flatMap((page) => {
    const file = fileOf(page);
    return file === undefined ? [] : [{ path: page.path, file, frontMatter: page.frontMatter }];
  });
}
