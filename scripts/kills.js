/**
 * Kills the browser's process at random moments while somebody types, drags, changes settings, imports and restores,
 * and looks at what is left. Run by hand on what was built last: `npm run kills -- 200`. Says how much was lost, and fails when it
 * was older than the promise, or when half a change was stored.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { chromium } from 'playwright';
import { EDITOR_ADDRESS } from '../e2e/support/addresses.js';
import { ensureBrowser } from './setup/browser.js';
import { BROWSER_SWITCHES } from './setup/browser-switches.js';

const ROUNDS = Number(process.argv[2] ?? 40);
/** What is older than this must be there. */
const PROMISE_MS = 300;
/** Longest time from the first change to the kill. */
const LONGEST_MS = 2500;
const IMPORTED_FILES = 150;
/** How long a project may take to open on a busy machine. */
const OPEN_MS = 300_000;
/** Pages of the project, in the order of its navigation at first. */
const PAGES = ['index', 'one', 'two', 'three'];

const executable = await ensureBrowser();
const profile = mkdtempSync(path.join(tmpdir(), 'leafwright-kills-'));
const server = spawn(process.execPath, ['e2e/serve-editor.js'], { stdio: ['ignore', 'ignore', 'inherit'] });

/** Ends the browser that runs, where one does. */
let killLast = async () => undefined;

/** A browser of its own process group, so that all of it dies at once. */
async function startBrowser() {
  const flags = [...BROWSER_SWITCHES, '--headless=new', '--window-size=1440,900', '--remote-debugging-port=0'];
  const child = spawn(executable, [...flags, `--user-data-dir=${profile}`, 'about:blank'], { detached: true });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
      const found = /DevTools listening on (\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
    child.on('exit', () => reject(new Error(`The browser did not start: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  context.setDefaultTimeout(OPEN_MS);
  const kill = () => {
    const gone = new Promise((resolve) => child.on('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    killLast = async () => undefined;
    return gone;
  };
  killLast = kill;
  return { page: await context.newPage(), kill };
}

/** Files of all projects as the database has them: `[project, path, text]`. */
function readStored(page) {
  return page.evaluate(async () => {
    const promise = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await promise(indexedDB.open('leafwright'));
    const store = database.transaction('projects').objectStore('projects');
    const [keys, values] = await Promise.all([promise(store.getAllKeys()), promise(store.getAll())]);
    database.close();
    const decoder = new TextDecoder();
    return keys.flatMap((key, at) => (key[0] === 'file' ? [[key[1], key[2], decoder.decode(values[at])]] : []));
  });
}

function zipOf(name, files) {
  const config = { name, colors: { primary: '#0b6e4f' }, navigation: [{ group: 'Start', pages: PAGES }] };
  const pages = Object.fromEntries(PAGES.map((page) => [`${page}.mdx`, `---\ntitle: ${page}\n---\n\nWords.\n`]));
  const all = { 'docs.json': JSON.stringify(config), ...pages, ...files };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(all).map(([file, text]) => [file, strToU8(text)]))));
}

async function importZip(page, name, files = {}) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a zip' }).click(),
  ]);
  await chooser.setFiles({ name: `${name}.zip`, mimeType: 'application/zip', buffer: zipOf(name, files) });
}

/** @throws when the project does not open: with what the page shows instead */
async function isOpen(page) {
  try {
    await page.locator('nav[aria-label="Sections"]').waitFor({ timeout: OPEN_MS });
  } catch {
    throw new Error(`The project did not open. The page says: ${await page.locator('body').innerText()}`);
  }
}
const openSection = (page, name) => page.locator('nav[aria-label="Sections"]').getByRole('link', { name }).click();

/** What is done until the kill; each says when it begins, and gives the time of every change that the page has taken, by its mark. */
const DEEDS = {
  typing: async ({ page, round, done, isOver, begin }) => {
    await openSection(page, 'Pages');
    await page.locator('section[aria-label="Pages"]').getByRole('button', { name: /index/ }).first().click();
    await page.locator('.monaco-editor').first().click();
    await page.keyboard.press('ControlOrMeta+End');
    begin();
    for (let at = 0; !isOver(); at++) {
      await page.keyboard.insertText(` r${round}-${at}.`);
      done.set(`r${round}-${at}.`, Date.now());
    }
  },
  settings: async ({ page, round, done, isOver, begin }) => {
    const name = page
      .getByRole('region', { name: 'Brand', exact: true })
      .getByRole('textbox', { name: 'Project name' });
    await name.waitFor();
    begin();
    for (let at = 0; !isOver(); at++) {
      await name.fill(`r${round}-${at}.`);
      // Only the last one can be there.
      done.clear();
      done.set(`r${round}-${at}.`, Date.now());
    }
  },
  dragging: async ({ page, done, isOver, begin }) => {
    await openSection(page, 'Navigation');
    const rows = page.getByRole('tree', { name: 'Navigation of the site' }).locator('[role=treeitem][aria-level="2"]');
    await rows.nth(PAGES.length - 1).waitFor();
    const order = () =>
      rows.evaluateAll((items) =>
        items
          .toSorted((one, other) => one.getAttribute('data-index') - other.getAttribute('data-index'))
          .map((item) => item.ariaLabel.replace(/,.*$/, '')),
      );
    begin();
    while (!isOver()) {
      const before = await order();
      const [start, end] = await Promise.all([rows.first().boundingBox(), rows.last().boundingBox()]);
      await page.mouse.move(start.x + 60, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x + 60, end.y + end.height * 0.9, { steps: 6 });
      await page.locator('body[data-dragging]').waitFor();
      await page.mouse.up();
      let after = before;
      while (after.join() === before.join()) after = await order();
      // Only the last one can be there.
      done.clear();
      done.set(JSON.stringify(after), Date.now());
    }
  },
  importing: async ({ page, round, begin }) => {
    const files = Object.fromEntries(Array.from({ length: IMPORTED_FILES }, (_, at) => [`p${at}.mdx`, `# ${round}\n`]));
    await page.goto(EDITOR_ADDRESS);
    begin();
    await importZip(page, `Import ${round}`, files);
    await sleep(LONGEST_MS);
  },
  restoring: async ({ page, begin }) => {
    await openSection(page, 'History');
    await page.getByRole('list', { name: 'Versions, newest first' }).getByRole('button').last().click();
    const restore = page.getByRole('dialog').getByRole('button', { name: 'Restore everything' });
    await restore.or(page.getByText('Nothing has changed since.')).waitFor();
    begin();
    if (await restore.isVisible()) await restore.click();
    await sleep(LONGEST_MS);
  },
};

/** Projects of which only a part is there. */
function halfImported(stored) {
  const counts = new Map();
  for (const [project, file] of stored) {
    if (/^p\d+\.mdx$/.test(file)) counts.set(project, (counts.get(project) ?? 0) + 1);
  }
  return [...counts.values()].filter((count) => count !== IMPORTED_FILES).length;
}

async function main() {
  let { page, kill } = await startBrowser();
  for (;;) {
    const isUp = await page.goto(EDITOR_ADDRESS).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (server.exitCode !== null) throw new Error('The editor is not served.');
    await sleep(200);
  }
  await importZip(page, 'Kills');
  await isOpen(page);
  const address = page.url().replace(/\?.*$/, '');
  const project = /#\/p\/([^/?]+)/.exec(address)?.[1];
  if (project === undefined) throw new Error(`${address} names no project.`);
  const losses = [];
  let broken = 0;
  let oldest = 0;
  const kinds = Object.keys(DEEDS);
  for (let round = 0; round < ROUNDS; round++) {
    const kind = kinds[round % kinds.length];
    const done = new Map();
    let isOver = false;
    await page.goto(address);
    await isOpen(page);
    let doing = Promise.resolve();
    await new Promise((begin, reject) => {
      doing = DEEDS[kind]({ page, round, done, isOver: () => isOver, begin }).catch(reject);
    });
    await sleep(Math.random() * LONGEST_MS);
    const killedAt = Date.now();
    isOver = true;
    await kill();
    await doing;
    ({ page, kill } = await startBrowser());
    await page.goto(address);
    await isOpen(page);
    const stored = await readStored(page);
    broken += halfImported(stored);
    const text = stored
      .filter(([id]) => id === project)
      .map(([, , contents]) => contents.replaceAll(/\s/g, ''))
      .join('\n');
    const lost = [...done].filter(([mark, at]) => at < killedAt && !text.includes(mark));
    const age = Math.max(0, ...lost.map(([, at]) => killedAt - at));
    oldest = Math.max(oldest, age);
    if (age > PROMISE_MS) losses.push(`round ${round}, ${kind}: ${age} ms`);
    console.log(`${round + 1} of ${ROUNDS}: ${kind}, ${done.size} changes, ${lost.length} lost, oldest ${age} ms`);
  }
  await kill();
  console.log(`${ROUNDS} kills. Lost and older than ${PROMISE_MS} ms: ${losses.length}. Oldest loss: ${oldest} ms.`);
  console.log(`Imports stored in part: ${broken}.`);
  for (const loss of losses) console.log(`✖ ${loss}`);
  return losses.length === 0 && broken === 0;
}

let isGood = false;
try {
  isGood = await main();
} finally {
  server.kill();
  await killLast();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(isGood ? 0 : 1);
