import { expect, type Locator, type Page } from '@playwright/test';

/** The page of projects. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async goto(): Promise<void> {
    await this.page.goto('./');
    await expect(this.page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  }

  project(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Your projects' }).getByRole('link', { name });
  }

  async start(button: 'Start from an example' | 'Start empty'): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
  }

  async openZip(file: string): Promise<void> {
    await this.choose('Open a zip', file);
  }

  /** As browsers do that cannot write to folders: the files are handed over. */
  async openFolder(folder: string): Promise<void> {
    await this.page.evaluate(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
    await this.choose('Open a folder', folder);
  }

  private async choose(button: string, place: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: button }).click();
    await (await chooser).setFiles(place);
  }
}
