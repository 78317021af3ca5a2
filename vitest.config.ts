import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from './scripts/setup/browser.js';
import { TEST_SWITCHES } from './scripts/setup/browser-switches.js';
import { bundledScripts } from './scripts/vite-plugins/bundled-script.ts';
import { cssOptions } from './scripts/vite-plugins/css-options.ts';
import { dictionaryUrls } from './scripts/vite-plugins/dictionaries.ts';
import { editorAliases } from './scripts/vite-plugins/editor-aliases.ts';
import { iconDrawingsUrl } from './scripts/vite-plugins/icon-drawings.ts';
import { sandboxPages } from './scripts/vite-plugins/sandbox-page.ts';
import { translatedGrammars } from './scripts/vite-plugins/translated-grammars.ts';

const FOLDERS = ['src', 'scripts', 'schema', 'fuzz'];

/** What a test replaces for all that is loaded beside it: modules, or what is global. */
const REPLACES = /\bvi\.(?:mock|stubGlobal)\(|fake-indexeddb\/auto/;

/** Tests of one component, in a real browser. */
const IN_BROWSER = /\.browser\.test\.tsx?$/;

/** Only for what never ends: on a busy machine a good test may take long. */
const NEVER_ENDS_MS = 120_000;

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file).replaceAll(path.sep, '/')),
);
const inBrowser = tests.filter((file) => IN_BROWSER.test(file));
const inNode = tests.filter((file) => !IN_BROWSER.test(file));
const alone = inNode.filter((file) => REPLACES.test(readFileSync(file, 'utf8')));

const browser = await findBrowser();
if (!browser) {
  console.warn(`No browser is installed, so these tests are passed over: ${inBrowser.join(', ')}.`);
}

const node: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  pool: 'threads',
  // Left to itself, vitest keeps a processor for itself: with two there would be one thread.
  maxWorkers: availableParallelism(),
  setupFiles: ['fuzz/same-inputs.ts'],
};

const browserProject = (executablePath: string): TestProjectInlineConfiguration => ({
  extends: true,
  css: cssOptions,
  resolve: { alias: editorAliases },
  optimizeDeps: { entries: inBrowser },
  test: {
    name: 'browser',
    include: inBrowser,
    setupFiles: ['src/editor/testing/browser-setup.ts'],
    isolate: false,
    fileParallelism: false,
    // Behind those in Node, which keep all processors busy.
    sequence: { groupOrder: 1 },
    // As in `playwright.config.ts`.
    testTimeout: 600_000,
    expect: { poll: { timeout: 180_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      api: { host: '127.0.0.1' },
      provider: playwright({
        launchOptions: { executablePath, args: TEST_SWITCHES },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  plugins: [
    bundledScripts({ alias: [] }),
    iconDrawingsUrl(),
    dictionaryUrls(),
    translatedGrammars(),
    sandboxPages('src/sandbox/realm', { alias: [] }),
  ],
  test: {
    restoreMocks: true,
    testTimeout: NEVER_ENDS_MS,
    hookTimeout: NEVER_ENDS_MS,
    projects: [
      // To load the modules anew for each file would be most of the work.
      { extends: true, test: { ...node, name: 'shared', include: inNode, exclude: alone, isolate: false } },
      { extends: true, test: { ...node, name: 'alone', include: alone } },
      ...(browser ? [browserProject(browser)] : []),
    ],
  },
});
