/**
 * `node bench/large.js`: projects of 1,000 and 24,803 pages (the most that a public project has) in the built editor: how
 * long they take to open, how long the page does not answer meanwhile, how long a page takes from the click on it, and of
 * the larger one, how it exports. Numbers of pages behind it choose others, from 250 on.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../scripts/setup/build.js';
import { serveFolder } from '../scripts/static-server.js';
import { launchWithProfile } from './import/launch-with-profile.js';
import { watchMemory } from './import/watch-memory.js';
import { writeLargeZip } from './import/write-large-zip.js';
import { watchOpening } from './large/watch-opening.js';
import { tellDrawn } from './paint-times.js';
import { printTable, quantile, timed } from './table.js';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 24_803];
/** From so many pages on the figures for the largest projects hold. */
const LARGEST = 20_000;
const TARGETS = { openMs: 1500, openLargestMs: 5000, clickMs: 100, exportS: 60, exportMb: 2048 };
const CLICKS = 40;
/** Saving and reading, which come after a click, are over then. */
const REST_MS = 700;

ensureBuild();
const app = await serveFolder('dist/editor');
const folder = mkdtempSync(path.join(tmpdir(), 'leafwright-large-'));
try {
  for (const pages of SIZES) await measure(pages);
} finally {
  await app.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** @param {number} pages */
async function measure(pages) {
  const zip = path.join(folder, `${pages}.zip`);
  const profile = path.join(folder, `profile-${pages}`);
  const bytes = writeLargeZip(zip, { pages, imageBytes: 0 });
  const context = await launchWithProfile(profile);
  await context.addInitScript(tellDrawn);
  await context.addInitScript(watchOpening);
  try {
    const page = await context.newPage();
    const openMs = pages < LARGEST ? TARGETS.openMs : TARGETS.openLargestMs;
    const cameIn = await comeIn(page, zip);
    await page.waitForTimeout(REST_MS * 5);
    const opened = await openAgain(page);
    const { clicks, code } = await clickPages(page, CLICKS);
    const rows = [
      timed('from the zip that is chosen to the painted preview', cameIn),
      timed('stored: from its address to the painted preview', opened.painted, openMs),
      timed('  until its navigation can be used', opened.listed, openMs),
      timed('  the page did not answer for at most', opened.longestTurn),
      timed('from the first click on a page to its code', code),
      timed('from a click on a page to its preview: median', quantile(clicks, 0.5), TARGETS.clickMs),
      timed('  95%', quantile(clicks, 0.95), TARGETS.clickMs),
    ];
    printTable(`A project of ${pages} pages, ${(bytes / 1e6).toFixed(0)} MB`, rows);
    // By itself, for it takes minutes.
    if (pages >= LARGEST) printTable('  exported', await exportSite(page, watchMemory(profile)));
  } finally {
    await context.close();
  }
}

/** Milliseconds from the choice of the file to the painted preview of its first page. */
async function comeIn(page, zip) {
  await page.goto(app.url);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a zip' }).click();
  const chosen = await chooser;
  const started = Date.now();
  await chosen.setFiles(zip);
  return (await firstPainted(page)) - started;
}

/** The same once it is stored, from the moment at which the browser goes to its address. */
async function openAgain(page) {
  await page.reload();
  const painted = await firstPainted(page);
  const { timeOrigin, listed, longestTurn } = await page.evaluate(async () => {
    while (globalThis.bench.listed === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    return { timeOrigin: performance.timeOrigin, ...globalThis.bench };
  });
  return { painted: painted - timeOrigin, listed: listed - timeOrigin, longestTurn };
}

/** By the clock: when the frame of the preview had painted a page for the first time. */
async function firstPainted(page) {
  const frame = await previewOf(page);
  await frame.waitForFunction(() => globalThis.bench.painted.length > 0, undefined, { polling: 50 });
  return frame.evaluate(() => globalThis.bench.painted[0]);
}

async function previewOf(page) {
  for (;;) {
    const frame = page.frames().find((candidate) => candidate.parentFrame()?.url().includes('/sandbox.html'));
    if (frame) return frame;
    await page.waitForTimeout(20);
  }
}

/** Milliseconds from each click on an entry of the list of pages to its painted preview, and from the first to its code. */
async function clickPages(page, count) {
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  const list = page.getByRole('region', { name: 'Pages' });
  const frame = await previewOf(page);
  const clicks = [];
  let code = 0;
  for (let click = 0; click < count; click++) {
    const number = click + 2;
    const name = `guides/group-${Math.ceil(number / 25)}/page-${number}`;
    await list.getByRole('textbox', { name: 'Filter pages' }).fill(name);
    const entry = list.getByRole('button', { name: new RegExp(`\\s${name}$`) }).first();
    await entry.waitFor();
    await page.waitForTimeout(REST_MS);
    await frame.evaluate(() => {
      globalThis.bench.painted.length = 0;
    });
    await moveTo(page, entry);
    await entry.click();
    await frame.waitForFunction(() => globalThis.bench.painted.length > 0);
    const [painted] = await frame.evaluate(() => globalThis.bench.painted);
    const clicked = await page.evaluate(() => globalThis.bench.clicked);
    clicks.push(painted - clicked);
    if (click === 0) code = (await codeDrawn(page)) - clicked;
  }
  return { clicks, code };
}

/** As a hand does: from the preview to the middle of an element, in a quarter of a second. */
async function moveTo(page, element) {
  const { x, y, width, height } = await element.boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  const steps = 15;
  for (let step = steps; step >= 0; step--) {
    await page.mouse.move(left + step * 30, top + step * 10);
    await page.waitForTimeout(250 / steps);
  }
}

/** By the clock: when the code editor had drawn its first lines. */
async function codeDrawn(page) {
  await page.waitForFunction(() => globalThis.bench.code.length > 0, undefined, { polling: 50 });
  return page.evaluate(() => globalThis.bench.code[0]);
}

async function exportSite(page, memory) {
  const rows = [];
  for (const isAgain of [false, true]) {
    memory.takePeak();
    const started = performance.now();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Export the site' });
    await dialog.getByRole('link', { name: /^Download/ }).waitFor();
    const seconds = (performance.now() - started) / 1000;
    const mb = memory.takePeak() / 1e6;
    rows.push(
      {
        what: isAgain ? '  the same again' : 'it exports in',
        figure: `${seconds.toFixed(1)} s`,
        target: isAgain ? '' : `${TARGETS.exportS} s`,
        isMet: isAgain || seconds <= TARGETS.exportS,
      },
      {
        what: '  memory of the browser meanwhile',
        figure: `${mb.toFixed(0)} MB`,
        target: `${TARGETS.exportMb} MB`,
        isMet: mb <= TARGETS.exportMb,
      },
    );
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  }
  memory.stop();
  return rows;
}
