/**
 * `node bench/hostile.js`: pages that never end, are too much for a browser or flood it, in the built editor: how long it takes from
 * a click on another page until that is shown, while the hostile one is at it and after it was stopped.
 */
import { zipSync } from 'fflate';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { ensureBrowser } from '../scripts/setup/browser.js';
import { BROWSER_SWITCHES } from '../scripts/setup/browser-switches.js';
import { ensureBuild } from '../scripts/setup/build.js';
import { serveFolder } from '../scripts/static-server.js';
import { printTable } from './table.js';

const TARGET_MS = 1000;
/** How often it is looked whether the page is there: what waits by itself looks every half second in a frame that is new. */
const LOOK_EVERY_MS = 10;
/** A page is at it by then. */
const UNTIL_AT_IT_MS = 800;
/** What is said of a page that was stopped, wherever it is said. */
const SENTENCE =
  /did not finish|would keep the preview from answering|kept the preview from answering|It shows too much/;

const { module: hostile } = await runnerImport('./e2e/attacks/hostile-pages.ts');
const good = { index: '# First\n\nThe first page.\n', second: '# Second\n\nThe second page.\n' };
const stopped = {
  ...hostile.ENDLESS_PAGES,
  ...hostile.LARGE_PAGES,
  stuck: hostile.STUCK_PAGE,
  growing: hostile.GROWING_PAGE,
};
const pages = { ...good, ...stopped, ...hostile.FLOODING_PAGES };

ensureBuild();
const app = await serveFolder('dist/editor', { sendsHeaders: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_SWITCHES });
const rows = [];
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  page.setDefaultTimeout(300_000);
  await page.goto(app.url);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a zip' }).click();
  await (await chooser).setFiles({ name: 'hostile.zip', mimeType: 'application/zip', buffer: zipOf(pages) });
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  const open = (name) =>
    page
      .locator('section[aria-label="Pages"]')
      .getByRole('button', { name: new RegExp(`\\b${name}$`) })
      .first()
      .click();
  const preview = page.locator('section[aria-label="Preview"]').frameLocator('iframe').frameLocator('iframe');
  const isShown = async () => {
    const frames = page.frames().filter((frame) => frame.url() === 'about:srcdoc');
    const shown = frames.map((frame) =>
      frame.evaluate(() => document.querySelector('main')?.textContent?.includes('The second page.') === true),
    );
    return (await Promise.all(shown.map((one) => one.catch(() => false)))).includes(true);
  };
  const goOn = async () => {
    const started = performance.now();
    await open('second');
    // A frame that does not answer keeps the question open until it is gone.
    while (!(await Promise.race([isShown(), page.waitForTimeout(10 * LOOK_EVERY_MS)])))
      await page.waitForTimeout(LOOK_EVERY_MS);
    return performance.now() - started;
  };
  await goOn();
  await open('index');
  await preview.getByText('The first page.').waitFor();
  rows.push(figure('after a good page', await goOn()));
  for (const name of Object.keys(pages).slice(2)) {
    await open(name);
    await page.waitForTimeout(UNTIL_AT_IT_MS);
    rows.push(figure(`${name}, while it is at it`, await goOn()));
    await open(name);
    if (name in stopped) await page.locator('section[aria-label="Preview"]').getByText(SENTENCE).first().waitFor();
    else await preview.getByText('Below the flood.').waitFor();
    rows.push(figure(`${name}, once it is shown or stopped`, await goOn()));
  }
} finally {
  await browser.close();
  await app.close();
}
printTable('After hostile pages: from a click on another page until it is shown', rows);

function figure(what, value) {
  return { what, figure: `${value.toFixed(0)} ms`, target: `${TARGET_MS} ms`, isMet: value <= TARGET_MS };
}

function zipOf(texts) {
  const config = {
    name: 'Hostile',
    colors: { primary: '#0b6e4f' },
    navigation: [{ group: 'Start', pages: Object.keys(texts) }],
  };
  const encoder = new TextEncoder();
  const files = Object.entries(texts).map(([name, text]) => [`${name}.mdx`, encoder.encode(text)]);
  return Buffer.from(zipSync({ 'docs.json': encoder.encode(JSON.stringify(config)), ...Object.fromEntries(files) }));
}
