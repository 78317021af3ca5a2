import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { isSeen } from '../support/is-seen.ts';

test('the history names steps, leads to them, and takes them back by buttons, menu and keys', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall();
  await test.step('names every step, and goes back and forth to any of them', async () => {
    await workspace.goTo('History');
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText('Nothing has been changed yet')).toBeVisible();

    await workspace.goTo('Brand');
    await page
      .getByRole('region', { name: 'Brand', exact: true })
      .getByRole('textbox', { name: 'Project name' })
      .fill('Renamed');
    await workspace.primaryColor.fill('#1d4ed8');
    const tabs = await workspace.openSettings('Tabs');
    await tabs.getByRole('button', { name: 'Add tab' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Guides');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await workspace.openPage('second');
    await workspace.typeAtEnd('More words.');
    await expect(workspace.preview.getByText('More words.')).toBeVisible();

    await workspace.goTo('History');
    const steps = history.getByRole('list', { name: 'Steps, newest first' }).getByRole('listitem');
    await expect(steps).toHaveText([
      /^Edit second\.mdx/,
      /^Add the tab Guides/,
      /^Change Brand colour/,
      /^Change Project name/,
      /^When the project was opened/,
    ]);
    await expect(history.getByRole('button', { name: /^Edit second/ })).toHaveAttribute('aria-current', 'step');

    await history.getByRole('button', { name: /^Change Project name/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Undone: Change Brand colour, with 2 more' })).toHaveCount(
      1,
    );
    await expect(workspace.preview.getByText('More words.')).toBeHidden();
    await expect(history.getByRole('button', { name: /^Edit second\.mdx\s*, undone/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo: Change Project name' })).toBeEnabled();
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);

    // By keyboard: up to the newest.
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(history.getByRole('button', { name: /^Edit second/ })).toHaveAttribute('aria-current', 'step');
    await expect(workspace.preview.getByText('More words.')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
    await workspace.startAgain();
  });
  await test.step('undo shows what it changed, and keeps the focus', async () => {
    await workspace.goTo('Brand');
    await workspace.primaryColor.fill('#1d4ed8');
    await workspace.goTo('Pages');
    const pointedOut = isSeen(page, '[data-setting="colors.primary"][data-changed]');
    await page.getByRole('button', { name: 'Undo: Change Brand colour' }).click();
    await expect(page.getByRole('region', { name: 'Brand' })).toBeVisible();
    await pointedOut;
    await expect(page.locator('[data-setting="colors.primary"]')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Undone: Change Brand colour' })).toHaveCount(1);
    await workspace.startAgain();
  });
  await test.step('the menu beside undo has the last steps', async () => {
    await workspace.goTo('Brand');
    const name = page
      .getByRole('region', { name: 'Brand', exact: true })
      .getByRole('textbox', { name: 'Project name' });
    const first = await name.inputValue();
    await name.fill('Renamed');
    await workspace.primaryColor.fill('#1d4ed8');
    await page.getByRole('button', { name: 'Last steps' }).click();
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    await page.getByRole('menuitem', { name: 'Before the first step' }).click();
    await expect(name).toHaveValue(first);
    await page.getByRole('button', { name: 'Last steps' }).press('Enter');
    await page.getByRole('menuitem', { name: 'All steps' }).click();
    const steps = page.getByRole('region', { name: 'History' }).getByRole('list', { name: 'Steps, newest first' });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await workspace.startAgain();
  });
  await test.step('undo by key works in the field that was typed in', async () => {
    await workspace.goTo('Brand');
    const name = page
      .getByRole('region', { name: 'Brand', exact: true })
      .getByRole('textbox', { name: 'Project name' });
    const first = await name.inputValue();
    await name.fill('Renamed');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(name).toHaveValue(first);
    await expect(name).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(name).toHaveValue('Renamed');
    // What is no colour yet is in no step: the field takes it back itself.
    await workspace.primaryColor.click();
    await page.keyboard.press('End');
    await page.keyboard.type('zz');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(name).toHaveValue('Renamed');
  });
});

test('a setting is shown again when it is asked for again', async ({ page, openSmall }) => {
  await openSmall();
  const ask = () =>
    page.evaluate(() => {
      location.hash = location.hash.replace(/\/[a-z-]+(\?.*)?$/, '/brand?setting=colors.dark');
    });
  const dark = page.locator('[data-setting="colors.dark"]');
  for (const _ of [1, 2]) {
    await ask();
    await expect(dark.getByRole('textbox')).toBeFocused();
    await page
      .getByRole('region', { name: 'Brand', exact: true })
      .getByRole('textbox', { name: 'Project name' })
      .focus();
  }
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('logo');
  await ask();
  await expect(dark.getByRole('textbox')).toBeFocused();
});
