import { chromium } from 'playwright';
import { ensureBrowser } from '../../scripts/setup/browser.js';
import { BROWSER_SWITCHES } from '../../scripts/setup/browser-switches.js';

/** Only for what never ends. */
const LONGEST_MS = 900_000;

/**
 * A browser with a profile on the disk: a window without one would keep what is stored in memory.
 * @param {string} profile path of its folder
 * @returns {Promise<import('playwright').BrowserContext>}
 */
export async function launchWithProfile(profile) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureBrowser(),
    args: BROWSER_SWITCHES,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(LONGEST_MS);
  return context;
}
