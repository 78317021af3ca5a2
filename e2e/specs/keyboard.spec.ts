import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Presses Tab (or Shift+Tab) until the control with this name has the focus; a person would do the same. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = (element as HTMLInputElement | null)?.labels;
      return [element?.getAttribute('aria-label'), labels?.[0]?.textContent, element?.textContent]
        .filter(Boolean)
        .join(' | ');
    });
    if (name.test(focused)) return;
  }
  throw new Error(`${key} does not reach ${name}.`);
}

test('the main job by keyboard alone: open, change the colour, write, export', async ({ page, home, workspace }) => {
  await home.goto();
  await expect(home.project(/field guide/i)).toBeVisible();
  await tabTo(page, /field guide.*changed/i);
  await page.keyboard.press('Enter');
  await workspace.waitUntilOpen();

  await test.step('the skip link is the first stop and leads to the contents', async () => {
    await page.reload();
    await workspace.waitUntilOpen();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/skip/i);
    await page.keyboard.press('Enter');
  });

  await test.step('changes the brand colour', async () => {
    await expect(workspace.primaryColor).toBeVisible();
    await tabTo(page, /^Brand colour/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('#7a1fa2');
    await page.keyboard.press('Tab');
    await expect(workspace.preview.locator('html')).toHaveCSS('--accent', '#7a1fa2');
  });

  await test.step('undoes and redoes it', async () => {
    // In a text field the keys undo the typing in it; the buttons undo the project's last step from anywhere.
    await tabTo(page, /^Undo: /, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(workspace.preview.locator('html')).not.toHaveCSS('--accent', '#7a1fa2');
    await tabTo(page, /^Redo: /, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(workspace.preview.locator('html')).toHaveCSS('--accent', '#7a1fa2');
  });

  await test.step('opens a page and writes', async () => {
    await tabTo(page, /^Pages/);
    await page.keyboard.press('Enter');
    await tabTo(page, /index$/);
    await page.keyboard.press('Enter');
    await expect(workspace.code).toBeVisible();
    await tabTo(page, /^Source of index\.mdx/);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Written without a mouse.');
    await expect(workspace.preview.getByText('Written without a mouse.')).toBeVisible();
  });

  await test.step('leaves the code with the Tab key once it is let go, and exports', async () => {
    await page.keyboard.press('Control+m');
    await tabTo(page, /^Export$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const link = page.getByRole('dialog').getByRole('link', { name: /^Download/ });
    await expect(link).toBeFocused();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
