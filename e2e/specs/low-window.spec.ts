import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { NarrowPage } from '../pages/narrow-page.ts';

const NAMES = Array.from({ length: 40 }, (_, at) => `page-${at + 1}`);
const LONG_PAGE = `---\ntitle: Long page\n---\n\n${NAMES.map((name) => `A paragraph of ${name}.`).join('\n\n')}\n`;
const LONG_SITE = {
  'docs.json': JSON.stringify({
    name: 'Small',
    colors: { primary: '#0b6e4f' },
    navigation: [{ group: 'Start', pages: ['index', 'second', ...NAMES] }],
  }),
  'index.mdx': LONG_PAGE,
  ...Object.fromEntries(NAMES.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nA page.\n`])),
};

/** Turns the wheel above the middle of the window until the top bar is gone, or is back. */
async function scroll(page: Page, pixels: number, isBarThere: boolean): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  const bar = page.getByRole('banner');
  await expect(async () => {
    await page.mouse.wheel(0, pixels);
    if (isBarThere) await expect(bar).toBeInViewport({ ratio: 0.9, timeout: 500 });
    else await expect(bar).not.toBeInViewport({ timeout: 500 });
  }).toPass();
}

for (const [width, height, words] of [
  [720, 450, 'twice'],
  [320, 256, 'four times'],
] as const) {
  test.describe(`enlarged ${words}`, () => {
    test.use({ viewport: { width, height } });

    test('the top bar makes room on the way down, and is back on the way up', async ({
      page,
      openSmall,
      workspace,
    }, testInfo) => {
      const narrow = new NarrowPage(page);
      await openSmall(LONG_SITE);
      const lookAt = async (part: string) => {
        await test.step(part, async () => {
          const picture = (way: string) => page.screenshot({ path: testInfo.outputPath(`${part}-${way}.png`) });
          await picture('start');
          await scroll(page, 400, false);
          await picture('down');
          // A little is enough: it is not only at the top of what scrolls.
          await scroll(page, -60, true);
          await picture('up');
          await narrow.expectToFit();
        });
      };
      await lookAt('Brand');
      for (const section of ['Navigation', 'Pages']) {
        await narrow.goTo(section);
        await lookAt(section);
      }
      await page
        .getByRole('region', { name: 'Pages' })
        .getByRole('button', { name: /index$/ })
        .first()
        .click();
      await narrow.expectOnly('code');
      await page.getByText('Visual', { exact: true }).first().click();
      await expect(page.getByText('A paragraph of page-3.', { exact: true }).first()).toBeVisible();
      await lookAt('Visual');

      await test.step('by keyboard', async () => {
        await narrow.goTo('Brand');
        await scroll(page, 400, false);
        const undo = page.getByRole('banner').getByRole('textbox').first();
        await undo.focus();
        await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.9 });
        // A movement that still runs out does not take it away again.
        const heightOfField = async () => (await workspace.primaryColor.boundingBox())?.y ?? 0;
        const before = await heightOfField();
        await page.mouse.wheel(0, 400);
        await expect.poll(heightOfField).toBeLessThan(before - 100);
        await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.9 });
        await workspace.primaryColor.focus();
        await expect(workspace.primaryColor).toBeInViewport({ ratio: 1 });
      });
    });
  });
}
