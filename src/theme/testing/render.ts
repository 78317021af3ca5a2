/** Renders pages with this theme, as a reader gets them. */

import { createPageRenderer } from '../../engine/render/page-renderer.ts';
import { createTestSite, testServices } from '../../engine/render/testing/test-site.ts';
import { createProjectSession } from '../../engine/session.ts';
import { createTheme } from '../index.ts';

export const themeServices = { ...testServices, theme: createTheme({ script: '', stylesheet: '' }) };

/** What stands in the text of a page with this source; further files are snippets of the project. */
export async function renderBody(source: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const html = await renderPage(source, files);
  return /<div class="prose">([\s\S]*)<\/div><div class="page-end">/.exec(html)?.[1] ?? html;
}

/** The whole document of a page with this source. */
export async function renderPage(source: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const site = createTestSite({ 'page.mdx': source, ...files });
  const page = site.pages.get('page');
  if (page === undefined) throw new Error('The test site has no page.');
  return (await createPageRenderer(themeServices).render(site, page)).html;
}

/** The page of a project for unknown addresses. */
export async function renderNotFound(config: object, pages: Readonly<Record<string, string>>): Promise<string> {
  const { site } = open(config, pages);
  if (site.notFound === undefined) throw new Error('The project has no page for unknown addresses.');
  return (await createPageRenderer(themeServices).render(site, site.notFound)).html;
}

/** The documents of a project, by page path. */
export async function renderProject(
  config: object,
  pages: Readonly<Record<string, string>>,
): Promise<(path: string) => Promise<string>> {
  const { session } = open(config, pages);
  return async (path) => {
    const page = await session.renderPage(path);
    if (page === undefined) throw new Error(`The project has no page ${path}.`);
    return page.html;
  };
}

function open(config: object, pages: Readonly<Record<string, string>>) {
  const encoder = new TextEncoder();
  const texts = { 'docs.json': JSON.stringify(config), ...pages };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)]));
  const session = createProjectSession(themeServices);
  const reading = session.update(files);
  if (reading.status !== 'ok') throw new Error(JSON.stringify(reading.diagnostics));
  return { session, site: reading.site };
}

/** Text without tags, white space folded. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
