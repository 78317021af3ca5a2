import type { Page } from '@playwright/test';

/**
 * Waits until what is on the page has its final size and is drawn in it. The code editor draws its first lines before it
 * knows its height: it hears of that at the end of a frame, and draws the rest in the next.
 */
export async function allDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
