import { defineConfig } from 'vitest/config';
import { bundledScripts } from './scripts/vite-plugins/bundled-script.ts';
import { iconDrawingsUrl } from './scripts/vite-plugins/icon-drawings.ts';

export default defineConfig({
  plugins: [bundledScripts({ alias: [] }), iconDrawingsUrl()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'schema/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    // Only for what never ends: on a busy machine a good test may take long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
