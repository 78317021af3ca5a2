import { expect, type Locator, type Page } from '@playwright/test';

/** The tree of the navigation. */
export class NavigationPanel {
  readonly page: Page;
  readonly panel: Locator;
  readonly tree: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('region', { name: 'Navigation', exact: true });
    this.tree = this.panel.getByRole('tree', { name: 'Navigation of the site' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Navigation' }).click();
    await expect(this.tree).toBeVisible();
  }

  /** An entry by its label; what else its row shows may stand behind that. */
  entry(name: string | RegExp): Locator {
    if (name instanceof RegExp) return this.tree.getByRole('treeitem', { name });
    const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.tree.getByRole('treeitem', { name: new RegExp(`^${literal}(, |$)`) });
  }

  /** Names of all entries in sight, in order, a dash before them for each level. */
  async entries(): Promise<string[]> {
    return this.tree.getByRole('treeitem').evaluateAll((items) =>
      items
        .map((item) => ({
          index: Number(item.getAttribute('data-index')),
          text: `${'-'.repeat(Number(item.ariaLevel) - 1)}${item.ariaLabel}`,
        }))
        .sort((one, other) => one.index - other.index)
        .map(({ text }) => text),
    );
  }

  /** Drags an entry onto another: to its upper edge, its middle or its lower edge. */
  async drag(from: Locator, to: Locator, place: 'before' | 'into' | 'after'): Promise<void> {
    const { start, end } = await this.#way(from, to, place);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 6 });
    await this.#untilLifted();
    await this.page.mouse.up();
  }

  /** The same with a finger that first rests on the entry, or does not. */
  async dragByTouch(from: Locator, to: Locator, place: 'before' | 'into' | 'after', rests: boolean): Promise<void> {
    const { start, end } = await this.#way(from, to, place);
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: start.x, y }] });
    const pressed = send('touchStart', start.y);
    if (rests) await this.#untilLifted();
    // One after the other without a wait: on a slow machine waiting would be a rest.
    const way = end.y - start.y;
    const moves = Array.from({ length: 6 }, (_, step) => send('touchMove', start.y + (way * (step + 1)) / 6));
    await Promise.all([pressed, ...moves, send('touchEnd')]);
    await session.detach();
  }

  async #way(from: Locator, to: Locator, place: 'before' | 'into' | 'after') {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('An entry is not in sight.');
    const share = { before: 0.1, into: 0.5, after: 0.9 }[place];
    return {
      start: { x: start.x + 60, y: start.y + start.height / 2 },
      end: { x: end.x + 60, y: end.y + end.height * share },
    };
  }

  async #untilLifted(): Promise<void> {
    await expect(this.page.locator('body')).toHaveAttribute('data-dragging');
  }

  /** Chooses from the menu of an entry. */
  async choose(entry: Locator, command: string | RegExp): Promise<void> {
    await entry.focus();
    await this.page.keyboard.press('Shift+F10');
    await this.page.getByRole('menuitem', { name: command }).click();
  }

  /** What was said to a screen reader last. */
  get said(): Locator {
    return this.panel.getByRole('status').first();
  }
}
