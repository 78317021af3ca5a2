/** `node bench/api.js`: how long pages of an API take, on the command line and in the preview. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../scripts/setup/browser.js';
import { BROWSER_SWITCHES } from '../scripts/setup/browser-switches.js';
import { openAndEditDescription } from './api/open-and-edit-description.js';
import { serveHarness } from './browser/harness-page.js';
import { generateDescription } from './generate-description.js';
import { runCommandLine } from './run-command-line.js';
import { printTable, quantile } from './table.js';

const OPERATIONS = 1500;
const LARGE_BYTES = 3_000_000;
const ROUNDS = 3;
/** Pages that are shown one after the other; the first of them wait for code of ours that the browser has not run yet. */
const SHOWN_PAGES = 100;
const TARGETS = { siteSeconds: 4, pageMs: 10, openMs: 1500, againMs: 300 };

const folder = mkdtempSync(path.join(tmpdir(), 'leafwright-bench-'));
try {
  printTable(`An API of ${OPERATIONS} operations`, [...(await buildSite()), ...(await preview())]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function buildSite() {
  const project = writeProject(generateDescription({ operations: OPERATIONS }));
  const build = () => runCommandLine(['build', project, '--out', path.join(folder, 'site'), '--no-cache', '--json']);
  const { seconds, report } = await build();
  return [
    {
      what: `site of ${report.pages} pages on the command line`,
      figure: `${seconds.toFixed(1)} s`,
      target: `${TARGETS.siteSeconds} s`,
      isMet: seconds <= TARGETS.siteSeconds,
    },
  ];
}

/** @param {Record<string, unknown>} description */
function writeProject(description) {
  const project = path.join(folder, 'project');
  mkdirSync(project, { recursive: true });
  for (const [file, text] of Object.entries(projectOf(description))) writeFileSync(path.join(project, file), text);
  return project;
}

/** @param {Record<string, unknown>} description */
function projectOf(description) {
  const config = {
    name: 'Measured',
    colors: { primary: '#0f766e' },
    navigation: [{ group: 'Start', pages: ['index'] }],
    tabs: [{ name: 'API', url: 'api', openapi: 'openapi.json' }],
    openapi: 'openapi.json',
  };
  return {
    'docs.json': JSON.stringify(config),
    'index.mdx': '---\ntitle: Start\n---\n\nWords.\n',
    'operation.mdx': '---\nopenapi: GET /accounts\n---\n',
    'openapi.json': JSON.stringify(description, undefined, 2),
  };
}

async function preview() {
  const description = largeDescription();
  const files = projectOf(description);
  const app = await serveHarness();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_SWITCHES });
  try {
    const opened = [];
    const again = [];
    const made = [];
    const painted = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await browser.newPage();
      page.on('pageerror', (error) => console.error(error));
      await page.goto(app.url);
      const addresses = addressesOf(description).slice(0, SHOWN_PAGES);
      const times = await page.evaluate(openAndEditDescription, { texts: files, addresses });
      opened.push(times.opened);
      again.push(...times.again);
      made.push(...times.made);
      painted.push(...times.pages);
      await page.close();
    }
    const megabytes = (files['openapi.json'].length / 1e6).toFixed(1);
    return [
      row(`description of ${megabytes} MB opened: one of its pages is painted`, opened, TARGETS.openMs),
      row('again after one edit of the description', again, TARGETS.againMs),
      row(`another page of it is made, median of ${SHOWN_PAGES}`, made, TARGETS.pageMs),
      row('  and painted', painted),
    ];
  } finally {
    await browser.close();
    await app.close();
  }
}

/** A description of at least `LARGE_BYTES` characters, as it is written into the project. */
function largeDescription() {
  let operations = 500;
  for (;;) {
    const description = generateDescription({ operations });
    if (JSON.stringify(description, undefined, 2).length >= LARGE_BYTES) return description;
    operations += 100;
  }
}

/**
 * Where the pages of its operations go in the tab `api`.
 * @param {{ paths: Record<string, Record<string, { tags: string[], summary: string }>> }} description
 */
function addressesOf({ paths }) {
  const words = (/** @type {string} */ text) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ tags, summary }) => `api/${words(tags[0] ?? '')}/${words(summary)}`),
  );
}

/**
 * @param {string} what
 * @param {readonly number[]} times milliseconds
 * @param {number} [target] milliseconds
 */
function row(what, times, target) {
  const median = quantile(times, 0.5);
  const figure = `${median.toFixed(0)} ms`;
  if (target === undefined) return { what, figure, target: '', isMet: true };
  return { what, figure, target: `${target} ms`, isMet: median <= target };
}
