import { expect, test } from '../fixtures.ts';

test('the code of one file after another opens without an error', async ({ page, openSmall, workspace }) => {
  await openSmall();
  for (const round of [1, 2]) {
    await workspace.goTo('docs.json');
    await expect(workspace.code, `docs.json, time ${round}`).toContainText('"name"');
    // The language service of JSON comes after the editor; what it brings must not disturb the next editor.
    await expect(workspace.code.locator('[class*=mtk]').first()).toBeVisible();
    await expect.poll(() => page.workers().some((worker) => worker.url().includes('json.worker'))).toBe(true);
    await workspace.goTo('Brand');
    await expect(workspace.code).toBeHidden();
  }
});
