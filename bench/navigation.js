/**
 * `node bench/navigation.js`: the navigation of large projects in the editor itself. How long a project takes to open,
 * whether dragging keeps up with the screen, and how long an edit takes from the key or the mouse to the painted row. Beside
 * the time by the clock stands what the app's thread works from the one to the other: processor time, which other programs on
 * the machine do not lengthen.
 */
import { zipSync } from 'fflate';
import { chromium } from 'playwright';
import { ensureBrowser } from '../scripts/setup/browser.js';
import { BROWSER_SWITCHES } from '../scripts/setup/browser-switches.js';
import { ensureBuild } from '../scripts/setup/build.js';
import { serveFolder } from '../scripts/static-server.js';
import { generateHugeConfiguration, generateTree } from './navigation/generate-tree.js';
import { watchPage } from './navigation/watch-page.js';
import { printTable, quantile } from './table.js';
import { workWhile } from './thread-work.js';

const TARGETS = { openMs: 1000, editMs: 100, frameMs: 17.5, lostFrames: 0, frameWorkMs: 10 };
const FRAME_MS = 1000 / 60;
const ROW_PX = 30;
const EDITS = 7;
/** Saving and reading, which come after an edit, are over then. */
const REST_MS = 1500;
/** What has not appeared by then never will. */
const LONGEST_MS = 60_000;

ensureBuild();
const app = await serveFolder('dist/editor');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_SWITCHES });
try {
  await measure('5,000 entries', generateTree(5000), 'Billing 1', false);
  await measure('22,992 entries, a configuration of 2.4 MB', generateHugeConfiguration(), 'Accounts of 5.10', true);
} finally {
  await browser.close();
  await app.close();
}

/**
 * @param {string} title
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @param {string} group a group near the top, with pages before its own groups
 * @param {boolean} hasParts there are versions in the tree
 */
async function measure(title, files, group, hasParts) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  page.setDefaultTimeout(60_000);
  await page.addInitScript(watchPage);
  await page.goto(app.url);
  const opened = await open(page, files);
  const entry = (name) => page.getByRole('treeitem', { name, exact: true });
  const shown = await showTree(page, group);
  const rows = [
    row('project opens, to the first page in the preview', opened),
    row(`its navigation opens (work ${shown.work.toFixed(0)} ms)`, shown.time, TARGETS.openMs),
    ...(await measureDrag(page)),
  ];
  const editRow = (what, { times, edits }) => {
    const work = `work ${quantile(edits, 0.5).toFixed(0)} ms, at most ${quantile(edits, 1).toFixed(0)} ms`;
    const words = `${what}, median (longest ${quantile(times, 1).toFixed(0)} ms; ${work})`;
    return row(words, quantile(times, 0.5), TARGETS.editMs);
  };
  await entry(group).scrollIntoViewIfNeeded();
  rows.push(editRow('key moves a page', await moveByKey(page, group)));
  rows.push(editRow('key moves a group', await moveGroupByKey(page, group)));
  rows.push(editRow('mouse drops a page', await drop(page, group)));
  rows.push(editRow('a page gets another title', await rename(page, group)));
  rows.push(editRow('undo of a move', await undoMoves(page, group)));
  if (hasParts) {
    rows.push(editRow('a version is added, with its page', await addVersion(page)));
    rows.push(editRow('a group becomes a tab, the others go into another', await convertGroup(page, group)));
    rows.push(editRow('a group goes into another version', await moveToVersion(page, group)));
  }
  rows.push(editRow('a letter in a form of the settings', await typeSetting(page)));
  if (hasParts) rows.push(...(await measureTranslations(page, editRow)));
  printTable(`Navigation: ${title}`, rows);
  await page.context().close();
}

/** Milliseconds from the choice of the file to the painted preview. */
async function open(page, files) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a zip' }).click();
  const buffer = Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
  const picked = await chooser;
  const started = performance.now();
  await picked.setFiles({ name: 'project.zip', mimeType: 'application/zip', buffer });
  await page
    .getByRole('region', { name: 'Preview' })
    .frameLocator('iframe')
    .frameLocator('iframe')
    .locator('main h1')
    .waitFor({ timeout: 120_000 });
  return performance.now() - started;
}

async function showTree(page, group) {
  let time = 0;
  const { edits } = await workWhile(browser, page, async () => {
    await page.evaluate(() => globalThis.bench.expectElement('[role="treeitem"]'));
    await page.getByRole('link', { name: 'Navigation', exact: true }).click();
    time = await untilPainted(page);
  });
  await page.waitForTimeout(REST_MS);
  // What the first rows stand in may be closed at first.
  for (
    let tries = 0;
    tries < 3 && (await page.getByRole('treeitem', { name: group, exact: true }).count()) === 0;
    tries++
  ) {
    const closed = page.locator('[role="treeitem"][aria-expanded="false"]').first();
    await closed.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(300);
  }
  await page.getByRole('treeitem', { name: group, exact: true }).focus();
  if ((await page.getByRole('treeitem', { name: group, exact: true }).getAttribute('aria-expanded')) === 'false') {
    await page.keyboard.press('ArrowRight');
  }
  await page.waitForTimeout(300);
  return { time, work: edits[0] ?? 0 };
}

/** Frames while a page is dragged up and down over the rows, and along the edge at which the list scrolls. */
async function measureDrag(page) {
  const scroller = await page.locator('[data-scroller]:has([role="tree"])').boundingBox();
  const start = await page.locator('[role="treeitem"]:not([aria-expanded])').first().boundingBox();
  const x = start.x + 80;
  const low = scroller.y + scroller.height;
  await page.mouse.move(x, start.y + ROW_PX / 2);
  await page.mouse.down();
  await page.mouse.move(x, start.y + ROW_PX, { steps: 4 });
  const { work } = await workWhile(browser, page, async () => {
    await page.evaluate(() => globalThis.bench.countFrames());
    for (let round = 0; round < 3; round++) {
      await sweep(page, x, start.y, low - 60);
      await sweep(page, x, low - 60, low - 10);
      await page.waitForTimeout(1200);
      await sweep(page, x, low - 10, start.y + 40);
    }
  });
  const frames = await page.evaluate(() => globalThis.bench.stopCounting());
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.locator('[data-scroller]:has([role="tree"])').evaluate((element) => {
    element.scrollTop = 0;
  });
  await page.waitForTimeout(300);
  const times = frames.slice(1).map((time, index) => time - frames[index]);
  const lost = times.reduce((sum, time) => sum + Math.max(Math.round(time / FRAME_MS) - 1, 0), 0);
  return [
    row(
      `dragging: 95% of frames within (longest ${quantile(times, 1).toFixed(0)} ms)`,
      quantile(times, 0.95),
      TARGETS.frameMs,
    ),
    row('dragging: work of the app’s thread a frame', work.app / Math.max(times.length, 1), TARGETS.frameWorkMs),
    {
      what: `dragging: frames lost of ${times.length}`,
      figure: `${lost}`,
      target: `${TARGETS.lostFrames}`,
      isMet: lost <= TARGETS.lostFrames,
    },
  ];
}

/** Moves the mouse as a hand does: an event every few milliseconds. */
async function sweep(page, x, from, to) {
  const steps = Math.ceil(Math.abs(to - from) / 9);
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(x, from + ((to - from) * step) / steps);
    await page.waitForTimeout(6);
  }
}

/** Milliseconds from the last input to the frame that is waited for. */
function untilPainted(page) {
  return page.evaluate(
    (limit) =>
      Promise.race([
        globalThis.bench.wait,
        new Promise((_, reject) => setTimeout(() => reject(new Error('What is waited for did not appear.')), limit)),
      ]),
    LONGEST_MS,
  );
}

/** Repeats an edit; `act` gives the selector of what it makes appear, and a function that does it. Milliseconds. */
async function repeat(page, act) {
  const times = [];
  const { edits } = await workWhile(browser, page, async () => {
    for (let number = 0; number < EDITS; number++) {
      const { selector, run, after } = await act(number);
      await page.evaluate((wanted) => globalThis.bench.expectElement(wanted), selector);
      await run();
      times.push(await untilPainted(page));
      await after?.();
      await page.waitForTimeout(REST_MS);
    }
  });
  return { times, edits };
}

/** The first page of a group: its name, and its number among the entries around it. */
async function firstPageOf(page, group) {
  const index = Number(await page.getByRole('treeitem', { name: group, exact: true }).getAttribute('data-index'));
  const item = page.locator(`[role="treeitem"][data-index="${index + 1}"]`);
  return { item, index: index + 1, label: await item.getAttribute('aria-label') };
}

function at(label, position) {
  return `[role="treeitem"][aria-label="${label}"][aria-posinset="${position}"]`;
}

async function moveByKey(page, group) {
  const { item, label } = await firstPageOf(page, group);
  await item.focus();
  return repeat(page, async (number) => ({
    selector: at(label, number % 2 === 0 ? 2 : 1),
    run: () => page.keyboard.press(number % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'),
  }));
}

async function moveGroupByKey(page, group) {
  await page.getByRole('treeitem', { name: group, exact: true }).focus();
  return repeat(page, async (number) => ({
    selector: at(group, number % 2 === 0 ? 2 : 1),
    run: () => page.keyboard.press(number % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'),
    after: () => page.getByRole('treeitem', { name: group, exact: true }).focus(),
  }));
}

async function drop(page, group) {
  return repeat(page, async () => {
    const { item, index, label } = await firstPageOf(page, group);
    const from = await item.boundingBox();
    const to = await page.locator(`[role="treeitem"][data-index="${index + 4}"]`).boundingBox();
    await page.mouse.move(from.x + 80, from.y + ROW_PX / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 80, to.y + 4, { steps: 8 });
    await page.waitForTimeout(60);
    return { selector: at(label, 4), run: () => page.mouse.up() };
  });
}

async function rename(page, group) {
  return repeat(page, async (number) => {
    const { item } = await firstPageOf(page, group);
    await item.focus();
    await page.keyboard.press('F2');
    await page.keyboard.type(`Another title ${number}`);
    return {
      // Behind it may stand the part that the page belongs to.
      selector: `[role="treeitem"][aria-label^="Another title ${number}"]`,
      run: () => page.keyboard.press('Enter'),
    };
  });
}

async function undoMoves(page, group) {
  return repeat(page, async () => {
    const { item, label } = await firstPageOf(page, group);
    await item.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.locator(at(label, 2)).waitFor();
    await page.waitForTimeout(REST_MS);
    return { selector: at(label, 1), run: () => page.keyboard.press('ControlOrMeta+z') };
  });
}

/** Chooses from the menu of an entry. */
async function choose(page, entry, command) {
  await page.locator('[data-scroller]:has([role="tree"])').evaluate((element) => {
    element.scrollTop = 0;
  });
  await entry.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: command }).click();
}

async function undo(page, gone) {
  await page.keyboard.press('ControlOrMeta+z');
  await page.locator(gone).waitFor({ state: 'detached' });
}

async function addVersion(page) {
  const version = page.getByRole('treeitem', { name: '5.10, version menu', exact: true }).first();
  return repeat(page, async (number) => {
    await choose(page, version, 'Add a version after it…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill(`9.${number}`);
    await dialog.getByRole('button', { name: 'Add the version' }).focus();
    const selector = `[role="treeitem"][aria-label="9.${number}, version menu"]`;
    return { selector, run: () => page.keyboard.press('Enter'), after: () => undo(page, selector) };
  });
}

async function convertGroup(page, group) {
  return repeat(page, async () => {
    await choose(page, page.getByRole('treeitem', { name: group, exact: true }).first(), 'Change the kind…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('tab');
    await dialog.getByRole('button', { name: 'Change the kind' }).focus();
    const selector = `[role="treeitem"][aria-label="${group}, tab row"]`;
    return { selector, run: () => page.keyboard.press('Enter'), after: () => undo(page, selector) };
  });
}

async function moveToVersion(page, group) {
  return repeat(page, async () => {
    await choose(page, page.getByRole('treeitem', { name: group, exact: true }).first(), 'Move into…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('language:en/version:5.9');
    await dialog.getByRole('button', { name: 'Move', exact: true }).focus();
    const selector = `[role="treeitem"][aria-label="${group}"][aria-setsize="9"]`;
    return { selector, run: () => page.keyboard.press('Enter'), after: () => undo(page, selector) };
  });
}

async function typeSetting(page) {
  await page.getByRole('link', { name: 'Brand', exact: true }).click();
  const field = page.locator('[data-setting="name"] input');
  await field.click();
  await page.keyboard.press('End');
  await page.waitForTimeout(REST_MS);
  const times = [];
  const { edits } = await workWhile(browser, page, async () => {
    for (let number = 0; number < EDITS; number++) {
      await page.evaluate(() => globalThis.bench.expectLetter());
      await page.keyboard.press('e');
      times.push(await untilPainted(page));
      await page.waitForTimeout(REST_MS);
    }
  });
  return { times, edits };
}

/** The table of translations: until it is there, and until a page is started and shown. */
async function measureTranslations(page, editRow) {
  await page.getByRole('link', { name: 'Navigation', exact: true }).click();
  const button = page.getByRole('button', { name: 'Translations at a glance' });
  await button.focus();
  let time = 0;
  const opening = await workWhile(browser, page, async () => {
    await page.evaluate(() => globalThis.bench.expectElement('[role="dialog"] [data-cell]'));
    await page.keyboard.press('Enter');
    time = await untilPainted(page);
  });
  const work = `work ${(opening.edits[0] ?? 0).toFixed(0)} ms`;
  const dialog = page.getByRole('dialog');
  // The last language has fewer pages than the others.
  await dialog.getByText('Missing', { exact: true }).click();
  const started = await repeat(page, async (number) => {
    if (number > 0) await button.click();
    await dialog.locator('[data-cell="3"]').first().click();
    await dialog.getByRole('button', { name: 'Start from the source' }).focus();
    return { selector: 'body:not(:has([role="dialog"]))', run: () => page.keyboard.press('Enter') };
  });
  return [
    row(`translations: the table opens (${work})`, time, TARGETS.openMs),
    editRow('translations: a page is started', started),
  ];
}

function row(what, value, target) {
  return {
    what,
    figure: `${value.toFixed(value < 100 ? 1 : 0)} ms`,
    target: target === undefined ? '' : `${target} ms`,
    isMet: target === undefined || value <= target,
  };
}
