import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../fixtures.ts';
import { readFolder } from '../support/archives.ts';
import { leafwright } from '../support/command-line.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations of a screen, a line each, so that a failure says what to mend. */
async function violations(page: Page, exclude?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(STANDARD);
  const { violations: found } = await (exclude ? builder.exclude(exclude) : builder).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary}`),
  );
}

/** Whether the file is a page that stays open: a redirect leads on before anyone can look at it. */
function isShownPage(file: string, bytes: Uint8Array): boolean {
  return file.endsWith('.html') && !new TextDecoder().decode(bytes).includes('http-equiv="refresh"');
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
      // The preview is a page of the site, which the next test looks at.
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

    test('every page of a built site', async ({ page }, testInfo) => {
      const site = testInfo.outputPath('site');
      const { code, output } = leafwright('build', 'fixtures/kitchen-sink', '--no-cache', '--out', site);
      expect(code, output).toBe(0);
      const server = await serveFolder(site);
      try {
        const pages = [...readFolder(site)].flatMap(([file, bytes]) => (isShownPage(file, bytes) ? [file] : []));
        expect(pages.length).toBeGreaterThan(8);
        for (const file of pages) {
          await page.goto(`${server.url}${file}`);
          expect(await violations(page), file).toEqual([]);
        }
      } finally {
        await server.close();
      }
    });
  });
}
