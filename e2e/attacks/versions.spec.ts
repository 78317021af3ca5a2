import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { countRecords } from '../support/database.ts';
import { storedText } from '../support/stored-text.ts';

/** From the next page load on, the computer's clock is so many days ahead. */
const goAhead = async (page: Page, days: number): Promise<void> => {
  await page.addInitScript((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
  }, days * 86_400_000);
};

const square = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${color}"/></svg>`;

test('a version outlasts a reload, says what has changed since, and brings back one file or all', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall({ 'pictures/mark.svg': square('red') });
  const history = page.getByRole('region', { name: 'History' });
  const versions = history.getByRole('list', { name: 'Versions, newest first' });
  await workspace.openPage('second');
  await workspace.typeAtEnd('More words.');
  await workspace.goTo('History');
  await expect(versions.getByRole('button')).toHaveText([/^When you opened the project/]);
  await history.getByRole('button', { name: 'Keep this version…' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('For the talk');
  await page.keyboard.press('Enter');
  await expect(versions.getByRole('button')).toHaveText([/^For the talk/, /^When you opened the project/]);

  await workspace.goTo('Brand');
  await workspace.primaryColor.fill('#1d4ed8');
  await workspace.openPage('second');
  await workspace.typeAtEnd(' Even more.');
  await expect(workspace.preview.getByText('Even more.')).toBeVisible();
  await page.reload();
  await workspace.waitUntilOpen();

  await workspace.goTo('History');
  await versions.getByRole('button', { name: /^For the talk/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed since: For the talk' });
  await expect(dialog.getByRole('region', { name: 'docs.json' }).getByRole('listitem')).toHaveText(
    /Brand colour: from “#0b6e4f” to “#1d4ed8”$/,
  );
  await expect(dialog.getByRole('region', { name: 'second.mdx' }).locator('ins')).toHaveText(/Even more\.$/);
  expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Restore second.mdx' }).click();
  await expect(dialog).toBeHidden();
  await expect(workspace.preview.getByText('Even more.')).toBeHidden();
  await expect(workspace.preview.getByText('More words.')).toBeVisible();

  await versions.getByRole('button', { name: /^For the talk/ }).click();
  await expect(dialog.getByRole('region')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Restore everything' }).click();
  await expect(dialog).toBeHidden();
  await versions.getByRole('button', { name: /^For the talk/ }).click();
  await expect(dialog.getByText('Nothing has changed since.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await workspace.goTo('Brand');
  await expect(workspace.primaryColor).toHaveValue('#0b6e4f');
  await test.step('a picture stands beside what it was in a version, both drawn', async () => {
    await workspace.goTo('Assets');
    const assets = page.locator('section[aria-label="Assets"]');
    await assets.getByText('mark.svg').first().click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Replace/ }).click();
    await (await chooser).setFiles({
      name: 'mark.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(square('blue')),
    });
    await expect.poll(() => storedText(page, 'pictures/mark.svg')).toContain('blue');
    await page.reload();
    await workspace.waitUntilOpen();

    await workspace.goTo('History');
    // The first of two: a version also comes with a reload.
    await versions
      .getByRole('button', { name: /^When you opened the project/ })
      .last()
      .click();
    const figures = page.getByRole('dialog').getByRole('region', { name: 'pictures/mark.svg' }).getByRole('figure');
    await expect(figures).toHaveText(['Then', 'Now']);
    const drawn = () =>
      figures.locator('img').evaluateAll((images) =>
        images.map((image) => {
          const { width = 0, height = 0 } = image as HTMLImageElement;
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          const context = canvas.getContext('2d');
          context?.drawImage(image as HTMLImageElement, 0, 0, width, height);
          return [...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? [])].slice(0, 3);
        }),
      );
    await expect.poll(drawn).toEqual([
      [255, 0, 0],
      [0, 0, 255],
    ]);
  });
});

test('versions come by themselves, and a page that was deleted comes back after a reload', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.openPage('second');
  await workspace.typeAtEnd('Typed before it was deleted.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Download/ })
    .click();
  await download;
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await workspace.openPage('second');
  await workspace.typeAtEnd(' And after it was downloaded.');
  await expect(workspace.preview.getByText('And after it was downloaded.')).toBeVisible();
  await page.locator('section[aria-label="Pages"]').getByText('Second page').hover();
  await page.getByRole('button', { name: 'Delete Second page' }).click();
  await expect(page.getByText('Deleted Second page')).toBeVisible();
  await expect.poll(() => storedText(page, 'second.mdx')).toBe('');
  await page.reload();
  await workspace.waitUntilOpen();

  await workspace.goTo('History');
  const versions = page.getByRole('region', { name: 'History' }).getByRole('list', { name: 'Versions, newest first' });
  await expect(versions.getByRole('button')).toHaveText([
    /^Before: Delete Second page/,
    /^When you downloaded it/,
    /^When you opened the project/,
  ]);
  await page.getByRole('button', { name: 'Restore second.mdx' }).click();
  await expect.poll(() => storedText(page, 'second.mdx')).toContain('deleted. And after it was downloaded.');
});

test('of what is written without end, versions come by themselves now and then', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.openPage('second');
  await workspace.typeAtEnd('At first.');
  await workspace.waitUntilSaved();
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 11 * 60_000;
  });
  await workspace.typeAtEnd(' After eleven minutes.');
  await expect.poll(() => storedText(page, 'second.mdx')).toContain('After eleven minutes.');
  await page.reload();
  await workspace.waitUntilOpen();

  await workspace.goTo('History');
  const versions = page.getByRole('region', { name: 'History' }).getByRole('list', { name: 'Versions, newest first' });
  await expect(versions.getByRole('button')).toHaveCount(2);
  await versions.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('ins')).toHaveText(/After eleven minutes\.$/);
  await expect(dialog.locator('ins')).not.toContainText('At first.');
});

test('what was deleted comes back after thirty days less one, and is gone for good after thirty', async ({
  page,
  home,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.openPage('second');
  await workspace.typeAtEnd('Typed before it was deleted.');
  await page.locator('section[aria-label="Pages"]').getByText('Second page').hover();
  await page.getByRole('button', { name: 'Delete Second page' }).click();
  await expect.poll(() => storedText(page, 'second.mdx')).toBe('');
  await goAhead(page, 29);
  await page.reload();
  await workspace.waitUntilOpen();
  await workspace.openPage('index');
  await workspace.typeAtEnd('Typed after a month.');
  await expect.poll(() => storedText(page, 'index.mdx')).toContain('Typed after a month.');
  await workspace.goTo('History');
  await page.getByRole('button', { name: 'Restore second.mdx' }).click();
  await expect.poll(() => storedText(page, 'second.mdx')).toContain('Typed before it was deleted.');

  await home.goto();
  await page.getByRole('button', { name: 'More for Small' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Restore Small' })).toBeVisible();
  await goAhead(page, 29);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore Small' })).toBeVisible();
  const before = await countRecords(page);
  await goAhead(page, 2);
  await page.reload();
  await expect(home.project(/field guide/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore Small' })).toHaveCount(0);
  await expect.poll(() => countRecords(page)).toBeLessThan(before - 2);
});
