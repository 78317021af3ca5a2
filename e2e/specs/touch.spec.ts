import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { NarrowPage } from '../pages/narrow-page.ts';
import { smallTargets } from '../support/small-targets.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="#0b6e4f"/></svg>';

const FILES = {
  'docs.json': JSON.stringify(
    {
      name: 'Small',
      colors: { primary: '#0b6e4f' },
      tabs: [{ name: 'Guides', url: 'guides' }],
      anchors: [{ name: 'Community', icon: 'users', url: 'https://community.example' }],
      versions: ['v1', 'v2'],
      navigation: [
        { group: 'Start', pages: ['index', 'second'] },
        { group: 'Guides', pages: ['guides/one'] },
      ],
    },
    null,
    2,
  ),
  'guides/one.mdx':
    '---\ntitle: One\n---\n\nThe [second](/nowhere) page, and [one](https://boats.dev/a) elsewhere.\n\n<Note>A note</Note>\n',
  'images/bird.svg': DRAWING,
  'leafwright.notes.json': JSON.stringify({
    notes: [
      { id: 'a', page: 'index.mdx', quote: 'title', author: 'Ada', text: 'Why?' },
      { id: 'b', page: 'index.mdx', author: 'Ada', text: 'Done.', resolved: true },
      { id: 'c', page: 'gone.mdx', author: 'Ada', text: 'Where to?' },
    ],
  }),
};

/** Nothing that can be tapped is smaller than a finger. */
async function expectLargeTargets(page: Page, screen: string): Promise<void> {
  await expect.poll(() => smallTargets(page), { message: screen }).toEqual([]);
}

/** Nothing is wider than the window. */
async function expectNoOverflow(page: Page, screen: string): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(wide, screen).toEqual([]);
}

test.describe('for a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every section and its forms, dialogs and menus, and writing', async ({ page, openSmall, workspace }) => {
    const narrow = new NarrowPage(page);
    await openSmall(FILES);
    await test.step('every section and its forms', async () => {
      for (const section of [
        'Navigation',
        'Pages',
        'This page',
        'Assets',
        'Find',
        'API',
        'Problems',
        'History',
        'All settings',
      ]) {
        await narrow.goTo(section);
        await expectLargeTargets(page, section);
      }
      await narrow.goTo('This page');
      await page.getByText('Notes', { exact: true }).tap();
      await page.getByRole('button', { name: 'Reply to the note by Ada' }).tap();
      await expectLargeTargets(page, 'Notes');
      await page.getByRole('button', { name: 'Add a note' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectLargeTargets(page, 'A note');
      await expectNoOverflow(page, 'A note');
      await page.keyboard.press('Escape');
      for (const part of [
        'Brand',
        'Top bar',
        'Sidebar shortcuts',
        'Versions',
        'Social links',
        'Appearance',
        'Advanced',
      ]) {
        await narrow.goTo('All settings');
        const parts = page.getByRole('region', { name: 'All settings' });
        await parts.getByRole('button', { name: new RegExp(`^${part}\\b`) }).tap();
        await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
        await expectLargeTargets(page, part);
      }
      await narrow.goTo('Brand');
      await workspace.primaryColor.fill('#7a1fa2');
      await narrow.goTo('History');
      await expectLargeTargets(page, 'History with steps');
      await page.locator('button[aria-label^="Undo: "]').tap();
      await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
    });
    await test.step('dialogs and menus', async () => {
      await narrow.goTo('Navigation');
      await page.getByRole('button', { name: 'Add to the navigation' }).tap();
      await expectLargeTargets(page, 'Menu: add to the navigation');
      await page.getByRole('menuitem', { name: 'Group…' }).tap();
      await expectLargeTargets(page, 'Dialog: add a group');
      await page.getByRole('button', { name: 'Cancel' }).tap();

      await narrow.goTo('Pages');
      await page.getByRole('button', { name: 'Add a page' }).tap();
      await expect(page.getByRole('dialog', { name: 'Add a page' })).toBeVisible();
      await expectLargeTargets(page, 'Dialog: add a page');
      await page.keyboard.press('Escape');

      await narrow.goTo('Assets');
      await page.getByRole('button', { name: /bird\.svg/ }).tap();
      await expectLargeTargets(page, 'One file');
      await page.getByRole('button', { name: 'Rename or move' }).tap();
      await expectLargeTargets(page, 'Dialog: rename a file');
      await page.getByRole('button', { name: 'Cancel' }).tap();

      await narrow.goTo('Find');
      await page.getByRole('textbox', { name: 'Find', exact: true }).fill('page');
      await page.getByRole('button', { name: 'Replace', exact: true }).tap();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await expectLargeTargets(page, 'Find and replace');

      await narrow.goTo('All settings');
      await page.getByRole('button', { name: 'Convert…' }).tap();
      await expect(page.getByRole('dialog').getByText(/^Moves/)).toBeVisible();
      await expectLargeTargets(page, 'Dialog: convert the settings');
      await page.keyboard.press('Escape');

      await narrow.goTo('Problems');
      await page.getByRole('button', { name: 'Links to other hosts…' }).tap();
      await expect(
        page
          .getByRole('dialog', { name: 'Links to other hosts' })
          .getByRole('button', { name: /^Try|Close/ })
          .first(),
      ).toBeVisible();
      await expectLargeTargets(page, 'Dialog: links to other hosts');
      await expectNoOverflow(page, 'Dialog: links to other hosts');
      await page.keyboard.press('Escape');

      await narrow.goTo('All settings');
      await page.getByRole('button', { name: 'Choose the checks…' }).tap();
      const checks = page.getByRole('dialog', { name: 'Checks', exact: true });
      await checks.getByText(/^Links \(/).tap();
      await checks.getByRole('button', { name: 'Add a word' }).tap();
      await expectLargeTargets(page, 'Dialog: choose the checks');
      await expectNoOverflow(page, 'Dialog: choose the checks');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: /^Sidebar shortcuts/ }).tap();
      await page.getByRole('button', { name: /^Community/ }).tap();
      await page.getByRole('button', { name: 'Choose: Icon' }).last().tap();
      await expect(
        page.getByRole('button', { name: 'rocket', exact: true }).or(page.getByText(/of .* icons/)),
      ).toBeVisible();
      await expectLargeTargets(page, 'Dialog: choose an icon');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Export', exact: true }).tap();
      await expect(page.getByRole('dialog', { name: 'Export the site' }).getByRole('link').first()).toBeVisible();
      await expectLargeTargets(page, 'Dialog: export');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Export the site' })).toBeHidden();
    });
    await test.step('writing', async () => {
      await narrow.goTo('Pages');
      await page
        .getByRole('region', { name: 'Pages' })
        .getByRole('button', { name: /guides\/one$/ })
        .first()
        .tap();
      await expect(workspace.code).toBeVisible();
      await expectLargeTargets(page, 'Source');
      await page.getByText('Visual', { exact: true }).first().tap();
      await expect(page.getByRole('region', { name: 'Visual editor' })).toBeVisible();
      await expectLargeTargets(page, 'Visual editor');
      await narrow.tab('Preview').tap();
      await expectLargeTargets(page, 'Preview');
      await page.getByRole('button', { name: 'Other hosts' }).tap();
      await expect(page.getByRole('menuitemcheckbox')).toBeVisible();
      await expectLargeTargets(page, 'Menu: other hosts');
    });
  });

  test('parts of a site and their translations', async ({ page, openSmall }) => {
    const narrow = new NarrowPage(page);
    const config = {
      name: 'Small',
      colors: { primary: '#0b6e4f' },
      navigation: {
        languages: [
          {
            language: 'en',
            groups: [{ group: 'A group with a rather long name for a phone', pages: ['index', 'second'] }],
          },
          { language: 'de', groups: [{ group: 'Anfang', pages: ['de/index'] }] },
        ],
      },
    };
    await openSmall({
      'docs.json': JSON.stringify(config, null, 2),
      'de/index.mdx': '---\ntitle: Willkommen\n---\n\nHallo.\n',
    });
    await narrow.goTo('Navigation');
    await page.getByRole('button', { name: 'Translations at a glance' }).tap();
    const table = page.getByRole('dialog', { name: 'Translations' });
    await table.getByRole('gridcell').first().tap();
    await expect(table.getByRole('button').first()).toBeVisible();
    await expectLargeTargets(page, 'Dialog: translations');
    await expectNoOverflow(page, 'Dialog: translations');
    await page.keyboard.press('Escape');
    await expect(table).toBeHidden();

    for (const [command, name] of [
      [/^Tab…/, 'Add a tab'],
      [/^Language…/, 'Add a language'],
    ] as const) {
      await page.getByRole('button', { name: 'Add to the navigation' }).tap();
      await page.getByRole('menuitem', { name: command }).tap();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectLargeTargets(page, `Dialog: ${name}`);
      await expectNoOverflow(page, `Dialog: ${name}`);
      await page.getByRole('button', { name: 'Cancel' }).tap();
    }
  });
});
