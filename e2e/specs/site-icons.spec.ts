/** The icons of a site in the browser, and colours that a reader copies. */
import { pathToFileURL } from 'node:url';
import { expect, test } from '../fixtures.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';
import { isSeen } from '../support/is-seen.ts';

let site: BuiltSite;

test.beforeAll(() => {
  site = buildSite('fixtures/kitchen-sink');
});

test('every icon that a page names is a picture of its size', async ({ page }) => {
  await page.goto(`${pathToFileURL(site.folder).href}/guides/inline.html`);
  const sizes = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="apple-touch-icon"]')];
    return Promise.all(
      links.map(async ({ href }) => {
        const picture = new Image();
        picture.src = href;
        await picture.decode();
        return [href.replace(/.*\//, ''), picture.naturalWidth];
      }),
    );
  });
  expect(sizes).toContainEqual(['apple-touch-icon.png', 180]);
  expect(sizes.map(([name]) => name)).toEqual(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png']);
  for (const [, width] of sizes) expect(width).toBeGreaterThan(15);
});

test('a click copies a colour, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = async (text: string): Promise<void> => {
      document.documentElement.dataset.clipboard = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.goto(`${pathToFileURL(site.folder).href}/guides/inline.html`);
  const said = isSeen(page, '[role="status"]', 'Copied');
  await page.getByRole('button', { name: 'Copy #164E63' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-clipboard', '#164E63');
  await said;
});
