import { expect, test } from '../fixtures.ts';
import { CodePage } from '../pages/code-page.ts';
import { violationsInBothModes } from '../support/accessibility.ts';

const FILES = {
  'index.mdx':
    '---\ntitle: Welcome\ndescription: What there is to know of it.\n---\n\nBoats leave the habour.\n\nsytem\n\nstakers\n',
  'leafwright.checks.json': '{\n  "rules": { "writing/spelling": "warning" }\n}\n',
};

test('a slip is told with what may have been meant, a word that is right is added to the word list, and a mark is ignored with a reason', async ({
  openSmall,
  workspace,
  page,
}) => {
  const code = new CodePage(page);
  await openSmall(FILES);
  await workspace.goTo('Problems');
  const problems = page.getByRole('region', { name: 'Problems', exact: true });

  await test.step('one word that is near is written on one click', async () => {
    const row = problems.getByRole('listitem').filter({ hasText: 'No dictionary knows habour' });
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Write harbour', exact: true }).click();
    await expect(row).toBeHidden();
  });

  await test.step('a word that is right is added to the word list, which is undone', async () => {
    const row = problems.getByRole('listitem').filter({ hasText: 'No dictionary knows stakers' });
    await row.getByRole('button', { name: 'Add to the word list', exact: true }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(row).toBeVisible();
  });

  await test.step('in the code, a mark says why, offers words, and asks for a reason to be ignored', async () => {
    await workspace.openPage('index');
    await code.pointAt('sytem');
    await expect(code.hover).toContainText('No dictionary knows `sytem`.');
    await expect(code.hover).toContainText('Why: A slip makes readers stop');
    await code.word('stakers').click();
    await page.keyboard.press('Control+.');
    const menu = page.locator('.action-widget').first();
    await expect(menu).toContainText('Choose a word: Write stackers');
    await expect(menu).toContainText('Add “stakers” to the word list');
    await menu.getByText('Ignore with a reason').click();
    const dialog = page.getByRole('dialog', { name: 'Ignore with a reason' });
    await dialog.getByLabel('Why is it right as it is?').fill('Who stakes is called so.');
    expect(await violationsInBothModes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ignore it here in the page' }).click();
    await expect(dialog).toBeHidden();
    await expect(workspace.code.locator('.view-lines')).toContainText('leafwright-ignore writing/spelling');
  });
});
