/** The frame of a built site as readers use it: sheets and menus by keyboard, modes, contents, paper, no script, right to left. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../fixtures.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';

const PHONE = { width: 390, height: 844 };

let site: BuiltSite;
let server: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  site = buildSite('fixtures/kitchen-sink');
  server = await serveFolder(site.folder);
});

test.afterAll(async () => {
  await server.close();
});

test('the navigation of a phone opens, holds the focus, shows the current page and closes by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${server.url}guides/text.html`);
  const opener = page.locator('.dock').getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const current = page.locator('#sidebar a[aria-current="page"]');
  await expect(current).toBeFocused();
  await expect(current).toBeInViewport();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('#sidebar') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('#sidebar')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the contents of a phone lead to a part of the page and get out of the way', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${server.url}guides/text.html`);
  await page.locator('.dock').getByRole('button', { name: 'On this page' }).click();
  await page.locator('#toc').getByRole('link', { name: 'Tables' }).click();
  await expect(page.locator('#toc')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeInViewport();
});

test('a menu opens and moves by arrows, and Escape goes back to its button', async ({ page }) => {
  await page.goto(`${server.url}introduction.html`);
  const menu = page.locator('.top-switchers details');
  await menu.locator('summary').focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: '2.0' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: '1.0' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.locator('summary')).toBeFocused();
  await expect(menu).not.toHaveAttribute('open');
});

test('the chosen version stays on pages that several versions share', async ({ page }) => {
  const forum = { name: 'Old forum', icon: 'messages', url: 'https://old.tidepool.example', version: '1.0' };
  const own = buildSite('fixtures/kitchen-sink', { settings: { anchors: [forum] } });
  const place = await serveFolder(own.folder);
  const version = page.locator('.top-switchers summary');
  const sidebar = page.locator('#sidebar');
  try {
    await page.goto(`${place.url}quickstart.html`);
    await expect(version).toContainText('2.0');
    await expect(sidebar).not.toContainText('Old forum');
    await version.click();
    await page.locator('.top-switchers').getByRole('link', { name: '1.0' }).click();
    // The same page, with what surrounds it in the other version.
    await expect(page).toHaveURL(/quickstart\.html$/);
    await expect(version).toContainText('1.0');
    await expect(version).toBeFocused();
    await expect(sidebar).toContainText('Old forum');
    await expect(sidebar.locator('a[aria-current="page"]')).toHaveText('Quickstart');
    await sidebar.getByRole('link', { name: 'Callouts' }).click();
    await expect(page).toHaveURL(/callouts\.html$/);
    await expect(sidebar).toContainText('Old forum');
    await version.click();
    await page.locator('.top-switchers').getByRole('link', { name: '2.0' }).click();
    await expect(sidebar).not.toContainText('Old forum');
    await page.reload();
    await expect(version).toContainText('2.0');
  } finally {
    await place.close();
  }
});

test('the chosen mode stays on the next page, and there is no moment in the other one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${server.url}introduction.html`);
  await page.locator('[data-mode-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  // What is set before the body exists is there at the first paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      (window as unknown as { modeAtFirst: string | undefined }).modeAtFirst = document.documentElement.dataset.mode;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.url}quickstart.html`);
  expect(await page.evaluate(() => (window as unknown as { modeAtFirst?: string }).modeAtFirst)).toBe('dark');
});

test('the contents follow the reader', async ({ page }) => {
  await page.goto(`${server.url}guides/text.html`);
  const marked = page.locator('#toc [aria-current]');
  await expect(marked).toHaveText('Second level');
  await page.getByRole('heading', { name: 'Tables' }).evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText('Tables');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(marked).toHaveText('Second level');
});

test('a heading that an address names stands just below the bar', async ({ page }) => {
  await page.goto(`${server.url}guides/text.html#tables`);
  // Pictures and fonts above come in their own time, and the page follows.
  await expect(async () => {
    const [bar, heading] = await Promise.all([
      page.locator('.top').boundingBox(),
      page.getByRole('heading', { name: 'Tables' }).boundingBox(),
    ]);
    const gap = (heading?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(gap).toBeGreaterThan(4);
    expect(gap).toBeLessThan(48);
  }).toPass();
});

test('a rating is thanked for and remembered', async ({ page }) => {
  await page.goto(`${server.url}introduction.html`);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
});

test('nothing is wider than the window, whatever its width', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['introduction', 'guides/text', 'api-reference/create-queue', 'guides/wide']) {
      await page.goto(`${server.url}${name}.html`);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${name} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('short names of tabs are wide enough to be hit, beside versions too', async ({ page }) => {
  const tabs = [
    { name: 'A', url: 'guides' },
    { name: 'I', url: 'api-reference' },
  ];
  const other = buildSite('fixtures/kitchen-sink', { settings: { tabs, versions: ['v2', 'v1'] } });
  await page.goto(`${pathToFileURL(other.folder).href}/introduction.html`);
  const links = page.locator('.tab-row a');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(24);
});

test('on paper there is the page and nothing around it', async ({ page }) => {
  await page.goto(`${server.url}guides/text.html`);
  await page.emulateMedia({ media: 'print' });
  for (const around of ['.top', '.sidebar', '.toc', '.dock', '.site-footer', '.page-end', '.page-actions']) {
    await expect(page.locator(around)).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(background).toBe('light');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is in reach, on a desk and on a phone', async ({ page }) => {
    await page.goto(`${server.url}introduction.html`);
    await page.locator('#sidebar').getByText('Pictures and links').click();
    await page.locator('#sidebar').getByRole('link', { name: 'Cards' }).click();
    await expect(page).toHaveURL(/guides\/cards\.html$/);
    await page.locator('.top-switchers summary').click();
    await page.locator('.top-switchers').getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL(/v1\/introduction\.html$/);
    await page.setViewportSize(PHONE);
    await page.goto(`${server.url}introduction.html`);
    await page.locator('.dock').getByRole('button', { name: 'Menu' }).click();
    await page.locator('#sidebar').getByRole('link', { name: 'Quickstart' }).click();
    await expect(page).toHaveURL(/quickstart\.html$/);
    await expect(page.locator('[data-search=""]:visible')).toHaveCount(0);
  });
});

test('a page in a language of its own speaks it, and runs from right to left', async ({ page }, testInfo) => {
  const project = testInfo.outputPath('project');
  mkdirSync(path.join(project, 'ar/guides'), { recursive: true });
  mkdirSync(path.join(project, 'guides'));
  const files = {
    'docs.json': JSON.stringify({
      name: 'Acme',
      theme: 'mint',
      colors: { primary: '#0055ff' },
      navigation: {
        languages: [
          { language: 'en', groups: [{ group: 'Start', pages: ['index', 'guides/first'] }] },
          { language: 'ar', groups: [{ group: 'البداية', pages: ['ar/index', 'ar/guides/first'] }] },
        ],
      },
    }),
    'index.mdx': '---\ntitle: Home\n---\n',
    'guides/first.mdx': '---\ntitle: First\n---\n',
    'ar/index.mdx': '---\ntitle: الرئيسية\n---\n',
    'ar/guides/first.mdx': '---\ntitle: الأول\n---\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(project, file), text);
  const own = buildSite(project);
  const place = await serveFolder(own.folder);
  try {
    await page.goto(`${place.url}guides/first.html`);
    await page.locator('.top-switchers summary').click();
    // The menu leads to the same page in the other language.
    await page.locator('.top-switchers').getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/ar\/guides\/first\.html$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.skip-link')).not.toHaveText(/Skip/);
    const sidebar = await page.locator('.sidebar').boundingBox();
    expect(sidebar?.x).toBeGreaterThan(700);
  } finally {
    await place.close();
  }
});

test('the number of stars is asked for once a session, and its absence is quiet', async ({ browser }) => {
  // A page of its own: the others may ask no other host.
  const page = await browser.newPage();
  const own = buildSite('fixtures/kitchen-sink', {
    settings: { topbarCtaButton: { type: 'github', url: 'https://github.com/acme/app' } },
  });
  const place = await serveFolder(own.folder);
  let answers = 0;
  let isReachable = false;
  await page.route('https://api.github.com/**', (route) => {
    if (!isReachable) return route.abort();
    answers++;
    return route.fulfill({ json: { stargazers_count: 12_345 }, headers: { 'access-control-allow-origin': '*' } });
  });
  try {
    await page.goto(`${place.url}introduction.html`);
    const button = page.locator('.top-nav .repository');
    await expect(button).toHaveText('acme/app');
    const before = await button.boundingBox();
    isReachable = true;
    await page.reload();
    await expect(button.locator('.stars')).toHaveText('12.3K');
    expect(await button.boundingBox()).toEqual(before);
    await page.goto(`${place.url}quickstart.html`);
    await expect(button.locator('.stars')).toHaveText('12.3K');
    expect(answers).toBe(1);
  } finally {
    await page.close();
    await place.close();
  }
});
