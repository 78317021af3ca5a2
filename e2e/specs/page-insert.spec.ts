/** What is put into the page itself: from the list that a slash opens, below a block, and from the clipboard. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { NarrowPage } from '../pages/narrow-page.ts';
import { openPageForm } from '../pages/page-form.ts';
import type { WorkspacePage } from '../pages/workspace-page.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { showAsWideAsThePane } from '../support/device.ts';

const PAGE = '---\ntitle: Put in\n---\n\nFirst words.\n\n<Card title="Card">\n  In the card.\n</Card>\n\nLast words.\n';

const listIn = (page: Page): Locator => page.getByRole('listbox', { name: 'What can be inserted' });

test.use({ viewport: { width: 1800, height: 900 } });
test.beforeEach(({ page }) => showAsWideAsThePane(page));

/** An empty paragraph below one, with the cursor in it. */
async function beginBelow(workspace: WorkspacePage, words: string): Promise<void> {
  const { page, preview } = workspace;
  await preview.locator('main').getByText(words, { exact: true }).click();
  await expect(workspace.wordsField).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
}

test('blocks and what is copied are put into the page itself', async ({ page, context, workspace, openSmall }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSmall({ 'index.mdx': PAGE, 'second.mdx': PAGE.replace('Put in', 'Pasted') });
  const form = await openPageForm(workspace);
  const main = workspace.preview.locator('main');
  const field = workspace.wordsField;
  const status = page.getByRole('status');

  await test.step('a slash in an empty paragraph opens the list, and what is chosen is typed in at once', async () => {
    await test.step('it is filtered as one types, led by keys, and says where one is', async () => {
      await beginBelow(workspace, 'First words.');
      await page.keyboard.type('/');
      await expect(listIn(page)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(status.filter({ hasText: /^Heading: Starts a section.* 2 of/ })).toBeAttached();
      await page.keyboard.type('war');
      await expect(page.getByRole('option').first()).toHaveText(/^Warning/);
      expect(await violationsInBothModes(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(main.locator('.callout')).toContainText('This removes the data.');
      await expect(main.locator('.callout').getByRole('textbox')).toBeFocused();
      // What is an example is selected, and typed over.
      await page.keyboard.type('Mind this.');
      await expect(field).toHaveText('Mind this.');
    });
    await test.step('one step takes it back, and none of what was typed for it is left', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await page.getByRole('button', { name: 'Undo: Insert warning' }).click();
      await expect(main.locator('.callout')).toHaveCount(0);
      await expect(main).not.toContainText('/war');
      await page.getByRole('button', { name: 'Redo: Insert warning' }).click();
      await expect(main.locator('.callout')).toHaveCount(1);
    });
    await test.step('Escape closes it, and what was typed is text', async () => {
      await beginBelow(workspace, 'Last words.');
      await page.keyboard.type('/ta');
      await expect(listIn(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(listIn(page)).toHaveCount(0);
      await page.keyboard.type('lk');
      await expect(main.locator('p', { hasText: /^\/talk$/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
    });
    await test.step('Add below, in a component, with its search', async () => {
      await main.getByText('In the card.', { exact: true }).hover();
      await workspace.preview.getByRole('button', { name: 'Add below the paragraph' }).click();
      await form.choose('Tip');
      await expect(main.locator('.card .callout').getByRole('textbox')).toBeFocused();
      await page.keyboard.type('Yes.');
      await page.keyboard.press('Escape');
    });
    const source = await form.source();
    expect(source).toContain('First words.\n\n<Warning>\n  This removes the data.\n</Warning>\n\n<Card title="Card">');
    expect(source).toContain('  In the card.\n\n  <Tip>\n    Yes.\n  </Tip>\n</Card>\n\nLast words.\n\n/talk');
  });
  await test.step('what is pasted into words of the page keeps its structure; an address becomes the link of selected words', async () => {
    await form.turnTo('second');
    await expect(main.locator('h1')).toHaveText('Pasted');
    const copy = (contents: Readonly<Record<string, string>>) =>
      page.evaluate(async (given) => {
        const parts = Object.entries(given).map(([type, text]) => [type, new Blob([text], { type })] as const);
        await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))]);
      }, contents);
    const html = '<h2>Boats</h2><p>They <b>sail</b>.</p><table><tr><th>A</th></tr><tr><td>1</td></tr></table>';

    await copy({ 'text/html': html, 'text/plain': 'Boats\nThey sail.\nA\n1' });
    await main.getByText('First words.', { exact: true }).click();
    await expect(workspace.wordsField).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(main.getByRole('heading', { name: 'Boats' })).toBeVisible();
    await expect(main.getByRole('cell', { name: '1', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo: Paste' }).click();
    await expect(main.getByRole('heading', { name: 'Boats' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo: Paste' }).click();

    await main.getByText('In the card.', { exact: true }).click();
    await expect(workspace.wordsField).toHaveText('In the card.');
    await page.keyboard.press('End');
    await page.keyboard.press('ControlOrMeta+Shift+v');
    await expect(workspace.wordsField).toContainText('In the card.Boats');
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(main.getByText('In the card.', { exact: true })).toBeVisible();

    await copy({ 'text/plain': 'https://example.com/a' });
    await main.getByText('Last words.', { exact: true }).dblclick({ position: { x: 8, y: 10 } });
    await expect(workspace.wordsField).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ControlOrMeta+ArrowRight');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(main.locator('a', { hasText: 'Last' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('link', { name: 'Last' })).toBeVisible();
    const source = await form.source();
    expect(source).toContain('First words.\n\n## Boats\n\nThey **sail**.\n\n| A |');
    expect(source).toContain('](https://example.com/a)');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is tapped in the list is put in', async ({ page, workspace, openSmall }) => {
    const narrow = new NarrowPage(page);
    await openSmall({ 'index.mdx': PAGE });
    await narrow.writeOnPage('index');
    await workspace.preview.locator('main').getByText('First words.').tap();
    await expect(workspace.wordsField).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await expect(listIn(page)).toBeVisible();
    await narrow.expectToFit();
    await page.keyboard.type('note');
    await page.getByRole('option', { name: /^Note/ }).tap();
    await expect(workspace.preview.locator('.callout').getByRole('textbox')).toBeFocused();
  });
});
