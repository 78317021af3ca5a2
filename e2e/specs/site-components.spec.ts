/** The components of a page as readers use them: by keyboard, opened from a folder, with and without script, on paper. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';
import { isSeen } from '../support/is-seen.ts';
import { choiceIsKept, SHOWS_CHOICE } from '../support/kept-choice.ts';

let site: BuiltSite;

test.beforeAll(() => {
  site = buildSite('fixtures/kitchen-sink');
});

const open = (page: Page, path: string) => page.goto(`${pathToFileURL(site.folder).href}/${path}`);

/** Keeps what a page writes to the clipboard, which belongs to the whole machine. */
async function keepCopies(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    const writeText = async (text: string): Promise<void> => {
      document.documentElement.dataset.clipboard = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  return async () => (await page.locator('html').getAttribute('data-clipboard')) ?? undefined;
}

test('tabs are chosen with the arrow keys, and the address leads to the one that is shown', async ({ page }) => {
  await open(page, 'guides/structure.html');
  const tabs = page.getByRole('tablist', { name: 'npm, pip, Other' });
  await tabs.getByRole('tab', { name: 'npm' }).focus();
  await page.keyboard.press('ArrowRight');
  const pip = tabs.getByRole('tab', { name: 'pip' });
  await expect(pip).toBeFocused();
  await expect(pip).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('pipx run tidepool new')).toBeVisible();
  await expect(page.getByText('npm create tidepool')).toBeHidden();
  await expect(page).toHaveURL(/#tab-pip$/);
  await page.keyboard.press('End');
  await expect(tabs.getByRole('tab', { name: 'Other' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'npm' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveRole('tab');
});

test('a link to something in a tab opens the tab', async ({ page }) => {
  await open(page, 'guides/structure.html#a-heading-in-a-tab');
  await expect(page.getByRole('heading', { name: 'A heading in a tab' })).toBeInViewport();
  await open(page, 'guides/structure.html#first-choice');
  await expect(page.getByText('Not shown at first.')).toBeVisible();
});

test('the contents list the headings of the tab that is open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'guides/structure.html');
  const entry = page.locator('#toc').getByRole('link', { name: 'A heading in a tab' });
  await expect(entry).toBeHidden();
  await page.getByRole('tab', { name: 'pip' }).first().click();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page.getByRole('heading', { name: 'A heading in a tab' })).toBeInViewport();
});

test('a choice holds for every set on the page, and on the next page', async ({ page }) => {
  await open(page, 'guides/code.html');
  const menu = page.locator('lw-tabs select').first();
  await expect(menu).toHaveValue('cURL');
  await page.getByRole('tab', { name: 'Node.js' }).first().click();
  await expect(menu).toHaveValue('Node.js');
  await expect(page.getByText('await tidepool.queues()')).toBeVisible();
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Tidepool().queues()')).toBeVisible();
  await choiceIsKept(
    async () => {
      await open(page, 'guides/code.html');
      await menu.selectOption('Node.js');
      await menu.selectOption('Python');
    },
    async () => {
      await open(page, 'guides/examples.html');
      await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true', SHOWS_CHOICE);
    },
  );
});

test("the browser's own search opens the panel that it found words in", async ({ page }) => {
  await open(page, 'guides/structure.html#retries');
  const panel = page.locator('#tab-pip');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(page.getByText('pipx run tidepool new')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'pip' })).toHaveAttribute('aria-selected', 'true');
});

test('switching code leaves no address behind that leads to what is hidden', async ({ page }) => {
  await open(page, 'guides/code.html#groups');
  await page.getByRole('tab', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/code\.html$/);
  await expect(page.locator('.code-group').first().getByRole('button', { name: 'Copy the code' })).toBeHidden();
});

test('copying takes what a reader wants: no prompts, no lines that a change takes away', async ({ page }) => {
  const copied = await keepCopies(page);
  await open(page, 'guides/code.html');
  const copy = async (title: string) => {
    const block = page.locator('.code-block', { has: page.locator('.code-title', { hasText: title }) }).first();
    await block.getByRole('button', { name: 'Copy the code' }).focus();
    await page.keyboard.press('Enter');
  };
  const said = isSeen(page, '.code-block [role="status"]', 'Copied');
  await copy('Prompts are not copied');
  await said;
  await expect.poll(copied).toMatch(/^npm install @tidepool\/client\n/);
  await copy('retries.js');
  await expect.poll(copied).toContain('attempts: 5');
  expect(await copied()).not.toMatch(/attempts: 3|\[!code/);
  const group = page.locator('.code-group').first();
  await group.getByRole('tab', { name: 'Node.js' }).click();
  await group.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(copied).toBe("await tidepool.queue('orders').send({ id: 41 });");
});

test('long code is folded until a reader asks for it, and only what scrolls is a stop', async ({ page }) => {
  await open(page, 'guides/code.html');
  const block = page.locator('.code-foldable').first();
  const height = async () => (await block.boundingBox())?.height ?? 0;
  const folded = await height();
  await block.getByRole('button', { name: 'Show all lines' }).focus();
  await page.keyboard.press('Space');
  await expect(block.getByRole('button', { name: 'Show fewer lines' })).toBeFocused();
  expect(await height()).toBeGreaterThan(folded);
  const blockOf = (text: string) => page.locator('pre', { hasText: text }).first();
  await expect(blockOf('tidepool queues create orders --attempts')).toHaveAttribute('tabindex', '0');
  await expect(blockOf('No language')).toHaveAttribute('tabindex', '-1');
});

test('accordions open by keyboard and by address, one in another too', async ({ page }) => {
  await open(page, 'guides/structure.html');
  const outer = page.locator('summary', { hasText: 'What happens after the last attempt?' });
  await outer.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The message moves to the queue')).toBeVisible();
  await page.locator('summary', { hasText: 'Can it come back?' }).click();
  await expect(page).toHaveURL(/attempt\?:back$/);
  const address = page.url();
  await open(page, 'guides/callouts.html');
  await page.goto(address);
  await expect(page.getByText('/redrive')).toBeInViewport();
  await page.locator('summary', { hasText: 'Can it come back?' }).click();
  await expect(page).not.toHaveURL(/#/);
});

test('a card is followed from anywhere on it, and links in its text lead elsewhere', async ({ page }) => {
  await open(page, 'guides/cards.html');
  await page.getByText('It only holds text, and').getByRole('link', { name: 'a link' }).click();
  await expect(page).toHaveURL(/introduction\.html$/);
  await open(page, 'guides/cards.html');
  await page.getByText('The whole card is the link.').click({ force: true });
  await expect(page).toHaveURL(/quickstart\.html$/);
  await open(page, 'guides/cards.html');
  await expect(page.getByRole('link', { name: 'Out of the site (opens in a new tab)' })).toBeVisible();
});

test('examples are pinned beside the text, and stand in it where there is no room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'guides/examples.html');
  const request = page.getByRole('region', { name: 'Request example' });
  const text = page.getByText('A request and what comes back');
  const [side, column] = [await request.boundingBox(), await text.boundingBox()];
  expect(side?.x).toBeGreaterThan((column?.x ?? 0) + (column?.width ?? 0));
  await page.getByText('Queues that exist are not changed.').scrollIntoViewIfNeeded();
  await expect(request).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  const isBefore = async (one: string, other: string) => {
    const order = await page
      .locator('main :is(p, h2, section)')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? element.textContent));
    const [first, second] = [one, other].map((start) => order.findIndex((words) => words?.trim().startsWith(start)));
    return first !== -1 && (first ?? 0) < (second ?? -1);
  };
  await expect.poll(() => isBefore('A request and what comes back', 'Request example')).toBe(true);
  await expect.poll(() => isBefore('Response example', 'What follows')).toBe(true);
});

for (const media of ['screen without script', 'paper'] as const) {
  test(`everything can be read: ${media}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: media === 'paper' });
    const page = await context.newPage();
    await open(page, 'guides/structure.html');
    if (media === 'paper') await page.emulateMedia({ media: 'print' });
    for (const words of ['npm create tidepool', 'pipx run tidepool new', 'Tabs in tabs.', 'With their own choice.']) {
      await expect(page.getByText(words)).toBeVisible();
    }
    if (media === 'paper') await expect(page.getByText('About dead letters')).toBeVisible();
    if (media === 'paper') await expect(page.getByText('/redrive')).toBeVisible();
    await open(page, 'guides/code.html');
    await expect(page.getByText('await tidepool.queues()')).toBeVisible();
    await expect(page.getByText('Tidepool().queues()')).toBeVisible();
    await expect(page.getByText('ops@tidepool.example')).toBeVisible();
    await context.close();
  });
}

test('colours of a palette without rows stand side by side, in columns', async ({ page }, testInfo) => {
  const project = testInfo.outputPath('palette');
  mkdirSync(project, { recursive: true });
  const colors = ['#0e7490', '#b45309', '#4d7c0f', '#be123c', '#6d28d9', '#0f766e', '#a16207', '#1d4ed8'];
  const items = colors.map((value, index) => `  <Color.Item name="Colour ${index + 1}" value="${value}" />`);
  writeFileSync(
    `${project}/docs.json`,
    '{ "name": "Palette", "navigation": [{ "group": "All", "pages": ["index"] }] }',
  );
  writeFileSync(`${project}/index.mdx`, `---\ntitle: Palette\n---\n\n<Color>\n${items.join('\n')}\n</Color>\n`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${pathToFileURL(buildSite(project).folder).href}/index.html`);
  const places = await page
    .locator('.colors-item')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()).map(({ x, y }) => [x, y]));
  expect(places).toHaveLength(colors.length);
  const [rows, columns] = [new Set(places.map(([, y]) => y)).size, new Set(places.map(([x]) => x)).size];
  expect(columns).toBeGreaterThan(2);
  expect(rows).toBe(Math.ceil(colors.length / columns));
});
