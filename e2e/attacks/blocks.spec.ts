/** What is done with a block of a page is asked for by a person, not by a script of the page. */
import { expect, test } from '../fixtures.ts';
import { openPageForm } from '../pages/page-form.ts';
import { showAsWideAsThePane } from '../support/device.ts';

const PAGE = '---\ntitle: Blocks\n---\n\nFirst words.\n\nSecond words.\n';

test.use({ viewport: { width: 1800, height: 900 } });
test.beforeEach(({ page }) => showAsWideAsThePane(page));

test('a script opens no menu of a block and moves none', async ({ page, workspace, openSmall }) => {
  await openSmall({ 'index.mdx': PAGE });
  const form = await openPageForm(workspace);
  const words = workspace.preview.locator('main').getByText('First words.');
  const handle = workspace.preview.getByRole('button', { name: 'Menu of the paragraph' });
  const menu = page.getByRole('menu');

  await words.hover();
  await expect(handle).toBeVisible();
  await handle.evaluate((element) => (element as HTMLElement).click());
  // A person has clicked, so that the app would hear of what is asked for.
  await words.click();
  await expect(workspace.preview.getByRole('textbox', { name: 'Words of the paragraph' })).toBeFocused();
  await words.evaluate(() => {
    for (const [key, more] of [
      ['ArrowDown', { altKey: true, shiftKey: true }],
      ['d', { ctrlKey: true }],
      ['.', { ctrlKey: true }],
    ] as const) {
      const init = { key, bubbles: true, cancelable: true, composed: true, ...more };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    }
  });
  await page.keyboard.press('End');
  await page.keyboard.type(' By hand.');
  await expect(workspace.preview.locator('main')).toContainText('First words. By hand.');
  await expect(menu).toHaveCount(0);
  expect(await form.source()).toContain('First words. By hand.\n\nSecond words.');
});
