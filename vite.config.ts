import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type Alias, defineConfig } from 'vite';
import { STARTING_FOLDERS } from './scripts/starting-folders.js';
import { bundledScripts } from './scripts/vite-plugins/bundled-script.ts';
import { bundlerChecks, editorCharset } from './scripts/vite-plugins/bundler-options.ts';
import { cssOptions, cssTarget } from './scripts/vite-plugins/css-options.ts';
import { dictionaryFiles, dictionaryUrls } from './scripts/vite-plugins/dictionaries.ts';
import { editorAliases } from './scripts/vite-plugins/editor-aliases.ts';
import { editorChunks } from './scripts/vite-plugins/editor-chunks.ts';
import { iconDrawingsFile, iconDrawingsUrl } from './scripts/vite-plugins/icon-drawings.ts';
import { noSecondPreload } from './scripts/vite-plugins/no-second-preload.ts';
import { policyInDevelopment } from './scripts/vite-plugins/policy-in-development.ts';
import { sandboxPages } from './scripts/vite-plugins/sandbox-page.ts';
import { serviceWorker } from './scripts/vite-plugins/service-worker.ts';
import { translatedGrammarFiles, translatedGrammars } from './scripts/vite-plugins/translated-grammars.ts';

const fromRoot = (relative: string) => path.resolve(import.meta.dirname, relative);

/** The compiler's package picks its own loader, which cannot start in the sandbox; ours takes its place there. */
const scriptAlias: Alias[] = [
  { find: '#binding', replacement: fromRoot('src/sandbox/realm/satteri-binding.ts') },
  // A package asks for it with `require`, and would bring the whole parser along a second time.
  { find: /^acorn$/, replacement: fromRoot('node_modules/acorn/dist/acorn.mjs') },
];
const scriptOptions = { alias: scriptAlias };

/** What does nothing by being loaded, and is left out when nobody uses what it exports. */
const treeshake = {
  moduleSideEffects: [
    // The packages do not say so themselves: without it a test helper of theirs brings a compiler of schemas.
    { test: /node_modules\/@rjsf\//, sideEffects: false },
    // Of ours all but what starts the app and Monaco: a door names many modules, and whoever comes in by it uses a few.
    { test: new RegExp(`/(?!(?:${STARTING_FOLDERS.join('|')})/)src/[^?]*\\.tsx?$`), sideEffects: false },
  ],
};

const shared = { css: cssOptions };

/** `vite build` makes the editor, `vite build --mode cli` the command line; both into `dist/`. */
export default defineConfig(({ mode }) =>
  mode === 'cli'
    ? {
        ...shared,
        publicDir: false,
        plugins: [bundledScripts(scriptOptions), iconDrawingsFile(), dictionaryFiles(), translatedGrammarFiles()],
        // One file to read instead of a hundred: the command line starts faster.
        ssr: { target: 'node', noExternal: ['yaml', 'jsonc-parser', 'fflate', 'temml'] },
        build: {
          ssr: true,
          outDir: 'dist/cli',
          target: 'node20',
          cssMinify: 'lightningcss',
          cssTarget,
          minify: false,
          rolldownOptions: {
            // The editor loads what opens a zip when it is needed; here it is part of what starts.
            checks: { ...bundlerChecks, ineffectiveDynamicImport: false },
            input: {
              main: fromRoot('src/cli/main.ts'),
              worker: fromRoot('src/cli/building/worker.ts'),
              clock: fromRoot('src/cli/building/clock-worker.ts'),
            },
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      }
    : {
        ...shared,
        base: './',
        resolve: {
          alias: editorAliases,
        },
        plugins: [
          react(),
          policyInDevelopment(),
          bundledScripts(scriptOptions),
          iconDrawingsUrl(),
          dictionaryUrls(),
          translatedGrammars(),
          sandboxPages(fromRoot('src/sandbox/realm'), scriptOptions),
          noSecondPreload(),
          serviceWorker(fromRoot('src/offline/worker/sw.ts'), scriptOptions),
        ],
        build: {
          outDir: 'dist/editor',
          target: 'es2022',
          cssMinify: 'lightningcss',
          cssTarget,
          chunkSizeWarningLimit: 6000,
          rolldownOptions: {
            checks: bundlerChecks,
            output: {
              charset: editorCharset,
              codeSplitting: editorChunks(import.meta.dirname),
            },
            treeshake,
          },
        },
        worker: {
          format: 'es',
          plugins: () => [dictionaryUrls()],
          rolldownOptions: { checks: bundlerChecks, output: { charset: editorCharset }, treeshake },
        },
      },
);
