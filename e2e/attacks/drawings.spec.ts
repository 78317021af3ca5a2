/** Drawings that no browser comes to an end with, where the editor itself shows pictures: nothing watches over its own page. */
import { expect, test } from '../fixtures.ts';
import { ENDLESS_DRAWINGS } from './hostile-pages.ts';

test('a project of drawings without an end opens, shows its pages and its files, and leaves the list of projects as it is', async ({
  page,
  home,
  openSmall,
  workspace,
}) => {
  const [logo = '', ...others] = Object.keys(ENDLESS_DRAWINGS);
  const config = {
    name: 'Drawn without end',
    colors: { primary: '#0b6e4f' },
    favicon: `/${logo}`,
    logo: `/${logo}`,
    navigation: [{ group: 'Start', pages: ['index', 'second'] }],
  };
  await openSmall({ 'docs.json': JSON.stringify(config), ...ENDLESS_DRAWINGS });

  await test.step('where a picture is chosen', async () => {
    await workspace.goTo('Brand');
    await expect(page.locator('section[aria-label="Brand"]').getByText('Too much to draw here').first()).toBeVisible();
  });

  await test.step('in the list of files, and by itself', async () => {
    await workspace.goTo('Assets');
    const assets = page.locator('section[aria-label="Assets"]');
    for (const name of [logo, ...others]) await expect(assets.getByText(name, { exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('section[aria-label="Assets"] img').length)).toBe(0);
  });

  await test.step('what is written is kept', async () => {
    await workspace.openPage('second');
    await workspace.typeAtEnd('Written beside them.');
    await expect(workspace.code).toContainText('Written beside them.');
    await workspace.waitUntilSaved();
  });

  await test.step('in the list of projects', async () => {
    await home.goto();
    await expect(home.project(/Drawn without end/)).toBeVisible();
    await home.project(/field guide/i).click();
    await workspace.waitUntilOpen();
  });
});
