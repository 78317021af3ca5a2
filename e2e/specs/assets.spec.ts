import { expect, test } from '../fixtures.ts';
import { violations, violationsInBothModes } from '../support/accessibility.ts';
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

test('files are pasted and dropped into a page', async ({ page, openSmall, workspace }) => {
  await openSmall();
  await test.step('a pasted picture is stored under a tidy name and shown; one undo takes file and text back', async () => {
    await workspace.openPage('second');
    await workspace.typeAtEnd('Before the picture.');
    await pasteFiles(page, [DOT]);
    const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
    await expect(dialog).toContainText('images/second.png');
    await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Describe in a few words what it shows, or mark it as decorative.');
    await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('A red dot');
    await dialog.getByRole('checkbox', { name: /Show in a frame/ }).check();
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
    await workspace.startAgain();
  });
  await test.step('a drawing loses its scripts; pages and empty files are turned away with the reason', async () => {
    await workspace.openPage('second');
    const drawing = DRAWING.replace('<path', '<script>alert(1)</script><path');
    await dropFiles(workspace.code, [
      { name: 'notes.md', text: '# Notes' },
      { name: 'nothing.png', text: '' },
      { name: 'mark.svg', type: 'image/svg+xml', text: drawing },
    ]);
    await expect(page.getByText('notes.md is a page. Drop it onto the list of pages to import it.')).toBeVisible();
    await expect(page.getByText('nothing.png is empty.')).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('Scripts in the drawing were removed.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await workspace.startAgain();
  });
  await test.step('pictures and files are dropped into the code and into the preview; the same bytes are stored once', async () => {
    await workspace.openPage('second');
    const price = { name: 'Price List.csv', type: 'text/csv', text: 'a,b\n1,2\n' };
    await dropFiles(workspace.code, [{ ...DOT, name: 'My Red Dot.PNG' }, price]);
    const dialog = page.getByRole('dialog', { name: 'Insert 2 files' });
    await dialog.getByRole('checkbox', { name: /Decorative/ }).check();
    await expect(dialog.getByRole('textbox', { name: 'Link text' })).toHaveValue('Price list');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(workspace.code).toContainText('![](/images/my-red-dot.png)');
    await expect(workspace.code).toContainText('[Price list](/files/price-list.csv)');
    await expect(workspace.preview.getByRole('link', { name: 'Price list' })).toBeVisible();

    await dropFiles(page.getByTestId('preview-frame'), [DOT]);
    const again = page.getByRole('dialog', { name: 'Insert a picture' });
    await expect(again).toContainText('images/my-red-dot.png');
    await expect(again).toContainText('It is not stored twice');
    await again.getByRole('textbox', { name: 'Alternative text' }).fill('The dot again');
    await again.getByRole('button', { name: 'Insert' }).click();
    await expect(workspace.preview.getByRole('img', { name: 'The dot again' })).toBeVisible();
    await workspace.goTo('Assets');
    await expect(page.getByRole('group', { name: 'Pictures and files' }).getByRole('listitem')).toHaveCount(2);
  });
});

const GAPS = {
  ...PROJECT,
  'docs.json': PROJECT['docs.json'].replace('/images/mark.svg', '/logo/mark.svg'),
  'second.mdx':
    '\uFEFF---\r\ntitle: Second page\r\n---\r\n\r\n![Shot](/images/shot.png)\r\n\r\n![Shot](images/shot.png?v=1)\r\n\r\n![Map](/maps/map.jpg) ![Far](https://a.example/far.png)\r\n',
};

test('files of a long list are moved in one step, it is found where it was left, and names are corrected', async ({
  page,
  openSmall,
  workspace,
}) => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`stock/p${String(at).padStart(2, '0')}.svg`, `${DRAWING}<!-- ${at} -->`]),
  );
  await openSmall({
    ...PROJECT,
    ...many,
    'art/leaf.svg': DRAWING.replace('20 10', '8 8'),
    'brand/mark.svg': DRAWING.replace('20 10', '9 9'),
    'second.mdx': '---\ntitle: Second page\n---\n\n![Leaf](/Art/Leaf.SVG)\n',
  });
  const panel = page.getByRole('region', { name: 'Assets' });
  await test.step('several files are chosen and moved in one step; what is there already is never replaced', async () => {
    await workspace.openPage('index');
    await workspace.goTo('Assets');
    await panel.getByRole('button', { name: 'Select files' }).press('Enter');
    await panel
      .getByRole('region', { name: 'images' })
      .getByRole('checkbox', { name: /mark\.svg/ })
      .press('Space');
    await panel.getByRole('checkbox', { name: /old\.svg/ }).click({ modifiers: ['Shift'] });
    await expect(panel.getByRole('group', { name: 'With the selected files' })).toContainText('2 selected');
    await panel.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move 2 files' });
    const folder = dialog.getByLabel('Folder', { exact: true });
    await folder.fill('brand');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toContainText('There is a file brand/mark.svg already.');
    await folder.fill('pictures');
    await expect(dialog).toContainText('3 places will be updated');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('region', { name: 'pictures' }).getByRole('listitem')).toHaveCount(2);
    await expect(workspace.code).toContainText('![The mark](/pictures/mark.svg)');
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(workspace.code).toContainText('![The mark](/images/mark.svg)');
    await workspace.startAgain();
  });
  await test.step('whoever comes back to the list finds it where they left it', async () => {
    await workspace.goTo('Assets');
    const row = panel.getByRole('button', { name: /p40\.svg/ });
    await panel
      .getByRole('button', { name: /mark\.svg/ })
      .first()
      .waitFor();
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 2200);
    await row.click();
    await expect(page.getByRole('button', { name: 'All assets' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
    await workspace.startAgain();
  });
  await test.step('names in the wrong letter case are told, and corrected with one click', async () => {
    await workspace.openPage('second');
    await workspace.goTo('Assets');
    await expect(panel).toContainText('1 place writes the name of a file with different upper and lower case');
    await panel.getByRole('button', { name: 'Fix it' }).click();
    await expect(workspace.code).toContainText('![Leaf](/art/leaf.svg)');
    await expect(panel).not.toContainText('upper and lower case');
  });
});

test('a file of a project is renamed, deleted, moved and uploaded, and each step is taken back', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall(PROJECT);
  await test.step('renaming a picture by keyboard changes all that names it, and undo takes it back', async () => {
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
    await expect(dialog).toContainText('3 places will be updated');
    await expect(dialog.getByRole('list', { name: 'What changes with it' })).toContainText(
      '/images/mark.svg → /brand/our%20mark.svg',
    );
    await page.keyboard.press('Enter');
    await expect(detail).toContainText('our mark.svg');
    // It is a button because it loaded: only pictures that a reader sees are offered to be enlarged.
    await expect(workspace.preview.getByRole('button', { name: 'The mark' })).toBeVisible();
    await uses.getByRole('button').first().press('Enter');
    await expect(workspace.code).toContainText('"logo": "/brand/our mark.svg"');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(workspace.code).toContainText('"logo": "/images/mark.svg"');
    await workspace.startAgain();
  });
  await test.step('unused files are listed and deleted in one step', async () => {
    await workspace.goTo('Assets');
    const panel = page.getByRole('region', { name: 'Assets' });
    await panel.getByText('Unused', { exact: true }).first().click();
    const list = panel.getByRole('group', { name: 'Pictures and files' });
    await expect(list.getByRole('listitem')).toHaveText([/list\.csv/, /old\.svg/]);
    await panel.getByRole('button', { name: 'Delete all unused' }).click();
    await page
      .getByRole('dialog', { name: 'Delete 2 unused files?' })
      .getByRole('button', { name: 'Delete them' })
      .click();
    await expect(panel).toContainText('Everything is used');
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await workspace.startAgain();
  });
  await test.step('whoever deletes a file stays at its place in the list', async () => {
    await workspace.goTo('Assets');
    const panel = page.getByRole('region', { name: 'Assets' });
    const list = panel.getByRole('group', { name: 'Pictures and files' });
    await panel.getByText('Unused', { exact: true }).first().click();
    await expect(list.getByRole('listitem')).toHaveText([/list\.csv/, /old\.svg/]);
    await list.getByRole('button', { name: /list\.csv/ }).press('Enter');
    await page
      .getByRole('region', { name: 'Asset', exact: true })
      .getByRole('button', { name: 'Delete' })
      .press('Enter');
    await expect(list.getByRole('button', { name: /old\.svg/ })).toBeFocused();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await panel.getByText('All', { exact: true }).first().click();
    await panel.getByRole('button', { name: 'Select files' }).click();
    const files = list.getByRole('checkbox');
    await expect(files).toHaveCount(3);
    await files.first().press('Enter');
    await panel.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete them' }).press('Enter');
    await expect(files).toHaveCount(2);
    await expect(files.first()).toBeFocused();
    await workspace.startAgain();
  });
  await test.step('a folder is renamed with all that names its files, seen before it is done; one undo takes it back', async () => {
    await workspace.openPage('index');
    await workspace.goTo('Assets');
    const panel = page.getByRole('region', { name: 'Assets' });
    await panel.getByRole('button', { name: 'Rename or move the folder images' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rename or move the folder images' });
    await expect(dialog.getByRole('textbox', { name: 'Folder' })).toHaveValue('images');
    await expect(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Folder' }).fill('/brand/art/');
    await expect(dialog).toContainText('2 files move, images/mark.svg → brand/art/mark.svg and so on.');
    await expect(dialog).toContainText('3 places will be updated');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('region', { name: 'brand/art' })).toBeVisible();
    await expect(workspace.code).toContainText('![The mark](/brand/art/mark.svg)');
    await expect(workspace.code).toContainText('src="brand/art/mark.svg"');
    await expect(workspace.preview.getByRole('button', { name: 'The mark' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo: Rename the folder images to brand/art' }).click();
    await expect(workspace.code).toContainText('![The mark](/images/mark.svg)');
    await expect(panel.getByRole('region', { name: 'images' })).toBeVisible();
    await workspace.startAgain();
  });
  await test.step('an upload in the settings loses its scripts, gets a tidy name, and is one step with the setting', async () => {
    await workspace.goTo('Brand');
    const upload = async (name: string, mimeType: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Upload: Logo' }).press('Enter');
      await (await chooser).setFiles({ name, mimeType, buffer });
    };
    const logo = page.getByRole('combobox', { name: 'Logo', exact: true });
    await upload(
      'Our Mark.svg',
      'image/svg+xml',
      Buffer.from(DRAWING.replace('<path', '<script>x()</script><path id="n"')),
    );
    await expect(logo).toHaveValue('/images/our-mark.svg');
    await expect(page.getByText('Scripts in the drawing were removed.')).toBeVisible();
    await upload('same.svg', 'image/svg+xml', Buffer.from(DRAWING));
    await expect(logo).toHaveValue('/images/mark.svg');
    await upload('list.csv', 'text/csv', Buffer.from('a,b'));
    await expect(page.getByText('list.csv is not a picture that a browser shows.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo: Upload same.svg as Logo' }).click();
    await expect(logo).toHaveValue('/images/our-mark.svg');
    await page.getByRole('button', { name: 'Undo: Upload Our Mark.svg as Logo' }).click();
    await expect(logo).toHaveValue('/images/mark.svg');
    await workspace.goTo('Assets');
    await expect(page.getByRole('group', { name: 'Pictures and files' })).not.toContainText('our-mark.svg');
    await workspace.startAgain();
  });
  await test.step('a picture is replaced under the same path, or under another ending with all that names it', async () => {
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
    await expect(dialog).toContainText('3 places will be updated');
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(detail).toContainText('PNG · 1 × 1');
    await expect(detail).toContainText('Used in 3 places');
    await workspace.startAgain();
  });
  await test.step('a large picture in the settings is offered to be made smaller first', async () => {
    await workspace.goTo('Brand');
    // Noise is what compresses least: a picture of several megabytes.
    const noise = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(1000, 900);
      const context = canvas.getContext('2d');
      const image = new ImageData(1000, 900);
      for (let at = 0; at < image.data.length; at++)
        image.data[at] = at % 4 === 3 ? 255 : (at * 7919 * (at % 251)) & 255;
      for (let at = 0; at < image.data.length; at += 60_000)
        crypto.getRandomValues(image.data.subarray(at, at + 60_000));
      context?.putImageData(image, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 30_000) text += String.fromCharCode(...bytes.subarray(at, at + 30_000));
      return btoa(text);
    });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload: Logo' }).click();
    await (await chooser).setFiles({ name: 'Noise.png', mimeType: 'image/png', buffer: Buffer.from(noise, 'base64') });
    const dialog = page.getByRole('dialog', { name: 'Add a large picture' });
    await expect(dialog).toContainText('Readers with a slow connection wait for that');
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Make it smaller' }).click();
    await expect(dialog).toContainText('images/noise.webp');
    await dialog.getByRole('button', { name: 'Add the picture' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Logo', exact: true })).toHaveValue('/images/noise.webp');
    await workspace.startAgain();
  });
  await test.step('every screen of the assets', async () => {
    await workspace.openPage('second');
    await workspace.goTo('Assets');
    const panel = page.getByRole('region', { name: 'Assets' });
    await expect(panel.getByRole('button', { name: /mark\.svg/ })).toContainText('3 places');
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await panel.getByRole('button', { name: 'Show as tiles' }).click();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await panel.getByRole('button', { name: /mark\.svg/ }).click();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await page.getByRole('button', { name: 'Rename or move' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Path' }).fill('images/other.svg');
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Insert into the page' }).click();
    await page.getByRole('checkbox', { name: /Show in a frame/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
  });
});

test('what is missing is listed, found, uploaded and filled, and each step is taken back', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall(GAPS);
  await test.step('several uploads fill the gaps that have their names', async () => {
    await workspace.goTo('Assets');
    await page.getByRole('button', { name: 'Show them' }).click();
    const missing = page.getByRole('region', { name: 'What is missing' });
    await dropFiles(missing, [
      { ...DOT, name: 'shot.png' },
      { name: 'mark.svg', type: 'image/svg+xml', text: DRAWING.replace('<path', '<script>x()</script><path') },
      { name: 'else.csv', text: 'a,b' },
    ]);
    await expect(page.getByText('Scripts in the drawing were removed.')).toBeVisible();
    await expect(page.getByText('Added 2 missing files')).toBeVisible();
    await expect(page.getByText('No missing file is called else.csv.')).toBeVisible();
    await expect(missing.getByRole('listitem', { name: /\// })).toHaveCount(1);
    await workspace.startAgain();
  });
  await test.step('what is named and not there is listed with its places; one click takes a file that is called alike', async () => {
    await workspace.goTo('Assets');
    const panel = page.getByRole('region', { name: 'Assets' });
    await expect(panel).toContainText('3 files are missing: 4 places use them');
    await panel.getByRole('button', { name: 'Show them' }).click();
    const missing = page.getByRole('region', { name: 'What is missing' });
    await expect(missing.getByRole('listitem', { name: /\// })).toHaveCount(3);
    const shot = missing.getByRole('listitem', { name: 'images/shot.png' });
    await expect(shot).toContainText('used in 2 places');
    await shot.getByRole('button', { name: 'Second page second.mdx, line 7' }).click();
    await expect(workspace.code).toContainText('![Shot](images/shot.png?v=1)');
    await expect(missing).not.toContainText('far.png');

    await missing.getByRole('button', { name: 'Use mark.svg from images in place of mark.svg' }).click();
    await expect(missing.getByRole('listitem', { name: 'logo/mark.svg' })).toHaveCount(0);
    expect(await workspace.configText()).toContain('"logo": "/images/mark.svg"');
    await page.getByRole('button', { name: 'Undo: Use images/mark.svg in place of logo/mark.svg' }).click();
    await expect.poll(() => workspace.configText()).toContain('"logo": "/logo/mark.svg"');
    await workspace.startAgain();
  });
  await test.step('a missing file is uploaded to where it is missing, or with its own ending and all that names it', async () => {
    await workspace.openPage('second');
    await workspace.goTo('Assets');
    await page.getByRole('button', { name: 'Show them' }).click();
    const missing = page.getByRole('region', { name: 'What is missing' });
    const upload = async (button: string, name: string, base64 = DOT.base64 ?? '') => {
      const chooser = page.waitForEvent('filechooser');
      await missing.getByRole('button', { name: button }).press('Enter');
      await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') });
    };
    await upload('Upload shot.png', 'My Screenshot.png');
    await expect(page.getByText('Added images/shot.png')).toBeVisible();
    await expect(missing.getByRole('listitem', { name: 'images/shot.png' })).toHaveCount(0);
    await expect(workspace.preview.getByRole('img', { name: 'Shot' }).first()).toBeVisible();
    await expect(missing).toBeFocused();

    await upload(
      'Upload map.jpg',
      'map.png',
      Buffer.from(`${Buffer.from(DOT.base64 ?? '', 'base64').toString('binary')}x`, 'binary').toString('base64'),
    );
    await expect(page.getByText('What used map.jpg uses it now.')).toBeVisible();
    await expect(workspace.code).toContainText('![Map](/maps/map.png)');
    await page.getByRole('button', { name: 'Undo: Add maps/map.png' }).click();
    await expect(workspace.code).toContainText('![Map](/maps/map.jpg)');
    await expect(missing.getByRole('listitem', { name: 'maps/map.jpg' })).toBeVisible();
    await workspace.startAgain();
  });
  await test.step('by keyboard: another file takes the place of a missing one wherever it is named', async () => {
    await workspace.openPage('second');
    await workspace.goTo('Assets');
    await page.getByRole('button', { name: 'Show them' }).press('Enter');
    const missing = page.getByRole('region', { name: 'What is missing' });
    await missing.getByRole('button', { name: 'Choose another file in place of shot.png' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a file in place of shot.png' });
    await expect(dialog).toContainText('The 2 places that use it will use the file you choose.');
    await expect(dialog.getByRole('searchbox', { name: 'Find a file' })).toBeFocused();
    await page.keyboard.type('old');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: /old\.svg/ }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(workspace.code).toContainText('![Shot](/images/old.svg)');
    await expect(workspace.code).toContainText('![Shot](images/old.svg?v=1)');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(workspace.code).toContainText('![Shot](/images/shot.png)');
    await workspace.startAgain();
  });
  await test.step('what is missing, what is chosen, and where it moves', async () => {
    await workspace.goTo('Assets');
    await page.getByRole('button', { name: 'Show them' }).click();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await page
      .getByRole('button', { name: /^Choose another file/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'All assets' }).click();
    await page.getByRole('button', { name: 'Select files' }).click();
    await page.getByRole('checkbox', { name: /mark\.svg/ }).click();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Folder', { exact: true }).fill('art');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toContainText('will be updated');
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
  });
});
