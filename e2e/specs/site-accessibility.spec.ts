/** Every page of every fixture as axe sees it: light and dark, on a phone and on a desk, closed and with all opened. */
import type { Page } from '@playwright/test';
import { serveFolder } from '../../scripts/static-server.js';
import { OF_COLOURS } from '../../src/editor/testing/axe-look.ts';
import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { buildSite } from '../support/built-site.ts';

/** Each part looks at its share of the pages, so that the workers divide them. */
const PROJECTS = [
  { project: 'fixtures/kitchen-sink', parts: 4 },
  { project: 'starter', parts: 1 },
  { project: 'fixtures/minimal', parts: 1 },
  { project: 'fixtures/broken-mdx', parts: 2 },
  // The page that never ends takes its whole time, to be shown as text like those beside it that fail.
  { project: 'fixtures/hostile', parts: 1, without: ['endless-loop.mdx'] },
];

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

for (const { project, parts, ...options } of PROJECTS) {
  for (let part = 1; part <= parts; part++) {
    test(`the pages of ${project}, part ${part} of ${parts}`, async ({ page }) => {
      await page.route(/^https?:\/\/[^/]*\.example\//, (route) => route.abort());
      const site = buildSite(project, options);
      const server = await serveFolder(site.folder);
      try {
        for (const file of site.pages.filter((_, index) => index % parts === part - 1)) {
          await page.goto(`${server.url}${file}`);
          expect.soft(await findFaults(page), file).toEqual([]);
        }
      } finally {
        await server.close();
      }
    });
  }
}

test('what opens over a page: search, and the menu of a phone', async ({ page }) => {
  const site = buildSite('fixtures/kitchen-sink');
  const server = await serveFolder(site.folder);
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${server.url}guides/code.html`);
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search' }).fill('queue');
      await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible();
      expect.soft(await violations(page), `search, ${colorScheme}`).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Search' }).waitFor({ state: 'hidden' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: /menu/i }).first().click();
      expect.soft(await violations(page), `the menu, ${colorScheme}`).toEqual([]);
    }
  } finally {
    await server.close();
  }
});

/** A line for each fault, with where and in which view it is seen first. */
async function findFaults(page: Page): Promise<readonly string[]> {
  const faults = new Map<string, string>();
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode });
      // What a site's own default would keep from following the system.
      await page.evaluate((chosen) => {
        document.documentElement.dataset.mode = chosen;
      }, mode);
      // What scrolls is known once the page was laid out anew.
      await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))));
      // The other mode has other colours, and is otherwise the same page.
      for (const fault of await violations(page, mode === 'dark' ? { rules: OF_COLOURS } : {})) {
        if (!faults.has(fault)) faults.set(fault, `${fault} (${size.width} pixels, ${mode})`);
      }
    }
    // From here on with everything opened but menus, which lie over other things.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([data-menu])'))
        details.open = true;
    });
  }
  for (const fault of await page.evaluate(movements)) faults.set(fault, fault);
  return [...faults.values()];
}

/** What still moves although the reader asked for less motion. Runs in the page. */
function movements(): readonly string[] {
  const isLong = (durations: string) =>
    durations.split(',').some((duration) => Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000) > 1);
  const found = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      const isMoving =
        isLong(style.transitionDuration) || (style.animationName !== 'none' && isLong(style.animationDuration));
      if (isMoving || style.scrollBehavior === 'smooth') found.add(`motion: ${element.localName}.${element.className}`);
    }
  }
  return [...found];
}
