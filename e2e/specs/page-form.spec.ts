import { expect, test } from '../fixtures.ts';
import { openPageForm } from '../pages/page-form.ts';
import { violations, violationsInBothModes } from '../support/accessibility.ts';
import { allDrawn } from '../support/all-drawn.ts';
import { showAsWideAsThePane } from '../support/device.ts';
import { DOT, dropFiles, pasteFiles } from '../support/drops.ts';
import { type FormPart, formPart, inOneProject } from '../support/form-parts.ts';

const MATTER = '---\ntitle: Start\n---\n\n';

const part = (title: string, body: string, run: FormPart['run']) => formPart(title, MATTER + body, run);

const adding = part(
  'something is added exactly between two blocks, at the beginning, and in a component, by mouse',
  'One.\n\nTwo.\n\n<Note>\n  Three.\n</Note>\n',
  async (pageForm) => {
    const { form, addHere, page } = pageForm;
    await addHere.nth(1).click();
    await pageForm.choose('Tip');
    await expect(form.getByRole('group', { name: 'Tip' })).toBeVisible();
    await addHere.nth(0).click();
    await pageForm.choose('Heading');
    await expect(form.getByRole('textbox', { name: 'Heading', exact: true })).toBeFocused();
    await page.keyboard.type('First part');
    await form.getByRole('group', { name: 'Note' }).getByRole('button', { name: 'Add here' }).last().click();
    await pageForm.choose('Bullet list');
    await expect(form.getByRole('textbox', { name: 'List', exact: true })).toBeFocused();
    await page.keyboard.type('A point');
    await expect(pageForm.tools.workspace.preview.locator('main h2')).toContainText('First part');
    expect(await pageForm.source()).toMatch(
      /^---\ntitle: Start\n---\n\n## First part\n\nOne\.\n\n<Tip>\n(?: {2}.*\n)+<\/Tip>\n\nTwo\.\n\n<Note>\n {2}Three\.\n\n {2}- A point\n<\/Note>\n$/,
    );
    await pageForm.tools.undoAll();
    await expect.poll(() => pageForm.source()).toBe(`${MATTER}One.\n\nTwo.\n\n<Note>\n  Three.\n</Note>\n`);
  },
);

const writing = part(
  'a page is written with keys alone: paragraphs, a list, a component from a slash',
  'One.\n\nLast.\n',
  async (pageForm) => {
    const { page, texts, newText, form } = pageForm;
    await texts.first().focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(newText.first()).toBeFocused();
    await page.keyboard.type('Two words.');
    await expect(texts.nth(1)).toBeFocused();
    await expect(texts.nth(1)).toHaveText('Two words.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/not');
    await expect(pageForm.tools.menu.getByRole('option', { name: /^Note/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    const note = form.getByRole('group', { name: 'Note' });
    await expect(note.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Mind this.');
    expect(await pageForm.source()).toBe(`${MATTER}One.\n\nTwo words.\n\n<Note>\n  Mind this.\n</Note>\n\nLast.\n`);
  },
);

const paragraphs = part(
  'Enter and Backspace make and take away paragraphs, and typing is never interrupted',
  'First line.\n\nLast.\n',
  async (pageForm) => {
    const { page, texts, newText } = pageForm;
    await texts.first().focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await expect(texts.first()).toBeFocused();
    await page.keyboard.type(' More.');
    await expect(texts.first()).toHaveText('First line. More.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ab');
    await expect(texts.nth(1)).toHaveText('ab');
    for (const _ of 'ab') await page.keyboard.press('Backspace');
    await expect(newText.first()).toBeFocused();
    await page.keyboard.type('Again');
    await expect(texts.nth(1)).toHaveText('Again');
    // In the middle of a text Enter divides it.
    for (const _ of 'ain') await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(texts.nth(2)).toBeFocused();
    await page.keyboard.type('+');
    expect(await pageForm.source()).toBe(`${MATTER}First line. More.\n\nAg\n\n+ain\n\nLast.\n`);
    // A list right below words has a field of its own.
    await texts.nth(2).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('- one point');
    await expect(pageForm.form.getByRole('textbox', { name: 'List', exact: true })).toBeFocused();
    expect(await pageForm.source()).toBe(`${MATTER}First line. More.\n\nAg\n\n+ain\n- one point\n\nLast.\n`);
  },
);

const slashes = part(
  'a slash that is not meant is text, and an empty item ends a list',
  'One.\n\n- a\n- b\n',
  async (pageForm) => {
    const { page, newText, form, texts } = pageForm;
    await newText.click();
    await page.keyboard.type('/note');
    await expect(pageForm.tools.menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pageForm.tools.menu).toBeHidden();
    await page.keyboard.type('s');
    await expect(texts.last()).toHaveText('/notes');
    const list = form.getByRole('textbox', { name: 'List', exact: true });
    await list.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await expect(list).toHaveText('- a - b -');
    await page.keyboard.press('Enter');
    await expect(list).toHaveText('- a - b');
    await page.keyboard.type('Between');
    expect(await pageForm.source()).toBe(`${MATTER}One.\n\n- a\n- b\n\nBetween\n\n/notes\n`);
  },
);

const words = part(
  'words look as readers see them, and are made bold, code or a link by buttons and keys',
  'One **bold** word, [a link](/a) and `code`.\r\n\r\n- first\r\n',
  async (pageForm) => {
    const { page, texts, form } = pageForm;
    const text = texts.first();
    const shown = () => text.innerText();
    await expect.poll(shown).toBe('One bold word, a link and code.');
    const height = await text.evaluate((element) => element.clientHeight);
    // What stands beside the cursor shows its signs, and nothing else does.
    await text.getByText('bold', { exact: true }).click();
    await expect.poll(shown).toBe('One **bold** word, a link and code.');
    expect(await text.evaluate((element) => element.clientHeight)).toBe(height);
    const tools = form.getByRole('toolbar', { name: 'Formatting' });
    await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await tools.getByRole('button', { name: 'Bold' }).click();
    await expect.poll(shown).toBe('One bold word, a link and code.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(shown).toBe('One **bold** word, a link and code.');
    await page.keyboard.press('Home');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
    await page.keyboard.press('ControlOrMeta+i');
    await expect.poll(shown).toContain('*One*');
    // Along the bar by keys, and back into the words.
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name: 'Inline code' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await text.getByText('word').dblclick();
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: 'Insert a link' });
    await dialog.getByRole('combobox', { name: 'Page or address' }).fill('/b');
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    expect(await pageForm.source()).toBe(
      `${MATTER}*One* **bold** [word](/b), [a link](/a) and \`code\`.\r\n\r\n- first\r\n`.replaceAll('\r\n', '\n'),
    );
  },
);

const cells = part(
  'a heading and a cell show what undo and the buttons above have made of them',
  '## Two\n\n| Name |\n|---|\n| one |\n',
  async (pageForm) => {
    const { page, form, tools } = pageForm;
    for (const [name, words] of [
      ['Heading', 'Two'],
      ['Row 1, column 1', 'one'],
    ]) {
      const field = form.getByRole('textbox', { name: name ?? '', exact: true });
      await field.click();
      await page.keyboard.press('End');
      await page.keyboard.type(' more');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(field).toHaveText(words ?? '');
      // The cursor stays where the words went.
      await page.keyboard.type('!');
      await expect(field).toHaveText(`${words}!`);
      await page.keyboard.press('ControlOrMeta+a');
      await tools.toolbar.getByRole('button', { name: 'Bold' }).click();
      await expect(field).toHaveText(`**${words}!**`);
      await expect(field).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('?');
    }
    expect(await pageForm.source()).toBe(`${MATTER}## **Two!**?\n\n| Name |\n|---|\n| **one!**? |\n`);
  },
);

const moving = part(
  'blocks are moved and deleted, the focus goes with them, and a notice takes it back',
  'One.\n\n## Two\n\n```js\nthree\n```\n',
  async (pageForm) => {
    const { page, form } = pageForm;
    await form.getByRole('textbox', { name: 'Heading', exact: true }).focus();
    const up = form.getByRole('button', { name: 'Move up: Heading' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status').filter({ hasText: 'Heading is 1 of 3 now.' })).toBeAttached();
    await expect(form.getByRole('button', { name: 'Move down: Heading' })).toBeFocused();
    await form.getByRole('button', { name: 'Move up: Code block' }).click();
    expect(await pageForm.source()).toBe(`${MATTER}## Two\n\n\`\`\`js\nthree\n\`\`\`\n\nOne.\n`);
    await form.getByRole('button', { name: 'Delete: Code block' }).click();
    expect(await pageForm.source()).toBe(`${MATTER}## Two\n\nOne.\n`);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await pageForm.source()).toBe(`${MATTER}## Two\n\n\`\`\`js\nthree\n\`\`\`\n\nOne.\n`);
  },
);

const LINKED =
  '[up](#set-up) [in](#first)\n\n## Set up\n\n<Steps>\n  <Step title="First">\n    Words.\n  </Step>\n</Steps>\n';

const following = part(
  'links follow a title that a field has changed, when it is left, and come back with it',
  LINKED,
  async (pageForm) => {
    const { page, form } = pageForm;
    await form.getByRole('textbox', { name: 'Heading', exact: true }).fill('Install it');
    await form
      .getByRole('textbox', { name: /^Title/ })
      .last()
      .fill('Second');
    await expect(page.getByText('1 link was updated to the new title of the heading')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByText('1 link was updated to the new title of the step')).toBeVisible();
    const renamed = LINKED.replace('Set up', 'Install it')
      .replace('#set-up', '#install-it')
      .replace('First', 'Second')
      .replace('#first', '#second');
    expect(await pageForm.source()).toBe(MATTER + renamed);
    await pageForm.tools.undoAll();
    await expect.poll(() => pageForm.source()).toBe(MATTER + LINKED);
  },
);

const codeBlocks = part(
  'every setting of a code block has a field, and the rest of its line stays',
  "```js title='a' own={1} {1}\none\ntwo\n```\n",
  async (pageForm) => {
    const { form, page } = pageForm;
    const block = form.getByRole('group', { name: 'Code block' });
    await block.getByRole('button', { name: /^Language, title and look/ }).click();
    await block.getByRole('combobox', { name: /^Language/ }).fill('pyth');
    await page.getByRole('option', { name: 'python' }).click();
    await block.getByRole('textbox', { name: /^Title/ }).fill('b.py');
    await block.getByRole('textbox', { name: /^Highlighted lines/ }).fill('1-2');
    await block.getByRole('switch', { name: /^Line numbers/ }).click({ force: true });
    await block.getByRole('button', { name: /^More settings/ }).click();
    await block.getByRole('textbox', { name: /^Focused lines/ }).fill('2');
    await expect(pageForm.tools.workspace.preview.getByText('b.py')).toBeVisible();
    expect(await pageForm.source()).toBe(
      `${MATTER}\`\`\`python title='b.py' own={1} {1-2} lines focus={2}\none\ntwo\n\`\`\`\n`,
    );
  },
);

const icons = part(
  'an icon is chosen with keys alone, and the focus comes back to its button',
  '<Card title="One" icon="leaf">\n  Words.\n</Card>\n',
  async (pageForm) => {
    const { page } = pageForm;
    const form = pageForm.form.getByRole('group', { name: 'Card' });
    const button = form.getByRole('button', { name: 'Choose: Icon' });
    const dialog = page.getByRole('dialog', { name: 'Choose an icon' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Find an icon' })).toBeFocused();
    await page.keyboard.type('rocket');
    await expect(dialog.getByRole('button', { name: 'rocket', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(form.getByRole('textbox', { name: /^Icon/ })).not.toHaveValue('leaf');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  },
);

const barAbove = part(
  'what the bar above the form inserts goes where an empty paragraph was open',
  '<Note>\n  One.\n</Note>\n\n<Tip>\n  Two.\n</Tip>\n',
  async (pageForm) => {
    const { page, newText, tools } = pageForm;
    await page.locator('[data-gap="1"]').getByRole('button', { name: 'Add here' }).click();
    await pageForm.choose('Text');
    await expect(newText.first()).toBeFocused();
    await tools.insertByMouse('Warning');
    expect(await pageForm.source()).toMatch(/<\/Note>\n\n<Warning>\n(?: {2}.*\n)+<\/Warning>\n\n<Tip>/);
  },
);

const states = part(
  'every state of the form of a page',
  'One **bold** [link](/a).\n\n- a\n\n```js\ncode\n```\n\n| a |\n|---|\n| b |\n\n<Steps>\n  <Step title="x">\n    Words.\n  </Step>\n</Steps>\n',
  async (pageForm) => {
    const { page, addHere, newText } = pageForm;
    const look = () => violationsInBothModes(page, { exclude: 'iframe' });
    await addHere.first().focus();
    expect(await look(), 'a place to add something').toEqual([]);
    await page.keyboard.press('Enter');
    await expect(pageForm.tools.menu).toBeVisible();
    expect(await look(), 'what can be added').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(addHere.first()).toBeFocused();
    await newText.click();
    await page.keyboard.type('/');
    await expect(pageForm.tools.menu).toBeVisible();
    expect(await look(), 'what a slash opens').toEqual([]);
  },
);

const LINES = Array.from({ length: 120 }, (_, index) => `Line ${index + 1} of a page that is longer than the window.`);

const comingBack = part(
  'the code comes back at once, and where it was',
  `${LINES.join('\n\n')}\n`,
  async (pageForm) => {
    const { page, tools } = pageForm;
    // While the form is written in, nobody draws code.
    await expect(page.locator('.monaco-editor')).toHaveCount(0);
    await page.getByText('Source', { exact: true }).click();
    await tools.goToEnd();
    for (let times = 0; times < 3; times++) await page.keyboard.press('PageUp');
    const sight = () =>
      tools.workspace.code.locator('.view-lines').evaluate((all) => {
        const top = all.closest('.monaco-editor')?.getBoundingClientRect().top ?? 0;
        const shown = [...all.querySelectorAll('.view-line')].map((line) => ({
          top: Math.round(line.getBoundingClientRect().top - top),
          text: line.textContent,
        }));
        return shown.filter((line) => line.top >= 0).sort((one, other) => one.top - other.top)[0];
      });
    await expect.poll(async () => (await sight())?.text).toContain('Line');
    await allDrawn(page);
    const before = await sight();
    await pageForm.open();
    await expect(pageForm.texts.first()).toHaveText(LINES[0] ?? '');
    // The first thing that can be seen.
    const atOnce = await page.evaluate(() => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Source');
      label?.click();
      return [...document.querySelectorAll('.monaco-editor .view-line')]
        .map(({ textContent }) => textContent)
        .join('\n');
    });
    expect(atOnce).toContain(before?.text ?? 'nothing');
    expect(await sight()).toEqual(before);
  },
);

const FRAME = '<Frame>\n  ![Window](/images/window.svg)\n</Frame>';
const CARDS = '<Card title="One">\n  First.\n</Card>\n\n<Card title="Two">\n  Second.\n</Card>';

const landing = part(
  'a picture lands where it was put: in a new paragraph after a frame, between cards, in a cell',
  `${FRAME}\n\n${CARDS}\n\n| A | B |\n| --- | --- |\n| one | two |\n`,
  async (pageForm, path) => {
    const { page, form, newText, addHere } = pageForm;
    const pictures = form.locator('[data-look~="image"]');
    const putIn = async (words: string) => {
      const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
      const before = await pictures.count();
      await dialog.getByRole('textbox', { name: 'Alternative text' }).fill(words);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      // The form is drawn anew with it: a field that has the focus before may go.
      await expect(pictures).toHaveCount(before + 1);
    };
    const here = page.locator('[data-gap="1"]').getByRole('button', { name: 'Add here' });
    await here.click();
    await pageForm.choose('Text');
    await expect(newText.first()).toBeFocused();
    await pasteFiles(page, [DOT]);
    await putIn('After the frame');
    await dropFiles(page.locator('[data-gap="3"]'), [DOT]);
    await putIn('Between cards');
    await form.getByRole('textbox', { name: 'Row 1, column 2' }).click();
    await pasteFiles(page, [DOT]);
    await putIn('In a cell');
    await form.getByRole('group', { name: 'Card' }).first().getByRole('textbox', { name: 'Title' }).click();
    await pasteFiles(page, [DOT]);
    await putIn('After the card');
    await expect(addHere.first()).toBeAttached();
    const picture = (words: string) => `![${words}](/images/${path}.png)`;
    const [one = '', two = ''] = CARDS.split('\n\n');
    const table = `| A | B |\n| --- | --- |\n| one | two ${picture('In a cell')} |`;
    const blocks = [FRAME, picture('After the frame'), one, picture('After the card'), picture('Between cards'), two];
    // The first lines may have been scrolled away.
    expect(await pageForm.source()).toContain([...blocks, table].join('\n\n'));
    await pageForm.tools.undoAll();
  },
);

const pasting = part(
  'an address pasted on selected words becomes their link, in text, heading, cell and source, as one step',
  '## Head\n\nSome words here.\n\n| A | B |\n| --- | --- |\n| one | two |\n',
  async (pageForm) => {
    const { page, form, texts } = pageForm;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const address = 'https://example.com/a';
    await page.evaluate((text) => navigator.clipboard.writeText(text), address);
    const pasteOnAll = async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+v');
    };
    await texts.first().click();
    await page.keyboard.type('!');
    await pasteOnAll();
    await expect(page.getByRole('button', { name: 'Undo: Link' })).toBeVisible();
    await form.getByRole('textbox', { name: 'Heading', exact: true }).click();
    await pasteOnAll();
    await form.getByRole('textbox', { name: 'Row 1, column 1' }).click();
    await pasteOnAll();
    const linked = (words: string) => `[${words}](${address})`;
    const source = await pageForm.source();
    expect(source).toContain(`## ${linked('Head')}\n`);
    expect(source).toMatch(/^\[.*!.*\]\(https:\/\/example\.com\/a\)$/m);
    expect(source).toContain(`| ${linked('one')} | two |`);
    await pageForm.tools.undoAll();
    await page.getByText(/^(Code|Source)$/).click();
    const code = pageForm.tools.workspace.code;
    await code.getByText('Some words here.').dblclick();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(code).toContainText(`Some ${linked('words')} here.`);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(code).toContainText('Some words here.');
  },
);

const LONG = Array.from({ length: 60 }, (_, index) => `Paragraph ${index + 1}.`).join('\n\n');

test('with Alt, a click in the preview goes to the block in the form, and the form is opened again where it was', async ({
  openSmall,
  page,
  workspace,
}) => {
  test.slow();
  await showAsWideAsThePane(page);
  await openSmall({ 'index.mdx': `${MATTER}${LONG}\n\n<Note>\n  Inside the note.\n</Note>\n` });
  const { form, texts } = await openPageForm(workspace);
  const { preview } = workspace;
  await preview.getByText('Paragraph 50.').click({ modifiers: ['Alt'] });
  const wanted = texts.filter({ hasText: 'Paragraph 50.' });
  await expect(wanted).toBeFocused();
  await expect(wanted).toBeInViewport();
  await page.keyboard.press('End');
  await page.keyboard.type(' More.');
  await expect(preview.getByText('Paragraph 50. More.')).toBeVisible();
  await preview.getByText('Inside the note.').click({ modifiers: ['Alt'] });
  await expect(texts.filter({ hasText: 'Inside the note.' })).toBeFocused();
  await preview.getByRole('heading', { name: 'Start', level: 1 }).click({ modifiers: ['Alt'] });
  await expect(form.getByRole('textbox', { name: 'Title' }).first()).toBeFocused();
  await preview.getByText('Paragraph 30.').click({ modifiers: ['Alt'] });
  await expect(texts.filter({ hasText: 'Paragraph 30.' })).toBeInViewport();
  await workspace.waitUntilSaved();
  // Nothing is kept until scrolling rests.
  const keptStart = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('leafwright-form-places-'));
      const [[, place]] = JSON.parse((key && localStorage.getItem(key)) ?? '[["", {}]]');
      return Number(place.start);
    });
  await expect.poll(keptStart).toBeGreaterThan(LONG.indexOf('Paragraph 12.'));
  await expect.poll(keptStart).toBeLessThan(LONG.indexOf('Paragraph 34.'));
  await page.reload();
  await expect(form).toBeVisible();
  await expect(texts.filter({ hasText: 'Paragraph 30.' })).toBeInViewport();
  // A page that is not open is opened for it in the form, too.
  await preview.getByText('Paragraph 20.').click({ modifiers: ['Alt'] });
  await expect(texts.filter({ hasText: 'Paragraph 20.' })).toBeFocused();
});

const pictureField = part(
  'a picture field takes a picture that is pasted, dropped or chosen, as one step',
  '<Frame>\n  <img src="/images/window.svg" alt="Window" />\n</Frame>\n\nLast.\n',
  async (pageForm, path) => {
    const { form, page } = pageForm;
    const field = form.getByRole('combobox', { name: /^Picture/ });
    await field.focus();
    await pasteFiles(page, [DOT]);
    await expect(field).toHaveValue(`/images/${path}.png`);
    await expect(field).toBeFocused();
    await expect(pageForm.tools.workspace.preview.locator('main img')).toHaveAttribute('alt', 'Window');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: `Undo: Upload ${path}.png as Picture` }).click();
    await expect(field).toHaveValue('/images/window.svg');
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();

    await dropFiles(field, [{ ...DOT, name: 'Red dot.png' }]);
    await expect(field).toHaveValue('/images/red-dot.png');
    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Upload: Picture' }).press('Enter');
    await (await chooser).setFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('words') });
    await expect(page.getByText('The file was not added')).toBeVisible();
    await expect(field).toHaveValue('/images/red-dot.png');
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    // The same bytes are stored once: the next part would be given this file.
    await pageForm.tools.undoAll();
  },
);

const pictureDialog = part('a picture is uploaded in the dialog that adds one', 'One.\n', async (pageForm, path) => {
  const { page, texts } = pageForm;
  await texts.first().focus();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
  await expect(dialog.getByRole('combobox', { name: /^Picture/ })).toHaveValue('');
  await dialog.getByRole('combobox', { name: /^Picture/ }).focus();
  await pasteFiles(page, [DOT]);
  await expect(dialog.getByRole('combobox', { name: /^Picture/ })).toHaveValue(`/images/${path}.png`);
  await dialog.getByRole('textbox', { name: /^Alternative text/ }).fill('A dot');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await pageForm.source()).toContain(`![A dot](/images/${path}.png)`);
});

const finding = part(
  'what is found in a block is told at the block, led to and mended by keyboard',
  '## Boats:\n\nSee [here](/second) for more.\n\n<Note>\n  ## Oars.\n\n  Row.\n</Note>\n\n![](/images/window.svg)\n',
  async (pageForm) => {
    const { form, page } = pageForm;
    const told = form.getByRole('list', { name: 'Found in this block' });
    await expect(told.filter({ hasText: 'The heading Boats: ends with a colon.' })).toHaveCount(1);
    // In a component it stands in the component, at the block that it is about.
    await expect(
      form.getByRole('group', { name: 'Note' }).getByRole('list', { name: 'Found in this block' }),
    ).toHaveText(/ends with a full stop/);
    await expect(told.filter({ hasText: 'does not say where the link leads' })).toBeVisible();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);

    await test.step('the sentence leads to the words', async () => {
      await told.getByRole('button', { name: /^The link text/ }).focus();
      await page.keyboard.press('Enter');
      await expect(pageForm.texts.first()).toBeFocused();
      await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('here');
      await page.keyboard.type('Second page');
      await expect(told.filter({ hasText: 'does not say where the link leads' })).toHaveCount(0);
    });

    await test.step('the fix mends it, and the focus stays in the block', async () => {
      await told.getByRole('button', { name: 'Remove the colon' }).focus();
      await page.keyboard.press('Enter');
      await expect(told.filter({ hasText: 'ends with a colon' })).toHaveCount(0);
      await expect(form.getByRole('textbox', { name: 'Heading', exact: true }).first()).toBeFocused();
    });
    expect(await pageForm.source()).toContain('## Boats\n\nSee [Second page](/second) for more.\n');
  },
);

const folding = part(
  'blocks with a frame are folded, and opened by what leads into them; in the source Ctrl+F finds words from anywhere',
  '<Note>\n  Noted words.\n</Note>\n\n<Card title="Large card">\n  Carded words.\n</Card>\n',
  async (pageForm) => {
    const { form, page } = pageForm;
    const card = form.getByRole('group', { name: 'Card' });
    const words = form.getByRole('textbox', { name: 'Text' });
    await expect(words).toHaveText(['Noted words.', 'Carded words.']);
    await form.getByRole('button', { name: 'Fold all' }).click();
    await expect(words.first()).not.toBeInViewport();
    await expect(card).toContainText('CardLarge card');
    expect(await violationsInBothModes(page)).toEqual([]);
    await pageForm.tools.workspace.preview.locator('main').getByText('Carded words.').click();
    await expect(card.getByRole('button', { name: 'Fold: Card' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Unfold: Note' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByText('Source', { exact: true }).click();
    await pageForm.tools.workspace.sections.getByRole('link', { name: 'Pages' }).focus();
    await page.keyboard.press('ControlOrMeta+f');
    await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
    await page.keyboard.type('carded');
    await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  },
);

test(
  'blocks are added, moved and written where they stand',
  inOneProject([adding, writing, paragraphs, slashes, words, cells, moving]),
);

test(
  'pictures, links, code blocks and icons of the form of a page',
  // Those that undo all their steps come first: with steps of another page, undo would lead to that page.
  inOneProject([pasting, following, pictureField, landing, pictureDialog, codeBlocks, icons, barAbove]),
);

test(
  'the form of a page shows its states, what is found, folded blocks, and the code again',
  inOneProject([states, comingBack, finding, folding]),
);
