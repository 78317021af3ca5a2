import type { Page } from '@playwright/test';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../base-test.ts';
import { SandboxPage } from '../pages/sandbox-page.ts';
import { readFolder } from '../support/archives.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';

/** Each with its number of pages, at least. */
const PROJECTS = [
  ['fixtures/kitchen-sink', 16],
  ['fixtures/live', 4],
  ['fixtures/ferries', 4],
  ['fixtures/languages', 4],
] as const;

/** Pages of a built site by path; not its redirects, which lead on at once. */
function pagesOf({ pages, read }: BuiltSite): Map<string, string> {
  return new Map(
    pages.filter((file) => file !== '404.html').map((file) => [file.replace(/\.html$/, ''), read(file)] as const),
  );
}

for (const [project, least] of PROJECTS) {
  test(`the document of every exported page of ${project} equals the preview’s, and the frame shows just that`, async ({
    page,
  }) => {
    const site = buildSite(project);
    expect(site.code).toBe(0);
    const pages = pagesOf(site);
    expect(pages.size).toBeGreaterThanOrEqual(least);
    const sandbox = new SandboxPage(page);
    await sandbox.open(Object.fromEntries(readFolder(project)), [...pages.keys()][0]);
    const reader = await page.context().newPage();
    await reader.route(/^https?:\/\/[^/]*\.example\//, (route) => route.abort());
    const server = await serveFolder(site.folder);
    for (const [name, exported] of pages) {
      await sandbox.show(name);
      // The report of a page can be there before its document.
      await expect(async () => {
        const { rendered } = await sandbox.document();
        expect(rendered === exported, `${name}: the preview’s document differs from the exported file`).toBe(true);
      }).toPass();
      await reader.goto(`${server.url}${name}.html`);
      // Both with what the site's script adds, in its own time.
      await expect(async () => {
        const seenByReader = await reader.evaluate(() => {
          // Pictures further down are loaded when someone comes near them.
          for (const image of document.images) image.scrollIntoView();
          return document.documentElement.outerHTML;
        });
        const { shown } = await sandbox.document();
        expect(await contentsOf(page, shown), `${name}: the frame shows something else`).toBe(
          await contentsOf(page, seenByReader),
        );
      }).toPass();
      // What runs in components with state.
      const live = await reader.locator('lw-live').allInnerTexts();
      await expect.poll(() => sandbox.frame.locator('lw-live').allInnerTexts(), name).toEqual(live);
    }
    await server.close();
  });
}

/**
 * What a document says, attributes in order; without what the site's script adds where the width asks for it, and
 * without what components with state show, which have run for the reader.
 */
function contentsOf(page: Page, html: string): Promise<string> {
  return page.evaluate((text) => {
    const ofWidth = new Set(['tabindex', 'aria-haspopup', 'role']);
    // The bar below the text knows the address it is shown at.
    const prose = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('.prose')];
    for (const element of prose.flatMap((part) => [...part.querySelectorAll('lw-live')])) element.replaceChildren();
    for (const element of prose.flatMap((part) => [...part.querySelectorAll('*')])) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) if (!ofWidth.has(name)) element.setAttribute(name, value);
    }
    return prose.map(({ innerHTML }) => innerHTML).join('\n');
  }, html);
}
