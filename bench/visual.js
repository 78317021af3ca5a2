/** `node bench/visual.js`: typing in the page itself, on pages of 20 and 47 KB: to the letter, to the result, and how a page opens. */
import { zipSync } from 'fflate';
import { chromium } from 'playwright';
import { ensureBrowser } from '../scripts/setup/browser.js';
import { BROWSER_SWITCHES } from '../scripts/setup/browser-switches.js';
import { ensureBuild } from '../scripts/setup/build.js';
import { serveFolder } from '../scripts/static-server.js';
import { generateProject } from './generate-project.js';
import { tellDrawn } from './paint-times.js';
import { printTable, quantile, timed } from './table.js';
import { HELD_MS, PAUSES_MS } from './typing-rhythm.js';

const KEYS = 80;
const WARM_UP_KEYS = 30;
const OPENINGS = 7;
const FIELDS = 5;
const TARGETS = { letterMs: 16, resultMs: 50, openMs: 300 };
/** Page and its length. */
const PAGES = { 'group-1/page-1': 20_000, 'group-1/page-2': 47_000 };

ensureBuild();
const app = await serveFolder('dist/editor');
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: BROWSER_SWITCHES,
});
try {
  const page = await openProject();
  const [typed = '', long = ''] = Object.keys(PAGES);
  await openPage(page, typed);
  await page.getByText('Visual', { exact: true }).click();
  const frame = page.frames().find((candidate) => candidate.parentFrame()?.url().includes('/sandbox.html'));
  if (!frame) throw new Error('The preview has no frame.');
  // What is typed in a heading stands in the list of contents, too: that is the result.
  await openField(frame, 'main h2');
  await pressKeys(page, frame, WARM_UP_KEYS);
  const { letters, results } = await pressKeys(page, frame, KEYS);
  await page.keyboard.press('Escape');
  const opened = await measureOpening(page, frame, typed, long);
  const fields = await measureFields(page, frame);
  printTable(`Typing in a page of ${PAGES[typed] / 1000} KB`, [
    timed('from a key to its letter on the screen: median', quantile(letters, 0.5), TARGETS.letterMs),
    timed('  95%', quantile(letters, 0.95), TARGETS.letterMs),
    timed('from a key to the painted result: median', quantile(results, 0.5), TARGETS.resultMs),
    timed('  95%', quantile(results, 0.95), TARGETS.resultMs),
    timed(
      `from a click on a page of ${PAGES[long] / 1000} KB to the painted page: median`,
      quantile(opened, 0.5),
      TARGETS.openMs,
    ),
    timed('  longest', quantile(opened, 1), TARGETS.openMs),
    timed('from a click on words of it to the cursor in them: median', quantile(fields, 0.5)),
    timed('  longest', quantile(fields, 1)),
  ]);
} finally {
  await browser.close();
  await app.close();
}

function project() {
  const files = new Map(generateProject({ pages: 40 }));
  const part = [...files].filter(([file]) => file.endsWith('.mdx')).map(([, bytes]) => new TextDecoder().decode(bytes));
  const body = part.map((text) => text.replace(/^---[\s\S]*?---\n/, '')).join('\n');
  for (const [name, length] of Object.entries(PAGES)) {
    const text = body.repeat(Math.ceil(length / body.length)).slice(0, length);
    // Not in the middle of a component.
    const whole = text.slice(0, text.lastIndexOf('\n## '));
    files.set(
      `${name}.mdx`,
      new TextEncoder().encode(`---\ntitle: ${length > 30_000 ? 'Long' : 'Typed'}\n---\n\n${whole}\n`),
    );
  }
  return files;
}

async function openProject() {
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 }, serviceWorkers: 'block' });
  await page.addInitScript(tellDrawn);
  await page.addInitScript(watch);
  await page.goto(app.url);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a zip' }).click();
  const buffer = Buffer.from(zipSync(Object.fromEntries(project()), { level: 0 }));
  await (await chooser).setFiles({ name: 'project.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  return page;
}

/** Runs in every frame: when keys went down, when letters and what else they change were painted. */
function watch() {
  globalThis.bench = { pressed: [], letters: [], results: [], clicked: [], opened: [], fields: [] };
  const { pressed, letters, results, clicked, opened, fields } = globalThis.bench;
  addEventListener('click', (event) => clicked.push(performance.timeOrigin + event.timeStamp), true);
  let title = '';
  let hasField = false;
  addEventListener('keydown', (event) => pressed.push(performance.timeOrigin + event.timeStamp), true);
  const isInField = ({ target }) => (target.closest ? target : target.parentElement)?.closest('.lw-field') != null;
  const isOfPage = ({ target }) => (target.closest ? target : target.parentElement)?.closest('nav, aside') != null;
  new MutationObserver((records) => {
    if (records.some(isInField)) globalThis.onceDrawn(letters);
    if (records.some(isOfPage)) globalThis.onceDrawn(results);
    if (document.title !== title && document.title.includes('Long')) globalThis.onceDrawn(opened);
    title = document.title;
    const isField = document.querySelector('.lw-field') !== null;
    if (isField && !hasField) globalThis.onceDrawn(fields);
    hasField = isField;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] });
}

async function openPage(page, name) {
  await clickPage(page, name);
  await page.getByRole('heading', { name: `${name}.mdx` }).waitFor();
}

/** Nothing looks at the app behind the click: looking takes time there. */
async function clickPage(page, name) {
  const list = page.getByRole('region', { name: 'Pages' });
  await list.getByRole('textbox', { name: 'Filter pages' }).fill(name);
  const entry = list.getByRole('button', { name: new RegExp(`\\s${name}$`) }).first();
  await entry.click();
}

/** How long a page takes from the click on its entry until it is painted, in milliseconds, each time. */
async function measureOpening(page, frame, other, long) {
  const times = [];
  for (let round = 0; round < OPENINGS; round++) {
    await openPage(page, other);
    await frame.waitForFunction((title) => document.title.includes(title), 'Typed');
    await page.waitForTimeout(1000);
    await page.evaluate(() => {
      globalThis.bench.clicked.length = 0;
    });
    await frame.evaluate(() => {
      globalThis.bench.opened.length = 0;
    });
    await clickPage(page, long);
    await frame.waitForFunction(() => globalThis.bench.opened.length > 0);
    const [painted] = await frame.evaluate(() => globalThis.bench.opened);
    const clicked = await page.evaluate(() => globalThis.bench.clicked.at(-1));
    times.push(painted - clicked);
  }
  return times;
}

async function openField(frame, selector) {
  await frame.locator(selector).first().click();
  await frame.locator('.lw-field').waitFor();
}

/** How long words take from the click on them until the cursor is painted in them, in milliseconds, each time. */
async function measureFields(page, frame) {
  const times = [];
  for (let round = 0; round < FIELDS; round++) {
    const words = frame.locator('main h2').nth(round);
    await words.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await frame.evaluate(() => {
      globalThis.bench.clicked.length = 0;
      globalThis.bench.fields.length = 0;
    });
    await words.click();
    await frame.waitForFunction(() => globalThis.bench.fields.length > 0);
    times.push(await frame.evaluate(() => globalThis.bench.fields[0] - globalThis.bench.clicked.at(-1)));
    await page.keyboard.press('Escape');
  }
  return times;
}

async function pressKeys(page, frame, count) {
  await frame.evaluate(() => {
    for (const list of Object.values(globalThis.bench)) list.length = 0;
  });
  for (let key = 0; key < count; key++) {
    await page.keyboard.press('e', { delay: HELD_MS });
    await page.waitForTimeout(PAUSES_MS[key % PAUSES_MS.length]);
  }
  await page.waitForTimeout(500);
  const { pressed, letters, results } = await frame.evaluate(() => globalThis.bench);
  const next = (at, times) => times.find((time) => time >= at);
  const since = (times) => pressed.flatMap((at) => (next(at, times) === undefined ? [] : [next(at, times) - at]));
  return { letters: since(letters), results: since(results) };
}
