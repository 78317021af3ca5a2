import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { bundledScripts } from './scripts/vite-plugins/bundled-script.ts';
import { iconDrawingsUrl } from './scripts/vite-plugins/icon-drawings.ts';
import { sandboxPages } from './scripts/vite-plugins/sandbox-page.ts';

const FOLDERS = ['src', 'scripts', 'schema', 'fuzz'];

/** What a test replaces for all that is loaded beside it: modules, or what is global. */
const REPLACES = /\bvi\.(?:mock|stubGlobal)\(|fake-indexeddb\/auto/;

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file).replaceAll(path.sep, '/')),
);
const alone = tests.filter((file) => REPLACES.test(readFileSync(file, 'utf8')));

export default defineConfig({
  plugins: [bundledScripts({ alias: [] }), iconDrawingsUrl(), sandboxPages('src/sandbox/realm', { alias: [] })],
  test: {
    environment: 'node',
    restoreMocks: true,
    setupFiles: ['fuzz/same-inputs.ts'],
    // Only for what never ends: on a busy machine a good test may take long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    projects: [
      // To load the modules anew for each file would be most of the work.
      { extends: true, test: { name: 'shared', include: tests, exclude: alone, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
