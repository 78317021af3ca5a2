/** What a site offers beside its pages: texts for programs and people, feeds, and a way out of unknown addresses. */
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../fixtures.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';
import { isSeen } from '../support/is-seen.ts';

const PROJECT = 'fixtures/kitchen-sink';

let site: BuiltSite;
let server: { readonly url: string; readonly close: () => Promise<void> };
test.beforeAll(async () => {
  site = buildSite(PROJECT);
  server = await serveFolder(site.folder, { base: '/some/base/' });
});
test.afterAll(async () => {
  await server.close();
});

test.use({ trace: 'off', permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await page.route(/^https?:\/\/[^/]*\.example\//, (route) => route.abort());
});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a page is copied as its Markdown, and the button says so', async ({ page }) => {
  await page.goto(`${server.url}guides/structure.html`);
  const said = isSeen(page, 'button', 'Copied');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await said;
  expect(await clipboard(page)).toBe(site.read('guides/structure.md'));
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
});

test('from a folder the text that is shown is copied', async ({ page }) => {
  await page.goto(pathToFileURL(`${site.folder}/guides/structure.html`).href);
  const said = isSeen(page, 'button', 'Copied');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await said;
  expect(await page.evaluate(() => navigator.clipboard.readText().catch(() => undefined))).not.toBe('');
});

test('the menu opens by keyboard and leads to the Markdown', async ({ page }) => {
  await page.goto(`${server.url}guides/structure.html`);
  await page.getByRole('button', { name: 'Copy page' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'View as Markdown' });
  await expect(link).toBeVisible();
  expect(await link.getAttribute('href')).toBe('../guides/structure.md');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the Markdown is still a click away', async ({ page }) => {
    await page.goto(`${server.url}guides/structure.html`);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await page.getByText('Use this page').click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  });
});

test('feeds, sitemap and what search engines read are well formed', async ({ page }) => {
  await page.goto(server.url);
  for (const file of site.files.filter((name) => name.endsWith('.xml'))) {
    const fault = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
      site.read(file),
    );
    expect(fault, file).toBeUndefined();
  }
  for (const file of site.pages) {
    for (const [, data = ''] of site.read(file).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(JSON.parse(data), file).toHaveProperty('@context', 'https://schema.org');
    }
  }
});

test('every twin leads to files that are there', () => {
  const twins = site.files.filter((file) => file.endsWith('.md'));
  expect(twins.length).toBeGreaterThan(15);
  for (const file of twins) {
    const text = site.read(file).replace(/^( *)(`{3,})[\s\S]*?^ *\2$/gm, '');
    for (const [, href = ''] of text.matchAll(/\]\((\.\.?\/[^)\s]+|[\w-]+(?:\/[\w-]+)*\.md[^)\s]*)\)/g)) {
      const target = new URL(href.replace(/[?#].*$/, ''), `http://site/${file}`).pathname.slice(1);
      expect(site.files, `${file}: ${href}`).toContain(decodeURIComponent(target));
    }
  }
});

test('an unknown address shows where to go, at any depth and wherever the site stands', async ({ page }) => {
  await page.goto(`${server.url}guides/deep/down/structur`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Did you mean' }).getByRole('link').first()).toHaveText(
    'Steps, tabs and accordions',
  );
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('callouts');
  await page.getByRole('option', { name: 'Callouts' }).first().click();
  await expect(page).toHaveURL(`${server.url}guides/callouts.html`);
});
