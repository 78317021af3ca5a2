import path from 'node:path';
import { defineConfig } from 'vite';
import { bundledScripts } from '../../scripts/vite-plugins/bundled-script.ts';
import { iconDrawingsUrl } from '../../scripts/vite-plugins/icon-drawings.ts';
import { sandboxPages } from '../../scripts/vite-plugins/sandbox-page.ts';
import { translatedGrammars } from '../../scripts/vite-plugins/translated-grammars.ts';

const fromRoot = (relative: string) => path.resolve(import.meta.dirname, '../..', relative);
const scripts = { alias: [{ find: '#binding', replacement: fromRoot('src/sandbox/realm/satteri-binding.ts') }] };

/** The sandbox's host as in the editor, with the same parts and the same policy, and nothing else. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [
    bundledScripts(scripts),
    iconDrawingsUrl(),
    translatedGrammars(),
    sandboxPages(fromRoot('src/sandbox/realm'), scripts),
  ],
  build: {
    outDir: fromRoot('dist/harness'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 6000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
