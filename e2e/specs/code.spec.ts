import { expect, test } from '../fixtures.ts';
import { WritingTools } from '../pages/writing-tools.ts';

test('the code of one file after another opens without an error, each with its own keys', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall({ 'index.mdx': '---\ntitle: Home\n---\n\nWord' });
  for (const round of [1, 2]) {
    await workspace.goTo('docs.json');
    await expect(workspace.code, `docs.json, time ${round}`).toContainText('"name"');
    // The language service of JSON comes after the editor; what it brings must not disturb the next editor.
    await expect(workspace.code.locator('[class*=mtk]').first()).toBeVisible();
    await expect.poll(() => page.workers().some((worker) => worker.url().includes('json.worker'))).toBe(true);
    const lines = workspace.code.locator('.view-line');
    const before = await lines.count();
    await workspace.code.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(before + 1);
    await expect(workspace.code).not.toContainText('**');
    await page.keyboard.press('Backspace');
    await expect(lines).toHaveCount(before);

    await new WritingTools(workspace).open('index');
    await workspace.code.getByText('Word').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(workspace.code, `the page, time ${round}`).toContainText('**Word**');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(workspace.code).not.toContainText('**');

    await workspace.goTo('Brand');
    await expect(workspace.code).toBeHidden();
  }
});
