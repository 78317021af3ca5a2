/**
 * `node bench/import.js`: a project of 5,000 pages and 1 GB of pictures comes into the built editor: how long it takes, how
 * much memory the browser needs beyond the files themselves, how long the page does not answer, and what is left after one
 * that was cancelled. On Linux, with 3 GB of free space on the disk.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../scripts/setup/build.js';
import { serveFolder } from '../scripts/static-server.js';
import { launchWithProfile } from './import/launch-with-profile.js';
import { watchMemory } from './import/watch-memory.js';
import { writeLargeZip } from './import/write-large-zip.js';
import { printTable } from './table.js';

const AMOUNTS = { pages: 5000, imageBytes: 1_000_000_000 };
const TARGETS = { extraMb: 500 };

if (process.platform !== 'linux') {
  console.log('The import of a large project is measured on Linux only.');
  process.exit();
}
ensureBuild();
const folder = mkdtempSync(path.join(tmpdir(), 'leafwright-import-'));
const zip = path.join(folder, 'large.zip');
const profile = path.join(folder, 'profile');
const app = await serveFolder('dist/editor');
const rows = [];
try {
  const bytes = writeLargeZip(zip, AMOUNTS);
  const context = await launchWithProfile(profile);
  const memory = watchMemory(profile);
  const page = await context.newPage();
  await page.goto(app.url);
  // The example is stored already.
  await page.getByRole('region', { name: 'Your projects' }).getByRole('link').first().waitFor();
  const stored = await page.evaluate(countRecords);
  for (const step of ['Reading', 'Storing']) {
    await choose(page);
    await page
      .getByRole('dialog')
      .getByText(new RegExp(`^${step}.* [1-9]`))
      .waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const left = (await page.evaluate(countRecords)) - stored;
    rows.push(count(`records left after a cancel while ${step.toLowerCase()}`, left));
  }
  await page.reload();
  await page.getByRole('button', { name: 'Open a zip' }).waitFor();
  const before = memory.now();
  memory.takePeak();
  const started = performance.now();
  await page.evaluate(watchTurns);
  await choose(page);
  await page
    .getByRole('dialog')
    .getByText(/^Storing/)
    .waitFor();
  const reading = memory.takePeak();
  await page.locator('nav[aria-label="Sections"]').waitFor();
  const storing = memory.takePeak();
  const seconds = (performance.now() - started) / 1000;
  const longest = await page.evaluate(() => globalThis.longestTurn);
  rows.push(
    megabytes('the files themselves', bytes),
    megabytes('memory beyond them: while reading', reading - before - bytes, TARGETS.extraMb),
    megabytes(
      'memory beyond them: while storing, until the editor is there',
      storing - before - bytes,
      TARGETS.extraMb,
    ),
    { what: 'until the editor is there', figure: `${seconds.toFixed(1)} s`, target: '', isMet: true },
    { what: 'the page did not answer for at most', figure: `${longest.toFixed(0)} ms`, target: '', isMet: true },
  );
  await page
    .locator('section[aria-label="Preview"] iframe')
    .contentFrame()
    .locator('iframe')
    .contentFrame()
    .locator('main')
    .waitFor();
  rows.push(megabytes('memory beyond them: until the first page is shown', memory.takePeak() - before - bytes));
  memory.stop();
  await context.close();
} finally {
  await app.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
printTable(`A project of ${AMOUNTS.pages} pages and ${AMOUNTS.imageBytes / 1e6} MB of pictures comes in`, rows);

async function choose(page) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a zip' }).click();
  await (await chooser).setFiles(zip);
}

function megabytes(what, value, target) {
  const mb = value / 1e6;
  return { what, figure: `${mb.toFixed(0)} MB`, target: target ? `${target} MB` : '', isMet: !target || mb <= target };
}

function count(what, value) {
  return { what, figure: String(value), target: '0', isMet: value === 0 };
}

/** In the page: everything of projects that the database holds. */
function countRecords() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('leafwright');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('projects').objectStore('projects').count();
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });
}

/** In the page: notes the longest time between two turns. */
function watchTurns() {
  globalThis.longestTurn = 0;
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  port1.onmessage = () => {
    const now = performance.now();
    globalThis.longestTurn = Math.max(globalThis.longestTurn, now - last);
    last = now;
    setTimeout(() => port2.postMessage(0));
  };
  port2.postMessage(0);
}
