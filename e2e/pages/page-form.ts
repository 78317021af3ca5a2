import { expect, type Locator, type Page } from '@playwright/test';
import { allDrawn } from '../support/all-drawn.ts';
import type { WorkspacePage } from './workspace-page.ts';
import { WritingTools } from './writing-tools.ts';

/** The whole page as a form. */
export class PageForm {
  readonly tools: WritingTools;
  readonly page: Page;

  constructor(tools: WritingTools) {
    this.tools = tools;
    this.page = tools.page;
  }

  get form(): Locator {
    return this.tools.form;
  }

  get texts(): Locator {
    return this.form.getByRole('textbox', { name: 'Text', exact: true });
  }

  get newText(): Locator {
    return this.form.getByRole('textbox', { name: 'New paragraph' });
  }

  get addHere(): Locator {
    return this.form.getByRole('button', { name: 'Add here' });
  }

  async open(): Promise<void> {
    await this.page.getByText('Visual', { exact: true }).click();
    await expect(this.form).toBeVisible();
  }

  /** Opens the form of another page, while one is open. */
  async turnTo(path: string): Promise<void> {
    await this.page.getByText('Source', { exact: true }).click();
    await this.tools.open(path);
    await this.open();
  }

  /** The source of the page, read in the code; then the form is open again. */
  async source(): Promise<string> {
    await this.page.getByText('Source', { exact: true }).click();
    await expect(this.tools.workspace.code.locator('.view-line').first()).toBeVisible();
    await allDrawn(this.page);
    const text = await this.tools.text();
    await this.open();
    return text;
  }

  /** Chooses from the list that is open, by its search. */
  async choose(label: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Find something to insert' }).fill(label);
    await this.page.keyboard.press('Enter');
    await expect(this.tools.menu).toBeHidden();
  }
}

/** Opens the page `index` in the visual editor. */
export async function openPageForm(workspace: WorkspacePage): Promise<PageForm> {
  const pageForm = new PageForm(new WritingTools(workspace));
  await pageForm.tools.open('index');
  await pageForm.open();
  return pageForm;
}
