import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { NavigationPanel } from '../pages/navigation-panel.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { heightBetween } from '../support/height-between.ts';

const PROJECT = {
  'docs.json': `{
  "name": "Small",
  "colors": { "primary": "#0b6e4f" },
  "navigation": [
    // where everybody begins
    { "group": "Start", "pages": ["index", "quickstart", "gone"] },
    { "group": "Guides", "icon": "book", "pages": ["guides/one", { "group": "Deep", "pages": ["guides/two"] }] }
  ]
}
`,
  'index.mdx': '---\ntitle: Welcome\n---\n\n[Begin here](/quickstart#now)\n',
  'quickstart.mdx': '---\ntitle: Quickstart\n---\n\n## Now\n',
  'guides/one.mdx': '---\ntitle: One\n---\n\n<Card title="Back" href="/quickstart" />\n',
  'guides/two.mdx': '---\ntitle: Two\n---\n\nTwo.\n',
  'draft.mdx': '---\ntitle: Draft\n---\n\nNot listed.\n',
};

const ENTRIES = ['Start', '-Welcome', '-Quickstart', '-gone, no file', 'Guides', '-One', '-Deep', '--Two'];

async function openPanel(page: Page, openSmall: (files: Record<string, string>) => Promise<void>) {
  await openSmall(PROJECT);
  const panel = new NavigationPanel(page);
  await panel.open();
  return panel;
}

const undo = (page: Page) => page.getByRole('button', { name: /^Undo: / });

test('entries are moved by keys, dragged, selected, named and given icons, and each step is taken back', async ({
  page,
  openSmall,
  workspace,
}) => {
  const panel = await openPanel(page, openSmall);
  await test.step('the keyboard walks, moves, renames and removes', async () => {
    await panel.entry('Start').focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel.entry('Welcome')).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(panel.said).toHaveText('Welcome moved into Start, 2 of 3.');
    await expect(panel.entry('Welcome')).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(panel.said).toHaveText(/holds groups only/);
    await page.keyboard.type('de');
    await expect(panel.entry('Deep')).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(panel.said).toHaveText('Deep moved to the top, 3 of 3.');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(panel.said).toHaveText('Deep moved into Guides, 2 of 2.');
    await page.keyboard.press('ArrowLeft');
    await expect(panel.entry('Two')).toBeHidden();
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: /of Deep$/ })).toBeFocused();
    await page.keyboard.type('Deeper');
    await page.keyboard.press('Enter');
    await expect(panel.entry('Deeper')).toBeFocused();
    await expect(undo(page)).toHaveAccessibleName('Undo: Rename Deep to Deeper');
    await page.keyboard.press('Delete');
    await expect(panel.entry('Deeper')).toBeHidden();
    await expect(workspace.preview.getByText('Deeper')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(panel.entry('Deeper')).toBeVisible();
    await workspace.startAgain();
    await panel.open();
    await panel.entry('Deep').focus();
    await page.keyboard.press('ArrowRight');
    await expect(panel.entry('Two')).toBeVisible();
  });
  await test.step('dragging moves entries before, after and into others, and undo takes it back', async () => {
    await expect.poll(() => panel.entries()).toEqual(ENTRIES);
    await panel.drag(panel.entry('Quickstart'), panel.entry('Two'), 'before');
    await expect(undo(page)).toHaveAccessibleName('Undo: Move Quickstart into Deep');
    await expect
      .poll(() => panel.entries())
      .toEqual(['Start', '-Welcome', '-gone, no file', 'Guides', '-One', '-Deep', '--Quickstart', '--Two']);
    await expect(panel.said).toHaveText('Quickstart moved into Deep, 1 of 2.');
    await panel.drag(panel.entry('One'), panel.entry('Start'), 'into');
    await expect(panel.said).toHaveText('One moved into Start, 3 of 3.');
    await undo(page).click();
    await undo(page).click();
    await expect.poll(() => panel.entries()).toEqual(ENTRIES);
    await workspace.startAgain();
    await panel.open();
  });
  await test.step('several entries selected move together', async () => {
    await panel.entry('Welcome').click();
    await panel.entry('Quickstart').click({ modifiers: ['Shift'] });
    await panel.drag(panel.entry('Welcome'), panel.entry('One'), 'after');
    await expect(panel.said).toHaveText('2 entries moved into Guides, 2 of 4.');
    await expect
      .poll(async () => (await panel.entries()).slice(2, 6))
      .toEqual(['Guides', '-One', '-Welcome', '-Quickstart']);
    await workspace.startAgain();
    await panel.open();
  });
  await test.step('clicking a page shows it, and a title is edited in place', async () => {
    await panel.entry('One').click();
    await expect(workspace.preview.getByRole('heading', { name: 'One', level: 1 })).toBeVisible();
    await panel.choose(panel.entry('One'), 'Rename the title');
    await page.getByRole('textbox', { name: 'Title of One' }).fill('First: of all');
    await page.keyboard.press('Enter');
    await expect(workspace.preview.getByRole('heading', { name: 'First: of all', level: 1 })).toBeVisible();
    await workspace.startAgain();
    await panel.open();
  });
  await test.step('an icon is chosen from all icons, and a link gets another address', async () => {
    await panel.choose(panel.entry('Guides'), 'Icon and details…');
    const details = page.getByRole('dialog', { name: 'Details of Guides' });
    await expect(details.getByRole('textbox', { name: 'Icon' })).toHaveValue('book');
    await details.getByRole('button', { name: 'Choose an icon' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose an icon' });
    await picker.getByRole('textbox', { name: 'Find an icon' }).fill('rocket');
    await picker.getByRole('button', { name: 'rocket', exact: true }).click();
    await expect(details.getByRole('textbox', { name: 'Icon' })).toHaveValue('rocket');
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(undo(page)).toHaveAccessibleName('Undo: Change the icon of Guides');
    await undo(page).click();
    await panel.panel.getByRole('button', { name: 'Add to the navigation' }).click();
    await page.getByRole('menuitem', { name: 'Link…' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Blog');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).fill('https://blog.example');
    await page.keyboard.press('Enter');
    await panel.choose(panel.entry('Blog'), 'Address and icon…');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).fill('https://news.example');
    await page.keyboard.press('Enter');
    await expect(undo(page)).toHaveAccessibleName('Undo: Change the address of Blog');
    await expect(workspace.preview.locator('a[href="https://news.example"]').first()).toBeAttached();
    await workspace.startAgain();
    await panel.open();
  });
  await test.step('a drop that the format cannot hold is refused with the reason, and a group is offered', async () => {
    await panel.drag(panel.entry('Quickstart'), panel.entry('Start'), 'before');
    await expect(page.getByText(/The top of the navigation holds groups only/).last()).toBeVisible();
    await expect.poll(() => panel.entries()).toEqual(ENTRIES);
    // What was refused before may still be offered, too.
    const refusal = page.getByRole('alert').filter({ hasText: 'the page “Quickstart” cannot stand there' });
    await refusal.getByRole('button', { name: 'Add a group for it' }).click();
    await expect(panel.entry('New group')).toBeVisible();
    await expect.poll(async () => (await panel.entries()).slice(0, 3)).toEqual(['New group', '-Quickstart', 'Start']);
    await panel.drag(panel.entry('Guides'), panel.entry('Deep'), 'into');
    await expect(page.getByText('“Guides” cannot be put into itself.').last()).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger that rests on an entry drags it, one that does not scrolls', async ({ page, openSmall }) => {
    const panel = await openPanel(page, openSmall);
    await panel.dragByTouch(panel.entry('Quickstart'), panel.entry('Two'), 'before', false);
    await expect.poll(() => panel.entries()).toEqual(ENTRIES);
    await panel.dragByTouch(panel.entry('Quickstart'), panel.entry('Two'), 'before', true);
    await expect(undo(page)).toHaveAccessibleName('Undo: Move Quickstart into Deep');
  });
});

test('pages are renamed, added and mended in the tree, and each step is taken back', async ({
  page,
  openSmall,
  workspace,
}) => {
  const panel = await openPanel(page, openSmall);
  await test.step('axe finds nothing', async () => {
    const check = async () => {
      expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    };
    await panel.entry('Quickstart').click();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Removed Quickstart from the navigation').last()).toBeVisible();
    // A notice stays while the pointer is on it.
    await page.getByText('Removed Quickstart from the navigation').last().hover();
    await check();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await panel.entry('Quickstart').click();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
    await check();
    await page.keyboard.press('Escape');
    await panel.choose(panel.entry('Quickstart'), /Change the path/);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Path' }).fill('start');
    await expect(page.getByText('What will change (5)')).toBeVisible();
    await check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await workspace.startAgain();
    await panel.open();
  });
  await test.step('changing a path rewrites every link, the entry and adds a redirect, shown before', async () => {
    await panel.choose(panel.entry('Quickstart'), /Change the path/);
    const dialog = page.getByRole('dialog', { name: 'Change the path of the page' });
    await dialog.getByRole('textbox', { name: 'Path' }).fill('index');
    await expect(dialog.getByText(/There is a file index.mdx already/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Path' }).fill('start');
    await expect(dialog.getByText('What will change (5)')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toContainText([
      'quickstart.mdx → start.mdx',
      'quickstart → start',
      '/quickstart → /start',
      '/quickstart → /start',
      '/quickstart#now → /start#now',
    ]);
    await dialog.getByRole('button', { name: 'Change the path' }).click();
    await expect(undo(page)).toHaveAccessibleName('Undo: Rename quickstart to start');
    await workspace.goTo('docs.json');
    await expect(workspace.code).toContainText('redirects');
    await undo(page).click();
    await expect(workspace.code).not.toContainText('redirects');
    await workspace.startAgain();
    await panel.open();
  });
  await test.step('what is missing is added, and entries without a file are mended', async () => {
    const outside = page.getByRole('region', { name: 'Not in the navigation' });
    await expect(outside.getByRole('listitem')).toHaveCount(2);
    await panel.drag(outside.getByText('Draft').first(), panel.entry('One'), 'before');
    await expect(panel.entry('Draft')).toBeVisible();
    await expect(outside.getByRole('listitem')).toHaveCount(1);
    await undo(page).click();
    await outside.getByRole('button', { name: /^Add Draft/ }).click();
    await expect(panel.entry('Draft')).toBeVisible();
    const missing = page.getByRole('region', { name: 'Entries without a file' });
    await missing.getByRole('button', { name: 'Create the page gone' }).click();
    await expect(panel.entry('Gone')).toBeVisible();
    await expect(missing).toBeHidden();
    await workspace.startAgain();
    await panel.open();
  });
  await test.step('adds a page, a group and a link, and duplicates', async () => {
    await panel.entry('Deep').focus();
    await panel.choose(panel.entry('Deep'), /Add a page/);
    const dialog = page.getByRole('dialog', { name: 'Add a page' });
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/The page has no title/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Brand new');
    await expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveValue('guides/brand-new');
    await expect(dialog.getByRole('combobox', { name: 'Place in the navigation' })).toHaveValue('0');
    await dialog.getByRole('radio', { name: /^Tutorial/ }).click();
    await dialog.getByRole('textbox', { name: 'Title' }).press('Enter');
    await expect(panel.entry('Brand new')).toBeFocused();
    await expect(panel.entry('Brand new')).toHaveAttribute('aria-level', '3');
    await expect(workspace.preview.getByRole('heading', { level: 1, name: 'Brand new' })).toBeVisible();
    await expect(workspace.preview.getByRole('heading', { name: 'What you have learned' })).toBeVisible();
    await panel.choose(panel.entry('Brand new'), 'Duplicate');
    await panel.choose(panel.entry('Brand new (copy)'), 'Duplicate');
    await expect(panel.entry('Brand new (copy 2)')).toBeVisible();
    await panel.choose(panel.entry('Deep'), 'Duplicate');
    await expect(panel.entry('Deep (copy)')).toBeVisible();
    await panel.panel.getByRole('button', { name: 'Add to the navigation' }).click();
    await page.getByRole('menuitem', { name: 'Link…' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Blog');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).fill('https://blog.example');
    await page.keyboard.press('Enter');
    await expect(panel.entry('Blog')).toBeVisible();
    await expect(workspace.preview.locator('a[href="https://blog.example"]').first()).toBeAttached();
  });
  await test.step('the group that has the keyboard is marked in the preview', async () => {
    await workspace.startAgain();
    await panel.open();
    const mark = workspace.preview.locator('leafwright-marks [data-kind=setting]');
    await panel.entry('Start').focus();
    await expect(mark).toHaveCount(1);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(panel.entry('Deep')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(panel.entry('Guides')).toBeFocused();
    await expect(mark).toHaveCount(1);
    const title = workspace.preview.getByText('Guides').first();
    await expect.poll(() => heightBetween(mark, title)).toBeLessThan(30);
    await page.keyboard.press('ArrowUp');
    await expect(mark).toHaveCount(0);
  });
});

test('snippets move, and tabs and versions show what they own', async ({ page, openSmall, workspace }) => {
  await openSmall({
    ...PROJECT,
    'docs.json': PROJECT['docs.json'].replace(
      '  "navigation"',
      '  "tabs": [{ "name": "Learn", "url": "guides" }],\n  "versions": ["v1", "v2"],\n  "navigation"',
    ),
    'snippets/plan.mdx': 'Costs nothing.\n',
    'index.mdx': '---\ntitle: Welcome\n---\n\n<Snippet file="plan.mdx" />\n',
    'quickstart.mdx': "---\ntitle: Quickstart\n---\n\nimport Plan from '/snippets/plan.mdx';\n\n<Plan />\n",
  });
  const panel = new NavigationPanel(page);
  await panel.open();
  await test.step('a snippet moves with every place that uses it, and stays a snippet', async () => {
    await page
      .getByRole('region', { name: 'Snippets' })
      .getByRole('button', { name: 'Change the path of snippets/plan.mdx' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Change the path of the snippet' });
    await dialog.getByRole('textbox', { name: 'Path' }).fill('prices');
    await expect(dialog.getByText(/Snippets stand in snippets\//)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Path' }).fill('snippets/parts/prices');
    await expect(dialog.getByRole('listitem')).toContainText([
      'snippets/plan.mdx → snippets/parts/prices.mdx',
      'plan.mdx → parts/prices.mdx',
      '/snippets/plan.mdx → /snippets/parts/prices.mdx',
    ]);
    await dialog.getByRole('button', { name: 'Change the path' }).click();
    for (const name of ['Quickstart', 'Welcome']) {
      await panel.entry(name).click();
      await expect(workspace.preview.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(workspace.preview.getByText('Costs nothing.')).toBeVisible();
    }
    await workspace.startAgain();
    await panel.open();
  });
  await test.step('tabs and versions show what they own, and change with a drag', async () => {
    const division = (name: string) => panel.panel.getByRole('button', { name });
    await division('Tab Learn 2 pages').click();
    await expect(panel.said).toHaveText('2 pages belong to Learn.');
    await panel.drag(panel.entry('Guides'), division('Version v2'), 'into');
    await expect(undo(page)).toHaveAccessibleName('Undo: Show Guides in v2 only');
    await expect(division('Version v2 2 pages')).toBeVisible();
    await panel.choose(panel.entry('Guides'), 'Show in all versions');
    await expect(division('Version v2 0 pages')).toBeVisible();
    await panel.drag(panel.entry('Quickstart'), division('Tab Learn'), 'into');
    const dialog = page.getByRole('dialog', { name: 'Change the path of the page' });
    await expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveValue('guides/quickstart');
    await dialog.getByRole('button', { name: 'Change the path' }).click();
    await expect(division('Tab Learn 3 pages')).toBeVisible();
    await panel.choose(panel.entry('Welcome'), 'Move to the tab Learn…');
    await expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveValue('guides/index');
    await page.keyboard.press('Escape');
    await panel.choose(panel.entry('Start'), 'Show in v1 only');
    await expect(division('Version v1 3 pages')).toBeVisible();
  });
});
