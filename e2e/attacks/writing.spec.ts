/** Words of a page are typed in by a person, not by a script and not by what a page looks like. */
import { expect, test } from '../fixtures.ts';
import { openPageForm } from '../pages/page-form.ts';
import { showAsWideAsThePane } from '../support/device.ts';

/** A page that looks as if a field were open in it, and asks for the focus. */
const PAGE = `---
title: Pretends
---

Words to type in.

<span className="lw-field" contentEditable="plaintext-only" role="textbox" aria-label="Words of the page" tabIndex="0">Not a field</span>

<p lw-place="1-3" contentEditable="true" tabIndex="0" autoFocus>Not the front matter</p>
`;

test.use({ viewport: { width: 1800, height: 900 } });
test.beforeEach(({ page }) => showAsWideAsThePane(page));

test('scripts and look-alikes change nothing of the source', async ({ page, workspace, openSmall }) => {
  await openSmall({ 'index.mdx': PAGE });
  const form = await openPageForm(workspace);
  const { preview } = workspace;
  const words = preview.locator('main').getByText('Words to type in.');
  const field = preview.getByRole('textbox', { name: 'Words of the paragraph' });

  await test.step('a click of a script opens no field', async () => {
    await words.evaluate((element) => (element as HTMLElement).click());
    await expect(field).toHaveCount(0);
  });
  await test.step('what a script types is not heard, what a person types is', async () => {
    await words.click();
    await expect(field).toBeFocused();
    await field.evaluate((element) => {
      const init = { inputType: 'insertText', data: 'by a script', bubbles: true, cancelable: true };
      element.dispatchEvent(new InputEvent('beforeinput', init));
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    });
    await page.keyboard.press('End');
    await page.keyboard.type(' By hand.');
    await expect(field).toHaveText('Words to type in. By hand.');
    await page.keyboard.press('Escape');
  });
  await test.step('what looks like a field is none', async () => {
    for (const name of ['Not a field', 'Not the front matter']) {
      await preview.getByText(name).click();
      await page.keyboard.type('forged');
    }
  });
  expect(await form.source()).toContain('Words to type in. By hand.');
  expect(await form.source()).toContain('title: Pretends\n');
});
