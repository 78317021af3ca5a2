import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { DOT, dropFiles } from '../support/drops.ts';

const TEMPLATES = ['Blank', 'Guide', 'Tutorial', 'Reference', 'Changelog', 'API endpoint'];

test('each template makes a page without a problem, at its place in the navigation', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.goTo('Pages');
  for (const template of TEMPLATES) {
    await page.getByRole('button', { name: 'Add a page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a page' });
    await dialog.getByRole('radio', { name: template }).click();
    await dialog.getByRole('textbox', { name: 'Title' }).fill(`My ${template}`);
    await dialog.getByRole('textbox', { name: 'Description' }).fill('What it is for.');
    await expect(dialog.getByRole('combobox', { name: 'Place in the navigation' })).toContainText('In Start');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(workspace.preview.getByRole('heading', { level: 1, name: `My ${template}` })).toBeVisible();
    await expect(page.getByRole('link', { name: /^(?:No problems|Problems)/ }).first()).toBeVisible();
  }
  await workspace.goTo('Problems');
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText('No problems');
  await workspace.goTo('Pages');
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveText([
    'Start',
    /First page/,
    ...TEMPLATES.map((template) => new RegExp(`My ${template}`)),
    /Second page/,
  ]);
});

test('a page that is deleted while its code is open leaves everything else standing', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.openPage('index');
  await workspace.typeAtEnd('More words.');
  await page.getByRole('textbox', { name: 'Filter pages' }).fill('');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(workspace.code).toBeHidden();
  await expect(workspace.preview.getByText('The second page.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await workspace.openPage('index');
  await expect(workspace.code.locator('.view-lines')).toContainText(/More\swords\./);
});

test('a page is duplicated beside itself, and deleted with its entry', async ({ page, openSmall, workspace }) => {
  await openSmall();
  await workspace.goTo('Pages');
  const list = page.getByRole('list', { name: 'Pages' });
  await list.getByText('First page').hover();
  await page.getByRole('button', { name: 'Duplicate First page' }).click();
  await expect(list.getByRole('listitem')).toHaveText([
    'Start',
    /First page/,
    /First page \(copy\)index-copy/,
    /Second page/,
  ]);
  await expect(page.getByRole('region', { name: 'Code of index-copy.mdx' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the code' }).click();
  await list.getByText('First page (copy)').hover();
  await page.getByRole('button', { name: 'Delete First page (copy)' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  expect(await workspace.configText()).toContain('"pages": [ "index", "second" ]');
});

test('Markdown files that are dropped come in with their pictures and a title', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.goTo('Pages');
  const panel = page.getByRole('region', { name: 'Pages' });
  const notes = '<!-- a note -->\n# My notes\n\n![A dot](./My%20Dot.png)\n\n<Tip>\nA tip\n</Tip>\n';
  await dropFiles(panel, [
    { name: 'My Notes.markdown', text: notes },
    { name: 'second.mdx', text: '# Second' },
    { ...DOT, name: 'My Dot.png' },
  ]);
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await expect(dialog).toContainText('Import 2 pages');
  await expect(dialog.getByRole('list', { name: 'What is imported' }).getByRole('listitem')).toHaveText([
    /My notesMy Notes\.markdown → my-notes\.mdtitle added/,
    /Secondsecond\.mdx → second-2\.mdxtitle added, this path is taken/,
    /my-dot\.pngMy Dot\.png → my-dot\.png/,
  ]);
  await dialog.getByRole('combobox', { name: 'second.mdx is there already' }).selectOption('Leave it out');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported 1 page and 1 file')).toBeVisible();
  await expect(workspace.preview.getByRole('heading', { level: 1, name: 'My notes' })).toBeVisible();
  await expect(workspace.preview.getByRole('img', { name: 'A dot' })).toBeVisible();
  await expect(workspace.code).toContainText('title: "My notes"');
  await page.getByRole('button', { name: 'Close the code' }).click();
  await page.getByRole('button', { name: /^Undo: Import/ }).click();
  await workspace.goTo('Pages');
  await expect(panel.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(3);

  await dropFiles(panel, [DOT]);
  await expect(page.getByText('There is no Markdown file among them.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('the dialogs of new and imported pages', async ({ page, openSmall, workspace }) => {
      await openSmall();
      await workspace.goTo('Pages');
      await page.getByRole('button', { name: 'Add a page' }).click();
      await expect(page.getByRole('radio', { name: 'Guide' })).toBeVisible();
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await page.keyboard.press('Escape');
      await dropFiles(page.getByRole('region', { name: 'Pages' }), [
        { name: 'second.mdx', text: '# Second' },
        { name: 'docs.json', text: '{}' },
      ]);
      await expect(page.getByRole('dialog')).toContainText('Left out');
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    });
  });
}
