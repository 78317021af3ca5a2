import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('every screen of the editor', async ({ page, home, workspace }) => {
      await home.goto();
      await expect(home.project(/field guide/i)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await home.project(/field guide/i).click();
      await workspace.waitUntilOpen();
      await expect(workspace.primaryColor).toBeVisible();
      // The preview is a page of the site, which site-accessibility.spec.ts looks at.
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await workspace.goTo('Problems');
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await workspace.goTo('docs.json');
      await expect(workspace.code).toBeVisible();
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await workspace.goTo('Pages');
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: /^Download/ })).toBeVisible();
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    });
  });
}
