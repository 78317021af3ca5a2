/** The search of a built site, as readers use it: by key, by mouse, on a phone, from a folder and from a host. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { generateProject } from '../../bench/generate-project.js';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../fixtures.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';
import { choiceIsKept, SHOWS_CHOICE } from '../support/kept-choice.ts';

let small: BuiltSite;
let large: BuiltSite;

test.beforeAll(() => {
  small = buildSite('fixtures/kitchen-sink');
  const project = mkdtempSync(path.join(tmpdir(), 'leafwright-large-'));
  for (const [file, bytes] of generateProject({ pages: 120 })) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), bytes);
  }
  large = buildSite(project);
  rmSync(project, { recursive: true });
});
const fileUrl = (site: BuiltSite, file: string) => pathToFileURL(path.join(site.folder, file)).href;
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const status = (page: Page) => page.getByRole('dialog').getByRole('status');

async function openFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

test('by keys alone: open, type, move, open the place that was found', async ({ page }) => {
  await page.goto(fileUrl(small, 'quickstart.html'));
  await openFor(page, 'marked lin');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(status(page)).toHaveText(/pages? found$/);

  await expect(chosen(page)).toHaveCount(1);
  const count = await options(page).count();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '?');
  await expect(field(page)).toBeFocused();

  const line = options(page).filter({ hasText: 'marked lines' }).last();
  while (!(await line.evaluate((one) => one.getAttribute('aria-selected') === 'true')))
    await page.keyboard.press('ArrowUp');
  const target = await line.getAttribute('href');
  expect(target).toContain('#');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`${(target ?? '').replace(/^(?:\.\.\/)*/, '').replace('.html', '\\.html')}$`),
  );
  await expect(page.getByRole('heading', { name: 'Title, icon and marked lines' })).toBeInViewport();
});

test('closes and gives the focus back; opens by both keys, but not while a reader types', async ({ page }) => {
  await page.goto(fileUrl(small, 'guides/code.html'));
  const button = page.getByRole('banner').getByRole('button', { name: /Search/ });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('says what it does: a hint, nothing found, and the pages opened before', async ({ page }) => {
  await page.goto(fileUrl(small, 'quickstart.html'));
  await openFor(page, '');
  await expect(status(page)).toHaveText('Search titles, headings and text');
  await page.keyboard.type('zzzzzz');
  await expect(status(page)).toHaveText(/Nothing found for “zzzzzz”/);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await choiceIsKept(
    async () => {
      await page.goto(fileUrl(small, 'quickstart.html'));
      await openFor(page, 'callouts');
      await options(page).first().click();
      await expect(page).toHaveURL(/callouts\.html$/);
    },
    () => expect.poll(() => page.evaluate(() => localStorage.length), SHOWS_CHOICE).toBeGreaterThan(0),
  );
  await openFor(page, '');
  await expect(status(page)).toHaveText('Opened from here before');
  await expect(options(page)).toHaveText([/Callouts/]);
  // Nothing is chosen yet: the key for "open" does nothing by accident.
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(/Callouts/);
});

test('finds what belongs to the version of the reader', async ({ page }) => {
  await page.goto(fileUrl(small, 'guides/media.html'));
  await openFor(page, 'those who still run');
  await expect(status(page)).toHaveText(/other versions/);
  await expect(options(page).first()).toContainText('1.0');
  await options(page).first().click();
  await expect(page).toHaveURL(/v1\/introduction\.html$/);
  await openFor(page, 'those who still run');
  await expect(options(page).first()).toContainText('Release 1.0');
  await expect(status(page)).toHaveText('1 page found');
});

test('a site without its index says so', async ({ page }) => {
  await page.route('**/assets/search-index.js', (route) => route.abort());
  const server = await serveFolder(small.folder);
  try {
    await page.goto(`${server.url}quickstart.html`);
    await openFor(page, 'queue');
    await expect(status(page)).toHaveText(/could not be loaded/);
  } finally {
    await server.close();
  }
});

test('leads back from an address without a page', async ({ page }) => {
  const server = await serveFolder(small.folder);
  try {
    await page.goto(`${server.url}nowhere`);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('callouts');
    await options(page).first().click();
    await expect(page).toHaveURL(`${server.url}guides/callouts.html`);
  } finally {
    await server.close();
  }
});

for (const from of ['a folder', 'a host'] as const) {
  test(`a large site loads its index in parts, from ${from}`, async ({ page }) => {
    const server = await serveFolder(large.folder);
    const parts = large.files.filter((file) => file.startsWith('assets/search/'));
    expect(parts.length).toBeGreaterThan(5);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const file = 'group-2/page-30.html';
    try {
      await page.goto(from === 'a folder' ? fileUrl(large, file) : server.url + file);
      expect(loaded.filter((one) => one.includes('search'))).toEqual([]);
      await openFor(page, 'token');
      await expect(status(page)).toHaveText(/pages found$/);
      await expect(options(page).locator('mark').first()).toHaveText('token', { ignoreCase: true });
      await field(page).fill('78 of its kind');
      await expect(options(page).filter({ hasText: 'Number 78 of its kind.' }).first()).toBeVisible();
      expect(loaded.filter((one) => one.includes('/search/')).length).toBeLessThan(parts.length);
      await options(page).filter({ hasText: 'Number 78 of its kind.' }).first().click();
      await expect(page).toHaveURL(/page-78\.html/);
    } finally {
      await server.close();
    }
  });
}

test('nothing for axe to complain about, on a desk and on a phone', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(fileUrl(small, 'quickstart.html'));
    await openFor(page, '');
    expect(await violationsInBothModes(page)).toEqual([]);
    await page.keyboard.type('queue');
    await expect(status(page)).toHaveText(/found$/);
    expect(await violationsInBothModes(page)).toEqual([]);
    await field(page).fill('zzzzzz');
    await expect(status(page)).toHaveText(/^Nothing/);
    expect(await violationsInBothModes(page)).toEqual([]);
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
  }
});
