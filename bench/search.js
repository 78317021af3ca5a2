/**
 * `node bench/search.js`: how long the search of a built site of 1,000 pages takes in a browser, from the key to what
 * is painted. The site is opened from a folder, as by double click.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { ensureBrowser } from '../scripts/setup/browser.js';
import { BROWSER_SWITCHES } from '../scripts/setup/browser-switches.js';
import { generateProject } from './generate-project.js';
import { writeProject } from './site/write-project.js';
import { printTable, quantile } from './table.js';

const PAGES = 1000;
const TARGET_MS = 50;

/** Typed letter by letter: common words, rare ones, identifiers, slips of the finger, several words, nothing found. */
const QUERIES = [
  ...['token', 'webhook', 'session', 'user', 'cache', 'deploy', 'limit', 'a', 'export', 'zone'],
  ...['token 17', 'number 512', 'user_413', 'load_key_600', 'page 999', '987', 'tokne', 'webhok', 'sesion', 'pipelin'],
  ...[
    'create user',
    'error handler retry',
    'queue worker',
    'access token cookie',
    'policy of the gateway',
    'import client',
  ],
  ...['filter', 'curl', 'authorization', 'reduce', 'example.com', 'grep', 'terminal', 'bearer', 'items', 'isactive'],
  ...['zzzzzz', 'nothing at all', 'xylophone', 'qwertz'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'leafwright-search-'));
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_SWITCHES });
try {
  const project = path.join(folder, 'project');
  const site = path.join(folder, 'site');
  writeProject(generateProject({ pages: PAGES }), project);
  execFileSync(process.execPath, ['bin/leafwright.js', 'build', project, '--out', site, '--no-cache', '--json']);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  let loaded = 0;
  page.on('request', (request) => {
    if (request.url().includes('/assets/search/')) loaded++;
  });
  await page.goto(pathToFileURL(path.join(site, 'group-20/page-500.html')).href);
  await page.evaluate(watchPaints);
  const opened = await page.evaluate(() => globalThis.measureOpening());
  /** @type {number[]} */
  const first = [];
  /** @type {number[]} */
  const keys = [];
  for (const query of QUERIES) {
    const times = await page.evaluate((text) => globalThis.measureTyping(text), query);
    first.push(times[0]);
    keys.push(...times);
  }
  const again = [];
  for (const query of QUERIES) again.push(...(await page.evaluate((text) => globalThis.measureTyping(text), query)));
  const head = statSync(path.join(site, 'assets/search-index.js')).size;
  const parts = readdirSync(path.join(site, 'assets/search')).length;
  printTable(`Search in ${PAGES} pages of 6 KB, ${QUERIES.length} queries typed letter by letter`, [
    row('from the key that opens it to a dialog that takes letters', opened.open, TARGET_MS),
    row('from there to the first answer, with script and index to load', opened.answer, 0),
    row('from a letter to the painted results, files still to load: median', quantile(keys, 0.5), TARGET_MS),
    row('… 95%', quantile(keys, 0.95), 0),
    row('the same queries again: median', quantile(again, 0.5), TARGET_MS),
    row('… 95%', quantile(again, 0.95), TARGET_MS),
    { what: 'first file of the index', figure: `${Math.round(head / 1024)} KB`, target: '', isMet: true },
    { what: 'further files of it loaded for all queries', figure: `${loaded} of ${parts}`, target: '', isMet: true },
  ]);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} what
 * @param {number} ms
 * @param {number} target 0 for none
 */
function row(what, ms, target) {
  return {
    what,
    figure: `${ms.toFixed(1)} ms`,
    target: target === 0 ? '' : `${target} ms`,
    isMet: ms <= target,
  };
}

/** Runs in the page: what a reader does, measured to the frame in which its outcome stands. */
function watchPaints() {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      });
    });
  const status = () => document.querySelector('.search [role=status]')?.textContent ?? '';
  const isDone = () => /found/i.test(status());
  const settle = async () => {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 0));
    return painted();
  };
  const type = (text) => {
    const input = document.querySelector('.search input');
    const start = performance.now();
    // Results of the last letter must not be taken for those of this one.
    document.querySelector('.search [role=status]').textContent = '';
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return start;
  };
  globalThis.measureOpening = async () => {
    const start = performance.now();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    const open = (await painted()) - start;
    const input = document.querySelector('.search input');
    input.value = 'token';
    return { open, answer: (await settle()) - start };
  };
  globalThis.measureTyping = async (query) => {
    const times = [];
    for (let length = 1; length <= query.length; length++) {
      const start = type(query.slice(0, length));
      times.push((await settle()) - start);
    }
    return times;
  };
}
