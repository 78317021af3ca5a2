import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { allDrawn } from '../support/all-drawn.ts';

/** The editor of one project. */
export class WorkspacePage {
  readonly page: Page;
  readonly preview: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    // What every test asks for again and again is found by its label, which the browser does at once: to find it by role,
    // Playwright works out the names of elements at each look.
    this.preview = page.locator('section[aria-label="Preview"]').frameLocator('iframe').frameLocator('iframe');
  }

  /** Where words of the page are typed in, in the page itself. */
  get wordsField(): Locator {
    return this.preview.getByRole('textbox', { name: /^Words of/ });
  }

  get sections(): Locator {
    return this.page.locator('nav[aria-label="Sections"]');
  }

  async waitUntilOpen(): Promise<void> {
    await expect(this.sections).toBeVisible();
    // Another project's view may still be there. When its frames go while Playwright looks into them, it says that the
    // page has been closed; then it is to look again.
    await expect(() => expect(this.preview.locator('main')).toBeAttached()).toPass();
  }

  async goTo(
    section:
      | 'Brand'
      | 'Pages'
      | 'This page'
      | 'Assets'
      | 'Find'
      | 'API'
      | 'docs.json'
      | 'Problems'
      | 'History'
      | 'All settings',
  ): Promise<void> {
    await this.sections.getByRole('link', { name: section }).click();
  }

  /** Opens a part of the settings, by its title. */
  async openSettings(part: string): Promise<Locator> {
    await this.goTo('All settings');
    await this.page
      .getByRole('region', { name: 'All settings' })
      .getByRole('button', { name: new RegExp(`^${part}\\b`) })
      .click();
    return this.page.getByRole('region', { name: part, exact: true });
  }

  /** The text of the configuration as the code editor shows it, each run of blanks as one. */
  async configText(): Promise<string> {
    await this.goTo('docs.json');
    // Another file's code may still be there.
    const lines = this.sourceOf('docs.json').locator('.view-lines');
    await expect(lines).toContainText('}');
    await allDrawn(this.page);
    return (await lines.innerText()).replace(/\s+/g, ' ');
  }

  /** Opens a page's code, by the page's path. */
  async openPage(path: string): Promise<void> {
    await this.goTo('Pages');
    const pages = this.page.locator('section[aria-label="Pages"]');
    await pages.getByRole('textbox', { name: 'Filter pages' }).fill(path);
    await pages
      .getByRole('button', { name: new RegExp(`\\b${path}$`) })
      .first()
      .click();
    // The code of the page before may still be there.
    // The box in which a heading is renamed stays in the page, and has that class too.
    await expect(this.sourceOf(`${path}.mdx`).locator('.monaco-editor').first()).toBeVisible();
  }

  /** The pane with the code of a file. */
  private sourceOf(file: string): Locator {
    return this.page.locator(`section[aria-label="Source of ${file}"]`);
  }

  /** Path of the page in the preview. */
  async shownPath(): Promise<string> {
    const address = await this.page
      .getByRole('region', { name: 'Preview' })
      .getByText('Page shown:')
      .locator('..')
      .textContent();
    return (address ?? '').replace('Page shown: /', '').trim();
  }

  /** The editor of code; holds a text box once it has loaded. */
  get code(): Locator {
    return this.page.locator('.monaco-editor').first();
  }

  get primaryColor(): Locator {
    return this.page.getByRole('textbox', { name: /^Brand colour( \(required\))?$/ });
  }

  async typeAtEnd(text: string): Promise<void> {
    await this.code.click();
    await this.page.keyboard.press('ControlOrMeta+End');
    await this.page.keyboard.insertText(text);
  }

  async replaceAll(text: string): Promise<void> {
    await this.code.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  async waitUntilSaved(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  }

  /** Takes back every step, and leaves what is open, so that the next part of a test finds the project as it was opened. */
  async startAgain(): Promise<void> {
    const undo = this.page.locator('button[aria-label^="Undo: "]');
    while ((await undo.count()) > 0) await undo.click();
    await this.goTo('Problems');
    await expect(this.page.locator('section[aria-label="Problems"]')).toBeVisible();
  }

  /** Exports the site and saves the zip. */
  async exportTo(file: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Export', exact: true }).click();
    const link = this.page.getByRole('dialog', { name: 'Export the site' }).getByRole('link', { name: /^Download/ });
    const download = this.page.waitForEvent('download');
    await link.click();
    await (await download).saveAs(file);
    await this.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  }
}
