import { expect, test } from '../fixtures.ts';
import { violationsInBothModes } from '../support/accessibility.ts';

// Whoever works in the dark sees no light first; all other specs begin in light.
test.use({ colorScheme: 'dark' });

test('every screen of the editor', async ({ page, home, workspace }) => {
  await home.goto();
  await expect(home.project(/field guide/i)).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
  await home.project(/field guide/i).click();
  await workspace.waitUntilOpen();
  await expect(workspace.primaryColor).toBeVisible();
  // The preview is a page of the site, which site-accessibility.spec.ts looks at.
  expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
  await workspace.goTo('Problems');
  expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
  await workspace.goTo('docs.json');
  await expect(workspace.code).toBeVisible();
  expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
  await workspace.goTo('Pages');
  expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Download/ })).toBeVisible();
  expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
});
