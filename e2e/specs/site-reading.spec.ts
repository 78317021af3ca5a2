/** What readers do with pictures, tips, trees, updates and views, opened by double click from a folder. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';

let site: BuiltSite;
test.beforeAll(() => {
  site = buildSite('fixtures/kitchen-sink');
});

test.beforeEach(async ({ page }) => {
  await page.route(/^https?:\/\/[^/]*\.example\//, (route) => route.abort());
});

async function open(page: Page, address: string): Promise<void> {
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  await page.goto(pathToFileURL(path.join(site.folder, file)).href + rest);
}

async function expectAccessible(page: Page): Promise<void> {
  // At the top nothing stands half under the bar.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violationsInBothModes(page)).toEqual([]);
}

test('a picture is enlarged and closed again, by mouse and by keyboard', async ({ page }) => {
  await open(page, 'guides/media.html');
  const picture = page.getByRole('button', { name: 'Charts of queue depth' });
  const dialog = page.getByRole('dialog', { name: 'Charts of queue depth' });
  await picture.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('img').click();
  await expect(dialog).toBeHidden();

  await picture.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Close the image' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test('pictures that are links, small or fixed stay what they are', async ({ page }) => {
  await open(page, 'guides/media.html');
  await expect(page.getByRole('button', { name: 'The way of a message', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tidepool', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'A picture that is a link' }).click();
  await expect(page).toHaveURL(/quickstart\.html$/);
});

test('nothing moves while pictures load', async ({ page }) => {
  await open(page, 'guides/media.html');
  const shapes = await page.locator('.page img').evaluateAll((images) =>
    images.map((image) => {
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      const [width = 0, height = 0] =
        getComputedStyle(image)
          .aspectRatio.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return naturalWidth === 0 || Math.abs(width / height - naturalWidth / naturalHeight) < 0.02;
    }),
  );
  expect(shapes.length).toBeGreaterThan(8);
  expect(shapes).not.toContain(false);
});

test('a tip is shown to pointer and keyboard, inside the window, until Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, 'guides/inline.html');
  const term = page.getByRole('button', { name: 'worker', exact: true });
  const tip = page.getByRole('tooltip').filter({ hasText: 'It takes messages' });
  await expect(tip).toBeHidden();
  await expect(term).toHaveAccessibleDescription(/Worker\s*It takes messages and says when they are done/);
  await term.hover();
  await expect(tip).toBeVisible();
  await expect(tip).toBeInViewport({ ratio: 1 });
  await term.click();
  await expect(tip).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();

  await page.getByRole('button', { name: 'producer' }).focus();
  await page.keyboard.press('Tab');
  await expect(term).toBeFocused();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/introduction\.html$/);
});

test('updates are filtered by their tags, and the address keeps the choice', async ({ page }) => {
  await open(page, 'changelog.html');
  const updates = page.locator('.update');
  const filters = page.getByRole('group', { name: 'Filter by tag' });
  const client = filters.getByRole('button', { name: 'Client' });
  await expect(updates.filter({ visible: true })).toHaveCount(4);
  await client.press('Enter');
  await expect(updates.filter({ visible: true })).toHaveCount(2);
  await expect(filters.getByRole('status')).toHaveText('2 of 4 updates');
  await filters.getByRole('button', { name: 'Console' }).click();
  await expect(updates.filter({ visible: true })).toHaveCount(1);
  await expect(page).toHaveURL(/\?tags=Client,Console$/);
  await expectAccessible(page);

  await page.reload();
  await expect(client).toHaveAttribute('aria-pressed', 'true');
  await expect(updates.filter({ visible: true })).toHaveCount(1);
  await filters.getByRole('button', { name: 'Clear' }).click();
  await expect(updates.filter({ visible: true })).toHaveCount(4);
  await expect(page).toHaveURL(/changelog\.html$/);
  await expect(client).toBeFocused();
});

test('a reader chooses a view; the table of contents follows, and the next visit remembers', async ({
  page,
  context,
}) => {
  await open(page, 'guides/views.html');
  const choice = page.getByRole('combobox', { name: 'View' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(page.getByText('A message is an object.')).toBeVisible();
  await expect(page.getByText('A message is a dictionary.')).toBeHidden();
  await choice.selectOption('Python');
  await expect(page.getByText('A message is an object.')).toBeHidden();
  await expect(page.getByText('A message is a dictionary.')).toBeVisible();
  await expect(contents.getByRole('link')).toHaveText(['Install the library', 'Send from Python', 'For everyone']);

  // In another tab: Chromium loses what a page stored when it is left at once.
  const next = await context.newPage();
  await expect(async () => {
    await open(next, 'guides/views.html');
    await expect(next.getByRole('combobox', { name: 'View' })).toHaveValue('Python', { timeout: 1000 });
  }).toPass();
  await open(page, 'guides/views.html#send-from-javascript');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Send from JavaScript' })).toBeInViewport();
  await expect(choice).toHaveValue('JavaScript');
});

test('a tree of files is walked through by keyboard', async ({ page }) => {
  await open(page, 'guides/inline.html');
  const tree = page.getByRole('tree', { name: 'Files' }).first();
  const item = (name: string) => tree.getByRole('treeitem', { name, exact: true });
  await item('src').focus();
  for (const [key, name] of [
    ['ArrowDown', 'worker.ts'],
    ['ArrowDown', 'queues'],
    ['End', 'Makefile'],
    ['Home', 'src'],
    ['r', 'README.md'],
    ['Home', 'src'],
    ['ArrowRight', 'worker.ts'],
    ['ArrowLeft', 'src'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item(name), `after ${key}`).toBeFocused();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(item('src')).toHaveAttribute('aria-expanded', 'false');
  await expect(item('worker.ts')).toBeHidden();
  await page.keyboard.press('*');
  await expect(item('worker.ts')).toBeVisible();
  await item('queues').getByText('queues').click();
  await expect(item('orders.ts')).toBeVisible();
});

test('only tables that scroll are stops for the Tab key', async ({ page }) => {
  await open(page, 'guides/text.html');
  const tables = page.locator('.table-scroll');
  await expect(tables.nth(0)).toHaveAttribute('tabindex', '-1');
  await expect(tables.nth(1)).toHaveAttribute('tabindex', '0');
});

test('nothing on a phone is wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const file of [
    'guides/text.html',
    'guides/media.html',
    'guides/inline.html',
    'api-reference/create-queue.html',
  ]) {
    await open(page, file);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = !one.matches('[data-menu]');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), file).toBeLessThanOrEqual(360);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read', async ({ page }) => {
    await open(page, 'guides/views.html');
    await expect(page.getByText('A message is an object.')).toBeVisible();
    await expect(page.getByText('A message is a dictionary.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'View' })).toBeHidden();
    await open(page, 'changelog.html');
    await expect(page.locator('.update').filter({ visible: true })).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Client' })).toBeHidden();
    await open(page, 'guides/inline.html');
    await expect(page.getByText('orders.ts')).toBeVisible();
    await page.getByRole('button', { name: 'producer' }).hover();
    await expect(page.getByText('A part of a system that sends messages')).toBeVisible();
  });
});

test('who asked for less motion starts videos themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'guides/media.html');
  const video = page.locator('.frame video');
  await expect(video).toHaveAttribute('controls', '');
  await expect(video).not.toHaveAttribute('autoplay');
});

test('an enlarged picture, a tip and open fields are accessible', async ({ page }) => {
  await open(page, 'guides/media.html');
  await page.getByRole('button', { name: 'Charts of queue depth' }).click();
  await expectAccessible(page);
  await open(page, 'guides/inline.html');
  await page.getByRole('button', { name: 'worker', exact: true }).focus();
  await expectAccessible(page);
  await open(page, 'api-reference/create-queue.html');
  await page.getByText('Show child attributes').click();
  await page.getByText('Show window').click();
  await expectAccessible(page);
});
