/** A test in one of the other engines: its browser, and in it a person in front of the editor. */
import { writeFileSync } from 'node:fs';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { allowSecondRun, assertMayRun } from '../support/second-run.ts';
import { type Browser, BrowserIsGone, type Tab } from './drivers/browser.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';
import { type Editor, editorOf } from './editor.ts';
import { type Person, personAt } from './person.ts';

export { expect };

const STARTS = { Firefox: startFirefox, WebKitGTK: startWebKit } as const;

interface Fixtures {
  readonly person: Person;
  readonly editor: Editor;
}

export interface EngineOptions {
  /** Set by the project of `playwright.config.ts`. */
  readonly engine: keyof typeof STARTS;
}

interface WorkerFixtures extends EngineOptions {
  readonly engineBrowser: Browser;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await STARTS[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ engineBrowser }, use, testInfo) => {
    assertMayRun(testInfo);
    const tab = await engineBrowser.open();
    await use(personAt(tab));
    if (testInfo.status !== testInfo.expectedStatus) await keepPicture(tab, testInfo);
    await tab.close();
  },
  editor: async ({ engineBrowser, person }, use) => use(editorOf(engineBrowser, person)),
});

/** Of a test that failed. Where the browser has crashed there is no picture, and the test is run again. */
async function keepPicture(tab: Tab, test: TestInfo): Promise<void> {
  const path = test.outputPath('in-sight.png');
  try {
    writeFileSync(path, await tab.screenshot());
    await test.attach('what was in sight', { path, contentType: 'image/png' });
  } catch (error) {
    if (!(error instanceof BrowserIsGone)) throw error;
    allowSecondRun(test, 'crashed');
  }
}
