/** Components with state in a built site, as its readers use them, opened from a folder. */
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';

let site: BuiltSite;

test.beforeAll(() => {
  site = buildSite('fixtures/live');
});

const open = (page: Page, path: string) => page.goto(`${pathToFileURL(site.folder).href}/${path}`);

test('a button counts, and its neighbour goes by itself', async ({ page }) => {
  await open(page, 'index.html');
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('button', { name: 'More' }).first().click();
  await expect(page.getByText('Count: 5')).toBeVisible();
  await expect(page.getByText('Other: 10')).toBeVisible();
});

test('a field shows what the state says, and keeps the focus while it is typed in', async ({ page }) => {
  await open(page, 'index.html');
  const field = page.getByLabel('Your name');
  await field.pressSequentially('anna');
  await expect(field).toHaveValue('ANNA');
  await expect(field).toBeFocused();
  await expect(page.getByText('Hello ANNA')).toBeVisible();
});

test('a list is filtered, in a component of the theme too', async ({ page }) => {
  await open(page, 'index.html');
  await page.getByLabel('Filter cities').fill('ce');
  await expect(page.getByText('Celle')).toBeVisible();
  await expect(page.getByText('Bremen')).toHaveCount(0);
  await expect(page.locator('.callout', { hasText: '1 found' })).toBeVisible();
});

test('effects run, fields are focused by reference, HTML is set', async ({ page }) => {
  await open(page, 'index.html');
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the field' }).click();
  await expect(page.getByLabel('The field')).toBeFocused();
  await page.getByRole('button', { name: 'Embolden' }).click();
  await expect(page.locator('#markup')).toHaveCSS('color', 'rgb(0, 128, 0)');
  await expect(page.locator('#markup b')).toHaveText('bold');
});

test('a context reaches what the page puts into its component', async ({ page }) => {
  await open(page, 'index.html');
  await expect(page.getByText('It is happy')).toBeVisible();
  await page.getByRole('button', { name: 'Make it sleepy' }).click();
  await expect(page.getByText('It is sleepy')).toBeVisible();
});

test('what the page puts into a component opens and closes with it, and its icon changes', async ({ page }) => {
  await open(page, 'index.html');
  const button = page.getByRole('button', { name: 'More about it' });
  const plus = await button.locator('svg').innerHTML();
  await expect(page.getByText('A card')).toHaveCount(0);
  for (const isOpen of [true, false, true]) {
    await button.click();
    await expect(page.getByText('A card')).toHaveCount(isOpen ? 1 : 0);
  }
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await button.locator('svg').innerHTML()).not.toBe(plus);
  await page.getByRole('link', { name: 'link', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Loose' })).toBeVisible();
});

test('buttons that stand on the page itself react, alone and in a list', async ({ page }) => {
  await open(page, 'index.html');
  await page.getByRole('button', { name: 'Press me' }).click();
  await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
  await open(page, 'guides/loose.html');
  await page.getByRole('button', { name: 'two' }).click();
  await expect(page.getByRole('button', { name: 'two!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'one', exact: true })).toBeVisible();
});

test('links and pictures that come later lead where they should', async ({ page }) => {
  await open(page, 'guides/loose.html');
  await page.getByRole('button', { name: 'Show' }).click();
  const picture = page.getByRole('img', { name: 'Dark' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'To the plain page' }).click();
  await expect(page.getByRole('heading', { name: 'Plain' })).toBeVisible();
});

test('a component that breaks shows its first state again, and the others go on', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await open(page, 'guides/faults.html');
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();
  await expect.poll(() => told.join()).toContain('On purpose');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('Count: 1')).toBeVisible();
});

test('forms, fields that code empties, clicks elsewhere and portals work', async ({ page }) => {
  await open(page, 'guides/odd.html');
  await page.getByText('The menu is open').click();
  await expect(page.getByText('The menu is open')).toBeVisible();
  await page.getByRole('heading', { name: 'Odd' }).click();
  await expect(page.getByText('The menu is closed')).toBeVisible();
  await page.getByLabel('Who').fill('Anna');
  await page.getByLabel('Town').fill('Celle');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent Anna of Celle')).toBeVisible();
  await expect(page.getByLabel('Who')).toHaveValue('');
  for (const tag of ['red', 'blue']) {
    await page.getByLabel('New tag').fill(tag);
    await page.getByLabel('New tag').press('Enter');
  }
  await expect(page.getByText('Tags: red, blue')).toBeVisible();
  await expect(page.getByLabel('New tag')).toHaveValue('');
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByText('In the dialog')).toBeVisible();
});

test('a page without state loads nothing of it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url().replace(/.*\//, '')));
  await open(page, 'plain.html');
  await expect(page.getByRole('heading', { name: 'Plain' })).toBeVisible();
  expect(loaded.filter((name) => name.endsWith('.js'))).toEqual(['site.js']);
  expect(site.read('plain.html')).not.toContain('lw-live');
});

test('without script the first state is there', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await open(page, 'index.html');
  await expect(page.getByText('Count: 3')).toBeVisible();
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.close();
});

test('one script serves all pages that have the same component', () => {
  const counters = (file: string) => site.read(file).match(/assets\/live\/counter-\w+\.js/)?.[0];
  expect(counters('index.html')).toBeDefined();
  expect(counters('guides/loose.html')).toBe(counters('index.html'));
  expect(site.files.filter((file) => file.startsWith('assets/live/counter-'))).toHaveLength(1);
});

test('live components are accessible', async ({ page }) => {
  await open(page, 'index.html');
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More about it' }).click();
  expect(await violations(page)).toEqual([]);
});
