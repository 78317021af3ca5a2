/** What the settings do to the site and its text. The forms alone are tested in `settings-panel.browser.test.tsx`. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';

const CONFIG = `{
  // What the site is called.
  "name": "Small",
  "colors": { "primary": "#0b6e4f" },
  "tabs": [
    { "name": "Guides", "url": "guides" }
  ],
  "footerSocials": { "github": "https://github.com/example" },
  "banner": { "content": "Hello" },
  "navigation": [{ "group": "Start", "pages": ["index", "second"] }]
}
`;

const setting = (part: Locator, key: string): Locator => part.locator(`[data-setting="${key}"]`);

test('the settings of what stands around pages, of the brand, of redirects and of versions', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall({ 'docs.json': CONFIG, 'guides/one.mdx': '---\ntitle: One\n---\n\nOne.\n' });
  await test.step('what stands around every page: top bar, page menu, feedback, mode, and what nobody knows', async () => {
    await test.step('top bar: a link is added, moved by keyboard and taken back', async () => {
      const part = await workspace.openSettings('Top bar');
      const links = setting(part, 'topbarLinks');
      for (const [index, name] of ['Blog', 'Status'].entries()) {
        await links.getByRole('button', { name: 'Add link' }).click();
        const link = setting(part, `topbarLinks.${index}`);
        await link.getByRole('textbox', { name: 'Label' }).fill(name);
        await link.getByRole('combobox', { name: 'Where it leads' }).fill(`https://${name.toLowerCase()}.example`);
      }
      const shown = workspace.preview.getByRole('banner').getByRole('link', { name: /^(Blog|Status)/ });
      await expect(shown).toHaveText([/Blog/, /Status/]);
      await links.getByRole('button', { name: /^Status/ }).press('Alt+ArrowUp');
      await expect(shown).toHaveText([/Status/, /Blog/]);
      await expect(links.getByRole('button', { name: /^Status/ })).toBeFocused();
      await page.getByRole('button', { name: 'Undo: Move Status up' }).click();
      await expect(shown).toHaveText([/Blog/, /Status/]);
    });

    await test.step('appearance: the page menu is a list of entries to choose', async () => {
      const part = await workspace.openSettings('Appearance');
      const menu = setting(part, 'contextual.options');
      await menu.getByRole('button', { name: 'Add entry' }).click();
      await menu.getByRole('combobox', { name: 'What it does' }).selectOption('Open in Claude');
      await expect(menu.getByRole('button', { name: 'Open in Claude', exact: true })).toBeVisible();
      expect(await workspace.configText()).toContain('"claude"');
    });

    await test.step('feedback: a switch, and back, leaves nothing behind', async () => {
      const part = await workspace.openSettings('Feedback');
      const ask = part.getByRole('switch', { name: 'Ask whether the page was helpful' });
      await ask.check({ force: true });
      await expect(workspace.preview.getByRole('button', { name: 'Yes' })).toBeVisible();
      await ask.uncheck({ force: true });
      await expect(workspace.preview.getByRole('button', { name: 'Yes' })).toHaveCount(0);
      expect(await workspace.configText()).not.toContain('feedback');
    });

    await test.step('appearance: the mode for new readers reaches the page', async () => {
      const part = await workspace.openSettings('Appearance');
      await setting(part, 'modeToggle.isHidden').getByRole('switch').check({ force: true });
      await setting(part, 'modeToggle.default').getByRole('radio', { name: 'Dark' }).check({ force: true });
      expect(await workspace.configText()).toContain('"default": "dark"');
    });

    await test.step('advanced: what nobody knows is shown as JSON, and kept', async () => {
      const part = await workspace.openSettings('Advanced');
      const banner = setting(part, 'banner').getByRole('textbox');
      await banner.fill('{ "content": ');
      await expect(setting(part, 'banner')).toContainText('is not complete JSON yet');
      await banner.fill('{ "content": "Version 2 is out" }');
      await expect(workspace.preview.getByText('Version 2 is out')).toBeVisible();
      const text = await workspace.configText();
      expect(text).toContain('"banner": { "content": "Version 2 is out" }');
      expect(text).toContain('// What the site is called.');
    });
    await workspace.startAgain();
  });
  await test.step('the brand: name, logo and colours', async () => {
    await test.step('the name of the site is that of the project, wherever it is changed', async () => {
      const name = page.getByRole('heading', { level: 1 }).getByRole('textbox');
      await name.fill('Birch');
      await name.press('Enter');
      expect(await workspace.configText()).toContain('"name": "Birch"');
      await page.getByRole('button', { name: 'Undo: Rename the project' }).click();
      await expect(name).toHaveValue('Small');
    });

    await test.step('brand: an uploaded logo is one step, and offers its colours as another', async () => {
      await workspace.goTo('Brand');
      const logo = setting(page.locator('main'), 'logo').first();
      const upload = async (name: string, contents: string) => {
        const chooser = page.waitForEvent('filechooser');
        await logo.getByRole('button', { name: 'Upload: Logo' }).click();
        await (await chooser).setFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(contents) });
      };
      const svg = (fill: string) =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path fill="${fill}" d="M0 0h90v30H0z"/></svg>`;
      await upload('Grey Logo.svg', svg('#888'));
      const offer = page.getByRole('region', { name: 'Colours from the logo' });
      await expect(offer).toContainText('/images/grey-logo.svg is black, white or grey only.');
      await upload('logo.svg', svg('#7c3aed'));
      await expect(offer).toContainText('links in light mode, 5.7:1');
      expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
      await offer.getByRole('button', { name: 'Use these, from #7c3aed' }).click();
      await expect(workspace.primaryColor).toHaveValue('#7c3aed');
      await expect(page.getByText(/^7\.\d:1 on the page in dark mode, easy to read/)).toBeVisible();
      await page.getByRole('button', { name: 'Undo: Use the colours of the logo' }).click();
      await expect(workspace.primaryColor).toHaveValue('#0b6e4f');
      await page.getByRole('button', { name: 'Undo: Upload logo.svg as Logo' }).click();
      await expect(page.getByRole('combobox', { name: 'Logo', exact: true })).toHaveValue('/images/grey-logo.svg');
      await page.getByRole('button', { name: 'Undo: Upload Grey Logo.svg as Logo' }).click();
      const text = await workspace.configText();
      expect(text).not.toContain('logo');
    });

    await test.step('brand: colours are taken from the pixels of a picture, and a missing logo is said', async () => {
      await workspace.goTo('Pages');
      await workspace.goTo('Brand');
      await page.getByRole('button', { name: 'Suggest colours from the logo' }).click();
      const offer = page.getByRole('region', { name: 'Colours from the logo' });
      await expect(offer).toContainText('There is no logo yet.');
      const png = await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        canvas.width = 400;
        canvas.height = 100;
        const context = canvas.getContext('2d');
        if (!context) return '';
        context.fillStyle = '#111111';
        context.fillRect(0, 0, 300, 100);
        context.fillStyle = '#c2185b';
        context.fillRect(300, 0, 100, 100);
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      });
      // Dropped on the field.
      const tiles = page.locator('[data-setting="logo"]').getByText('Drop a picture here');
      const data = await page.evaluateHandle((base64) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], 'logo.png', { type: 'image/png' }));
        return transfer;
      }, png);
      await tiles.dispatchEvent('dragover', { dataTransfer: data });
      await tiles.dispatchEvent('drop', { dataTransfer: data });
      await expect(page.getByRole('img', { name: 'Logo on a dark background' })).toBeVisible();
      await page.getByRole('button', { name: 'Use these, from #c2185b' }).first().click();
      await expect(workspace.primaryColor).toHaveValue('#c2185b');
    });

    await test.step('brand: a colour that is hard to read is made readable in one click', async () => {
      await workspace.goTo('Brand');
      await workspace.primaryColor.fill('#ffd000');
      await workspace.page.getByRole('button', { name: /the closest colour that is easy to read$/ }).click();
      await expect(workspace.page.getByText(/on the page in light mode, easy to read/)).toBeVisible();
      const color = await workspace.primaryColor.inputValue();
      expect(await workspace.configText()).toContain(`"primary": "${color}"`);
    });
    await workspace.startAgain();
  });
  await test.step('lists: redirects and versions', async () => {
    await test.step('navigation: a redirect reaches the file', async () => {
      const part = await workspace.openSettings('Navigation');
      const redirects = setting(part, 'redirects');
      await redirects.getByRole('button', { name: 'Add redirect' }).click();
      // Nothing is written, and nothing is wrong, until something is filled in.
      await expect(redirects.getByRole('textbox', { name: 'Old address' })).toBeFocused();
      await expect(redirects.getByText('New address is missing.')).toBeHidden();
      await expect(part.page().getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
      await part.page().keyboard.type('/old');
      await expect(redirects.getByText('New address is missing.')).toBeVisible();
      const target = redirects.getByRole('combobox', { name: 'New address' });
      await target.fill('Second');
      await part
        .page()
        .getByRole('option', { name: /Second page/ })
        .click();
      await expect(redirects.getByText('Leads to “Second page”')).toBeVisible();
      await expect(redirects.getByText('New address is missing.')).toBeHidden();
      expect(await workspace.configText()).toContain('{ "source": "/old", "destination": "/second" }');
    });

    await test.step('whoever removes an item of a list stays beside it', async () => {
      const part = await workspace.openSettings('Versions');
      const versions = setting(part, 'versions');
      for (const [index, name] of ['v3', 'v2', 'v1'].entries()) {
        await versions.getByRole('button', { name: 'Add version' }).click();
        await setting(part, `versions.${index}`).getByRole('textbox').fill(name);
      }
      await versions.getByRole('button', { name: 'Remove: v2' }).press('Enter');
      await expect(versions.getByRole('button', { name: 'v1', exact: true })).toBeFocused();
      await versions.getByRole('button', { name: 'Remove: v1' }).press('Enter');
      await expect(versions.getByRole('button', { name: 'v3', exact: true })).toBeFocused();
      await versions.getByRole('button', { name: 'Remove: v3' }).press('Enter');
      await expect(versions.getByRole('button', { name: 'Add version' })).toBeFocused();
    });

    await test.step('versions: names, and one with more settings', async () => {
      const part = await workspace.openSettings('Versions');
      const versions = setting(part, 'versions');
      for (const [index, name] of ['v2', 'v1'].entries()) {
        await versions.getByRole('button', { name: 'Add version' }).click();
        await setting(part, `versions.${index}`).getByRole('textbox').fill(name);
      }
      await setting(part, 'versions.1').getByText('More settings', { exact: true }).click();
      await setting(part, 'versions.1').getByRole('switch', { name: 'Show to new readers' }).check({ force: true });
      await expect(workspace.preview.getByRole('banner').getByText('v1').first()).toBeVisible();
      await setting(part, 'versions.1').getByText('Only a name').click();
      await setting(part, 'versions.1').getByText('More settings', { exact: true }).click();
      await expect(setting(part, 'versions.1').getByRole('switch')).toBeChecked();
      expect(await workspace.configText()).toContain('"versions": [ "v2", { "name": "v1", "default": true } ]');
    });
  });
});

test('the settings of tabs, shortcuts, social links and the API, and their raw view', async ({
  page,
  openSmall,
  workspace,
}) => {
  await openSmall({ 'docs.json': CONFIG, 'guides/one.mdx': '---\ntitle: One\n---\n\nOne.\n' });
  await test.step('tabs', async () => {
    await test.step('tabs: another tab, duplicated and removed', async () => {
      const part = await workspace.openSettings('Tabs');
      const tabs = setting(part, 'tabs');
      await tabs.getByRole('button', { name: /^Guides/ }).click();
      await tabs.getByRole('button', { name: 'Duplicate: Guides' }).click();
      const copy = setting(part, 'tabs.1');
      await copy.getByRole('textbox', { name: 'Label' }).fill('Community');
      await copy.getByRole('combobox', { name: 'Folder or address' }).fill('https://community.example');
      await expect(workspace.preview.getByRole('link', { name: 'Community' }).first()).toBeVisible();
      await tabs.getByRole('button', { name: 'Remove: Community' }).click();
      await expect(workspace.preview.getByRole('link', { name: 'Community' })).toHaveCount(0);
    });

    await test.step('tabs: a new one comes with its first page, and the preview shows it', async () => {
      const part = await workspace.openSettings('Tabs');
      const tabs = setting(part, 'tabs');
      await tabs.getByRole('button', { name: 'Add tab' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a tab' });
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Recipes');
      await expect(dialog).toContainText('This page is created at recipes/introduction.');
      await dialog.getByRole('textbox', { name: 'First page' }).fill('Bread');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(part).toBeVisible();
      await expect(tabs.getByRole('button', { name: /^Recipes/ })).toBeVisible();
      await expect(tabs.getByRole('button', { name: 'Add tab' })).toBeFocused();
      await expect(workspace.preview.getByRole('heading', { level: 1, name: 'Bread' })).toBeVisible();
      await expect(workspace.preview.getByRole('link', { name: 'Recipes' }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Undo: Add the tab Recipes' }).click();
      await expect(workspace.preview.getByRole('link', { name: 'Recipes' })).toHaveCount(0);

      await workspace.openSettings('Tabs');
      await tabs.getByRole('button', { name: 'Add tab' }).click();
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Community');
      await dialog.getByText('Another address').click();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('It needs an address');
      await dialog.getByRole('textbox', { name: 'Address' }).fill('https://community.example');
      await dialog.getByRole('button', { name: 'Add a tab' }).click();
      await expect(workspace.preview.getByRole('link', { name: 'Community' }).first()).toBeVisible();
    });
    await workspace.startAgain();
  });
  await test.step('shortcuts, social links and the API', async () => {
    await test.step('anchors: a shortcut with an icon and a gradient', async () => {
      const part = await workspace.openSettings('Sidebar shortcuts');
      const anchors = setting(part, 'anchors');
      await anchors.getByRole('button', { name: 'Add shortcut' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a sidebar shortcut' });
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Forum');
      await dialog.getByText('Another address').click();
      await dialog.getByRole('textbox', { name: 'Address' }).fill('https://forum.example');
      await page.keyboard.press('Enter');
      await anchors.getByRole('button', { name: /^Forum/ }).click();
      await anchors.getByRole('button', { name: 'Choose: Icon' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Find an icon' }).fill('comments');
      await page.getByRole('dialog').getByRole('button', { name: 'comments', exact: true }).click();
      await anchors.getByText('Gradient', { exact: true }).click();
      await anchors.getByRole('textbox', { name: 'To' }).fill('#c2410c');
      await expect(workspace.preview.getByRole('link', { name: 'Forum' })).toBeVisible();
      await anchors.getByText('One colour', { exact: true }).click();
      await anchors.getByText('Gradient', { exact: true }).click();
      await expect(anchors.getByRole('textbox', { name: 'To' })).toHaveValue('#c2410c');
      const text = await workspace.configText();
      expect(text).toContain('"icon": "comments"');
      expect(text).toContain('"to": "#c2410c"');
    });

    await test.step('socials: platforms change places, by button and by keyboard, and keep what stands around them', async () => {
      const part = await workspace.openSettings('Social links');
      const socials = setting(part, 'footerSocials');
      await socials.getByRole('combobox', { name: /^Add to/ }).selectOption('x');
      await expect(socials.getByRole('combobox', { name: 'X', exact: true })).toBeFocused();
      await page.keyboard.type('https://x.com/example');
      await page.keyboard.press('Escape');
      const shown = workspace.preview.getByRole('contentinfo').getByRole('link', { name: /^(GitHub|X)/ });
      const inOrder = async (...names: string[]) => {
        for (const [index, name] of names.entries()) {
          await expect(shown.nth(index)).toHaveAccessibleName(new RegExp(`^${name}`));
        }
      };
      await inOrder('GitHub', 'X');
      await page.keyboard.press('Alt+ArrowUp');
      await inOrder('X', 'GitHub');
      await expect(socials.getByRole('combobox', { name: 'X', exact: true })).toBeFocused();
      await socials.getByRole('button', { name: 'Move down: X' }).click();
      await inOrder('GitHub', 'X');
      await expect(socials.getByRole('button', { name: 'Move down: X' })).toBeFocused();
      await page.getByRole('button', { name: 'Undo: Move X down' }).click();
      expect(await workspace.configText()).toMatch(/"footerSocials": \{ "x": .*, "github": .*example" \},/);
    });

    await test.step('socials: a platform is added and one removed', async () => {
      const part = await workspace.openSettings('Social links');
      const socials = setting(part, 'footerSocials');
      await socials.getByRole('combobox', { name: /^Add to/ }).selectOption('discord');
      await socials.getByRole('combobox', { name: 'Discord' }).fill('https://discord.gg/example');
      await expect(workspace.preview.getByRole('link', { name: 'Discord' })).toHaveCount(1);
      await socials.getByRole('button', { name: 'Remove: GitHub' }).click();
      await expect(workspace.preview.getByRole('link', { name: 'GitHub' })).toHaveCount(0);
    });

    await test.step('API: the header that the way of signing in makes', async () => {
      await workspace.goTo('API');
      await page.getByText('Settings', { exact: true }).click();
      const part = workspace.page.getByRole('region', { name: 'API', exact: true });
      await setting(part, 'api.auth.method').getByRole('combobox').selectOption({ label: 'API key in a header' });
      await setting(part, 'api.auth.name').getByRole('textbox').fill('x-token');
      await expect(part.getByRole('note')).toContainText('x-token: …');
      const address = setting(part, 'api.baseUrl');
      await address.getByRole('combobox').fill('https://api.example');
      await address.getByText('Several', { exact: true }).click();
      await address.getByRole('button', { name: 'Add address' }).click();
      await address.getByRole('textbox', { name: 'Address 2' }).fill('https://test.example');
      expect(await workspace.configText()).toContain('"baseUrl": [ "https://api.example", "https://test.example" ]');
    });
    await workspace.startAgain();
  });
  await test.step('anchors: by keyboard alone, from the icon to the order', async () => {
    const part = await workspace.openSettings('Sidebar shortcuts');
    const anchors = setting(part, 'anchors');
    const { keyboard } = page;
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 12; presses++) {
        await keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
        });
        if (name.test(focused)) return;
      }
      throw new Error(`The Tab key does not come to ${name}.`);
    };
    await anchors.getByRole('button', { name: 'Add shortcut' }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toBeFocused();
    await keyboard.type('Forum');
    await keyboard.press('Tab');
    await keyboard.press('ArrowRight');
    await tabTo(/^Address$/);
    await keyboard.type('https://forum.example');
    await keyboard.press('Enter');
    await expect(anchors.getByRole('button', { name: 'Add shortcut' })).toBeFocused();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await tabTo(/^Choose: Icon$/);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Find an icon' })).toBeFocused();
    await keyboard.type('comments');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'comments', exact: true })).toBeVisible();
    await tabTo(/^comments?$/);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(anchors.getByRole('button', { name: 'Choose: Icon' })).toBeFocused();
    await tabTo(/^One colour$/);
    await keyboard.press('Tab');
    await keyboard.type('#ffee00');
    await expect(anchors.getByText('behind the black icon of the shortcut, easy to see')).toBeVisible();
    await anchors.getByRole('button', { name: 'Add shortcut' }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toBeFocused();
    await keyboard.type('Blog');
    await keyboard.press('Enter');
    await expect(workspace.preview.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
    await anchors.getByRole('button', { name: /^Blog/ }).focus();
    await keyboard.press('Alt+ArrowUp');
    const text = await workspace.configText();
    expect(text).toMatch(/"anchors": \[ \{ "name": "Blog", .*\}, \{ "name": "Forum", .*"color": "#ffee00"/);
    await workspace.startAgain();
  });
  await test.step('the raw view knows the settings, and form and raw view follow each other', async () => {
    await workspace.goTo('docs.json');
    await expect(workspace.code).toBeVisible();
    // Hover: what a setting is for. Nothing shows before the settings are known to the editor; however slow the machine, one try is long enough.
    let patience = 5000;
    await expect(async () => {
      patience *= 2;
      await page.mouse.move(0, 0);
      await workspace.code.getByText('"colors"').hover();
      const words = page.locator('.monaco-hover').getByText('The colours of your brand.');
      await expect(words.first()).toBeVisible({ timeout: patience });
    }).toPass();
    // Completion: the settings that may stand here.
    await workspace.code.getByText('"Small"').first().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"fav');
    await page.keyboard.press('Control+Space');
    await expect(page.locator('.suggest-widget').getByText('favicon').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(workspace.code).toContainText('"favicon"');
    // Marks, and the form meanwhile: it shows what the file said last, and says so.
    await workspace.replaceAll('{ "name" "Mended" }');
    await expect(page.locator('.monaco-editor .squiggly-error').first()).toBeVisible();
    await workspace.goTo('Brand');
    await expect(page.getByRole('alert').filter({ hasText: 'docs.json cannot be read at the moment' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Brand', exact: true }).getByRole('textbox', { name: 'Project name' }),
    ).not.toBeEditable();
    await page.getByRole('button', { name: 'Open the source' }).click();
    await expect(workspace.code).toContainText('Mended');
    // The code editor closes the first brace by itself.
    await workspace.replaceAll('{ "name": "Mended", "colors": { "primary": "red" }, "navigation": ["index"] ');
    await expect(workspace.code).toContainText('"red"');
    await expect(page.locator('.monaco-editor .squiggly-error').first()).toBeVisible();
    await workspace.goTo('Brand');
    await expect(
      page.getByRole('region', { name: 'Brand', exact: true }).getByRole('textbox', { name: 'Project name' }),
    ).toHaveValue('Mended');
    await expect(page.getByText('`red`').or(page.getByText('is not a colour')).first()).toBeVisible();
    await workspace.primaryColor.fill('#c2185b');
    await expect(page.getByText('is not a colour')).toBeHidden();
    expect(await workspace.configText()).toContain('"primary": "#c2185b"');
  });
});
