import type { VitePWAOptions } from 'vite-plugin-pwa';

const MEGABYTE = 1024 * 1024;

/** The app's manifest, and its service worker: our own, into which the list of all files is put. */
export const pwaOptions: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/offline/worker',
  filename: 'sw.ts',
  // The app registers it when it has come to rest, and no script may stand in the page.
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    id: './',
    name: 'Leafwright',
    short_name: 'Leafwright',
    description: 'A visual editor for documentation sites that runs entirely in your browser.',
    start_url: './',
    scope: './',
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    theme_color: '#2a6f49',
    background_color: '#ffffff',
    categories: ['productivity', 'developer'],
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'leaf.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  integration: {
    configureCustomSWViteBuild(options) {
      options.logLevel = 'warn';
    },
  },
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['**/*'],
    globIgnores: ['_headers'],
    // Names with a hash: the same name is the same content.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 12 * MEGABYTE,
  },
};
