/** A test in one of the other engines: its browser, and in it a person in front of the editor. */
import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Browser } from './drivers/browser.ts';
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
    const tab = await engineBrowser.open();
    await use(personAt(tab));
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('in-sight.png');
      writeFileSync(path, await tab.screenshot());
      await testInfo.attach('what was in sight', { path, contentType: 'image/png' });
    }
    await tab.close();
  },
  editor: async ({ engineBrowser, person }, use) => use(editorOf(engineBrowser, person)),
});
