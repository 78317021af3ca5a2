import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/fixtures.ts';
import { INSTALLED } from './e2e/engines/installed.js';
import { EDITOR_ADDRESS, HARNESS_ADDRESS } from './e2e/support/addresses.js';
import { sharedFolder } from './e2e/support/shared-folder.js';
import { findBrowser } from './scripts/setup/browser.js';
import { TEST_SWITCHES } from './scripts/setup/browser-switches.js';

const browser = await findBrowser();
// Made here, it is there for all workers, until the last of them has ended.
sharedFolder();

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Used up at once by a test that fails, but for one whose browser failed it: see `e2e/support/second-run.ts`.
  retries: 1,
  // Each keeps a processor busy, and its browser takes more than a gigabyte.
  workers: Math.min(Math.max(availableParallelism(), 2), 6),
  // Only for what never ends: no test may depend on how fast the machine is, and a good one waits for nothing.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: EDITOR_ADDRESS,
    viewport: { width: 1440, height: 900 },
    // Recording costs more than the test itself: `--trace on` records a test that fails.
    trace: 'off',
    acceptDownloads: true,
    // Each test is a first visit: it would fetch all files of the editor. `e2e/attacks/offline.spec.ts` lets it.
    serviceWorkers: 'block',
    // Nothing has to slide from where it was. A test of motion would ask for it.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: TEST_SWITCHES,
    },
  },
  projects: [
    {
      name: 'Chromium',
      testMatch: ['specs/**/*.spec.ts', 'attacks/**/*.spec.ts'],
    },
    // Asked for by `npm run engines`.
    ...(process.env.LEAFWRIGHT_ENGINES ? INSTALLED : []).map(({ name }) => ({
      name,
      testMatch: 'engines/**/*.spec.ts',
      use: { engine: name },
    })),
  ],
  webServer: [
    { command: 'node e2e/serve-editor.js', url: EDITOR_ADDRESS, reuseExistingServer: !process.env.CI },
    { command: 'node e2e/serve-harness.js', url: HARNESS_ADDRESS, reuseExistingServer: !process.env.CI },
  ],
});
