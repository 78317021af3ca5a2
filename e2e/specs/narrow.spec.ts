import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from '../fixtures.ts';
import { NarrowPage } from '../pages/narrow-page.ts';
import { NavigationPanel } from '../pages/navigation-panel.ts';
import { violations } from '../support/accessibility.ts';

const COLOR = '#7a1fa2';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a person changes a colour and a word, picks in the preview, and goes to a problem', async ({
    page,
    home,
    workspace,
    openSmall,
  }) => {
    const narrow = new NarrowPage(page);
    await home.goto();
    await narrow.expectToFit();
    await openSmall({ 'second.mdx': '---\ntitle: Second page\n---\n\nThe [second](/nowhere) page.\n' });

    await test.step('changes a colour, and sees it', async () => {
      await narrow.expectOnly('section');
      await workspace.primaryColor.fill(COLOR);
      await narrow.expectToFit();
      await narrow.tab('Preview').tap();
      await narrow.expectOnly('preview');
      await expect(workspace.preview.locator('html')).toHaveCSS('--accent', COLOR);
    });

    await test.step('a page of the list opens as code, and what is typed stands in the preview', async () => {
      await narrow.goTo('Pages');
      await narrow.expectOnly('section');
      await narrow.expectToFit();
      await page
        .getByRole('region', { name: 'Pages' })
        .getByRole('button', { name: /second$/ })
        .first()
        .tap();
      await narrow.expectOnly('code');
      await workspace.typeAtEnd('Written on a phone.');
      const toolbar = page.getByRole('toolbar');
      await expect(toolbar.getByRole('button', { name: 'More', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(toolbar.getByRole('button', { name: 'Keyboard shortcuts' })).toBeInViewport({ ratio: 1 });
      await expectNoViolations(page);
      await narrow.expectToFit();
      await narrow.tab('Preview').tap();
      await expect(workspace.preview.getByText('Written on a phone.')).toBeVisible();
    });

    await test.step('a tap in the preview leads to the source, and to the setting', async () => {
      await workspace.preview.getByText('Written on a phone.').tap();
      await narrow.expectOnly('code');
      await expect(page.getByRole('textbox', { name: /^Source of second\.mdx/ })).toBeFocused();
      await narrow.tab('Preview').tap();
      await workspace.preview.locator('header').getByText('Small').first().tap();
      await narrow.expectOnly('section');
      await expect(page.getByRole('region', { name: 'Brand', exact: true })).toBeVisible();
    });

    await test.step('the code is as it was left, also in a wide window and back', async () => {
      await narrow.tab('Source').tap();
      await expect(workspace.code).toContainText('Written on a phone.');
      await page.setViewportSize({ width: 1200, height: 844 });
      await expect(page.getByRole('separator', { name: 'Width of the source' })).toBeVisible();
      await expect(workspace.primaryColor).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await narrow.expectOnly('code');
      await expect(workspace.code).toContainText('Written on a phone.');
    });

    await test.step('a problem shows its place', async () => {
      await page.getByRole('button', { name: 'More', exact: true }).first().tap();
      await page.getByRole('menuitem', { name: /^Problems/ }).tap();
      await narrow.expectOnly('section');
      await narrow.expectToFit();
      await page.getByRole('button', { name: /\/nowhere/ }).tap();
      await narrow.expectOnly('code');
      await expect(page.getByRole('textbox', { name: /^Source of second\.mdx/ })).toBeFocused();
    });

    await test.step('the pane is remembered', async () => {
      await workspace.waitUntilSaved();
      await page.reload();
      await narrow.expectOnly('code');
      await expect(workspace.code).toBeVisible();
    });
  });
});

/** In light and in dark; the page of the site is looked at elsewhere. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { exclude: 'iframe' }), colorScheme).toEqual([]);
  }
}

test.describe('enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('every section by keyboard, and the site', async ({ page, workspace, openSmall }, testInfo) => {
    const narrow = new NarrowPage(page);
    const navigation = new NavigationPanel(page);
    await openSmall({ 'second.mdx': '---\ntitle: Second page\n---\n\nThe [second](/nowhere) page.\n' });
    /** Opens a section by keys alone, from wherever the focus is. */
    const open = async (section: string) => {
      await narrow.sectionsButton.focus();
      await page.keyboard.press('Enter');
      const link = narrow.sections.getByRole('link', { name: section });
      await expect(narrow.sections.locator('[aria-current]')).toBeFocused();
      while (!(await link.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(narrow.tab(section)).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('#main')).toBeFocused();
    };
    for (const section of ['Assets', 'Find', 'API', 'docs.json', 'History', 'All settings', 'Brand']) {
      await open(section);
      await narrow.expectToFit();
    }

    await test.step('changes the colour', async () => {
      await workspace.primaryColor.focus();
      await expect(workspace.primaryColor).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(COLOR);
    });

    await test.step('moves an entry of the navigation', async () => {
      await open('Navigation');
      await narrow.expectToFit();
      await navigation.entry('Second page').focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(() => navigation.entries()).toEqual(['Start', '-Second page', '-First page']);
      await expectNoViolations(page);
      await page.keyboard.press('Enter');
      await narrow.expectOnly('preview');
      await expect(page.locator('[data-pane="preview"]')).toBeFocused();
      await expect(workspace.preview.getByRole('heading', { level: 1, name: 'Second page' })).toBeVisible();
      await expect(workspace.preview.locator('html')).toHaveCSS('--accent', COLOR);
      await narrow.expectToFit();
    });

    await test.step('writes, and reads it in the preview', async () => {
      await narrow.tab('Preview').focus();
      await page.keyboard.press('ArrowLeft');
      await narrow.expectOnly('code');
      await expect(narrow.tab('Source')).toBeFocused();
      const code = page.getByRole('textbox', { name: /^Source of second\.mdx/ });
      await code.focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('Written by keys.');
      await narrow.expectToFit();
      await narrow.tab('Source').focus();
      await page.keyboard.press('End');
      await expect(workspace.preview.getByText('Written by keys.')).toBeVisible();
    });

    await test.step('sees a problem', async () => {
      await open('Problems');
      await narrow.expectToFit();
      await page.getByRole('button', { name: /\/nowhere/ }).focus();
      await page.keyboard.press('Enter');
      await narrow.expectOnly('code');
      await expect(page.getByRole('textbox', { name: /^Source of second\.mdx/ })).toBeFocused();
    });

    await test.step('takes the site away', async () => {
      const zip = testInfo.outputPath('site.zip');
      await page.getByRole('button', { name: 'Export', exact: true }).focus();
      await page.keyboard.press('Enter');
      const link = page.getByRole('dialog', { name: 'Export the site' }).getByRole('link', { name: /^Download/ });
      await expect(link).toBeVisible();
      await narrow.expectToFit();
      const download = page.waitForEvent('download');
      await link.focus();
      await page.keyboard.press('Enter');
      await (await download).saveAs(zip);
      const second = unzipSync(new Uint8Array(readFileSync(zip)))['second.html'];
      expect(new TextDecoder().decode(second)).toContain('Written by keys.');
    });
  });
});
