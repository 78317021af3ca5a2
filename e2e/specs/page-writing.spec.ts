/** Typing in the page itself: in the visual editor, words of the preview are fields in their place. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { NarrowPage } from '../pages/narrow-page.ts';
import { PageForm } from '../pages/page-form.ts';
import type { WorkspacePage } from '../pages/workspace-page.ts';
import { WritingTools } from '../pages/writing-tools.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { showAsWideAsThePane } from '../support/device.ts';
import { formPart, inOneProject } from '../support/form-parts.ts';
import { compose } from '../support/input-method.ts';

const PAGE = `---
title: Written
---

## First *heading*

A paragraph with **bold** words,
and a second line.

- one
- two
  - nested
- [ ] task

<Card title="Card">
  In the card.
</Card>

| Name | Value |
| --- | --- |
| a | b |

Sum {1 + 1}.
`;

test.use({ viewport: { width: 1800, height: 900 } });
test.beforeEach(({ page }) => showAsWideAsThePane(page));

const typing = formPart('what is typed in the page is typed in its source', PAGE, async (form) => {
  const { page } = form;
  const { workspace } = form.tools;
  const { preview } = workspace;
  const field = workspace.wordsField;

  await test.step('in a paragraph', async () => {
    await preview.getByText('A paragraph with').click({ position: { x: 2, y: 8 } });
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' More');
    await expect(field).toHaveText(/and a second line\. More$/);
  });
  await test.step('in a heading, which stays the same field while its id changes', async () => {
    await preview.getByRole('heading', { name: 'First heading' }).click();
    await expect(field).toHaveText('First *heading*');
    await page.keyboard.press('Home');
    await page.keyboard.type('The ');
    await expect(preview.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'the-first-heading');
    await expect(field).toBeFocused();
    await page.keyboard.type('very ');
  });
  await test.step('in items, cells and a card', async () => {
    for (const [words, added] of [
      ['two', ' items'],
      ['nested', ' in it'],
      ['task', ' to do'],
      ['In the card.', ' Yes.'],
      ['b', ' | c'],
    ] as const) {
      // An item also holds those below it.
      await preview
        .locator('main')
        .getByText(words, { exact: words === 'b' })
        .click({ position: { x: 40, y: 10 } });
      await expect(field).toHaveText(words);
      await page.keyboard.press('End');
      await page.keyboard.type(added);
    }
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  });
  await test.step('Enter begins a paragraph, Backspace joins it with the one above, and undo takes that back', async () => {
    await preview.getByText('A paragraph with').click({ position: { x: 2, y: 8 } });
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    // Nobody waits for the paragraph to be there.
    await page.keyboard.type('Below it');
    await expect(field).toHaveText('Below it');
    await expect(preview.locator('main p', { hasText: /^Below it$/ })).toHaveCount(1);
    await expect(field).toBeFocused();
    await page.keyboard.type('.');
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await expect(field).toHaveText(/More\s?Below it\.$/);
    await expect(preview.locator('main p', { hasText: 'Below it.' })).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(preview.locator('main p', { hasText: /^Below it\.$/ })).toHaveCount(1);
    await expect(preview.locator('main p', { hasText: /More$/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
  });
  await test.step('signs of a heading make one, as fast as they are typed', async () => {
    await preview.locator('main p', { hasText: /^Below it\.$/ }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.type('## So ');
    await expect(preview.getByRole('heading', { level: 2, name: 'So Below it.' })).toBeVisible();
    await expect(field).toHaveText('So Below it.');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await expect(preview.locator('main')).toContainText('The very First heading');
  const expected = PAGE.replace('First', 'The very First')
    .replace('second line.', 'second line. More\n\n## So Below it.')
    .replace('- two', '- two items')
    .replace('nested', 'nested in it')
    .replace('task', 'task to do')
    .replace('card.\n', 'card. Yes.\n')
    .replace('| b |', '| b \\| c |');
  // The front matter is scrolled out of sight by then.
  expect(await form.source()).toContain(expected.slice(expected.indexOf('##')).trimEnd());
});

const composing = formPart(
  'what an input method puts together is typed in its source, between other letters and over selected words',
  PAGE.replace('Written', 'Composed'),
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const { preview } = workspace;
    const field = workspace.wordsField;
    for (const [words, expected] of [
      ['A paragraph with', /and a second line\.日本 x 仮名$/],
      ['one', /one日本 x 仮名$/],
      ['In the card.', /In the card\.日本 x 仮名$/],
      ['First heading', /heading\*日本 x 仮名$/],
    ] as const) {
      await preview
        .locator('main')
        .getByText(words)
        .first()
        .click({ position: { x: 2, y: 8 } });
      await expect(field).toBeFocused();
      await page.keyboard.press('Control+End');
      await compose(page, ['n', 'に', '日本'], '日本');
      await page.keyboard.type(' x ');
      await compose(page, ['か', 'かな'], '仮名');
      await expect(field).toHaveText(expected);
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
    }
    await preview.locator('main').getByText('a', { exact: true }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+a');
    await compose(page, ['ㅎ', '하', '한'], '한');
    await expect(field).toHaveText('한');
    await page.keyboard.press('Escape');
    await expect(preview.locator('main')).toContainText('In the card.日本 x 仮名');
    await expect(preview.locator('main')).toContainText('한');
    const expected = PAGE.replace('heading*', 'heading*日本 x 仮名')
      .replace('second line.', 'second line.日本 x 仮名')
      .replace('- one', '- one日本 x 仮名')
      .replace('card.\n', 'card.日本 x 仮名\n')
      .replace('| a |', '| 한 |');
    expect(await form.source()).toContain(expected.slice(expected.indexOf('##')).trimEnd());
  },
);

const LONG = Array.from({ length: 40 }, (_, at) => `Paragraph number ${at}.`);
const staying = formPart(
  'the page stays where it is when words of it are typed in',
  `---\ntitle: Long\n---\n\n${LONG.join('\n\n')}\n`,
  async (pageForm) => {
    const { form, page } = pageForm;
    const { workspace } = pageForm.tools;
    const { preview } = workspace;
    // Of the one above: the field itself has a frame.
    const above = preview.getByText('Paragraph number 8.', { exact: true });
    const readTop = async () => (await above.boundingBox())?.y ?? 0;
    const top = await readTop();
    expect(top).toBeGreaterThan(0);
    await preview.getByText('Paragraph number 9.', { exact: true }).click();
    await expect(workspace.wordsField).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' More.');
    // What is typed has come to the code by then, and the code has scrolled to it.
    await expect(form.getByText('Paragraph number 9. More.')).toBeVisible();
    await workspace.waitUntilSaved();
    expect(Math.abs((await readTop()) - top)).toBeLessThan(1);
  },
);

/** Holds files of the editor back; gives what lets them go. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

test('a click and keys that are quicker than what they need are not lost, and arrows lead on', async ({
  page,
  workspace,
  openSmall,
}) => {
  const source = 'One.\n\nTwo.\n\nSum {1 + 1}.\n\n- item\n\n| a | b |\n| --- | --- |\n| c | d |\n\nLast.\n';
  await openSmall({ 'index.mdx': `---\ntitle: Quick\n---\n\n${source}` });
  const tools = new WritingTools(workspace);
  const form = new PageForm(tools);
  await tools.open('index');
  const { preview } = workspace;
  const field = workspace.wordsField;
  const letGo = await holdBack(page, /\/start-page-writing-[^/]*\.js$/);
  await form.open();

  await test.step('before the code for it is loaded', async () => {
    await preview.getByText('One.', { exact: true }).click({ position: { x: 200, y: 8 } });
    await page.keyboard.type('Ab');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.keyboard.type('C');
    await expect(field).toHaveCount(0);
    letGo();
    await expect(field).toHaveText('C');
    await expect(preview.getByText('One.A', { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
  });
  await test.step('down and up, over what cannot be typed in', async () => {
    for (const words of ['Two.', 'item', 'a', 'c', 'Last.']) {
      await page.keyboard.press('ArrowDown');
      await expect(field).toHaveText(words);
    }
    for (const words of ['d', 'b', 'item']) {
      await page.keyboard.press('ArrowUp');
      await expect(field).toHaveText(words);
    }
  });
  await test.step('left and right at the ends', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(field).toHaveText('Two.');
    await page.keyboard.type('!');
    await expect(field).toHaveText('Two.!');
    await page.keyboard.press('ArrowRight');
    await expect(field).toHaveText('item');
    await page.keyboard.type('An ');
    await expect(field).toHaveText('An item');
    await page.keyboard.press('Escape');
  });
  const holdEditorBack = async () => {
    await workspace.waitUntilSaved();
    const letEditorGo = await holdBack(page, /\/marked-editor-[^/]*\.js$/);
    await page.reload();
    return letEditorGo;
  };
  await test.step('before the code editor is loaded', async () => {
    const letEditorGo = await holdEditorBack();
    await preview.getByText('Last.', { exact: true }).click({ position: { x: 200, y: 8 } });
    await page.keyboard.type('Yes');
    await expect(field).toHaveCount(0);
    letEditorGo();
    await expect(field).toHaveText('Last.Yes');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await test.step('those for the whole block, too', async () => {
    const letEditorGo = await holdEditorBack();
    await preview.getByText('Last.Yes', { exact: true }).click({ position: { x: 200, y: 8 } });
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+.');
    await expect(field).toHaveCount(0);
    letEditorGo();
    await expect(preview.getByText('Last.Yes!', { exact: true })).toBeVisible();
    // The menu is there a moment before it has the focus.
    await expect(page.getByRole('menuitem', { name: 'Move up', exact: true })).toBeFocused();
    await expect(field).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  });
  expect(await form.source()).toContain(
    source
      .replace('One.', 'One.A\n\nC')
      .replace('Two.', 'Two.!')
      .replace('item', 'An item')
      .replace('Last.', 'Last.Yes!')
      .trimEnd(),
  );
});

const LISTS = '- one\n- two\n- three\n\n| a | b |\n| --- | --- |\n| c | d |\n\n> Said\n> twice.\n';
const lists = formPart(
  'Tab moves items in and out, Backspace takes them out of their list, Enter goes on in a quote and leaves it',
  `---\ntitle: Lists\n---\n\n${LISTS}`,
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const { preview } = workspace;
    const field = workspace.wordsField;
    await preview.locator('main li', { hasText: 'two' }).click();
    await expect(field).toHaveText('two');
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await page.keyboard.type('A ');
    await expect(preview.locator('main li li')).toHaveText('A two');
    await expect(field).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(preview.locator('main li li')).toHaveCount(0);
    await page.keyboard.type('very ');
    await expect(field).toHaveText('A very two');
    await expect(field).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('Not ');
    await expect(preview.locator('main p', { hasText: /^Not A very two$/ })).toHaveCount(1);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await preview.locator('main td', { hasText: 'c' }).click();
    await expect(field).toHaveText('c');
    await page.keyboard.press('Tab');
    await expect(field).toHaveText('d');
    await page.keyboard.press('Shift+Tab');
    await expect(field).toHaveText('c');
    await page.keyboard.press('Escape');
    const quoted = preview.locator('main blockquote p');
    await quoted.click();
    await expect(field).toHaveText('Said twice.');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Again.');
    await expect(quoted).toHaveText(['Said twice.', 'Again.']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('After.');
    await expect(preview.locator('main .prose > p', { hasText: /^After\.$/ })).toHaveCount(1);
    await expect(quoted).toHaveCount(2);
    await page.keyboard.press('Escape');
    const list = LISTS.replace('- two', '\nNot A very two\n').trimEnd();
    expect(await form.source()).toContain(`${list}\n>\n> Again.\n\nAfter.`);
  },
);

const TITLED = `---
title: Page
description: What it is
---

<Card title="Card" href="/second">
  In the card.
</Card>

<Steps>
  <Step title="First">
    Do it.
  </Step>
  <Step title="Then">
    Do more.
  </Step>
</Steps>

<Note title="Mind">
  This.
</Note>

<Tip>Short.</Tip>

<Update label="May" description="Two things">New.</Update>

<View title="Python">For it.</View>
`;
const titles = formPart('titles of the page and of components are typed in their place', TITLED, async (form) => {
  const { page } = form;
  const { workspace } = form.tools;
  const { preview } = workspace;
  const field = workspace.wordsField;
  const main = preview.locator('main');
  // Under the link that covers a card are its words. First of all: a click at a place may miss while the page scrolls.
  await main.getByText('In the card.').click({ force: true });
  await expect(field).toHaveText('In the card.');
  await page.keyboard.press('Escape');
  for (const [words, name] of [
    ['Page', 'page title'],
    ['What it is', 'page description'],
    ['Card', 'card title'],
    ['Then', 'step title'],
    ['Mind', 'callout title'],
    ['Short.', 'callout'],
    ['May', 'label of the changelog entry'],
    ['Two things', 'description of the changelog entry'],
    ['Python', 'view title'],
  ] as const) {
    // A step has a link to itself behind its title.
    await main
      .getByText(words === 'Then' ? /^Then/ : words, { exact: true })
      .first()
      .click({ position: { x: 4, y: 8 } });
    await expect(field).toHaveText(words);
    await expect(field).toHaveAccessibleName(`Words of the ${name}`);
    await page.keyboard.press('End');
    await page.keyboard.type(' too');
    await expect(field).toHaveText(`${words} too`);
  }
  await page.keyboard.press('Escape');
  await expect(main.getByRole('heading', { name: 'Page too', level: 1 })).toBeVisible();
  // The source is shown where the page was last written on: from the first of them on.
  await main
    .getByText('Card too')
    .first()
    .click({ position: { x: 4, y: 8 } });
  await expect(field).toHaveText('Card too');
  await page.keyboard.press('Escape');
  const written = TITLED.replace('Page', 'Page too')
    .replace('it is', 'it is too')
    .replace('"Card"', '"Card too"')
    .replace('Then', 'Then too')
    .replace('Mind', 'Mind too')
    .replace('"May"', '"May too"')
    .replace('Two things', 'Two things too')
    .replace('Python', 'Python too')
    .replace('Short.', 'Short. too');
  expect(await form.source()).toContain(written.slice(written.indexOf('<Card')).trimEnd());
});

const MARKS = 'One two three.\n\nFour `five six` seven.\n\n| a | b |\n| --- | --- |\n| cell | d |\n';

/** The bar over selected words of the page. */
const barIn = ({ page }: WorkspacePage): Locator => page.getByRole('toolbar', { name: 'Selected words' });

const marking = formPart(
  'selected words are marked by keys, and by a bar over them',
  `---\ntitle: Marks\n---\n\n${MARKS}`,
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const { preview } = workspace;
    const field = workspace.wordsField;
    const bar = barIn(workspace);
    const button = (name: string) => bar.getByRole('button', { name, exact: true });
    const main = preview.locator('main');
    const selected = () => field.evaluate(() => document.getSelection()?.toString());

    await main.getByText('One two three.').click();
    await expect(field).toBeFocused();
    await expect(bar).toHaveCount(0);

    await test.step('with the mouse', async () => {
      await field.getByText('One two three.').dblclick({ position: { x: 40, y: 10 } });
      await expect(button('Bold')).toHaveAttribute('aria-pressed', 'false');
      await button('Bold').click();
      await expect(field).toHaveText('One **two** three.');
      await expect(button('Bold')).toHaveAttribute('aria-pressed', 'true');
      await expect(field).toBeFocused();
      expect(await selected()).toBe('two');
      await expect(field.locator('strong')).toHaveText('two');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(field).toHaveText('One two three.');
    });
    await test.step('it lies over no word that is selected, and within the preview', async () => {
      const words = await field.boundingBox();
      const around = await page.getByTestId('preview-frame').boundingBox();
      const box = await bar.boundingBox();
      if (!words || !around || !box) throw new Error('Something is not shown.');
      expect(box.y + box.height).toBeLessThanOrEqual(words.y + 4);
      expect(box.x).toBeGreaterThanOrEqual(around.x);
      expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width);
    });
    await test.step('with keys, each a step that the same keys take back', async () => {
      for (const [key, marked] of [
        ['b', '**two**'],
        ['i', '*two*'],
        ['e', '`two`'],
        ['Shift+x', '~~two~~'],
      ] as const) {
        await page.keyboard.press(`ControlOrMeta+${key}`);
        await expect(field).toHaveText(`One ${marked} three.`);
        expect(await selected()).toBe('two');
        await page.keyboard.press(`ControlOrMeta+${key}`);
        await expect(field).toHaveText('One two three.');
      }
      // The word at the cursor, where nothing is selected.
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(bar).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+b');
      await expect(field).toHaveText('**One** two three.');
      await page.keyboard.press('ControlOrMeta+b');
      await expect(field).toHaveText('One two three.');
    });
    await test.step('by the keyboard alone, to the bar and back', async () => {
      await page.keyboard.press('Home');
      await page.keyboard.press('Shift+ControlOrMeta+ArrowRight');
      await expect(bar).toBeVisible();
      await page.keyboard.press('Alt+F10');
      await expect(button('Bold')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(button('Italic')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field).toBeFocused();
      await page.keyboard.press('Alt+F10');
      await expect(button('Bold')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(field).toHaveText('*One* two three.');
      await expect(field).toBeFocused();
      expect((await selected())?.trim()).toBe('One');
    });
    await test.step('a badge in a colour, another one, and none', async () => {
      await button('Badge').click();
      await page.getByRole('menuitem', { name: 'Green' }).click();
      await expect(field).toHaveText('<Badge color="green">*One*</Badge> two three.');
      await expect(field).toBeFocused();
      await button('Badge').click();
      await expect(page.getByRole('menuitem', { name: 'Green' })).toHaveAttribute('aria-current', 'true');
      await page.getByRole('menuitem', { name: 'Red', exact: true }).click();
      await expect(field).toHaveText('<Badge color="red">*One*</Badge> two three.');
      await button('Badge').click();
      await page.getByRole('menuitem', { name: 'No badge' }).click();
      await expect(field).toHaveText('*One* two three.');
    });
    await test.step('a tooltip, by the keyboard', async () => {
      await page.keyboard.press('Alt+F10');
      await expect(button('Bold')).toBeFocused();
      await page.keyboard.press('End');
      await expect(button('Note for colleagues')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(button('Make a snippet…')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(button('Tooltip')).toBeFocused();
      await page.keyboard.press('Enter');
      const tip = page.getByRole('textbox', { name: 'Explanation' });
      await expect(tip).toBeFocused();
      expect(await violationsInBothModes(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(field).toBeFocused();
      await button('Tooltip').click();
      await tip.fill('The first');
      await page.keyboard.press('Enter');
      await expect(field).toHaveText('<Tooltip tip="The first">*One*</Tooltip> two three.');
      await expect(field).toBeFocused();
      await expect(button('Tooltip')).toHaveAttribute('aria-pressed', 'true');
      expect(await violationsInBothModes(page)).toEqual([]);
    });
    await test.step('in a part of code there is nothing to mark, but the code itself', async () => {
      await main.getByText('five six').click();
      await expect(field).toHaveText('Four `five six` seven.');
      await field.locator('code').dblclick({ position: { x: 10, y: 8 } });
      await expect(button('Inline code')).toHaveAttribute('aria-pressed', 'true');
      for (const name of ['Bold', 'Italic', 'Link', 'Badge', 'Tooltip']) await expect(button(name)).toBeDisabled();
      await button('Inline code').click();
      await expect(field).toHaveText('Four five six seven.');
      await page.keyboard.press('Escape');
      await expect(bar).toHaveCount(0);
    });
    await test.step('whoever goes elsewhere in the app leaves bar and field', async () => {
      await main.getByText('cell', { exact: true }).click();
      await expect(field).toHaveText('cell');
      await page.keyboard.press('ControlOrMeta+a');
      await expect(bar).toBeVisible();
      await form.form.getByRole('textbox', { name: 'Title' }).click();
      await expect(bar).toHaveCount(0);
      await expect(field).toHaveCount(0);
    });
    expect(await form.source()).toContain(
      MARKS.replace('One', '<Tooltip tip="The first">*One*</Tooltip>').replaceAll('`', '').trimEnd(),
    );
  },
);

const coming = formPart(
  'the bar waits until a pointer has selected, goes along when the page is scrolled, and hides with its words',
  `---\ntitle: Scrolled\n---\n\n${LONG.join('\n\n')}\n`,
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const field = workspace.wordsField;
    const bar = barIn(workspace);
    await workspace.preview.getByText('Paragraph number 9.', { exact: true }).click();
    await expect(field).toBeFocused();
    const words = await field.boundingBox();
    if (!words) throw new Error('The field is not shown.');
    const y = words.y + words.height / 2;
    await page.mouse.move(words.x + 10, y);
    await page.mouse.down();
    await page.mouse.move(words.x + 60, y, { steps: 4 });
    await expect.poll(() => field.evaluate(() => document.getSelection()?.isCollapsed)).toBe(false);
    await expect(bar).toHaveCount(0);
    await page.mouse.up();
    await expect(bar).toBeVisible();
    const before = (await bar.boundingBox())?.y ?? 0;
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? 0)).toBe(Math.round(before - 100));
    await page.mouse.wheel(0, 900);
    await expect(bar).not.toBeVisible();
    await page.mouse.wheel(0, -900);
    await expect(bar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
  },
);

const linking = formPart(
  'a link of the page is made, changed and removed over its words',
  `---\ntitle: Links\n---\n\n${MARKS}`,
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const field = workspace.wordsField;
    const bar = barIn(workspace);
    const address = page.getByRole('combobox', { name: 'Page or address' });
    await workspace.preview.locator('main').getByText('One two three.').click();
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
    await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(address).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await bar.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(address).toBeFocused();
    await address.fill('/second');
    await page.keyboard.press('Enter');
    await expect(field).toHaveText('One two [three.](/second)');
    await expect(field).toBeFocused();
    await page.keyboard.type(' More');
    await expect(field).toHaveText('One two [three.](/second) More');
    await field.getByText('three.').dblclick();
    await expect(bar.getByRole('button', { name: 'Link', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(address).toHaveValue('/second');
    await page.getByRole('button', { name: 'Remove the link' }).click();
    await expect(field).toHaveText('One two three. More');
    await expect(field).toBeFocused();
    expect(await form.source()).toContain('One two three. More');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bar is below the words, as large as a finger needs it, and within the window', async ({
    page,
    workspace,
    openSmall,
  }) => {
    await openSmall({ 'index.mdx': `---\ntitle: Marks\n---\n\n${MARKS}` });
    const narrow = new NarrowPage(page);
    await narrow.goTo('Pages');
    await page
      .getByRole('region', { name: 'Pages' })
      .getByRole('button', { name: /index$/ })
      .first()
      .tap();
    await expect(workspace.code).toBeVisible();
    await page.getByText('Visual', { exact: true }).first().tap();
    await narrow.tab('Preview').tap();
    const field = workspace.wordsField;
    const bar = barIn(workspace);
    await workspace.preview.locator('main').getByText('One two three.').tap();
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(bar).toBeVisible();
    const words = await field.boundingBox();
    const box = await bar.boundingBox();
    expect(box?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    for (const button of await bar.getByRole('button').all()) {
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await violationsInBothModes(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Italic' }).tap();
    await expect(field).toHaveText('*One two three.*');
  });
});

const TABS = '<Tabs>\n  <Tab title="One">\n    First.\n  </Tab>\n  <Tab title="Two">\n    Second.\n  </Tab>\n</Tabs>';
const ACCORDION = '<Accordion title="More">\n  In it.\n</Accordion>';
const FIELDS = '<Expandable title="address">Its parts.</Expandable>';
const VIEWS = '<View title="Python">For it.</View>\n\n<View title="Ruby">For that.</View>';
const tabs = formPart(
  'titles of tabs and accordions switch by a click, and are typed in by a double click or F2',
  `---\ntitle: Folds\n---\n\n${TABS}\n\n${ACCORDION}\n\n${FIELDS}\n\n${VIEWS}\n`,
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const { preview } = workspace;
    const field = workspace.wordsField;

    await preview.getByRole('tab', { name: 'Two' }).click();
    await expect(preview.getByText('Second.', { exact: true })).toBeVisible();
    await expect(field).toHaveCount(0);
    // The form goes along, and the focus stays with the tabs.
    await expect(preview.locator('leafwright-marks [data-kind="line"]')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(preview.getByText('First.', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(preview.getByText('Second.', { exact: true })).toBeVisible();
    await preview.getByRole('tab', { name: 'Two' }).dblclick();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleName('Words of the tab title');
    await page.keyboard.press('End');
    await page.keyboard.type(' "or" more');
    await expect(preview.getByRole('tab', { name: 'Two "or" more' })).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(preview.getByText('Second.', { exact: true })).toBeVisible();

    const title = preview.locator('.accordion > summary');
    await title.click();
    await expect(preview.getByText('In it.', { exact: true })).toBeVisible();
    await title.focus();
    await page.keyboard.press('F2');
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' of all');
    await expect(field).toHaveText('More of all');
    // Blanks are typed, and switch nothing.
    await expect(preview.getByText('In it.', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview.locator('.accordion-title')).toHaveText('More of all');

    await preview.locator('.expandable > summary').dblclick();
    await expect(field).toHaveAccessibleName('Words of the title of the fields');
    await page.keyboard.press('End');
    await page.keyboard.type(' parts');
    await expect(field).toHaveText('address parts');
    await page.keyboard.press('Escape');
    await expect(preview.locator('summary').getByText('Show address parts')).toBeVisible();

    const choice = preview.locator('.view-choice select');
    await choice.selectOption('Ruby');
    await preview.locator('.view-choice > span').dblclick();
    await expect(field).toHaveAccessibleName('Words of the view title');
    await page.keyboard.press('End');
    await page.keyboard.type(' 3');
    await expect(field).toHaveText('Ruby 3');
    await page.keyboard.press('Escape');
    await expect(choice).toHaveValue('Ruby 3');
    await expect(preview.locator('.view').getByText('For that.')).toBeVisible();
    expect(await form.source()).toContain(
      `${TABS.replace('"Two"', `'Two "or" more'`)}\n\n${ACCORDION.replace('More', 'More of all')}\n\n${FIELDS.replace('address', 'address parts')}\n\n${VIEWS.replace('Ruby', 'Ruby 3')}`,
    );
  },
);

const resting = formPart(
  'while one types, a block under a resting pointer is not marked',
  `---\ntitle: Rest\n---\n\nFirst words.\n\n${MARKS}`,
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const main = workspace.preview.locator('main');
    const mark = workspace.preview.locator('leafwright-marks [data-kind="hover"]');
    await main.getByText('One two three.').click();
    await expect(workspace.wordsField).toBeFocused();
    await main.getByText('First words.').hover();
    await expect(mark).toBeVisible();
    await page.keyboard.type('x');
    await expect(mark).toHaveCount(0);
    await expect(workspace.wordsField).toContainText('x');
    await main.getByText('First words.').hover({ position: { x: 12, y: 8 } });
    await expect(mark).toBeVisible();
  },
);

test('words, titles, lists and quotes are typed in the page', inOneProject([typing, composing, lists, titles, tabs]));

test(
  'words are marked and linked in one page behind the other',
  inOneProject([staying, marking, coming, linking, resting]),
);
