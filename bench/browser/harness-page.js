/** The sandbox in a browser without the editor around it, for what is measured of it alone. */
import { chromium } from 'playwright';
import { ensureBrowser } from '../../scripts/setup/browser.js';
import { BROWSER_SWITCHES } from '../../scripts/setup/browser-switches.js';
import { runTool } from '../../scripts/setup/run.js';
import { fail } from '../../scripts/setup/say.js';
import { serveFolder } from '../../scripts/static-server.js';

/**
 * Builds the page with the sandbox, with the limits of the editor, and serves it.
 * @returns {ReturnType<typeof serveFolder>}
 */
export async function serveHarness() {
  const options = ['build', '--config', 'bench/harness/vite.config.ts', '--mode', 'bench', '--logLevel', 'error'];
  if (!runTool('vite/bin/vite.js', options)) {
    fail('The page to measure with could not be built.', 'The lines above say why; `npm run build` may say more.');
  }
  return serveFolder('dist/measured');
}

/**
 * Serves the page with the sandbox, and starts a browser.
 * @returns {Promise<{
 *   browser: import('playwright').Browser,
 *   open: (projects: ReadonlyMap<string, () => ReadonlyMap<string, Uint8Array>>) => Promise<import('playwright').Page>,
 *   close: () => Promise<void>,
 * }>} `open`: a tab with that page, where `fetchProject` of the window gives the projects by their names
 */
export async function startHarness() {
  const app = await serveHarness();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_SWITCHES });
  return {
    browser,
    open: async (projects) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
      page.on('pageerror', (error) => console.error(error));
      await page.route('**/project/*', (route) => {
        const name = decodeURIComponent(new URL(route.request().url()).pathname.split('/').pop() ?? '');
        const files = projects.get(name)?.() ?? new Map();
        const body = JSON.stringify([...files].map(([file, bytes]) => [file, Buffer.from(bytes).toString('base64')]));
        return route.fulfill({ body, contentType: 'application/json' });
      });
      await page.addInitScript(() => {
        window.fetchProject = async (name) => {
          const packed = await (await fetch(`project/${encodeURIComponent(name)}`)).json();
          const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          return new Map(packed.map(([file, base64]) => [file, bytesOf(base64)]));
        };
      });
      await page.goto(app.url);
      return page;
    },
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}
