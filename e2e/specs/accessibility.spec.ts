import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations of a screen, a line each, so that a failure says what to mend. */
async function violations(page: Page, exclude?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(STANDARD);
  const { violations: found } = await (exclude ? builder.exclude(exclude) : builder).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('every screen of the editor', async ({ page, home, workspace }) => {
      await home.goto();
      await expect(home.project(/starter/i)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await home.project(/starter/i).click();
      await workspace.waitUntilOpen();
      await expect(workspace.primaryColor).toBeVisible();
      // The preview is a page of the site, which site-accessibility.spec.ts looks at.
      expect(await violations(page, 'iframe')).toEqual([]);
      await workspace.goTo('Problems');
      expect(await violations(page, 'iframe')).toEqual([]);
      await workspace.goTo('docs.json');
      await expect(workspace.code).toBeVisible();
      expect(await violations(page, 'iframe')).toEqual([]);
      await workspace.goTo('Pages');
      expect(await violations(page, 'iframe')).toEqual([]);
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: /^Download/ })).toBeVisible();
      expect(await violations(page, 'iframe')).toEqual([]);
    });
  });
}
