import { expect, test } from '../fixtures.ts';
import { NavigationPanel } from '../pages/navigation-panel.ts';
import { violationsInBothModes } from '../support/accessibility.ts';

const PROJECT = {
  'docs.json': `{
  "name": "Small",
  "theme": "mint",
  "colors": { "primary": "#0b6e4f" },
  "navigation": {
    "tabs": [
      {
        "tab": "Guides",
        // where everybody begins
        "groups": [{ "group": "Start", "pages": ["index"] }, { "group": "Deep", "pages": ["deep"] }]
      },
      { "tab": "API", "pages": { "$ref": "nav/api.json" } },
      { "tab": "Empty", "pages": [] }
    ]
  }
}
`,
  'nav/api.json': '["api/users"] // of the API\n',
  'index.mdx': '---\ntitle: Welcome\n---\n\nHello.\n',
  'deep.mdx': '---\ntitle: Deep down\n---\n\nDeep.\n',
  'api/users.mdx': '---\ntitle: Users\n---\n\nAll of them.\n',
};

test('parts of a site are added, changed, filled and described in the tree', async ({ page, openSmall, workspace }) => {
  await openSmall(PROJECT);
  const panel = new NavigationPanel(page);
  await panel.open();
  const undo = page.getByRole('button', { name: /^Undo: / });
  const add = async (kind: RegExp) => {
    await panel.panel.getByRole('button', { name: 'Add to the navigation' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
  };

  await test.step('the tree says what readers see, and what they do not', async () => {
    await expect
      .poll(() => panel.entries())
      .toEqual([
        'Guides, tab row',
        '-Start',
        '--Welcome',
        '-Deep',
        '--Deep down',
        'API, tab row',
        '-Users',
        'Empty, tab row, Readers do not see it: it holds no page that is shown, and leads nowhere',
      ]);
  });

  await test.step('a first language takes in what is there, and comes with its first page', async () => {
    await add(/^Language…/);
    const dialog = page.getByRole('dialog', { name: 'Add a language' });
    await expect(dialog.getByText('All that is there goes into a first language')).toBeVisible();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
    await dialog.getByRole('button', { name: 'Add the language' }).click();
    await expect(undo).toHaveAccessibleName('Undo: Add the language Deutsch');
    await expect(panel.entry('Deutsch')).toBeFocused();
    await expect(workspace.preview.getByText('Deutsch').first()).toBeAttached();
    await undo.click();
    await expect(panel.entry('Guides')).toHaveAttribute('aria-level', '1');
  });

  await test.step('a group becomes a tab, and says beforehand where it goes', async () => {
    await panel.choose(panel.entry('Deep'), 'Change the kind…');
    const dialog = page.getByRole('dialog', { name: 'Change the kind of Deep' });
    await dialog.getByRole('combobox', { name: 'Make it a' }).selectOption('item');
    await expect(dialog.getByText('What else stands there goes into a menu entry of its own.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Make it a' }).selectOption('tab');
    await expect(dialog.getByText('becomes a tab after “Guides”')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change the kind' }).click();
    await expect(undo).toHaveAccessibleName('Undo: Make Deep a tab');
    await expect(panel.entry('Deep')).toHaveAttribute('aria-level', '1');
    await expect(workspace.preview.getByRole('link', { name: 'Deep', exact: true }).first()).toBeAttached();
  });

  await test.step('what is dragged goes into another part, into the file that holds it', async () => {
    await panel.drag(panel.entry('Deep down'), panel.entry('Users'), 'after');
    await expect(panel.said).toHaveText('Deep down moved into API, 2 of 2.');
    await panel.drag(panel.entry('API'), panel.entry('Guides'), 'into');
    await expect(page.getByText('“Guides” is a tab itself. Put it before or after that.').last()).toBeVisible();
    await workspace.goTo('docs.json');
    await expect(workspace.code).toContainText('nav/api.json');
    await expect(workspace.code).toContainText('where everybody begins');
    await panel.open();
  });

  await test.step('details are those of its kind', async () => {
    await panel.choose(panel.entry('API'), 'Icon and details…');
    const details = page.getByRole('dialog', { name: 'Details of API' });
    await expect(details.getByRole('textbox', { name: 'Description of an API' })).toBeVisible();
    expect(await violationsInBothModes(page, { exclude: 'iframe' })).toEqual([]);
    await details.getByRole('checkbox', { name: /^Hidden/ }).check();
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('treeitem', { name: 'API, tab row, hidden' })).toBeVisible();
    await expect(workspace.preview.getByRole('link', { name: 'API', exact: true })).toHaveCount(0);
  });
});
