/** What a reader chooses among products, languages, versions, dropdowns and menus, on a host and from a folder. */

import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../fixtures.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { buildSite } from '../support/built-site.ts';
import { SHOWS_CHOICE } from '../support/kept-choice.ts';

const menuOf = (page: Page, name: string) => page.locator('details[data-menu]').filter({ hasText: `${name}: ` });

/** A visit of its own: what was chosen before is known, what was read is not. */
async function visit(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/**
 * Opens an address in a page of its own, again and again until it shows what was chosen: pages from a folder have processes of
 * their own, which learn later what another one has stored.
 */
async function visitChosen(
  context: BrowserContext,
  address: string,
  showsChoice: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(address);
    await showsChoice(page);
  }).toPass();
  return page;
}

test('a choice is kept on shared pages and at home, and leads away from no page of its own', async ({ context }) => {
  const site = buildSite('fixtures/ferries');
  const server = await serveFolder(site.folder);
  try {
    for (const root of [server.url, `${pathToFileURL(site.folder).href}/`]) {
      await test.step(`on ${root.slice(0, 5)}`, async () => {
        const page = await visit(context, `${root}en/v2/seats.html`);
        await menuOf(page, 'Language').locator('summary').focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/ar\/v2\/seats\.html$/);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.getByText('العبّارات الليلية')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Timetable' })).toHaveCount(0);

        const start = root.startsWith('file:') ? `${root}index.html` : root;
        const home = await visitChosen(context, start, (opened) =>
          expect(opened).toHaveURL(/ar\/v2\/start\.html$/, SHOWS_CHOICE),
        );
        // What exists in English alone is shown in English, to whoever asks for it.
        const deep = await visit(context, `${root}en/v1/seats.html`);
        await expect(deep.locator('html')).toHaveAttribute('lang', 'en');
        await expect(deep).toHaveURL(/en\/v1\/seats\.html$/);

        // Files may be in another process of the browser, which comes to know of a choice later.
        await expect(async () => {
          await home.goto(`${root}en/v1/start.html`);
          await home.locator('.brand').click();
          await expect(home).toHaveURL(/ar\/v2\/start\.html$/, SHOWS_CHOICE);
        }).toPass();

        const ports = await visit(context, `${root}ports/rules.html`);
        const dropdown = ports.locator('.sidebar .menu').filter({ hasText: 'Section: ' });
        await expect(ports.locator('#sidebar')).toContainText('North coast');
        await dropdown.locator('summary').click();
        await dropdown.getByRole('link', { name: 'South coast' }).click();
        await expect(ports).toHaveURL(/ports\/rules\.html$/);
        await expect(dropdown.locator('summary')).toContainText('South coast');
        await visitChosen(context, `${root}ports/rules.html`, (opened) =>
          expect(opened.locator('.sidebar .menu summary').filter({ hasText: 'Section: ' })).toContainText(
            'South',
            SHOWS_CHOICE,
          ),
        );
        for (const open of context.pages()) await open.close();
      });
    }
  } finally {
    await server.close();
  }
});

test('the menu of a tab opens by keyboard and stays in the window; a phone has all of it; nothing is in the way of anyone', async ({
  page,
}) => {
  const site = buildSite('fixtures/ferries');
  const server = await serveFolder(site.folder);
  try {
    await page.goto(`${server.url}index.html`);
    const menu = page.locator('.tab-parts');
    await menu.locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: /^Passengers/ })).toBeFocused();
    await expect(menu.locator('ul')).toBeInViewport({ ratio: 1 });
    expect(await violationsInBothModes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: /^Vessels/ }).click();
    await expect(page).toHaveURL(/api\/hulls\.html$/);

    await page.goto(`${server.url}ar/v2/start.html`);
    await page.setViewportSize({ width: 1024, height: 800 });
    await menu.locator('summary').click();
    await expect(menu.locator('ul')).toBeInViewport({ ratio: 1 });
    expect(await violationsInBothModes(page)).toEqual([]);
    await expect(page.locator('.code-block pre')).toHaveCSS('direction', 'ltr');
    const [first, second] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)];
    await first.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(second).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.dock button').first().click();
    const sidebar = page.locator('#sidebar');
    const box = await sidebar.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(389);
    await sidebar.locator('.menu summary').first().click();
    expect(await violationsInBothModes(page)).toEqual([]);
    await sidebar.getByRole('link', { name: /^Crew/ }).click();
    await expect(page).toHaveURL(/crew\/start\.html$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  } finally {
    await server.close();
  }
});
