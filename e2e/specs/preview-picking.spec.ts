/** From the preview to what it is made of, and back. */
import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures.ts';
import type { WorkspacePage } from '../pages/workspace-page.ts';
import { violations } from '../support/accessibility.ts';
import { allDrawn } from '../support/all-drawn.ts';
import { showAsWideAsThePane } from '../support/device.ts';
import { heightBetween } from '../support/height-between.ts';

const CONFIG = `${JSON.stringify(
  {
    name: 'Small',
    colors: { primary: '#0b6e4f' },
    logo: '/logo.svg',
    topbarLinks: [
      { name: 'Help', url: 'https://small.example/help' },
      { name: 'Status', url: 'https://small.example/status' },
    ],
    topbarCtaButton: { name: 'Sign up', url: 'https://small.example/join' },
    versions: ['2.0', '1.0'],
    tabs: [{ name: 'Guides', url: 'guides' }],
    anchors: [{ name: 'Forum', icon: 'comments', url: 'https://small.example/forum' }],
    footerSocials: { github: 'https://github.com/small', x: 'https://x.com/small' },
    navigation: [
      { group: 'Start', pages: ['index', 'second', { group: 'Deeper', pages: ['third'] }] },
      { group: 'Guide', pages: ['guides/one', 'guides/two'] },
      { group: 'Old times', version: '1.0', pages: ['old'] },
    ],
  },
  null,
  2,
)}\n`;

const PAGE = `---
title: Long page
description: Told in the front matter.
---

import Shared from '/snippets/shared.mdx';

First paragraph.

<Note>
  A note with a **word**.
</Note>

| Head |
|------|
| Cell |

\`\`\`js
const one = 1;
const two = 2;
const three = 3;
\`\`\`

<Shared />

${Array.from({ length: 60 }, (_, index) => `Filler number ${index}.`).join('\n\n')}

## Last heading

The end.
`;
const lineOf = (text: string): number => PAGE.slice(0, PAGE.indexOf(text)).split('\n').length;

const FILES = {
  'docs.json': CONFIG,
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="24"><rect width="90" height="24"/></svg>',
  'second.mdx': PAGE,
  'snippets/shared.mdx': 'From a snippet.\n',
  'third.mdx': '---\ntitle: Third\n---\n\nThird.\n',
  'guides/one.mdx': '---\ntitle: One\n---\n\nOne.\n',
  'guides/two.mdx': '---\ntitle: Two\n---\n\nTwo.\n',
  'old.mdx': '---\ntitle: Old\n---\n\nOld.\n',
};

const FORMS: readonly [name: string, target: (preview: Locator) => Locator, part: string, setting: string][] = [
  ['the logo', (page) => page.getByRole('banner').getByRole('link', { name: 'Small home page' }), 'Brand', 'logo'],
  ['a link', (page) => page.getByRole('banner').getByRole('link', { name: /^Status/ }), 'Top bar', 'topbarLinks.1'],
  [
    'the button',
    (page) => page.getByRole('banner').getByRole('link', { name: /^Sign up/ }),
    'Top bar',
    'topbarCtaButton',
  ],
  ['an anchor', (page) => page.getByRole('link', { name: /^Forum/ }).first(), 'Sidebar shortcuts', 'anchors.0'],
  [
    'a tab',
    (page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Guides' }),
    'Tabs',
    'tabs.0',
  ],
  [
    'a social',
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'GitHub' }),
    'Social links',
    'footerSocials.github',
  ],
];

/** What is drawn around elements of the page: `setting`, `line`, `hover` or `focus`. */
const markIn = ({ preview }: WorkspacePage, kind: string): Locator =>
  preview.locator(`leafwright-marks [data-kind=${kind}]`);

// As wide as the pane: a page that is drawn smaller has other places than the test thinks.
test.use({ viewport: { width: 1800, height: 900 } });
test.beforeEach(({ page }) => showAsWideAsThePane(page));

test('the bar of the preview tells what is shown, the preview leads to what it is made of, and goes with the source', async ({
  page,
  workspace,
  openSmall,
}) => {
  await openSmall(FILES);
  await test.step('the bar tells which version and tab are shown, and switches to others', async () => {
    const menu = page.getByRole('button', { name: /^Viewing/ });
    await expect(menu).toHaveText('2.0 · Documentation');
    await expect(workspace.preview.getByRole('heading', { name: 'Old times' })).toBeHidden();
    await menu.click();
    await page.getByRole('menuitemradio', { name: '1.0' }).click();
    await expect(workspace.preview.getByRole('heading', { name: 'Old times' })).toBeVisible();
    await expect(menu).toHaveText('1.0 · Documentation');
    await menu.click();
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
    await page.getByRole('menuitemradio', { name: 'Guides' }).click();
    await expect(workspace.preview.getByRole('heading', { name: 'One', level: 1 })).toBeVisible();
    await expect(menu).toHaveText('1.0 · Guides');
    // The steps that follow begin where a reader does.
    await menu.click();
    await page.getByRole('menuitemradio', { name: '2.0' }).click();
    await expect(menu).toHaveText('2.0 · Guides');
    await menu.click();
    await page.getByRole('menuitemradio', { name: 'Documentation' }).click();
    await expect(menu).toHaveText('2.0 · Documentation');
    await expect(workspace.preview.getByRole('heading', { name: 'First page', level: 1 })).toBeVisible();
  });
  await test.step('a click in the preview opens what it is made of', async () => {
    await test.step('on a group: it in the navigation', async () => {
      await workspace.preview.getByRole('heading', { name: 'Start' }).click();
      const tree = page.getByRole('tree');
      await expect(tree.getByRole('treeitem', { name: /^Start/ })).toBeFocused();
      await workspace.preview.locator('summary', { hasText: 'Deeper' }).click();
      await expect(tree.getByRole('treeitem', { name: /^Deeper/ })).toBeFocused();
      await expect(workspace.preview.getByRole('link', { name: 'Third' })).toBeVisible();
    });

    await test.step('while that is switched off it follows links like a reader’s, and edits with Alt', async () => {
      await workspace.goTo('Brand');
      await expect(workspace.primaryColor).toBeVisible();
      await page.getByRole('button', { name: 'Click to edit' }).click();
      const tab = workspace.preview.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Guides' });
      await tab.click();
      await expect(workspace.preview.getByRole('heading', { name: 'One', level: 1 })).toBeVisible();
      await expect(workspace.primaryColor).toBeVisible();
      await tab.click({ modifiers: ['Alt'] });
      await expect(page.getByRole('region', { name: 'Tabs', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Click to edit' }).click();
    });

    for (const [name, target, part, setting] of FORMS) {
      await test.step(`on ${name}: its setting`, async () => {
        await workspace.goTo('Pages');
        await expect(page.getByRole('region', { name: 'Pages', exact: true })).toBeVisible();
        await target(workspace.preview.locator('body')).click();
        const panel = page.getByRole('region', { name: part, exact: true });
        const field = panel.locator(`[data-setting="${setting}"], [data-setting^="${setting}."]`).first();
        await expect(field).toBeVisible();
        await expect(panel.locator(':focus')).toHaveCount(1);
        // What is edited is marked in the preview, and asking again shows it again.
        await expect(markIn(workspace, 'setting').first()).toBeVisible();
        await page.getByRole('button', { name: 'Click to edit' }).focus();
        await target(workspace.preview.locator('body')).click();
        await expect(panel.locator(':focus')).toHaveCount(1);
      });
    }
  });
  await test.step('preview and source go together', async () => {
    const open = async () => {
      await workspace.openPage('second');
      await expect(workspace.preview.getByRole('heading', { name: 'Long page', level: 1 })).toBeVisible();
    };
    await test.step('both scroll together, and neither pulls the other back', async () => {
      await open();
      const frame = workspace.preview.locator('html');
      const scrolled = () => frame.evaluate(() => window.scrollY);
      const firstLine = async () => Number(await page.locator('.line-numbers').first().textContent());
      await workspace.code.hover();
      // The editor goes a few lines with each turn of the wheel, however far.
      for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 400);
      await expect.poll(scrolled).toBeGreaterThan(300);
      const atRest = async () => {
        const before = await scrolled();
        // What the code still has to tell the preview is on its way after a frame.
        await allDrawn(page);
        await frame.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        return before === (await scrolled());
      };
      await expect.poll(atRest).toBe(true);
      expect(await scrolled()).toBeGreaterThan(300);
      const line = await firstLine();
      await workspace.preview.locator('main').hover({ force: true });
      await page.mouse.wheel(0, 900);
      await expect.poll(firstLine).toBeGreaterThan(line);
      await workspace.startAgain();
    });
    await test.step('the block at the cursor is marked, and comes into view', async () => {
      await open();
      await workspace.code.click();
      await page.keyboard.press('ControlOrMeta+End');
      await expect(workspace.preview.getByText('The end.')).toBeInViewport();
      const mark = markIn(workspace, 'line');
      await expect(mark).toBeVisible();
      await expect.poll(() => heightBetween(mark, workspace.preview.getByText('The end.'))).toBeLessThan(4);
      await page.keyboard.type('More words.');
      await expect(
        workspace.preview.getByText('The end.More words.').or(workspace.preview.getByText('More words.')),
      ).toBeInViewport();
      await expect(mark).toBeVisible();
      await workspace.startAgain();
    });
    await test.step('a click in the page puts the cursor to its line', async () => {
      await open();
      const { preview } = workspace;
      const targets: readonly [Locator, number][] = [
        [preview.getByText('First paragraph.'), lineOf('First paragraph.')],
        [preview.getByText('A note with a'), lineOf('A note with a')],
        [preview.getByRole('cell', { name: 'Cell' }), lineOf('| Cell')],
        [preview.getByText('const two'), lineOf('const two')],
        [preview.getByRole('heading', { name: 'Long page' }), 2],
        [preview.getByText('Told in the front matter.'), 3],
      ];
      for (const [target, line] of targets) {
        await target.click();
        await expect(page.locator('.monaco-editor .line-numbers.active-line-number')).toHaveText(String(line));
        await expect(page.locator('.monaco-editor.focused')).toBeVisible();
      }
      const label = markIn(workspace, 'hover').first();
      await preview.getByText('First paragraph.').hover();
      await expect(label).toHaveText('Edit paragraph');
      await preview.getByRole('cell', { name: 'Cell' }).hover();
      await expect(label).toHaveText('Edit table');

      await test.step('on a snippet it goes to where it is taken in, and offers the snippet', async () => {
        await workspace.preview.getByText('From a snippet.').click();
        await expect(page.locator('.active-line-number')).toHaveText(String(lineOf('<Shared />')));
        const offer = page.getByRole('status').filter({ hasText: 'snippets/shared.mdx' });
        await offer.getByRole('button', { name: 'Edit snippet' }).click();
        await expect(workspace.code.getByText('From a snippet.')).toBeVisible();
      });
    });
  });
});
