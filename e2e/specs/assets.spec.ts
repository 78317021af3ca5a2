import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { DOT, dropFiles, pasteFiles } from '../support/drops.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z"/></svg>';
const PROJECT = {
  'docs.json': JSON.stringify(
    {
      name: 'Small',
      colors: { primary: '#0b6e4f' },
      logo: '/images/mark.svg',
      navigation: [{ group: 'Start', pages: ['index', 'second'] }],
    },
    null,
    2,
  ),
  'index.mdx':
    '---\ntitle: First page\n---\n\n![The mark](/images/mark.svg)\n\n<img src="images/mark.svg" alt="Again" />\n',
  'images/mark.svg': DRAWING,
  'images/old.svg': DRAWING.replace('20 10', '30 10'),
  'files/list.csv': 'a,b\n',
};

test('a pasted picture is stored under a tidy name and shown; one undo takes file and text back', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.openPage('second');
  await workspace.typeAtEnd('Before the picture.');
  await pasteFiles(page, [DOT]);
  const dialog = page.getByRole('dialog', { name: 'Put a picture into the page' });
  await expect(dialog).toContainText('images/second.png');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Say in a few words what it shows, or mark it as decorative.');
  await dialog.getByRole('textbox', { name: 'What does it show?' }).fill('A red dot');
  await dialog.getByRole('checkbox', { name: /In a frame/ }).check();
  await dialog.getByRole('textbox', { name: 'Caption' }).fill('Small and red');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(workspace.code).toContainText('<Frame caption="Small and red">');
  const picture = workspace.preview.getByRole('img', { name: 'A red dot' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(workspace.preview.getByText('Small and red')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(workspace.code).not.toContainText('<Frame');
  await expect(workspace.code).toContainText('Before the picture.');
  await workspace.goTo('Assets');
  await expect(page.getByRole('region', { name: 'Assets' })).toContainText('No pictures yet');
});

test('pictures and files are dropped into the code and into the preview; the same bytes are stored once', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.openPage('second');
  const price = { name: 'Price List.csv', type: 'text/csv', text: 'a,b\n1,2\n' };
  await dropFiles(workspace.code, [{ ...DOT, name: 'My Red Dot.PNG' }, price]);
  const dialog = page.getByRole('dialog', { name: 'Put 2 files into the page' });
  await dialog.getByRole('checkbox', { name: /Decorative/ }).check();
  await expect(dialog.getByRole('textbox', { name: 'Words of the link' })).toHaveValue('Price list');
  await dialog.getByRole('button', { name: 'Put into the page' }).click();
  await expect(workspace.code).toContainText('![](/images/my-red-dot.png)');
  await expect(workspace.code).toContainText('[Price list](/files/price-list.csv)');
  await expect(workspace.preview.getByRole('link', { name: 'Price list' })).toBeVisible();

  await dropFiles(page.getByTestId('preview-frame'), [DOT]);
  const again = page.getByRole('dialog', { name: 'Put a picture into the page' });
  await expect(again).toContainText('images/my-red-dot.png');
  await expect(again).toContainText('it is not stored twice');
  await again.getByRole('textbox', { name: 'What does it show?' }).fill('The dot again');
  await again.getByRole('button', { name: 'Put into the page' }).click();
  await expect(workspace.preview.getByRole('img', { name: 'The dot again' })).toBeVisible();
  await workspace.goTo('Assets');
  await expect(page.getByRole('list', { name: 'Pictures and files' }).getByRole('listitem')).toHaveCount(2);
});

test('a drawing loses its scripts; pages and empty files are turned away with the reason', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await workspace.openPage('second');
  const drawing = DRAWING.replace('<path', '<script>alert(1)</script><path');
  await dropFiles(workspace.code, [
    { name: 'notes.md', text: '# Notes' },
    { name: 'nothing.png', text: '' },
    { name: 'mark.svg', type: 'image/svg+xml', text: drawing },
  ]);
  await expect(page.getByText('notes.md is a page. Drop it onto the list of pages to import it.')).toBeVisible();
  await expect(page.getByText('nothing.png is empty.')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Scripts in the drawing were taken out.');
});

test('renaming a picture by keyboard changes all that names it, and undo takes it back', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall(PROJECT);
  await workspace.goTo('Assets');
  const panel = page.getByRole('region', { name: 'Assets' });
  await panel.getByRole('searchbox', { name: 'Find a file' }).fill('mark');
  await expect(panel.getByRole('button', { name: /mark\.svg/ })).toContainText('3 places');
  await panel.getByRole('button', { name: /mark\.svg/ }).press('Enter');
  const detail = page.getByRole('region', { name: 'Asset', exact: true });
  const uses = detail.getByRole('region', { name: 'Where it is used' });
  await expect(uses.getByRole('button')).toHaveText([
    'logodocs.json, line 6',
    /First page.*line 5/,
    /First page.*line 7/,
  ]);
  await detail.getByRole('button', { name: 'Rename or move' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rename or move' });
  await dialog.getByRole('textbox', { name: 'Path' }).fill('images/old.svg');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('There is a file images/old.svg already.');
  await dialog.getByRole('textbox', { name: 'Path' }).fill('brand/our mark.svg');
  await expect(dialog).toContainText('3 places will follow');
  await expect(dialog.getByRole('list', { name: 'What changes with it' })).toContainText(
    '/images/mark.svg → /brand/our%20mark.svg',
  );
  await page.keyboard.press('Enter');
  await expect(detail).toContainText('our mark.svg');
  await expect(workspace.preview.getByRole('img', { name: 'The mark' })).toBeVisible();
  await uses.getByRole('button').first().press('Enter');
  await expect(workspace.code).toContainText('"logo": "/brand/our mark.svg"');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(workspace.code).toContainText('"logo": "/images/mark.svg"');
});

test('a picture is replaced under the same path, or under another ending with all that names it', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall(PROJECT);
  await workspace.goTo('Assets');
  await page.getByRole('button', { name: /mark\.svg/ }).click();
  const detail = page.getByRole('region', { name: 'Asset', exact: true });
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await detail.getByRole('button', { name: 'Replace' }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  await choose('new.svg', 'image/svg+xml', Buffer.from(DRAWING.replace('0 0 20 10', '0 0 5 5')));
  await expect(page.getByText('Replaced mark.svg')).toBeVisible();
  await expect(detail).toContainText('images · SVG');
  await choose('new.png', 'image/png', Buffer.from(DOT.base64 ?? '', 'base64'));
  const dialog = page.getByRole('dialog', { name: 'Replace the file' });
  await expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveValue('images/mark.png');
  await expect(dialog).toContainText('3 places will follow');
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(detail).toContainText('PNG · 1 × 1');
  await expect(detail).toContainText('Used in 3 places');
});

test('unused files are listed and deleted in one step', async ({ page, openSmall, workspace }) => {
  await openSmall(PROJECT);
  await workspace.goTo('Assets');
  const panel = page.getByRole('region', { name: 'Assets' });
  await panel.getByText('Unused', { exact: true }).first().click();
  const list = panel.getByRole('list', { name: 'Pictures and files' });
  await expect(list.getByRole('listitem')).toHaveText([/list\.csv/, /old\.svg/]);
  await panel.getByRole('button', { name: 'Delete all unused' }).click();
  await page
    .getByRole('dialog', { name: 'Delete 2 unused files?' })
    .getByRole('button', { name: 'Delete them' })
    .click();
  await expect(panel).toContainText('Everything is used');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('names in the wrong letter case are told, and corrected with one click', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall({ ...PROJECT, 'second.mdx': '---\ntitle: Second page\n---\n\n![Old](/Images/Old.SVG)\n' });
  await workspace.openPage('second');
  await workspace.goTo('Assets');
  const panel = page.getByRole('region', { name: 'Assets' });
  await expect(panel).toContainText('1 place writes a file’s name in other letters');
  await panel.getByRole('button', { name: 'Correct it' }).click();
  await expect(workspace.code).toContainText('![Old](/images/old.svg)');
  await expect(panel).not.toContainText('in other letters');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('every screen of the assets', async ({ page, openSmall, workspace }) => {
      test.slow();
      await openSmall(PROJECT);
      await workspace.openPage('second');
      await workspace.goTo('Assets');
      const panel = page.getByRole('region', { name: 'Assets' });
      await expect(panel.getByRole('button', { name: /mark\.svg/ })).toContainText('3 places');
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await panel.getByRole('button', { name: 'Show as tiles' }).click();
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await panel.getByRole('button', { name: /mark\.svg/ }).click();
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await page.getByRole('button', { name: 'Rename or move' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Path' }).fill('images/other.svg');
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Put into the page' }).click();
      await page.getByRole('checkbox', { name: /In a frame/ }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Put into the page' }).click();
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    });
  });
}
