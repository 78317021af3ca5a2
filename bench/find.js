/**
 * `node bench/find.js`: finding in all pages of a project of 2,000 pages (12 MB), in the built editor: from the change of
 * the field to the painted list of matches, and how long the app's thread is held up meanwhile.
 */
import { zipSync } from 'fflate';
import { chromium } from 'playwright';
import { ensureBrowser } from '../scripts/setup/browser.js';
import { BROWSER_SWITCHES } from '../scripts/setup/browser-switches.js';
import { ensureBuild } from '../scripts/setup/build.js';
import { serveFolder } from '../scripts/static-server.js';
import { generateProject } from './generate-project.js';
import { printTable, quantile } from './table.js';

const PAGES = 2000;
const TARGET_MS = 300;
const ROUNDS = 5;

/** Each with what the list of matches says when it is there. */
const SEARCHES = [
  { what: 'a word that is on every page', text: 'workspace' },
  { what: 'a word that is nowhere', text: 'zanzibar' },
  { what: 'two letters, more matches than are shown', text: 'st' },
  { what: 'an expression with replacement', text: '\\b(\\w+)ing\\b', isRegex: true },
];

ensureBuild();
const app = await serveFolder('dist/editor');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_SWITCHES });
const rows = [];
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.goto(app.url);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a zip' }).click();
  const buffer = Buffer.from(zipSync(Object.fromEntries(generateProject({ pages: PAGES })), { level: 0 }));
  await (await chooser).setFiles({ name: 'project.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Find', exact: true });
  await panel.getByRole('textbox', { name: 'Find', exact: true }).fill('warm up');
  await panel.getByRole('status').filter({ hasText: /\S/ }).waitFor();
  for (const search of SEARCHES) {
    if (search.isRegex) {
      await panel.getByRole('button', { name: 'Regular expression' }).click();
      await panel.getByRole('button', { name: 'Find and replace' }).click();
    }
    const times = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await page.evaluate(findOnce, search.text));
    rows.push(figure(`${search.what}: median`, quantile(times, 0.5)));
  }
} finally {
  await browser.close();
  await app.close();
}
printTable(`Finding in ${PAGES} pages: from the last key to the painted matches`, rows);

function figure(what, value) {
  return { what, figure: `${value.toFixed(0)} ms`, target: `${TARGET_MS} ms`, isMet: value <= TARGET_MS };
}

/** In the page: empties the field, waits for that, writes the text, and waits until another summary is painted. */
async function findOnce(text) {
  const field = document.querySelector('input[aria-label="Find"]');
  const summary = document.querySelector('section[aria-label="Find"] [role="status"]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const change = (value, isDone) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isDone(summary.textContent)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      });
      observer.observe(summary, { childList: true, characterData: true, subtree: true });
      write?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await change('', (words) => words === '');
  const start = performance.now();
  await change(text, (words) => words !== '');
  return performance.now() - start;
}
