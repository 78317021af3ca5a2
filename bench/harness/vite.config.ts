import path from 'node:path';
import { defineConfig } from 'vite';
import { bundledScripts } from '../../scripts/vite-plugins/bundled-script.ts';
import { bundlerChecks } from '../../scripts/vite-plugins/bundler-options.ts';
import { iconDrawingsUrl } from '../../scripts/vite-plugins/icon-drawings.ts';
import { sandboxPages } from '../../scripts/vite-plugins/sandbox-page.ts';
import { translatedGrammars } from '../../scripts/vite-plugins/translated-grammars.ts';

const fromRoot = (relative: string) => path.resolve(import.meta.dirname, '../..', relative);
/** From inside the product's own folders; the file that takes its place reaches it by another way. */
const SMALL_LIMITS = {
  find: /^(?:(?:\.\.\/)+building|\.)\/limits\.ts$/,
  replacement: path.join(import.meta.dirname, 'limits.ts'),
};

/**
 * The sandbox's host as in the editor, with the same parts and the same policy, and nothing else. Its tests have smaller limits;
 * what is measured (`--mode bench`) has those of the editor.
 */
export default defineConfig(({ mode }) => {
  const isMeasured = mode === 'bench';
  const limits = isMeasured ? [] : [SMALL_LIMITS];
  const scripts = {
    alias: [{ find: '#binding', replacement: fromRoot('src/sandbox/realm/satteri-binding.ts') }, ...limits],
  };
  return {
    root: import.meta.dirname,
    base: './',
    publicDir: false,
    resolve: { alias: limits },
    plugins: [
      bundledScripts(scripts),
      iconDrawingsUrl(),
      translatedGrammars(),
      sandboxPages(fromRoot('src/sandbox/realm'), scripts),
    ],
    build: {
      outDir: fromRoot(isMeasured ? 'dist/measured' : 'dist/harness'),
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 6000,
      rolldownOptions: { checks: bundlerChecks },
    },
    worker: { rolldownOptions: { checks: bundlerChecks } },
  };
});
