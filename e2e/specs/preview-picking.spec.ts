/** From the preview to what it is made of, and back. */
import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures.ts';
import type { WorkspacePage } from '../pages/workspace-page.ts';

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
    tabs: [{ name: 'Guides', url: 'guides' }],
    anchors: [{ name: 'Forum', icon: 'comments', url: 'https://small.example/forum' }],
    footerSocials: { github: 'https://github.com/small', x: 'https://x.com/small' },
    navigation: [
      { group: 'Start', pages: ['index', 'second', { group: 'Deeper', pages: ['third'] }] },
      { group: 'Guide', pages: ['guides/one', 'guides/two'] },
    ],
  },
  null,
  2,
)}\n`;

const FILES = {
  'docs.json': CONFIG,
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="24"><rect width="90" height="24"/></svg>',
  'third.mdx': '---\ntitle: Third\n---\n\nThird.\n',
  'guides/one.mdx': '---\ntitle: One\n---\n\nOne.\n',
  'guides/two.mdx': '---\ntitle: Two\n---\n\nTwo.\n',
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
  ['an anchor', (page) => page.getByRole('link', { name: /^Forum/ }).first(), 'Anchors', 'anchors.0'],
  [
    'a tab',
    (page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Guides' }),
    'Tabs',
    'tabs.0',
  ],
  [
    'a social',
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'GitHub' }),
    'Socials',
    'footerSocials.github',
  ],
];

/** What is drawn around elements of the page: `setting`, `line`, `hover` or `focus`. */
const markIn = ({ preview }: WorkspacePage, kind: string): Locator =>
  preview.locator(`leafwright-marks [data-kind=${kind}]`);

// As wide as a desktop: the page is not drawn smaller then, and a click lands where the test means it.
test.use({ viewport: { width: 1800, height: 900 } });

test.describe('a click in the preview', () => {
  for (const [name, target, part, setting] of FORMS) {
    test(`on ${name} opens its setting`, async ({ page, workspace, openSmall }) => {
      await openSmall(FILES);
      await workspace.goTo('Pages');
      await target(workspace.preview.locator('body')).click();
      const panel = page.getByRole('region', { name: part, exact: true });
      const field = panel.locator(`[data-setting="${setting}"], [data-setting^="${setting}."]`).first();
      await expect(field).toBeVisible();
      await expect(panel.locator(':focus')).toHaveCount(1);
      // What is edited is marked in the preview, and asking again shows it again.
      await expect(markIn(workspace, 'setting').first()).toBeVisible();
      await page.getByRole('button', { name: 'Click the page to edit' }).focus();
      await target(workspace.preview.locator('body')).click();
      await expect(panel.locator(':focus')).toHaveCount(1);
    });
  }

  test('on a group opens it in the navigation', async ({ page, workspace, openSmall }) => {
    await openSmall(FILES);
    await workspace.preview.getByRole('heading', { name: 'Start' }).click();
    const tree = page.getByRole('tree');
    await expect(tree.getByRole('treeitem', { name: /^Start/ })).toBeFocused();
    await workspace.preview.locator('summary', { hasText: 'Deeper' }).click();
    await expect(tree.getByRole('treeitem', { name: /^Deeper/ })).toBeFocused();
    await expect(workspace.preview.getByRole('link', { name: 'Third' })).toBeVisible();
  });

  test('follows links like a reader while that is switched off, and edits with Alt', async ({
    page,
    workspace,
    openSmall,
  }) => {
    await openSmall(FILES);
    await page.getByRole('button', { name: 'Click the page to edit' }).click();
    const tab = workspace.preview.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Guides' });
    await tab.click();
    await expect(workspace.preview.getByRole('heading', { name: 'One', level: 1 })).toBeVisible();
    await expect(workspace.primaryColor).toBeVisible();
    await tab.click({ modifiers: ['Alt'] });
    await expect(page.getByRole('region', { name: 'Tabs', exact: true })).toBeVisible();
  });
});
