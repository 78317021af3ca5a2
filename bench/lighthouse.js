/**
 * `node bench/lighthouse.js`: the score for performance that Lighthouse gives pages of a built site, as on a slow phone,
 * and all its scores of a long page. Its throttling is computed from what was loaded; still, work that another process held up counts as the page's, so
 * the best of three runs counts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse, { snapshot, startTimespan } from 'lighthouse';
import { chromium } from 'playwright';
import puppeteer from 'puppeteer-core';
import { freePort } from '../scripts/free-port.js';
import { ensureBrowser } from '../scripts/setup/browser.js';
import { BROWSER_SWITCHES } from '../scripts/setup/browser-switches.js';
import { ensureBuild } from '../scripts/setup/build.js';
import { serveFolder } from '../scripts/static-server.js';
import { LONG_PAGE, longPageProject } from './lighthouse/long-page.js';
import { writeProject } from './site/write-project.js';
import { printTable } from './table.js';

const PROJECT = 'fixtures/kitchen-sink';
const PAGES = [
  'introduction',
  'guides/code',
  'guides/media',
  'guides/landing',
  'api-reference/create-queue',
  'changelog',
];
const LONG_SITE = 'long-page';
const API_PROJECT = 'fixtures/api';
/** The page whose playground is opened. */
const PLAYGROUND = 'harbour/berths/book-a-berth';
/** What Lighthouse calls good, on the slow phone: how long opening it may block the page, and what may move. */
const GOOD = { blockingMs: 200, shift: 0.1 };
const RUNS = 3;

ensureBuild();
const folder = mkdtempSync(path.join(tmpdir(), 'leafwright-lighthouse-'));
const command = fileURLToPath(new URL('../bin/leafwright.js', import.meta.url));
build(PROJECT);
build(API_PROJECT);
const long = path.join(folder, 'long-page-source');
writeProject(longPageProject(), long);
build(long, LONG_SITE);
const port = await freePort();
const server = await serveFolder(folder, { compresses: true });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...BROWSER_SWITCHES, `--remote-debugging-port=${port}`],
});
try {
  const rows = [];
  for (const page of PAGES) {
    for (const points of (await bestScores(addressOf(PROJECT, page), ['performance'])).values())
      rows.push(scoreRow(page, points));
  }
  printTable(`Lighthouse, performance on a slow phone, the best of up to ${RUNS} runs`, rows);
  await scoreLongPage();
  printTable('Lighthouse, the playground of a page', await openPlayground(addressOf(API_PROJECT, PLAYGROUND)));
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

async function scoreLongPage() {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const scores = await bestScores(addressOf(LONG_SITE, LONG_PAGE), categories);
  const bytes = statSync(path.join(folder, LONG_SITE, `${LONG_PAGE}.html`)).size;
  printTable(
    `Lighthouse, a page of ${Math.round(bytes / 1024)} KB of HTML, the best of up to ${RUNS} runs`,
    [...scores].map(([title, points]) => scoreRow(title, points)),
  );
}

/**
 * @param {string} project
 * @param {string} [name] folder of the site; that of the project, if nothing else is said
 */
function build(project, name = project) {
  const out = path.join(folder, name);
  const words = [command, 'build', project, '--out', out, '--no-cache', '--force'];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status === 2) throw new Error(stderr);
}

/** @param {string} project @param {string} page */
function addressOf(project, page) {
  return `${server.url}${project}/${page}.html`;
}

/**
 * @param {string} url
 * @param {string[]} categories
 * @returns {Promise<ReadonlyMap<string, number>>} from 0 to 100 points by title, each the best of its runs
 */
async function bestScores(url, categories) {
  /** @type {Map<string, number>} */
  const best = new Map();
  const isFull = () => best.size > 0 && [...best.values()].every((points) => points === 100);
  for (let run = 0; run < RUNS && !isFull(); run++) {
    for (const { title, points } of await scoresOf(url, categories))
      best.set(title, Math.max(best.get(title) ?? 0, points));
  }
  return best;
}

/**
 * @param {string} url
 * @param {string[]} categories
 * @returns {Promise<{ title: string, points: number }[]>} from 0 to 100 points each
 */
async function scoresOf(url, categories) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: categories,
    disableFullPageScreenshot: true,
    // What an author takes from another host is not the site's doing.
    blockedUrlPatterns: ['*.example/*'],
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
  return Object.values(result.lhr.categories).map(({ title, score }) => ({
    title,
    points: Math.round((score ?? 0) * 100),
  }));
}

/**
 * What opening the playground costs a reader, and what Lighthouse says of the page while it is open.
 * @param {string} url
 */
async function openPlayground(url) {
  const driver = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  try {
    const page = await driver.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const opening = await startTimespan(page, { flags: { logLevel: 'silent' } });
    await page.click('.endpoint-try');
    await page.waitForSelector('dialog[open] .pg-form');
    const { lhr } = (await opening.endTimespan()) ?? {};
    const blocking = lhr?.audits['total-blocking-time']?.numericValue ?? Number.NaN;
    const shift = lhr?.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
    const open = await snapshot(page, {
      flags: { logLevel: 'silent', onlyCategories: ['accessibility', 'best-practices'] },
    });
    const scores = Object.values(open?.lhr.categories ?? {});
    return [
      row(
        'opening it blocks the page for',
        `${blocking.toFixed(0)} ms`,
        `${GOOD.blockingMs} ms`,
        blocking <= GOOD.blockingMs,
      ),
      row('what moves meanwhile (layout shift)', shift.toFixed(3), String(GOOD.shift), shift <= GOOD.shift),
      ...scores.map(({ title, score }) => scoreRow(`while it is open: ${title}`, Math.round((score ?? 0) * 100))),
    ];
  } finally {
    await driver.disconnect();
  }
}

/** @param {string} what @param {number} points */
function scoreRow(what, points) {
  return row(what, String(points), '100', points === 100);
}

/** @param {string} what @param {string} figure @param {string} target @param {boolean} isMet */
function row(what, figure, target, isMet) {
  return { what, figure, target, isMet };
}
