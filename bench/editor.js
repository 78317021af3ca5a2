/**
 * `node bench/editor.js`: the whole way of a keystroke in the editor itself, from the key event through Monaco, store,
 * sandbox and frame to the painted preview, and how long the app's own thread is busy with it. `CORPUS_DIR` names real
 * projects; with a name behind it only that project.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { chromium } from 'playwright';
import { ensureBrowser } from '../scripts/setup/browser.js';
import { ensureBuild } from '../scripts/setup/build.js';
import { serveFolder } from '../scripts/static-server.js';
import { generateProject } from './generate-project.js';
import { printTable, quantile } from './table.js';

const KEYS = 20;
const PAUSE_MS = 120;
/** Of the pages in order of length, up to the longest. */
const SHARES = [0.25, 0.5, 0.75, 1];
const TARGETS = { medianMs: 16, highMs: 50, busyMs: 10 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

const corpus = process.env.CORPUS_DIR ?? '../shared/corpus';
const [onlyProject] = process.argv.slice(2);

ensureBuild();
const app = await serveFolder('dist/editor');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS });
const rows = [];
const all = { latencies: [], busy: [] };
try {
  for (const [name, files] of projects()) {
    if (onlyProject && name !== onlyProject) continue;
    const { latencies, busy, pages } = await measureProject(files);
    all.latencies.push(...latencies);
    all.busy.push(...busy);
    if (pages > 0) rows.push(...figures(`${name} (${pages} pages)`, latencies, busy));
  }
} finally {
  await browser.close();
  await app.close();
}
rows.push(...figures('all', all.latencies, all.busy));
printTable('In the editor itself: from keystroke to painted preview', rows);

function figures(name, latencies, busy) {
  const mean = busy.reduce((sum, value) => sum + value, 0) / busy.length;
  return [
    figure(`${name}: median`, quantile(latencies, 0.5), TARGETS.medianMs),
    figure(`${name}: 95%`, quantile(latencies, 0.95), TARGETS.highMs),
    figure(`${name}: app's thread a keystroke`, mean, TARGETS.busyMs),
  ];
}

function figure(what, value, target) {
  return { what, figure: `${value.toFixed(1)} ms`, target: `${target} ms`, isMet: value <= target };
}

/** Projects by name: those of the corpus, and a generated one with a page of 20 KB. */
function* projects() {
  if (existsSync(corpus)) {
    for (const entry of readdirSync(corpus, { withFileTypes: true })) {
      if (entry.isDirectory()) yield [entry.name, readFolder(path.join(corpus, entry.name))];
    }
  }
  yield ['a page of 20 KB', largePage()];
}

/** A generated project whose first page holds the text of four. */
function largePage() {
  const files = generateProject({ pages: 4 });
  const pages = [...files].filter(([file]) => file.endsWith('.mdx'));
  const bodies = pages.map(([, bytes]) => new TextDecoder().decode(bytes));
  const joined = bodies.map((text, index) => (index === 0 ? text : text.replace(/^---[\s\S]*?---\n/, ''))).join('\n');
  return new Map(files).set(pages[0][0], new TextEncoder().encode(joined));
}

function readFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const place = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, place).replaceAll(path.sep, '/'), new Uint8Array(readFileSync(place))];
    }),
  );
}

/** Types into some pages of the project, if they are in its list. */
async function measureProject(files) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable');
  await page.addInitScript(() => {
    // In the app: when each key went down. In the frame: when each change was painted. Both since the epoch.
    globalThis.benchTimes = [];
    const now = () => performance.timeOrigin + performance.now();
    if (globalThis.parent === globalThis) {
      addEventListener(
        'keydown',
        (event) => globalThis.benchTimes.push(performance.timeOrigin + event.timeStamp),
        true,
      );
      return;
    }
    const painted = new MessageChannel();
    painted.port1.onmessage = () => globalThis.benchTimes.push(now());
    new MutationObserver(() => requestAnimationFrame(() => painted.port2.postMessage(0))).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await page.goto(app.url);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a zip' }).click();
  const buffer = Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
  await (await chooser).setFiles({ name: 'project.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  const list = page.getByRole('region', { name: 'Pages' });
  const filter = list.getByRole('textbox', { name: 'Filter pages' });
  const latencies = [];
  const busy = [];
  let pages = 0;
  for (const file of samplePages(files)) {
    const name = file.replace(/\.mdx?$/, '');
    await filter.fill(name);
    const entry = list.getByRole('button', { name: new RegExp(`\\s${name}$`) });
    if ((await entry.count()) === 0) continue;
    await entry.first().click();
    await page.locator('.monaco-editor textarea, .monaco-editor .native-edit-context').first().focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('\n\nstart');
    const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
    const isReady = await frame
      .waitForFunction(() => document.body.textContent.includes('start'), null, { timeout: 15_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isReady) continue;
    await page.waitForTimeout(500);
    pages++;
    // Nothing is asked of the page while keys are pressed: an answer would be work of the threads that are measured.
    const idle = await busyWhile(metrics, () => page.waitForTimeout(KEYS * PAUSE_MS));
    for (const view of [page.mainFrame(), frame]) {
      await view.evaluate(() => {
        globalThis.benchTimes.length = 0;
      });
    }
    const typing = await busyWhile(metrics, async () => {
      for (let key = 0; key < KEYS; key++) {
        await page.keyboard.press('e');
        await page.waitForTimeout(PAUSE_MS);
      }
    });
    const pressed = await page.evaluate(() => globalThis.benchTimes);
    const painted = await frame.evaluate(() => globalThis.benchTimes);
    latencies.push(
      ...pressed.map((time) => (painted.find((later) => later > time) ?? Number.POSITIVE_INFINITY) - time),
    );
    // What the page does anyway in the same time, such as a cursor that blinks, is no work for a keystroke.
    busy.push(Math.max(0, typing.seconds - idle.seconds * (typing.elapsed / idle.elapsed)) * (1000 / KEYS));
  }
  await page.context().close();
  return { latencies, busy, pages };
}

/**
 * @param {import('playwright').CDPSession} metrics
 * @param {() => Promise<void>} run
 * @returns {Promise<{ seconds: number, elapsed: number }>} work of the app's own thread meanwhile, and how long it took
 */
async function busyWhile(metrics, run) {
  const started = performance.now();
  const before = await taskSeconds(metrics);
  await run();
  return { seconds: (await taskSeconds(metrics)) - before, elapsed: performance.now() - started };
}

/** Seconds of work of the app's own thread so far. */
async function taskSeconds(metrics) {
  const { metrics: values } = await metrics.send('Performance.getMetrics');
  return values.find(({ name }) => name === 'TaskDuration').value;
}

/** Short, middling and long pages. */
function samplePages(files) {
  const pages = [...files]
    .filter(([file]) => /\.mdx?$/.test(file) && !/snippets\//.test(file))
    .sort(([, a], [, b]) => a.length - b.length)
    .map(([file]) => file);
  return [...new Set(SHARES.map((share) => pages[Math.ceil(share * pages.length) - 1]))];
}
