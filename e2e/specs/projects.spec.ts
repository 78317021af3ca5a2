import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { smallProject, writeZip } from '../support/archives.ts';

test('a zip that is here already is asked about; replacing it can be taken back', async ({
  page,
  home,
  workspace,
}, testInfo) => {
  const zip = testInfo.outputPath('small.zip');
  writeZip(zip, smallProject({}));
  await home.goto();
  await home.openZip(zip);
  await workspace.waitUntilOpen();
  await page.getByRole('link', { name: 'All projects' }).click();
  await home.openZip(zip);
  const dialog = page.getByRole('dialog', { name: /is already in your projects/ });
  await expect(dialog.getByRole('button', { name: /^Open your project/ })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open a zip' })).toBeFocused();
  await home.openZip(zip);
  await dialog.getByRole('button', { name: /^Replace your project/ }).click();
  await workspace.waitUntilOpen();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await workspace.waitUntilOpen();
  await page.getByRole('link', { name: 'All projects' }).click();
  const list = page.getByRole('region', { name: 'Your projects' });
  await expect(list.getByRole('link', { name: /^Small/ })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Recently deleted' }).getByRole('listitem')).toHaveCount(1);
});

test('the example of the first visit is opened when it is asked for, and a second click makes no second one', async ({
  page,
  home,
  workspace,
}) => {
  await home.goto();
  await page.getByRole('button', { name: 'Start from an example' }).dblclick();
  await workspace.waitUntilOpen();
  const list = page.getByRole('region', { name: 'Your projects' });
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(list.getByRole('link', { name: /^Field Guide/ })).toHaveCount(1);
  // Once opened it is somebody's work, and whoever wants an example gets a fresh one.
  await home.start('Start from an example');
  await workspace.waitUntilOpen();
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(list.getByRole('link', { name: /^Field Guide/ })).toHaveCount(2);
  await expect(home.project(/^Field Guide 2/)).toBeVisible();
});

test('a project is duplicated, deleted by keyboard and brought back', async ({ page, home }) => {
  await home.goto();
  const list = page.getByRole('region', { name: 'Your projects' });
  await page.getByRole('button', { name: /^More for/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  await expect(list.getByRole('link', { name: /copy/ })).toBeFocused();
  await page.getByRole('button', { name: /^More for .* copy/ }).press('Enter');
  await page.getByRole('menu', { name: /copy/ }).getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(list.getByRole('link')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // After a reload, too.
  await page.reload();
  await page.getByRole('button', { name: /^Restore/ }).press('Enter');
  await expect(list.getByRole('link', { name: /copy/ })).toBeFocused();
});

test('steps are set aside and come back, a page is deleted with its links, a tab comes with its page', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall({ 'index.mdx': '---\ntitle: First page\n---\n\nGo to the [second](/second).\n' });
  await test.step('newer steps that made way for a letter come back, by keyboard too', async () => {
    await workspace.goTo('Brand');
    await workspace.primaryColor.fill('#1d4ed8');
    await workspace.openPage('second');
    await workspace.typeAtEnd('Newer words.');
    await expect(workspace.preview.getByText('Newer words.')).toBeVisible();
    await page.getByRole('button', { name: 'Last steps' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Before the first step' }).press('Enter');
    await workspace.primaryColor.fill('#b91c1c');
    await expect(page.getByText('2 newer steps were set aside')).toBeVisible();
    await page.getByRole('button', { name: 'Last steps' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Restore 2 newer steps' }).press('Enter');
    await page.getByRole('button', { name: 'Go to the newest step' }).press('Enter');
    await expect(workspace.preview.getByText('Newer words.')).toBeVisible();
    await expect(workspace.preview.locator('html')).toHaveCSS('--accent', '#1d4ed8');
    await workspace.goTo('History');
    await expect(page.getByRole('region', { name: 'Set aside' }).getByRole('listitem')).toHaveCount(1);
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
  });
  await workspace.startAgain();
  await test.step('a page that others link to says so before it is deleted, and its address can lead on', async () => {
    await workspace.goTo('Pages');
    await page.getByRole('list', { name: 'Pages' }).getByText('Second page').hover();
    await page.getByRole('button', { name: 'Delete Second page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Second page?' });
    await expect(dialog.getByRole('button', { name: /^index\.mdx, line 5/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Send readers to' }).selectOption('index');
    await dialog.getByRole('button', { name: 'Delete and redirect' }).click();
    await expect(page.getByRole('button', { name: /^First page/ })).toBeFocused();
    expect(await workspace.configText()).toMatch(/"source": "\/second",\s*"destination": "\/index"/);
  });
  await workspace.startAgain();
  await test.step('a new tab comes with its first page, and the preview shows it', async () => {
    // A wide preview shows the tabs of the site.
    await page.getByRole('button', { name: 'Close the page' }).click();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Navigation' }).click();
    await page.getByRole('button', { name: 'Add to the navigation' }).click();
    await page.getByRole('menuitem', { name: 'Tab…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a tab' });
    await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Guides');
    await expect(dialog.getByText(/created at guides\/introduction/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(workspace.preview.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
    await expect(workspace.preview.getByRole('link', { name: 'Guides' }).first()).toBeVisible();
    await expect(page.getByRole('treeitem', { name: 'Introduction' })).toBeFocused();
  });
});

test('in the later format the first tab takes in what is there', async ({ page, openSmall, workspace }) => {
  const navigation = { groups: [{ group: 'Start', pages: ['index', 'second'] }] };
  await openSmall({
    'docs.json': JSON.stringify({ name: 'Small', theme: 'mint', colors: { primary: '#0b6e4f' }, navigation }),
  });
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Navigation' }).click();
  await page.getByRole('button', { name: 'Add to the navigation' }).click();
  await page.getByRole('menuitem', { name: 'Tab…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a tab' });
  await expect(dialog.getByText('All that is there goes into a first tab')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name of the first tab' })).toHaveValue('Documentation');
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Guides');
  await page.keyboard.press('Enter');
  await expect(workspace.preview.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  await expect(workspace.preview.getByRole('link', { name: 'Documentation' }).first()).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Second page' })).toHaveAttribute('aria-level', '3');
  await page.getByRole('button', { name: 'Undo: Add the tab Guides' }).click();
  await expect(page.getByRole('treeitem', { name: 'Second page' })).toHaveAttribute('aria-level', '2');
});
