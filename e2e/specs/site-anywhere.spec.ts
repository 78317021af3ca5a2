/** A built site is the same wherever it stands: in a folder, under any path, on any host, without script, on paper. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { type PageAddresses, serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../fixtures.ts';
import { type BuiltSite, buildSite, WITHOUT_ADDRESS } from '../support/built-site.ts';
import { type Crawl, crawl, readDocument } from '../support/crawl.ts';
import { crawlOverHttp } from '../support/crawl-over-http.ts';

const PROJECT = 'fixtures/kitchen-sink';
const ADDRESS = 'https://docs.tidepool.example/some/base/';
const WITH_ADDRESS = { metadata: { canonical: ADDRESS } };

let site: BuiltSite;
test.beforeAll(() => {
  site = buildSite(PROJECT, { settings: WITH_ADDRESS });
});

test.use({ trace: 'off' });

test.beforeEach(async ({ page }) => {
  await page.route(/^https?:\/\/[^/]*\.example\//, (route) => route.abort());
});

/** Pages that the site says it has. */
function listedPages(): readonly string[] {
  const addresses = [...site.read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(15);
  return addresses
    .map((address) =>
      address
        .replace(ADDRESS, '')
        .replace(/\.html$/, '')
        .replace(/(?:^|\/)index$/, ''),
    )
    .sort();
}

function expectWhole({ reached, faults }: Crawl): void {
  expect(faults).toEqual([]);
  expect(listedPages().filter((name) => !reached.includes(name))).toEqual([]);
}

test('opens by double click from a folder, with its search', async ({ page }) => {
  const root = `${pathToFileURL(site.folder).href}/`;
  expectWhole(await crawl(page, root, 'index.html'));
  await page.goto(`${root}guides/code.html`);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('callouts');
  await page.getByRole('option', { name: 'Callouts' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${root}guides/callouts\\.html`));
});

const HOSTS: readonly (readonly [addresses: PageAddresses, how: string])[] = [
  ['files', 'under a path, where pages are files'],
  ['clean', 'where the ending of a page can be left out'],
  ['moved', 'where the ending of a page is taken away'],
  ['slash', 'where a slash is put behind every page'],
];
for (const [addresses, how] of HOSTS) {
  test(`works ${how}`, async ({ page }) => {
    const server = await serveFolder(site.folder, { base: '/some/base/', addresses });
    try {
      await test.step('every link leads to a page, and every file is there', async () => {
        expectWhole(await crawlOverHttp(server.url, ''));
      });
      await test.step('a browser shows a deep page whole, and goes on from it', () => expectShown(page, server.url));
    } finally {
      await server.close();
    }
  });
}

/** A page below a folder, in a browser: nothing is lacking, a link leads to the next page, and search to another. */
async function expectShown(page: Page, root: string): Promise<void> {
  await page.goto(`${root}guides/media.html`);
  expect((await readDocument(page)).lacking).toEqual([]);
  await page
    .locator('nav a', { hasText: /^Callouts$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Callouts');
  expect((await readDocument(page)).lacking).toEqual([]);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('code blocks');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/guides\/code/);
  expect((await readDocument(page)).lacking).toEqual([]);
}

for (const settings of [WITH_ADDRESS, WITHOUT_ADDRESS]) {
  const how = settings === WITH_ADDRESS ? 'is known' : 'is not known';
  test(`an address that leads nowhere shows a page that leads home, however deep, where the site’s ${how}`, async ({
    page,
  }) => {
    const built = buildSite(PROJECT, { settings });
    const server = await serveFolder(built.folder, { base: '/some/base/' });
    try {
      await page.goto(`${server.url}no/such/page/at/all`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      const fonts = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
      await expect.poll(fonts).not.toMatch(/^"?Times/);
      // Its scripts have been found, too.
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
      await expect(page).toHaveURL(/\/some\/base\/introduction\.html$/);
    } finally {
      await server.close();
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is reached by links, and all it says can be read', async ({ page }) => {
    const root = `${pathToFileURL(site.folder).href}/`;
    const unreadable: string[] = [];
    const { reached, faults } = await crawl(page, root, 'introduction.html', async (name) => {
      for (const text of await page.evaluate(hiddenTexts, true)) unreadable.push(`${name}: ${text}`);
    });
    expect(faults).toEqual([]);
    expect(unreadable).toEqual([]);
    expect(listedPages().filter((name) => !reached.includes(name))).toEqual([]);
  });
});

test('on paper everything is there, closed sections and long lines too', async ({ page }) => {
  const unreadable: string[] = [];
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 700, height: 1000 });
  for (const file of site.pages) {
    await page.goto(pathToFileURL(path.join(site.folder, file)).href);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const faults = [...(await page.evaluate(hiddenTexts, false)), ...(await page.evaluate(cutOff))];
    for (const fault of faults) unreadable.push(`${file}: ${fault}`);
    await page.emulateMedia({ media: null });
  }
  expect(unreadable).toEqual([]);
});

/** Texts of the page's body that are not shown; what a reader can open counts as shown. Runs in the page. */
function hiddenTexts(canOpen: boolean): readonly string[] {
  const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement as Element;
    const text = (node.nodeValue ?? '').trim();
    if (text === '' || text === '#' || !holder.closest('.prose')) continue;
    // Not the page's text but names of controls and sources of drawings.
    if (holder.closest('style, script, template, annotation, svg title, svg desc, [hidden], [popover], dialog'))
      continue;
    if (holder.closest('button, select, summary, .example-name, .view-switcher, .view-name, .view[data-shown="false"]'))
      continue;
    if (canOpen && holder.closest('details:not([open]), [role="tooltip"]')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) found.push(text.slice(0, 60));
  }
  return found;
}

/** Boxes that hold more than they show. Runs in the page. */
function cutOff(): readonly string[] {
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const { overflowX } = getComputedStyle(element);
    const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
    return isCut ? [`${element.localName}.${element.className} is wider than the sheet`] : [];
  });
}
