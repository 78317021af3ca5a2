import type { SiteModel } from '../../../engine/index.ts';

/** Finds the page at a path of the built site. */
export function createPageFinder(): (site: SiteModel, output: string) => string | undefined {
  let known: { readonly pages: SiteModel['pages']; readonly byOutput: ReadonlyMap<string, string> } | undefined;
  return (site, output) => {
    if (known?.pages !== site.pages) {
      const byOutput = new Map([...site.pages.values()].map((page) => [page.output, page.path]));
      known = { pages: site.pages, byOutput };
    }
    // `index.html` of the site leads to the page that the author made its home.
    return known.byOutput.get(output) ?? (output === 'index.html' ? site.home?.path : undefined);
  };
}
