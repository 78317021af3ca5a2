import { expect, type Locator, type Page } from '@playwright/test';

/** The code editor of a page, as someone who knows code uses it. */
export class CodePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get editor(): Locator {
    return this.page.locator('.monaco-editor').first();
  }

  get suggestions(): Locator {
    return this.page.locator('.suggest-widget.visible');
  }

  get hover(): Locator {
    return this.page.locator('.monaco-hover:visible').first();
  }

  /** Names of what is offered. */
  async offered(): Promise<string[]> {
    await expect(this.suggestions).toBeVisible();
    return this.suggestions.locator('.label-name').allInnerTexts();
  }

  async choose(name: string): Promise<void> {
    const row = this.suggestions
      .locator('.monaco-list-row')
      .filter({ has: this.page.getByText(name, { exact: true }) });
    await row.first().click();
  }

  /** Puts the cursor behind the last line, with nothing to close. */
  async startAtEnd(): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.press('ControlOrMeta+End');
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: 15 });
  }

  /** Runs a command of the editor by its name. */
  async run(command: string): Promise<void> {
    await this.page.keyboard.press('F1');
    const list = this.page.locator('.quick-input-widget');
    await list.getByRole('combobox').or(list.getByRole('textbox')).first().fill(`>${command}`);
    await list.locator('.monaco-list-row').first().click();
  }

  /** Points at words until they are explained. A pointer that rests before the editor listens is not seen: a hand moves on. */
  async pointAt(text: string): Promise<void> {
    await expect(async () => {
      await this.word(text).hover({ position: { x: 2, y: 4 } });
      await this.word(text).hover();
      await expect(this.hover).toBeVisible({ timeout: 3000 });
    }).toPass();
  }

  /** The words that hold this text, to be pointed at; once they are coloured, since a line is one piece before. */
  word(text: string): Locator {
    return this.editor
      .locator('.view-lines:has([class^="mtk"]:not(.mtk1)) .view-line span span')
      .filter({ hasText: text })
      .last();
  }

  /** All that the editor shows, a line each; blanks as they are. */
  async text(): Promise<string> {
    const lines = await this.editor.locator('.view-line').evaluateAll((found) =>
      found
        .map((line) => ({ top: (line as HTMLElement).offsetTop, text: line.textContent ?? '' }))
        .sort((one, other) => one.top - other.top)
        .map(({ text }) => text.replaceAll('\u00A0', ' ')),
    );
    return lines.join('\n');
  }

  /** Takes steps of the project back until the file that is open says this again. */
  async undoTo(text: string): Promise<void> {
    const undo = this.page.locator('button[aria-label^="Undo: "]');
    await expect(async () => {
      if ((await undo.count()) > 0) await undo.click();
      expect(await undo.count()).toBe(0);
      expect(await this.text()).toBe(text);
    }).toPass();
  }
}
