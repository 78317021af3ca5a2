import type { Page } from '@playwright/test';

/** Shows pages in the preview as wide as its pane, where a desktop's would be drawn smaller. To be called before the app opens. */
export async function showAsWideAsThePane(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The preview's own document keeps nothing.
    if (window.top === window.self) localStorage.setItem('leafwright-device', '"fit"');
  });
}
