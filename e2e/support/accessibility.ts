import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA, and what its authors recommend beyond. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface LookOptions {
  /** Selector of what is not looked at. */
  readonly exclude?: string;
}

/** What axe finds on a page, a line each, so that a failure says what to mend. Frames are not looked into. */
export async function violations(page: Page, { exclude }: LookOptions = {}): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const found = await page.evaluate(look, {
    exclude: exclude === undefined ? [] : [exclude],
    tags: STANDARD,
  });
  return found.map((line) => line.replace(/\s+/g, ' '));
}

/**
 * The same in dark and in light, with the mode before each line. What is open stays open: nothing is loaded anew. Leaves the
 * page in light.
 */
export async function violationsInBothModes(page: Page, options?: LookOptions): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const line of await violations(page, options)) found.push(`${colorScheme}: ${line}`);
  }
  return found;
}

/** Runs in the page. */
async function look({ exclude, tags }: Record<'exclude' | 'tags', string[]>): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run: (...parameters: object[]) => Promise<AxeResults> } };
  // To describe all that passed too would take several times as long as to look.
  const results = await axe.run({ exclude }, { runOnly: tags, resultTypes: ['violations'] });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html} — ${failureSummary}`),
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
