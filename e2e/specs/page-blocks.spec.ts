/** Whole blocks in the page itself: a handle with a menu at each, the same by keys, and what readers see then. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { NarrowPage } from '../pages/narrow-page.ts';
import type { WorkspacePage } from '../pages/workspace-page.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { showAsWideAsThePane } from '../support/device.ts';
import { formPart, inOneProject } from '../support/form-parts.ts';
import { smallTargets } from '../support/small-targets.ts';

const PAGE = `---
title: Blocks
---

First words.

Second words.

<Card title="Card">
  In the card.

  More in it.
</Card>

- one
- two

Last words.
`;

const handleIn = ({ preview }: WorkspacePage): Locator => preview.getByRole('button', { name: /^Menu of the/ });
const choose = (page: Page, name: string): Promise<void> => page.getByRole('menuitem', { name, exact: true }).click();

async function openMenu(workspace: WorkspacePage, words: string): Promise<void> {
  await workspace.preview.locator('main').getByText(words, { exact: true }).hover();
  await handleIn(workspace).click();
  await expect(workspace.page.getByRole('menu')).toBeVisible();
}

/** The page has the focus again a moment after a menu has closed: a key that comes before is for nobody. */
async function openByKey(page: Page, key: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 2000 });
  }).toPass();
}

const titled = (title: string): string => PAGE.replace('Blocks', title);

test.use({ viewport: { width: 1800, height: 900 } });
test.beforeEach(({ page }) => showAsWideAsThePane(page));

const byMenu = formPart(
  'a block is moved, duplicated, turned and taken away by the menu at its handle',
  titled('Moved'),
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const main = workspace.preview.locator('main');
    const words = main.locator('p').filter({ hasText: / words\.$/ });

    await test.step('the handle is beside the block and covers none of its words', async () => {
      const block = main.getByText('First words.');
      await block.hover();
      const [handle, box] = [await handleIn(workspace).boundingBox(), await block.boundingBox()];
      expect((handle?.x ?? 0) + (handle?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
      // The way from the words to the handle leads to no other block.
      await page.mouse.move((handle?.x ?? 0) + 4, (handle?.y ?? 0) + 8, { steps: 8 });
      await expect(handleIn(workspace)).toHaveAccessibleName('Menu of the paragraph');
      expect((await handleIn(workspace).boundingBox())?.y).toBe(handle?.y);
    });
    await test.step('Move down, which is said, and Undo', async () => {
      await openMenu(workspace, 'First words.');
      await choose(page, 'Move down');
      await expect(words).toHaveText(['Second words.', 'First words.', 'Last words.']);
      await expect(page.getByRole('status').filter({ hasText: 'Text is 2 of 5 now.' })).toBeAttached();
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await expect(words).toHaveText(['First words.', 'Second words.', 'Last words.']);
    });
    await test.step('within a component, to its edge', async () => {
      await openMenu(workspace, 'In the card.');
      await expect(page.getByRole('menuitem', { name: 'Move up', exact: true })).toBeDisabled();
      await choose(page, 'Duplicate');
      await expect(main.locator('.card p')).toHaveText(['In the card.', 'In the card.', 'More in it.']);
    });
    await test.step('Turn into a heading', async () => {
      await openMenu(workspace, 'Second words.');
      await choose(page, 'Turn into');
      await choose(page, 'Subheading');
      await expect(main.getByRole('heading', { level: 3, name: 'Second words.' })).toBeVisible();
    });
    await test.step('the block around it: the card, which is cut and pasted', async () => {
      await openMenu(workspace, 'More in it.');
      await choose(page, 'Around it: Card');
      await choose(page, 'Cut');
      await expect(main.locator('.card')).toHaveCount(0);
      await openMenu(workspace, 'Last words.');
      await choose(page, 'Paste below');
      await expect(main.locator('.card')).toHaveCount(1);
    });
    await test.step('Comment out and Delete, of which readers see nothing', async () => {
      await openMenu(workspace, 'First words.');
      await choose(page, 'Comment out');
      await expect(main.getByText('First words.')).toHaveCount(0);
      await main.getByText('two').hover();
      await expect(handleIn(workspace)).toHaveAccessibleName('Menu of the list item');
      await handleIn(workspace).click();
      await choose(page, 'Around it: List');
      await choose(page, 'Delete');
      await expect(main.getByText('one', { exact: true })).toHaveCount(0);
    });
    await test.step('its form', async () => {
      await openMenu(workspace, 'Last words.');
      await choose(page, 'Open its form');
      await expect(form.texts.filter({ hasText: 'Last words.' })).toBeFocused();
    });
    const card = '<Card title="Card">\n  In the card.\n\n  In the card.\n\n  More in it.\n</Card>';
    const expected = `{/* First words. */}\n\n### Second words.\n\nLast words.\n\n${card}`;
    expect((await form.source()).replace(/\s+$/, '')).toContain(expected);
  },
);

const byKeys = formPart(
  'the same by keys, for the block that is picked and for the one that is typed in',
  titled('Keys'),
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const main = workspace.preview.locator('main');
    const words = main.locator('p').filter({ hasText: / words\.$/ });
    const field = workspace.wordsField;

    await test.step('typed in', async () => {
      await main.getByText('First words.').click();
      await expect(field).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('Alt+Shift+ArrowDown');
      await expect(words).toHaveText(['Second words.', 'First words.', 'Last words.']);
      await expect(field).toBeFocused();
      await page.keyboard.type('The ');
      await expect(field).toHaveText('The First words.');
      await page.keyboard.press('ControlOrMeta+d');
      await expect(words).toHaveText(['Second words.', 'The First words.', 'The First words.', 'Last words.']);
      await expect(field).toBeFocused();
      await page.keyboard.type('other ');
      await expect(words).toHaveText(['Second words.', 'The First words.', 'The other First words.', 'Last words.']);
    });
    await test.step('picked', async () => {
      // Of the field its block is left picked.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Alt+Shift+ArrowUp');
      await expect(words).toHaveText(['Second words.', 'The other First words.', 'The First words.', 'Last words.']);
      await page.keyboard.press('Alt+Shift+ArrowUp');
      await expect(words).toHaveText(['The other First words.', 'Second words.', 'The First words.', 'Last words.']);
      await page.keyboard.press('Alt+Shift+ArrowUp');
      await expect(page.getByRole('status').filter({ hasText: 'Text is the first already.' })).toBeAttached();
    });
    await test.step('for what was typed just before, which the document may not show yet', async () => {
      await words.first().click();
      await expect(field).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Quick words.');
      await page.keyboard.press('Alt+Shift+ArrowDown');
      await expect(words).toHaveText([
        'The other First words.',
        'Second words.',
        'Quick words.',
        'The First words.',
        'Last words.',
      ]);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Escape');
      await expect(words).toHaveText(['The other First words.', 'Second words.', 'The First words.', 'Last words.']);
      await words.first().click();
      await page.keyboard.press('Escape');
    });
    await test.step('the menu, by key alone', async () => {
      await page.keyboard.press('ControlOrMeta+.');
      // The menu is there a moment before it has the focus.
      await expect(page.getByRole('menuitem', { name: 'Move down', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await openByKey(page, 'Shift+F10');
      await expect(page.getByRole('menuitem', { name: 'Move down', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(words).toHaveText(['Second words.', 'The other First words.', 'The First words.', 'Last words.']);
      const turn = page.getByRole('menuitem', { name: 'Turn into', exact: true });
      await openByKey(page, 'ControlOrMeta+.');
      await turn.focus();
      for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect(main.getByRole('heading', { name: 'The other First words.' })).toBeVisible();
    });
    expect(await form.source()).toContain('Second words.\n\n### The other First words.\n\nThe First words.\n\n<Card');
  },
);

const STEPS = '<Steps>\n  <Step title="Step">\n    Do it.\n  </Step>\n</Steps>\n';
const dragging = formPart(
  'a block is dragged by its handle, into a component too, and stays where it was by Escape',
  `${titled('Dragged')}\n${STEPS}`,
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const main = workspace.preview.locator('main');
    const words = main.locator('p').filter({ hasText: / words\.$/ });
    /** Takes the handle of one block to the upper or the lower edge of another, and holds it there. */
    const drag = async (what: string, to: Locator, edge: 'above' | 'below'): Promise<void> => {
      await main.getByText(what, { exact: true }).hover();
      const [handle, box] = [await handleIn(workspace).boundingBox(), await to.boundingBox()];
      if (!handle || !box) throw new Error('The block or its handle is not there.');
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
      await page.mouse.down();
      const y = edge === 'above' ? box.y + 2 : box.y + box.height - 2;
      await page.mouse.move(box.x + 30, y, { steps: 6 });
      await expect(workspace.preview.locator('.drop-line')).toBeVisible();
    };
    const last = main.getByText('Last words.');

    await test.step('given up by Escape', async () => {
      await drag('First words.', last, 'below');
      await page.keyboard.press('Escape');
      await expect(workspace.preview.locator('.drop-line')).toBeHidden();
      await page.mouse.up();
      await expect(page.getByRole('menu')).toBeHidden();
    });
    await test.step('past other blocks, and Undo', async () => {
      await drag('First words.', last, 'below');
      await page.mouse.up();
      await expect(words).toHaveText(['Second words.', 'Last words.', 'First words.']);
      await expect(page.getByRole('menu')).toBeHidden();
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await expect(words).toHaveText(['First words.', 'Second words.', 'Last words.']);
    });
    await test.step('into a card', async () => {
      await drag('Second words.', main.getByText('More in it.'), 'above');
      await page.mouse.up();
      await expect(main.locator('.card p')).toHaveText(['In the card.', 'Second words.', 'More in it.']);
    });
    await test.step('not between steps, which is said', async () => {
      await drag('First words.', main.locator('.steps > li').first(), 'above');
      await page.mouse.up();
      await expect(page.getByText('Text cannot stand in Steps.')).toBeVisible();
      await expect(words).toHaveText(['First words.', 'Second words.', 'Last words.']);
    });
    await test.step('out of the card again, by the menu', async () => {
      await openMenu(workspace, 'Second words.');
      await choose(page, 'Move out of the component');
      await expect(main.locator('.card p')).toHaveText(['In the card.', 'More in it.']);
    });
    expect(await form.source()).toContain('More in it.\n</Card>\n\nSecond words.\n\n- one');
  },
);

/** Runs while the editor's window is drawn rarely, as on a busy machine. Whoever presses keys does not wait for it. */
async function whileDrawnRarely(page: Page, run: () => Promise<void>): Promise<void> {
  const before = await page.evaluateHandle(() => {
    const draw = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => draw(() => window.setTimeout(() => draw(callback), 1000));
    return draw;
  });
  await run();
  await page.evaluate((draw) => {
    window.requestAnimationFrame = draw;
  }, before);
}

const several = formPart(
  'several blocks are selected by keys and by the handle, and moved, copied and deleted as one step',
  titled('Several'),
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const { preview } = workspace;
    const main = preview.locator('main');
    const selected = preview.locator('leafwright-marks .box[data-kind=selected]');
    const said = (words: string) => page.getByRole('status').filter({ hasText: words });

    await test.step('Escape leads from the words to the block, Shift and an arrow to more', async () => {
      await main.getByText('First words.').click();
      await expect(preview.getByRole('textbox', { name: 'Words of the paragraph' })).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(said('2 blocks selected.')).toBeAttached();
      await expect(selected).toHaveCount(2);
      await page.keyboard.press('Shift+ArrowDown');
      await expect(selected).toHaveCount(3);
      await page.keyboard.press('Shift+ArrowUp');
      await expect(selected).toHaveCount(2);
      expect(await violationsInBothModes(page)).toEqual([]);
    });
    await test.step('Alt and an arrow move all of them, and they stay selected', async () => {
      await page.keyboard.press('Alt+ArrowDown');
      await expect(main.locator('.card ~ p')).toHaveText(['First words.', 'Second words.', 'Last words.']);
      await expect(selected).toHaveCount(2);
      await page.getByRole('button', { name: 'Undo: Move 2 blocks' }).click();
      await expect(main.locator('.card ~ p')).toHaveText(['Last words.']);
    });
    await test.step('Shift and a click on a handle, the menu, cut and paste', async () => {
      await main.getByText('First words.').click();
      await expect(preview.getByRole('textbox', { name: 'Words of the paragraph' })).toBeFocused();
      await main.getByText('Second words.').hover();
      await handleIn(workspace).click({ modifiers: ['Shift'] });
      await expect(selected).toHaveCount(2);
      await handleIn(workspace).click();
      await expect(page.getByRole('menu')).toContainText('2 blocks');
      await choose(page, 'Cut');
      await expect(main.getByText('First words.')).toHaveCount(0);
      await openMenu(workspace, 'More in it.');
      await choose(page, 'Paste below');
      await expect(main.locator('.card p')).toHaveText([
        'In the card.',
        'More in it.',
        'First words.',
        'Second words.',
      ]);
    });
    await test.step('all of them, by a key that was for all words before', async () => {
      await main.getByText('Last words.').click();
      await expect(preview.getByRole('textbox', { name: 'Words of the paragraph' })).toBeFocused();
      await whileDrawnRarely(page, async () => {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.press('ControlOrMeta+a');
        await expect(selected).toHaveCount(3);
        await page.keyboard.press('Delete');
      });
      await expect(main.getByText('Last words.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo: Delete 3 blocks' }).click();
      await expect(main.getByText('Last words.')).toBeVisible();
    });
    const card = '<Card title="Card">\n  In the card.\n\n  More in it.\n\n  First words.\n\n  Second words.\n</Card>';
    expect(await form.source()).toContain(`${card}\n\n- one\n- two\n\nLast words.`);
  },
);

const LIST = '1. First\n2. Second\n   - In it\n   - Too\n3. Third\n';
const items = formPart(
  'an item of a list is moved by its menu, its keys and its handle, and numbers follow',
  `---\ntitle: Items\n---\n\n${LIST}\nLast words.\n`,
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    const { preview } = workspace;
    const main = preview.locator('main');
    const items = main.locator('.prose > ol > li');
    const field = workspace.wordsField;

    await test.step('the handle is beside the number', async () => {
      const item = main.getByText('First', { exact: true });
      await item.hover();
      const [handle, box] = [await handleIn(workspace).boundingBox(), await main.locator('.prose > ol').boundingBox()];
      expect((handle?.x ?? 0) + (handle?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
    });
    await test.step('the menu', async () => {
      await openMenu(workspace, 'First');
      await expect(page.getByRole('menuitem', { name: 'Move up', exact: true })).toBeDisabled();
      await choose(page, 'Move down');
      await expect(items).toHaveText([/^Second/, 'First', 'Third']);
      await expect(page.getByRole('status').filter({ hasText: 'List item is 2 of 3 now.' })).toBeAttached();
      await openMenu(workspace, 'Third');
      await choose(page, 'Duplicate');
      await expect(items).toHaveText([/^Second/, 'First', 'Third', 'Third']);
    });
    await test.step('keys, while it is typed in', async () => {
      await main.getByText('Too', { exact: true }).click();
      await expect(field).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('Alt+Shift+ArrowUp');
      await expect(main.locator('.prose ul > li')).toHaveText(['Too', 'In it']);
      await expect(field).toBeFocused();
      await page.keyboard.type('Me ');
      await expect(field).toHaveText('Me Too');
      await page.keyboard.press('Escape');
    });
    await test.step('dragged', async () => {
      const target = await items.first().boundingBox();
      await main.getByText('First', { exact: true }).hover();
      const handle = await handleIn(workspace).boundingBox();
      if (!handle || !target) throw new Error('The item or its handle is not there.');
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
      await page.mouse.down();
      await page.mouse.move(target.x + 30, target.y + 3, { steps: 6 });
      await expect(preview.locator('.drop-line')).toBeVisible();
      await page.mouse.up();
      await expect(items).toHaveText(['First', /^Second/, 'Third', 'Third']);
    });
    expect(await form.source()).toContain(
      '1. First\n2. Second\n   - Me Too\n   - In it\n3. Third\n4. Third\n\nLast words.\n',
    );
    await test.step('turned into a card, by keys', async () => {
      await main.getByText('First', { exact: true }).click();
      await page.keyboard.press('Control+.');
      await expect(page.getByRole('menuitem', { name: 'Move down', exact: true })).toBeFocused();
      await page.getByRole('menuitem', { name: 'Turn into', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('menuitem', { name: 'Card', exact: true }).press('Enter');
      await expect(main.locator('.card')).toHaveText('First');
      await expect(items.first()).toHaveText(/^Second/);
      expect(await form.source()).toContain('<Card title="First">\n</Card>\n\n1. Second\n   - Me Too\n');
    });
  },
);

const looking = formPart('everyone can use the menu', titled('Looked at'), async (form) => {
  const { page } = form;
  const { workspace } = form.tools;
  await openMenu(workspace, 'Second words.');
  expect(await violationsInBothModes(page)).toEqual([]);
  await choose(page, 'Turn into');
  await expect(page.getByRole('menuitem', { name: 'Heading', exact: true })).toBeFocused();
  expect(await violationsInBothModes(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the block that was tapped has the handle', async ({ page, workspace, openSmall }) => {
    const narrow = new NarrowPage(page);
    await openSmall({ 'index.mdx': PAGE });
    await narrow.writeOnPage('index');
    const block = workspace.preview.locator('main').getByText('First words.');
    await block.tap();
    await expect(workspace.preview.getByRole('textbox', { name: 'Words of the paragraph' })).toBeFocused();
    const handle = handleIn(workspace);
    await expect(handle).toBeVisible();
    const [own, words] = [await handle.boundingBox(), await block.boundingBox()];
    // Large enough for a finger, and not over the words.
    expect(Math.min(own?.width ?? 0, own?.height ?? 0)).toBeGreaterThanOrEqual(40);
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual((words?.y ?? 0) + 1);
    await handle.tap();
    await page.getByRole('menuitem', { name: 'Move down', exact: true }).tap();
    await expect(workspace.preview.locator('main p').filter({ hasText: / words\.$/ })).toHaveText([
      'Second words.',
      'First words.',
      'Last words.',
    ]);
    await narrow.expectToFit();
  });

  test('several blocks are selected by taps, and handled by a bar', async ({ page, workspace, openSmall }) => {
    const narrow = new NarrowPage(page);
    await openSmall({ 'index.mdx': PAGE });
    await narrow.writeOnPage('index');
    const main = workspace.preview.locator('main');
    await main.getByText('First words.').tap();
    await handleIn(workspace).tap();
    await page.getByRole('menuitem', { name: 'Select several', exact: true }).tap();
    const bar = page.getByRole('toolbar', { name: 'Selected blocks' });
    const marks = workspace.preview.locator('leafwright-marks .box[data-kind="selected"]');
    await expect(bar).toContainText('Text');
    await expect(marks).toHaveCount(1);
    await main.getByText('Second words.').tap({ force: true });
    await expect(bar).toContainText('2 blocks');
    await expect(marks).toHaveCount(2);
    await narrow.expectToFit();
    await expect.poll(() => smallTargets(page)).toEqual([]);
    expect(await violationsInBothModes(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Delete' }).tap();
    await expect(main.getByText('Second words.')).toHaveCount(0);
    await expect(bar).toBeHidden();
    // Taps are for words again.
    await main.getByText('Last words.').tap();
    await expect(workspace.preview.getByRole('textbox', { name: 'Words of the paragraph' })).toBeFocused();
    await handleIn(workspace).tap();
    await page.getByRole('menuitem', { name: 'Select several', exact: true }).tap();
    await bar.getByRole('button', { name: 'Done' }).tap();
    await expect(marks).toHaveCount(0);
    // What the bar does leaves it there; what is undone may be about other blocks.
    await main.getByText('Last words.').tap();
    await handleIn(workspace).tap();
    await page.getByRole('menuitem', { name: 'Select several', exact: true }).tap();
    await bar.getByRole('button', { name: 'Duplicate' }).tap();
    await expect(main.getByText('Last words.')).toHaveCount(2);
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await expect(main.getByText('Last words.')).toHaveCount(1);
    await expect(bar).toBeHidden();
    await expect(marks).toHaveCount(0);
  });
});

const TIP = '<Tip>\n  Keep **one** [file](https://example.com/a).\n</Tip>';
const copying = formPart(
  'what is copied goes to other programs with its structure, and comes back as it was written',
  `---\ntitle: Copied\n---\n\n${TIP}\n\nFirst words are **bold**.\n\nLast words.\n`,
  async (form) => {
    const { page } = form;
    const { workspace } = form.tools;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const main = workspace.preview.locator('main');
    const field = workspace.wordsField;
    const read = (type: string) =>
      page.evaluate(async (wanted) => {
        try {
          const [item] = await navigator.clipboard.read();
          return item?.types.includes(wanted) ? await (await item.getType(wanted)).text() : '';
        } catch {
          // While the focus goes from one frame to another, none of them may read.
          return '';
        }
      }, type);

    await test.step('a block, by its menu', async () => {
      await main.locator('.callout').hover({ position: { x: 5, y: 5 } });
      await handleIn(workspace).click();
      await choose(page, 'Copy');
      await expect.poll(() => read('text/plain')).toBe(TIP);
      await expect.poll(() => read('text/html')).not.toBe('');
      const html = await read('text/html');
      expect(html).toMatch(/<blockquote[^>]*>\s*<p[^>]*>\s*<strong[^>]*>Tip<\/strong>/);
      expect(html).toMatch(/<strong[^>]*>one<\/strong> <a [^>]*href="https:\/\/example\.com\/a"[^>]*>file<\/a>/);
      expect(html).toContain('data-leafwright-copy');
    });
    await test.step('words, by keys, and pasted again', async () => {
      await main.getByText('First words are').click({ position: { x: 4, y: 8 } });
      await expect(field).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('Shift+End');
      await page.keyboard.press('ControlOrMeta+c');
      await main.getByText('Last words.').click({ position: { x: 4, y: 8 } });
      await expect(field).toHaveText('Last words.');
      await page.keyboard.press('End');
      await page.keyboard.type(' ');
      await page.keyboard.press('ControlOrMeta+v');
      await expect(field).toHaveText('Last words. First words are **bold**.');
      await page.keyboard.press('Escape');
      await expect.poll(() => read('text/html')).toMatch(/First words are <strong[^>]*>bold<\/strong>\./);
      await expect.poll(() => read('text/plain')).toBe('First words are **bold**.');
    });
    expect(await form.source()).toContain(
      `${TIP}\n\nFirst words are **bold**.\n\nLast words. First words are **bold**.\n`,
    );
  },
);

test('a block is handled by its menu, by keys and as a copy', inOneProject([looking, byMenu, byKeys, copying]));

test('several blocks, items and blocks that are dragged', inOneProject([several, items, dragging]));
