/** How axe looks at a page, in end-to-end tests and in unit tests of one component. Both functions are run in the page. */
import type { AxeResults } from 'axe-core';

/** WCAG 2.2 up to AA, and what its authors recommend beyond. */
export const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that can find other things when nothing but the colours has changed, and with them the pictures made for a mode. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block', 'image-alt', 'svg-img-alt', 'role-img-alt'];

export interface Look {
  /** Selectors of what is not looked at. */
  readonly exclude: string[];
  /** Tags of rules, or names of rules. */
  readonly runOnly: string[];
}

/** A line for each fault. `axe` has to be loaded. */
export async function look({ exclude, runOnly }: Look): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run: (...parameters: object[]) => Promise<AxeResults> } };
  // To describe all that passed too would take several times as long as to look. In no frame is an axe that could answer: to
  // ask would be to wait for half a second.
  const results = await axe.run({ exclude }, { runOnly, resultTypes: ['violations'], iframes: false });
  const lines = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html} — ${failureSummary}`),
  );
  return lines.map((line) => line.replace(/\s+/g, ' '));
}

/**
 * Waits until nothing fades or slides any more: colours on their way are nobody's. What turns for ever, or moves with
 * scrolling, is left alone.
 */
export async function atRest(): Promise<void> {
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
}
