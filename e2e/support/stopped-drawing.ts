/**
 * A browser that stops drawing: its page answers, but is never given a frame again, so that whatever waits for one waits
 * for ever. That was seen once in some ten thousand tests on a busy machine. It says nothing about what is tested.
 */
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { allowSecondRun } from './second-run.ts';

const LOOK_EVERY_MS = 20_000;

/** Turns of a second that a page takes without being drawn. A page that is only slow takes fewer turns, not more. */
const TURNS = 60;

/**
 * Looks at the pages of the test now and then. When one is not drawn any more, its browser is closed, so that the test fails
 * and is run again in a new one.
 * @returns what ends it
 */
export function watchDrawing(context: BrowserContext, test: TestInfo): () => void {
  let hasEnded = false;
  const look = async () => {
    const drawn = await Promise.all(context.pages().map(isDrawn));
    if (hasEnded || drawn.every(Boolean)) return;
    allowSecondRun(test, 'stopped drawing');
    await context.browser()?.close();
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => {
    hasEnded = true;
    clearInterval(timer);
  };
}

/** A page that is busy, or goes while it is looked at, counts as drawn: nothing is known about it. */
async function isDrawn(page: Page): Promise<boolean> {
  return page.evaluate(frameOrTurns, TURNS).catch(() => true);
}

/** Runs in the page. A page that is hidden is not drawn, and does not have to be. */
function frameOrTurns(turns: number): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    const turn = (left: number) => {
      if (document.visibilityState === 'hidden') resolve(true);
      else if (left === 0) resolve(false);
      else setTimeout(turn, 1000, left - 1);
    };
    turn(turns);
  });
}
