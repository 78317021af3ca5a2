import { expect } from '@playwright/test';

/** As long as a page that was opened may take to show what an earlier one stored, in milliseconds; then all is done again. */
export const SHOWS_CHOICE = { timeout: 5000 };

/**
 * Makes a choice on one page and looks for it on another, again and again until the other page shows it. Pages opened from a
 * folder have a process each in Chromium: one that ends on a busy machine may take along what it stored last, and another
 * learns of it late. A site from a server needs none of this.
 */
export async function choiceIsKept(choose: () => Promise<void>, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await choose();
    await look();
  }).toPass();
}
