import type { Page } from '@playwright/test';

/** How long an input method is between two of its looks, at least: as fast as a quick person types. */
const BETWEEN_MS = 40;

/** Puts letters together as an input method does, in the field of the preview that has the focus. Chromium only. */
export async function compose(page: Page, looks: readonly string[], result: string): Promise<void> {
  // The page is shown by a process of its own: what the keyboard says goes there.
  const frame = page.frames().find((one) => one.url().includes('/sandbox.html'));
  if (!frame) throw new Error('The preview has no frame.');
  const session = await page.context().newCDPSession(frame);
  try {
    for (const text of looks) {
      // A browser tells of the key before the letters of the input method.
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await page.waitForTimeout(BETWEEN_MS);
    }
    await session.send('Input.insertText', { text: result });
  } finally {
    await session.detach();
  }
}
