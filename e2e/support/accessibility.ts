import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 up to AA, and what its authors recommend beyond. */
export const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface LookOptions {
  /** Selector of what is not looked at. */
  readonly exclude?: string;
}

/** What axe finds on a page, a line each, so that a failure says what to mend. */
export async function violations(page: Page, { exclude }: LookOptions = {}): Promise<string[]> {
  await atRest(page);
  const builder = new AxeBuilder({ page }).withTags(STANDARD);
  const { violations: found } = await (exclude === undefined ? builder : builder.exclude(exclude)).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
  );
}

/**
 * Waits until nothing fades or slides any more: colours on their way are nobody's. What turns for ever, or moves with
 * scrolling, is left alone.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    // What was just opened begins to move in the frame after the next.
    for (let quiet = 0; quiet < 3; quiet++) {
      await nextFrame();
      const moving = running();
      if (moving.length > 0) quiet = 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
