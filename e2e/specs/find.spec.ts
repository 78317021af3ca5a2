import { expect, test } from '../fixtures.ts';
import { violationsInBothModes } from '../support/accessibility.ts';

const PAGES = {
  'index.mdx': '---\ntitle: First page\n---\n\nThe old name, and the Old Name again.\r\nOldish.\r\n',
  'second.mdx': '---\ntitle: Second page\n---\n\nAn old name here',
  'snippets/part.mdx': 'old name\n',
};

test('words are found in all pages, replaced, and looked for by expressions', async ({
  page,
  openSmall,
  workspace,
}) => {
  // What an expression may try for ever stands below the words that are looked for.
  await openSmall({ ...PAGES, 'index.mdx': `${PAGES['index.mdx']}${'a'.repeat(60)}!\n` });
  const panel = page.getByRole('region', { name: 'Find', exact: true });
  await test.step('every screen of the search', async () => {
    await workspace.goTo('Find');
    await expect(panel).toContainText('Matches appear here');
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await panel.getByRole('textbox', { name: 'Find', exact: true }).fill('old');
    await expect(panel.getByRole('list', { name: 'Matches' }).locator('mark').first()).toBeVisible();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await panel.getByRole('button', { name: 'Find and replace' }).click();
    await panel.getByRole('textbox', { name: 'Replace with' }).fill('new');
    await panel
      .getByRole('checkbox', { name: /in line 5/ })
      .first()
      .uncheck();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await panel.getByRole('button', { name: 'Regular expression' }).click();
    await panel.getByRole('textbox', { name: 'Find', exact: true }).fill('(');
    await expect(panel).toContainText('has no');
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await workspace.startAgain();
  });
  await test.step('an expression that is wrong or takes for ever is met with a sentence', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+f');
    // It is still on, and so is the field for what replaces.
    const field = panel.getByRole('textbox', { name: 'Find', exact: true });
    await field.fill('(old');
    await expect(panel).toContainText('A ( has no ).');
    await field.fill('^(a+)+$');
    await expect(panel).toContainText('The expression takes too long on these pages.');
    await field.fill('(old) (\\w+)');
    await panel.getByRole('textbox', { name: 'Replace with' }).fill('$2 $1');
    await expect(panel.locator('ins').first()).toHaveText('name old');
    await workspace.startAgain();
  });
  await test.step('finds in all pages by keyboard, and goes to the place', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+f');
    await panel.getByRole('button', { name: 'Regular expression' }).click();
    await panel.getByRole('button', { name: 'Only find' }).click();
    await workspace.openPage('second');
    await workspace.code.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
    await page.keyboard.press('ControlOrMeta+Shift+f');
    const field = panel.getByRole('textbox', { name: 'Find', exact: true });
    await expect(field).toHaveValue('here');
    await expect(panel).toContainText('1 match in 1 file');
    await field.fill('old name');
    await expect(panel).toContainText('4 matches in 3 files');
    await panel.getByRole('button', { name: 'Match case' }).click();
    await expect(panel).toContainText('3 matches in 3 files');
    await panel.getByRole('textbox', { name: 'Only in these files' }).fill('*.mdx, !snippets/**');
    await expect(panel).toContainText('2 matches in 2 files');
    await field.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Source of index.mdx' })).toBeVisible();
    await expect(workspace.code.locator('.view-lines')).toContainText('The old name');
    await expect(workspace.preview.getByText('The old name')).toBeVisible();
    await workspace.startAgain();
  });
  await test.step('replaces what stays ticked, in one step of undo', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+f');
    await panel.getByRole('button', { name: 'Match case' }).click();
    await panel.getByRole('textbox', { name: 'Only in these files' }).fill('');
    await page.keyboard.press('ControlOrMeta+Shift+f');
    await panel.getByRole('textbox', { name: 'Find', exact: true }).fill('old name');
    await panel.getByRole('button', { name: 'Find and replace' }).click();
    await panel.getByRole('textbox', { name: 'Replace with' }).fill('new name');
    const list = panel.getByRole('list', { name: 'Matches' });
    await expect(list.locator('ins')).toHaveText(['new name', 'new name', 'new name', 'new name']);
    await panel.getByRole('checkbox', { name: 'Replace “Old Name” in line 5', exact: true }).uncheck();
    await expect(list).toContainText('not replaced');
    await panel.getByRole('button', { name: 'Replace 3' }).click();
    await expect(page.getByText('Replaced 3 matches in 3 files')).toBeVisible();
    await expect(panel).toContainText('1 match in 1 file');
    await workspace.openPage('index');
    await expect(workspace.code).toContainText('The new name, and the Old Name again.');
    await page.getByRole('button', { name: /^Undo: Replace “old name” with “new name”/ }).click();
    await expect(workspace.code).toContainText('The old name, and the Old Name again.');

    await workspace.goTo('Find');
    await expect(panel).toContainText('4 matches in 3 files');
    await panel.getByRole('button', { name: 'Replace in this file: second.mdx' }).click();
    await expect(panel).toContainText('3 matches in 2 files');
    await list.getByText('The old').first().hover();
    await panel.getByRole('button', { name: 'Replace this one, in line 5' }).first().click();
    await expect(panel).toContainText('2 matches in 2 files');
  });
});
