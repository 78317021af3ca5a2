import { expect, test } from '../fixtures.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { writeFolder } from '../support/archives.ts';
import { showAsWideAsThePane } from '../support/device.ts';
import { DOT, dropFiles } from '../support/drops.ts';

const TEMPLATES = ['Blank', 'Guide', 'Tutorial', 'Reference', 'Changelog', 'API endpoint'];

test('pages are made, duplicated and imported', async ({ page, openSmall, workspace }, testInfo) => {
  await showAsWideAsThePane(page);
  await openSmall();
  await test.step('each template makes a page without a problem, at its place in the navigation', async () => {
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
    await workspace.startAgain();
  });
  await test.step('a page is duplicated beside itself, and deleted with its entry', async () => {
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
    await expect(page.getByRole('region', { name: 'Source of index-copy.mdx' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the page' }).click();
    await list.getByText('First page (copy)').hover();
    await page.getByRole('button', { name: 'Delete First page (copy)' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    expect(await workspace.configText()).toContain('"pages": [ "index", "second" ]');
    await workspace.startAgain();
  });
  await test.step('Markdown files that are dropped come in with their pictures and a title', async () => {
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
      /My notesMy Notes\.markdown → my-notes\.mdtitle from its heading/,
      /Secondsecond\.mdx → second-2\.mdxtitle from its heading, this path is taken/,
      /my-dot\.pngMy Dot\.png → my-dot\.png/,
    ]);
    await dialog.getByRole('combobox', { name: 'second.mdx already exists' }).selectOption('Skip it');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('Imported 1 page and 1 file')).toBeVisible();
    await expect(workspace.preview.getByRole('heading', { level: 1, name: 'My notes' })).toBeVisible();
    await expect(workspace.preview.getByRole('img', { name: 'A dot' })).toBeVisible();
    await expect(workspace.code).toContainText('title: "My notes"');
    await page.getByRole('button', { name: 'Close the page' }).click();
    await page.getByRole('button', { name: /^Undo: Import/ }).click();
    await workspace.goTo('Pages');
    await expect(panel.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(3);

    await dropFiles(panel, [DOT]);
    await expect(page.getByText('There is no Markdown file among them.')).toBeVisible();
    await workspace.startAgain();
  });
  await test.step('the dialogs of new and imported pages', async () => {
    await workspace.goTo('Pages');
    await page.getByRole('button', { name: 'Add a page' }).click();
    await expect(page.getByRole('radio', { name: 'Guide' })).toBeVisible();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await page.keyboard.press('Escape');
    await dropFiles(page.getByRole('region', { name: 'Pages' }), [
      { name: 'second.mdx', text: '# Second' },
      { name: 'docs.json', text: '{}' },
    ]);
    await expect(page.getByRole('dialog')).toContainText('Left out');
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await page.keyboard.press('Escape');
    const folder = testInfo.outputPath('Notes');
    writeFolder(folder, { 'one.md': '# One\n' });
    await page.getByLabel('Folder of Markdown files').setInputFiles(folder);
    await expect(page.getByRole('checkbox', { name: 'Each folder becomes a group' })).toBeVisible();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await workspace.startAgain();
  });
  await test.step('a folder comes in with its structure as groups, and its links go on to work', async () => {
    const folder = testInfo.outputPath('Team Handbook');
    writeFolder(folder, {
      'README.md': '# Team handbook\n\n[Begin](First%20Steps) and [set up](./First%20Steps/Set%20Up.md#tools).\n',
      'First Steps/index.md': '# First steps\n\n![A dot](../Big%20Dot.png)\n\n[Set up](Set%20Up)\n',
      'First Steps/Set Up.md': '---\ntitle: Set up\n---\n\n# Set up\n\n[Home](../README.md)\n\n## Tools\n',
      'Big Dot.png': Buffer.from(DOT.base64 ?? '', 'base64'),
    });
    await workspace.goTo('Pages');
    // The keyboard alone.
    await page.getByRole('button', { name: 'Import pages' }).focus();
    await page.keyboard.press('Enter');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'A folder…' }).press('Enter');
    await (await chooser).setFiles(folder);
    const dialog = page.getByRole('dialog', { name: 'Import 3 pages' });
    await expect(dialog.getByRole('textbox', { name: 'Folder' })).toHaveValue('team-handbook');
    await expect(dialog.getByRole('checkbox', { name: 'Each folder becomes a group' })).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Folder' }).press('Enter');
    await expect(page.getByText('Imported 3 pages and 1 file')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveText([
      'Start',
      /First page/,
      /Second page/,
      'Team Handbook',
      /Team handbookteam-handbook\/readme/,
      'Team Handbook › First Steps',
      /First stepsteam-handbook\/first-steps\/index/,
      /Set upteam-handbook\/first-steps\/set-up/,
    ]);
    // Now a click follows links, as a reader's does.
    await page.getByRole('button', { name: 'Click to edit' }).click();
    const { preview } = workspace;
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(['Team handbook']);
    await preview.getByRole('link', { name: 'set up' }).click();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(['Set up']);
    await preview.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(['Team handbook']);
    await preview.getByRole('link', { name: 'Begin' }).click();
    await expect(preview.getByRole('img', { name: 'A dot' })).toBeVisible();
    await workspace.goTo('Problems');
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText('No problems');
  });
});

test('pages that are deleted come back with undo', async ({ page, openSmall, workspace }) => {
  const lines = Array.from({ length: 120 }, (_, at) => `Line ${at + 1} of it.`).join('\n\n');
  await openSmall({ 'index.mdx': `---\ntitle: First page\n---\n\n${lines}\n` });
  await test.step('a page that is deleted while another is open comes back without its code', async () => {
    await workspace.goTo('Pages');
    await page.getByRole('list', { name: 'Pages' }).getByText('Second page').hover();
    await page.getByRole('button', { name: 'Delete Second page' }).click();
    await page.getByText('Deleted Second page').hover();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(workspace.preview.getByText('The second page.')).toBeVisible();
    await expect(workspace.code).toBeHidden();
    await expect(page.getByRole('region', { name: 'Pages', exact: true })).toBeVisible();
    await workspace.startAgain();
  });
  await test.step('a page that is deleted while its code is open comes back with undo as it was', async () => {
    await workspace.openPage('index');
    await workspace.code.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('Here: ');
    await expect(workspace.code).toContainText(/Line\s120/);
    await page.getByRole('textbox', { name: 'Filter pages' }).fill('');
    const list = page.getByRole('list', { name: 'Pages' });
    await list.getByText('First page').hover();
    await page.getByRole('button', { name: 'Delete First page' }).click();
    await expect(workspace.code).toBeHidden();
    await expect(workspace.preview.getByText('The second page.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo: Delete First page' }).click();
    await expect(page.getByRole('region', { name: 'Source of index.mdx' })).toBeVisible();
    await expect(page.getByText('Deleted First page')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Pages', exact: true })).toBeVisible();
    await expect(workspace.preview.getByRole('heading', { level: 1, name: 'First page' })).toBeVisible();
    // The text is where it was, and so is the cursor.
    await expect(workspace.code).toContainText(/Line\s120/);
    await workspace.code.getByRole('textbox').focus();
    await page.keyboard.type('again ');
    await expect(workspace.code).toContainText(/Here:\sagain/);
    await page.getByRole('button', { name: /^Undo: Edit/ }).click();
    await page.getByRole('button', { name: 'Close the page' }).click();

    await page.getByRole('button', { name: /^Undo: Edit/ }).click();
    await list.getByText('Second page').click();
    await list.getByText('Second page').hover();
    await page.getByRole('button', { name: 'Delete Second page' }).click();
    await page.getByRole('button', { name: 'Undo: Delete Second page' }).click();
    await expect(page.getByRole('region', { name: 'Source of second.mdx' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Redo: Delete Second page' }).click();
    await expect(workspace.code).toBeHidden();
    await expect(page.getByText('second.mdx was closed, because the file is gone.')).toBeVisible();
  });
});
