/** Turns pages of a site into documents, keeping what did not change between two calls. */
import type { EngineServices } from '../engine.ts';
import type { RenderedPage } from '../emit/output-file.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';

export interface PageRenderer {
  /** The whole document of a page. Never rejects for a fault of the author's: it becomes a diagnostic. */
  readonly render: (site: SiteModel, page: PageModel) => Promise<RenderedPage>;
  /** Project files other than its own source that the page's document is made of (snippets), sorted. */
  readonly dependencies: (site: SiteModel, page: PageModel) => readonly string[];
  /** The document shown for an address that does not exist, for `404.html` at the root of the site. */
  readonly renderNotFound: (site: SiteModel) => Promise<RenderedPage>;
}

/** One renderer serves one platform; its caches are bounded and may live as long as the process. */
export function createPageRenderer(_services: EngineServices): PageRenderer {
  const notReady = (): never => {
    throw new Error('The page renderer is being built.');
  };
  return { render: notReady, dependencies: notReady, renderNotFound: notReady };
}
