import { expect, type Locator, type Page } from '@playwright/test';
import type { WorkspacePage } from './workspace-page.ts';

/** Keys down through a list that is already narrowed by its name. */
const LONGEST_WAY = 20;

/** The tools around the code of a page: the toolbar, the menus, the forms. */
export class WritingTools {
  readonly page: Page;
  readonly workspace: WorkspacePage;

  constructor(workspace: WorkspacePage) {
    this.workspace = workspace;
    this.page = workspace.page;
  }

  get toolbar(): Locator {
    return this.page.getByRole('toolbar', { name: 'Text' });
  }

  get details(): Locator {
    return this.page.getByRole('region', { name: 'Details' });
  }

  get form(): Locator {
    return this.page.getByRole('region', { name: 'Visual editor' });
  }

  get menu(): Locator {
    return this.page.getByRole('listbox', { name: 'What can be inserted' });
  }

  /** Opens a page's code and waits for the tools. */
  async open(path: string): Promise<void> {
    await this.workspace.openPage(path);
    await expect(this.toolbar).toBeVisible();
    await expect(this.workspace.code.locator('.view-line').first()).toBeVisible();
  }

  /** What the editor shows; of a short page, all of it, without the samples of colours. */
  async text(): Promise<string> {
    const lines = await this.workspace.code.locator('.view-line').evaluateAll((all) =>
      all
        .map((line) => {
          const words = line.cloneNode(true) as HTMLElement;
          for (const sample of words.querySelectorAll('[class*="colorpicker"]')) sample.remove();
          return { top: Number.parseInt((line as HTMLElement).style.top, 10), text: words.textContent ?? '' };
        })
        .sort((one, other) => one.top - other.top)
        .map(({ text }) => text.replaceAll('\u00A0', ' ').trimEnd()),
    );
    return lines.join('\n');
  }

  /** Puts the cursor at the end of the page, without the mouse after the first click. */
  async goToEnd(): Promise<void> {
    await this.workspace.code.locator('.view-lines').click({ position: { x: 5, y: 5 } });
    await this.page.keyboard.press('ControlOrMeta+End');
  }

  /** Chooses from the menu of the toolbar with the mouse. */
  async insertByMouse(label: string): Promise<void> {
    await this.toolbar.getByRole('button', { name: 'Insert', exact: true }).click();
    await this.page.getByRole('combobox', { name: 'Find something to insert' }).fill(label);
    await this.option(label).click();
    await expect(this.menu).toBeHidden();
  }

  /** Types a slash and a name, and chooses with Enter. */
  async insertByKeyboard(label: string): Promise<void> {
    await this.page.keyboard.type('/');
    await expect(this.menu).toBeVisible();
    await this.page.keyboard.type(label);
    await expect(this.option(label)).toBeVisible();
    for (let step = 0; step < LONGEST_WAY && !(await this.isCurrent(label)); step++) {
      await this.page.keyboard.press('ArrowDown');
    }
    await expect(this.option(label)).toHaveAttribute('aria-selected', 'true');
    await this.page.keyboard.press('Enter');
    await expect(this.menu).toBeHidden();
  }

  /** Undoes until there is nothing left to undo. */
  async undoAll(): Promise<void> {
    const undo = this.page.locator('button[aria-label^="Undo: "]');
    while ((await undo.count()) > 0) await undo.click();
  }

  private option(label: string): Locator {
    return this.menu
      .getByRole('option')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .first();
  }

  private async isCurrent(label: string): Promise<boolean> {
    return (await this.option(label).getAttribute('aria-selected')) === 'true';
  }
}
