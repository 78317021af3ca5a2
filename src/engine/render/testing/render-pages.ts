/** Renders pages of a test site; each test gets a renderer of its own. */
import type { SiteConfig } from '../../../config/site-config.ts';
import type { RenderedPage } from '../../site/output-file.ts';
import { createPageRenderer } from '../page-renderer.ts';
import { createTestSite, testServices } from './test-site.ts';

export interface TestPage extends RenderedPage {
  /** What stands in `<main>`. */
  readonly main: string;
}

/** Renders the first file, which must be a page. */
export async function renderFirst(
  files: Readonly<Record<string, string>>,
  config: Partial<SiteConfig> = {},
): Promise<TestPage> {
  const site = createTestSite(files, config);
  const [page] = site.pages.values();
  if (page === undefined) throw new Error('The test site has no page.');
  const rendered = await createPageRenderer(testServices).render(site, page);
  const main = /<main>([\s\S]*)<\/main>/.exec(rendered.html)?.[1] ?? '';
  return { ...rendered, main };
}
