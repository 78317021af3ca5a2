import type { Page } from '@playwright/test';

/**
 * Resolves once an element with these words has been in sight, if only for a moment: looked for in every frame that is
 * drawn. To be called before what brings it on, and waited for after.
 */
export async function isSeen(page: Page, selector: string, words = ''): Promise<void> {
  await page.waitForFunction(
    ([wanted, text]) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.checkVisibility() && element.textContent?.includes(text),
      ),
    [selector, words] as const,
  );
}
