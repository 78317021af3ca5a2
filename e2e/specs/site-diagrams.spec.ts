/** Diagrams and formulas as readers get them, opened by double click from a folder. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../fixtures.ts';
import { violations, violationsInBothModes } from '../support/accessibility.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';
import { wordsOfDiagrams } from '../support/diagram-words.ts';

let site: BuiltSite;
test.beforeAll(() => {
  site = buildSite('fixtures/kitchen-sink');
});

test.beforeEach(async ({ page }) => {
  await page.route(/^https?:\/\/[^/]*\.example\//, (route) => route.abort());
});

const addressOf = (file: string): string => pathToFileURL(path.join(site.folder, file)).href;

test('diagrams and formulas hold to the standard', async ({ page }) => {
  for (const file of ['guides/diagrams.html', 'guides/formulas.html']) {
    await page.goto(addressOf(file));
    expect(await violationsInBothModes(page)).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every word of every kind of diagram can be read in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(addressOf('guides/diagrams.html'));
    // Those in tabs that are not open have no size yet.
    await page.addStyleTag({ content: '[role="tabpanel"] { display: block !important; }' });
    const words = await wordsOfDiagrams(page);
    expect(words.length).toBeGreaterThan(250);
    expect(words.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    expect(words.filter(({ isClipped }) => isClipped)).toEqual([]);
  });
}

test('every kind of diagram is drawn, none is left as its source', async ({ page }) => {
  await page.goto(addressOf('guides/diagrams.html'));
  const drawings = page.locator('.diagram-box .dg');
  const sources = page.locator('.diagram-source code');
  expect(await page.locator('figure.diagram').count()).toBe(await drawings.count());
  const kinds = (await sources.allTextContents()).map((text) => /^(?:---[\s\S]*?\n---\s*)?([\w-]+)/.exec(text)?.[1]);
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(27);
  for (const words of [
    'Enterprise',
    'Region eu north',
    'One API',
    'Functional requirement',
    'Urgent',
    'Sent 1000',
    'Plans compared',
    'Storage of an account',
    'Filters of topics',
    'Waits up to 20 s',
    'What clients need',
    'queues.json',
    'A message comes late',
  ]) {
    await expect(drawings.filter({ hasText: words })).toHaveCount(1);
  }
  await expect(page.getByRole('link', { name: 'TP-12' })).toHaveAttribute(
    'href',
    'https://tickets.tidepool.example/TP-12',
  );
});

test('no text of a diagram is wider than the box around it', async ({ page }) => {
  await page.goto(addressOf('guides/diagrams.html'));
  const wide = await page.locator('.dg').evaluateAll((drawings) =>
    drawings.flatMap((drawing) =>
      [...drawing.querySelectorAll('g[transform] > :is(path, rect, ellipse).dg-box')].flatMap((box) => {
        const text = box.parentElement?.querySelector('text');
        const isWide = text && text.getBoundingClientRect().width > box.getBoundingClientRect().width;
        return isWide ? [text.textContent] : [];
      }),
    ),
  );
  expect(wide).toEqual([]);
});

test('a diagram opens large, and gives the place back', async ({ page }) => {
  await page.goto(addressOf('guides/diagrams.html'));
  const button = page.getByRole('button', { name: 'Show the diagram large' }).first();
  await button.click();
  const dialog = page.getByRole('dialog', { name: /The way of a message/ });
  await expect(dialog.locator('svg')).toBeVisible();
  await expect(dialog.getByText('Client')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a diagram is zoomed where it stands, by buttons, keys and wheel', async ({ page }) => {
  await page.goto(addressOf('guides/diagrams.html'));
  const figure = page.locator('figure.diagram').first();
  const drawing = figure.locator('.dg').first();
  const widthOf = async (): Promise<number> => (await drawing.boundingBox())?.width ?? 0;
  await figure.locator('.diagram-box').hover();
  const before = await widthOf();
  await figure.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2);
  await figure.locator('.diagram-box').focus();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(widthOf).toBeLessThan(before);
  await figure.locator('.diagram-box').hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(widthOf).toBeGreaterThan(before);
  expect(await violations(page)).toEqual([]);
});

test('a large diagram can be read at once on a phone, zoomed and moved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('guides/diagrams.html'));
  const button = page.getByRole('button', { name: 'Show the diagram large' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const size = dialog.getByRole('status');
  const percent = async (): Promise<number> => Number.parseInt((await size.textContent()) ?? '', 10);
  await expect.poll(percent).toBeGreaterThanOrEqual(80);
  await page.keyboard.press('0');
  await expect.poll(percent).toBeLessThan(80);
  const whole = await percent();
  await page.keyboard.press('+');
  await expect.poll(percent).toBeGreaterThan(whole);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 8 });
  const view = dialog.getByRole('region');
  const start = await view.evaluate((box) => box.scrollLeft);
  await page.mouse.move(300, 400);
  await page.mouse.down();
  await page.mouse.move(200, 400, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => view.evaluate((box) => box.scrollLeft)).toBeGreaterThan(start + 50);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
});

test('a diagram is there without script, with its links and its text', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('guides/diagrams.html'));
  await expect(page.getByRole('button', { name: 'Show the diagram large' })).toHaveCount(0);
  await page.getByText('Diagram as text').first().click();
  await expect(page.getByText('accTitle: The way of a message')).toBeVisible();
  await page.getByRole('link', { name: 'Queue orders: How queues are built' }).first().click();
  await expect(page).toHaveURL(/structure\.html$/);
  await context.close();
});

test('nothing on a phone is wider than the page: diagrams and formulas scroll by themselves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const file of ['guides/diagrams.html', 'guides/formulas.html']) {
    await page.goto(addressOf(file));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  const scrolls = await page
    .locator('.formula')
    .evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth));
  expect(scrolls).toBe(true);
});
