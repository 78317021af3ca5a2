import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PageForm } from '../pages/page-form.ts';
import { WritingTools } from '../pages/writing-tools.ts';
import { violations } from '../support/accessibility.ts';

const HTML =
  '<meta charset="utf-8"><h2>Boats</h2><p>They <b>sail</b> to <a href="https://example.com/a">Bergen</a>.</p><ul><li>One</li><li>Two</li></ul>';
const MARKDOWN = '## Boats\n\nThey **sail** to [Bergen](https://example.com/a).\n\n- One\n- Two';
const PLAIN = 'Boats\nThey sail to Bergen.\nOne\nTwo';

/** Pastes what another program has put on the clipboard, where the focus is. */
async function paste(page: Page, contents: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, contents);
}

const PROJECT = {
  'docs.json': JSON.stringify({
    name: 'Small',
    colors: { primary: '#0b6e4f' },
    navigation: [{ group: 'Start', pages: ['index', 'second', 'third'] }],
  }),
  'third.mdx': '---\ntitle: Third page\n---\n\n```js\n\n```\n',
};

test('what other programs have copied is pasted into the source and into the form of a page', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall(PROJECT);
  await test.step('words from another program keep their structure in the source, as one step; plain text is a click away', async () => {
    await workspace.openPage('second');
    await workspace.typeAtEnd('\nBefore.\n\n');
    await paste(page, { 'text/html': HTML, 'text/plain': PLAIN });
    await expect(workspace.preview.getByRole('heading', { name: 'Boats' })).toBeVisible();
    await expect(workspace.preview.locator('main li').filter({ hasText: 'Two' })).toBeVisible();
    await expect(workspace.code).toContainText('**sail**');
    const offer = page.getByRole('button', { name: 'Paste as plain text instead' });
    await expect(offer).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo: Paste' }).click();
    await expect(workspace.preview.getByRole('heading', { name: 'Boats' })).toHaveCount(0);
    await expect(workspace.preview.getByText('Before.')).toBeVisible();
    await page.getByRole('button', { name: 'Redo: Paste' }).click();
    await expect(workspace.preview.getByRole('heading', { name: 'Boats' })).toBeVisible();
    await offer.click();
    await expect(workspace.preview.getByText('Boats')).toBeVisible();
    await expect(workspace.preview.getByRole('heading', { name: 'Boats' })).toHaveCount(0);
    await workspace.startAgain();
  });
  await test.step('code, addresses and fields without Markdown take words alone', async () => {
    await workspace.openPage('third');
    await workspace.code.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await paste(page, { 'text/html': '<b>let</b> a = 1;', 'text/plain': 'let a = 1;' });
    await expect(workspace.preview.locator('pre')).toHaveText('let a = 1;');
    await workspace.startAgain();
  });
  await test.step('blocks and words are pasted into the form of a page, with their pictures', async () => {
    await workspace.openPage('second');
    const pageForm = new PageForm(new WritingTools(workspace));
    await pageForm.open();
    await pageForm.texts.first().click();
    await page.keyboard.press('End');
    await paste(page, { 'text/html': '<b style="font-weight:700"> Soon</b>', 'text/plain': ' Soon' });
    await expect(workspace.preview.locator('main strong')).toHaveText('Soon');
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await paste(page, { 'text/html': `${HTML}<p><img alt="A dot" src="${dot}"></p>`, 'text/plain': PLAIN });
    await expect(workspace.preview.getByRole('heading', { name: 'Boats' })).toBeVisible();
    await expect(workspace.preview.getByRole('img', { name: 'A dot' })).toBeVisible();
    expect(await pageForm.source()).toContain(
      `The second page. **Soon**\n\n${MARKDOWN}\n\n![A dot](/images/second.png)`,
    );
  });
});

test('when the reader of HTML cannot be loaded, the words come alone', async ({ page, openSmall, workspace }) => {
  await openSmall();
  await page.route('**/paste-html*', (route) => route.abort());
  await workspace.openPage('second');
  await workspace.typeAtEnd('\n');
  await paste(page, { 'text/html': HTML, 'text/plain': 'Boats sail.' });
  await expect(workspace.preview.getByText('Boats sail.')).toBeVisible();
  await expect(workspace.preview.getByRole('heading', { name: 'Boats' })).toHaveCount(0);
});
