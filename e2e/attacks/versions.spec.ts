import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { storedText } from '../support/stored-text.ts';

test('a version outlasts a reload, says what has changed since, and brings back one file or all', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
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
