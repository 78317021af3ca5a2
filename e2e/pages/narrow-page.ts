import { expect, type Locator, type Page } from '@playwright/test';

type Pane = 'section' | 'code' | 'preview';

/** The editor of one project in a window that has room for one pane. */
export class NarrowPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get sections(): Locator {
    return this.page.getByRole('navigation', { name: 'Sections' });
  }

  get sectionsButton(): Locator {
    return this.sections.getByRole('button', { name: /^Sections/ });
  }

  tab(name: string | RegExp): Locator {
    return this.page.getByRole('tablist', { name: 'Parts of the editor' }).getByRole('tab', { name });
  }

  async goTo(section: string): Promise<void> {
    await this.sectionsButton.click();
    await this.sections.getByRole('link', { name: section }).click();
    await expect(this.tab(section)).toHaveAttribute('aria-selected', 'true');
  }

  /** Shows a page in the visual editor, with its preview in sight. */
  async writeOnPage(name: string): Promise<void> {
    await this.goTo('Pages');
    await this.page
      .getByRole('region', { name: 'Pages' })
      .getByRole('button', { name: new RegExp(`${name}$`) })
      .tap();
    await this.page.getByText('Visual', { exact: true }).tap();
    // Before the page is a form, a tap on its words leads to the code.
    await expect(this.page.getByRole('region', { name: 'Visual editor' })).toBeVisible();
    await this.tab('Preview').tap();
  }

  /** This pane is seen, and no other. */
  async expectOnly(pane: Pane): Promise<void> {
    const panes = this.page.locator('[data-pane]');
    await expect
      .poll(() =>
        panes.evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => (one as HTMLElement).dataset.pane),
        ),
      )
      .toEqual([pane]);
  }

  /** What reaches beyond the left or the right edge of the window, where nothing of its own scrolls to it. */
  async beyondEdges(): Promise<string[]> {
    return this.page.evaluate(() => {
      const isOut = (element: Element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && (left < -1 || right > window.innerWidth + 1);
      };
      /** A long text is cut, a table or code scrolls: what holds it is inside. */
      const isHeld = (element: Element) => {
        for (let holder = element.parentElement; holder && holder !== document.body; holder = holder.parentElement) {
          if (getComputedStyle(holder).overflowX !== 'visible' && !isOut(holder))
            return !holder.matches('[data-scroller]');
        }
        return false;
      };
      return [...document.querySelectorAll('body *')]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && isOut(element) && !isHeld(element),
        )
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
    });
  }

  /** Nothing is cut off, and nothing scrolls sideways. */
  async expectToFit(): Promise<void> {
    // A notice may still be sliding in.
    await expect.poll(() => this.beyondEdges()).toEqual([]);
    await expect
      .poll(() => this.page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth))
      .toBe(0);
  }
}
