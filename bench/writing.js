/**
 * `node bench/writing.js`: writing a page of 50 KB in a project of 2,000 pages, opening one of 4 MB, and what 200 changes
 * of the page leave in memory. Beside it the same keys in Monaco alone, on an empty page: what is left for us to mend.
 */
import { writeFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { chromium } from 'playwright';
import { build } from 'vite';
import { ensureBrowser } from '../scripts/setup/browser.js';
import { BROWSER_SWITCHES } from '../scripts/setup/browser-switches.js';
import { ensureBuild } from '../scripts/setup/build.js';
import { serveFolder } from '../scripts/static-server.js';
import { generateProject } from './generate-project.js';
import { tellDrawn } from './paint-times.js';
import { printTable, quantile, timed } from './table.js';
import { workWhile } from './thread-work.js';
import { HELD_MS, PAUSES_MS } from './typing-rhythm.js';

const PAGES = 2000;
const KEYS = 120;
const WARM_UP_KEYS = 40;
const LISTS = 30;
const SWITCHES = 200;
const WARM_UP_SWITCHES = 40;
const TARGETS = { keyMs: 16, listMs: 50, previewMs: 50, formKeyMs: 50, formOpenMs: 100, growthMb: 3 };
const LONG = 'group-1/page-1';
const HUGE = 'group-1/page-2';
const ALONE = '.leafwright/bench/monaco-alone';

ensureBuild();
const app = await serveFolder('dist/editor');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_SWITCHES });
try {
  const alone = await measureAlone();
  const page = await openProject(project());
  await openPage(page, LONG);
  const keys = await measureKeys(page);
  const keyWork = await workOf(page, KEYS, () => pressKeys(page, KEYS));
  const form = await measureForm(page);
  const lists = await measureLists(page);
  const typed = await measureKeysWith(page, 'elsewhere');
  await openPage(page, 'group-1/page-3');
  const memory = await measureSwitches(page);
  const started = performance.now();
  await openPage(page, HUGE);
  const opened = performance.now() - started;
  const huge = await measureKeysWith(page, 'here', 10);
  printTable(`Writing a page of ${Math.round(longPage().length / 1000)} KB in a project of ${PAGES} pages`, [
    timed('from a key to its letter on the screen: median', quantile(keys.painted, 0.5)),
    timed('  95%', quantile(keys.painted, 0.95), TARGETS.keyMs),
    timed('  work of the app’s thread a key', keyWork, TARGETS.keyMs),
    timed('  the same key in Monaco alone, on an empty page: median', quantile(alone, 0.5)),
    timed('  95%', quantile(alone, 0.95)),
    timed('a key that narrows a list, painted with the list: 95%', quantile(typed.painted, 0.95), TARGETS.listMs),
    ...Object.entries(lists).map(([name, times]) =>
      timed(`list of ${name}: 95%`, quantile(times, 0.95), TARGETS.listMs),
    ),
    timed('from a key to the painted preview: median', quantile(keys.previewed, 0.5)),
    timed('  95%', quantile(keys.previewed, 0.95), TARGETS.previewMs),
    timed('the page as a form: its first blocks', form.opened, TARGETS.formOpenMs),
    timed('  from a key to its letter in the form: median', quantile(form.painted, 0.5), TARGETS.keyMs),
    timed('  95%', quantile(form.painted, 0.95), TARGETS.formKeyMs),
    timed('  work of the app’s thread a key', form.work, TARGETS.keyMs),
    timed('a page of 4 MB opens', opened),
    timed('  a key in it: median', quantile(huge.painted, 0.5)),
    {
      what: `heap after ${WARM_UP_SWITCHES} and after ${SWITCHES} changes of the page`,
      figure: `${memory.before.toFixed(1)} → ${memory.after.toFixed(1)} MB`,
      target: `+${TARGETS.growthMb} MB`,
      isMet: memory.after - memory.before <= TARGETS.growthMb,
    },
    {
      what: '  nodes and listeners of the document',
      figure: `${memory.nodesBefore} → ${memory.nodesAfter}`,
      target: '',
      isMet: true,
    },
  ]);
} finally {
  await browser.close();
  await app.close();
}

/** The generated project with a long page, of all that pages hold, and one of inlined pictures. */
function project() {
  const encoder = new TextEncoder();
  const picture = 'iVBORw0KGgoAAAANSUhEUgAA'.repeat(2000);
  const huge = Array.from({ length: 85 }, (_, index) => `## Part ${index}\n\n![](data:image/png;base64,${picture})\n`);
  return new Map(generateProject({ pages: PAGES }))
    .set(`${LONG}.mdx`, encoder.encode(longPage()))
    .set(`${HUGE}.mdx`, encoder.encode(`---\ntitle: Huge\n---\n\n${huge.join('\n')}`));
}

function longPage() {
  const pages = [...generateProject({ pages: 7, seed: 7 })].filter(([file]) => file.endsWith('.mdx'));
  const parts = pages.map(([, bytes]) => new TextDecoder().decode(bytes).replace(/^---[\s\S]*?---\n/, ''));
  const block = [
    '<Steps>\n  <Step title="One">\n    Text with `code` and [a link](/group-1/page-3#setup).\n  </Step>\n</Steps>',
    '<CardGroup cols={2}>\n  <Card title="A" icon="star" href="/group-1/page-4">\n    Words\n  </Card>\n</CardGroup>',
    '| Name | Type | Meaning |\n|---|---|---|\n| `limit` | number | How many |',
  ].join('\n\n');
  const front = '---\ntitle: Long\ndescription: All that pages hold.\n---\n';
  return front + parts.map((part, index) => `${part}\n## Part ${index}\n\n${block}\n\n${block}\n`).join('\n');
}

/** The keys of `measureKeys` in Monaco as it comes. */
async function measureAlone() {
  await build({
    configFile: false,
    root: 'bench/monaco-alone',
    base: './',
    logLevel: 'error',
    build: { outDir: `../../${ALONE}`, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  });
  writeFileSync(`${ALONE}/page.mdx`, longPage());
  const alone = await serveFolder(ALONE);
  try {
    const page = await openWatched(alone.url);
    await page.locator('.monaco-editor .view-line').first().waitFor();
    await focusAtEnd(page);
    await page.keyboard.insertText('\n\nstart');
    await pressKeys(page, WARM_UP_KEYS);
    const { painted } = await pressKeys(page, KEYS);
    await page.close();
    return painted;
  } finally {
    await alone.close();
  }
}

async function openProject(files) {
  const page = await openWatched(app.url);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a zip' }).click();
  const buffer = Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
  await (await chooser).setFiles({ name: 'project.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  return page;
}

async function openWatched(url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.addInitScript(tellDrawn);
  await page.addInitScript(watch);
  await page.goto(url);
  return page;
}

/** Runs in the page: notes when each key went down, when its letter, its list and its preview were painted, since the epoch. */
function watch() {
  globalThis.bench = { pressed: [], painted: [], listed: [], formed: [] };
  const { pressed, painted, listed, formed } = globalThis.bench;
  const isFrame = globalThis.parent !== globalThis;
  if (!isFrame) {
    addEventListener('keydown', (event) => pressed.push(performance.timeOrigin + event.timeStamp), true);
  }
  const isIn = ({ target }, selector) => (target.closest ? target : target.parentElement)?.closest(selector);
  new MutationObserver((records) => {
    if (isFrame || records.some((record) => isIn(record, '.view-lines'))) globalThis.onceDrawn(painted);
    if (!isFrame && records.some((record) => isIn(record, '[data-text]'))) globalThis.onceDrawn(formed);
    // The rows are put in when the list opens, whatever it showed before.
    if (
      !isFrame &&
      records.some((record) => record.addedNodes.length > 0 && isIn(record, '.suggest-widget .monaco-list-rows'))
    )
      globalThis.onceDrawn(listed);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function openPage(page, name) {
  const list = page.getByRole('region', { name: 'Pages' });
  await list.getByRole('textbox', { name: 'Filter pages' }).fill(name);
  await list
    .getByRole('button', { name: new RegExp(`\\s${name}$`) })
    .first()
    .click();
  await page.getByRole('heading', { name: `${name}.mdx` }).waitFor();
  await page.locator('.monaco-editor .view-line').first().waitFor();
}

async function focusAtEnd(page) {
  await page.locator('.monaco-editor textarea, .monaco-editor .native-edit-context').first().focus();
  await page.keyboard.press('ControlOrMeta+End');
}

async function measureKeys(page) {
  await focusAtEnd(page);
  await page.keyboard.insertText('\n\nstart');
  const frame = page.frames().find((candidate) => candidate.parentFrame()?.url().includes('/sandbox.html'));
  await frame.waitForFunction(() => document.body.textContent.includes('start'), null, { timeout: 30_000 });
  // What the opening of a project leaves to tidy up, and the notice that says so, are no matter of typing.
  await pressKeys(page, WARM_UP_KEYS);
  await page.locator('.mantine-Notification-root').waitFor({ state: 'detached' });
  return pressKeys(page, KEYS, frame);
}

/** With a list open, or without one and without waiting for the preview. */
async function measureKeysWith(page, where, count = 20) {
  await focusAtEnd(page);
  await page.keyboard.insertText('\n\n');
  await page.waitForTimeout(500);
  if (where === 'elsewhere') {
    const painted = [];
    for (let round = 0; round < LISTS; round++) {
      await page.keyboard.type('<');
      await page.locator('.suggest-widget.visible').waitFor();
      painted.push(...(await pressKeys(page, 3, undefined, 'Car')).painted);
      await page.keyboard.press('Escape');
      for (let key = 0; key < 4; key++) await page.keyboard.press('Backspace');
    }
    return { painted };
  }
  return pressKeys(page, count);
}

async function pressKeys(page, count, frame, letters = 'e') {
  for (const view of [page.mainFrame(), ...(frame ? [frame] : [])]) await view.evaluate(forget);
  for (let key = 0; key < count; key++) {
    await page.keyboard.press(letters[key % letters.length], { delay: HELD_MS });
    await page.waitForTimeout(PAUSES_MS[key % PAUSES_MS.length]);
  }
  await page.waitForTimeout(300);
  const { pressed, painted, formed } = await page.evaluate(() => globalThis.bench);
  const previews = frame ? (await frame.evaluate(() => globalThis.bench)).painted : [];
  return {
    painted: pressed.map((time) => firstAfter(painted, time)),
    formed: pressed.map((time) => firstAfter(formed, time)),
    previewed: pressed.map((time) => firstAfter(previews, time)),
  };
}

/** The page as a form: how soon it is there, and a key in the middle of it. Then the code is there again. */
async function measureForm(page) {
  const form = page.getByRole('region', { name: 'Visual editor' });
  const switchTo = (view) => page.getByText(view, { exact: true }).click();
  const open = async () => {
    await page.evaluate(forget);
    const clicked = page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('pointerdown', (event) => done(performance.timeOrigin + event.timeStamp), { once: true });
        }),
    );
    await switchTo('Visual');
    await form.getByRole('textbox', { name: 'New paragraph' }).waitFor();
    const { formed } = await page.evaluate(() => globalThis.bench);
    return firstAfter(formed, await clicked);
  };
  // The first one loads what is shown.
  await open();
  await switchTo('Source');
  const opened = await open();
  const texts = form.getByRole('textbox', { name: 'Text', exact: true });
  await texts.nth(Math.floor((await texts.count()) / 2)).focus();
  await page.keyboard.press('End');
  await pressKeys(page, WARM_UP_KEYS / 4);
  const { formed } = await pressKeys(page, KEYS);
  const work = await workOf(page, KEYS, () => pressKeys(page, KEYS));
  await switchTo('Source');
  await page.locator('.monaco-editor .view-line').first().waitFor();
  return { opened, painted: formed, work };
}

async function measureLists(page) {
  const kinds = { components: ['', '<'], attributes: ['<Card', ' '], pages: ['[a]', '('], icons: ['<Icon icon=', '"'] };
  const times = {};
  for (const [name, [before, key]] of Object.entries(kinds)) {
    times[name] = [];
    await openLists(page, before, key, (time) => times[name].push(time));
    // The first one loads what is shown.
    times[name].shift();
  }
  return times;
}

async function openLists(page, before, key, onShown) {
  for (let round = 0; round < LISTS; round++) {
    await focusAtEnd(page);
    await page.keyboard.insertText(`\n\n${before}`);
    await page.waitForTimeout(250);
    await page.evaluate(forget);
    await page.keyboard.type(key);
    await page.locator('.suggest-widget.visible .monaco-list-row').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(100);
    const { pressed, listed } = await page.evaluate(() => globalThis.bench);
    onShown(firstAfter(listed, pressed[0]));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Delete');
  }
}

/** Milliseconds of processor time that the app's thread works for each of so many. */
async function workOf(page, count, run) {
  const { work } = await workWhile(browser, page, run);
  return work.app / count;
}

async function measureSwitches(page) {
  const session = await page.context().newCDPSession(page);
  const list = page.getByRole('region', { name: 'Pages' });
  await list.getByRole('textbox', { name: 'Filter pages' }).fill('group-2/');
  const entries = list.getByRole('button', { name: /group-2\/page-\d+$/ });
  await entries.first().waitFor();
  const count = Math.min(10, await entries.count());
  const change = async (times) => {
    for (let index = 0; index < times; index++) {
      const entry = entries.nth(index % count);
      const name = /group-2\/page-\d+$/.exec((await entry.innerText()).trim())?.[0];
      await entry.click();
      await page.getByRole('heading', { name: `${name}.mdx` }).waitFor();
      await page.locator('.monaco-editor .view-line').first().waitFor();
      await page.waitForTimeout(60);
    }
  };
  await change(WARM_UP_SWITCHES);
  const before = await heapOf(session);
  await change(SWITCHES);
  const after = await heapOf(session);
  return { before: before.mb, after: after.mb, nodesBefore: before.nodes, nodesAfter: after.nodes };
}

async function heapOf(session) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { mb: usedSize / 1e6, nodes: `${nodes} + ${jsEventListeners}` };
}

/** Runs in the page. */
function forget() {
  for (const list of Object.values(globalThis.bench)) list.length = 0;
}

function firstAfter(times, time) {
  return (times.find((later) => later > time) ?? Number.POSITIVE_INFINITY) - time;
}
