import { test as base, expect } from '@playwright/test';
import { assertMayRun } from './support/second-run.ts';
import { watchDrawing } from './support/stopped-drawing.ts';

export { expect };

interface Fixtures {
  readonly runsOnce: undefined;
}

/** What every test in Chromium is made with: one that fails is not run again, but for a browser that stopped drawing. */
export const test = base.extend<Fixtures>({
  // Whatever names no fixture of the browser starts none: a test of the command line has no need of it.
  runsOnce: [
    async ({ browserName: _ }, use, testInfo) => {
      assertMayRun(testInfo);
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context }, use, testInfo) => {
    const end = watchDrawing(context, testInfo);
    await use(context);
    end();
  },
});
