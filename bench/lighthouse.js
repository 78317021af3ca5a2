/**
 * `node bench/lighthouse.js`: the score for performance that Lighthouse gives pages of a built site, as on a slow phone.
 * Its throttling is computed from what was loaded; still, work that another process held up counts as the page's, so
 * the best of three runs counts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../scripts/free-port.js';
import { ensureBrowser } from '../scripts/setup/browser.js';
import { ensureBuild } from '../scripts/setup/build.js';
import { serveFolder } from '../scripts/static-server.js';
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
const RUNS = 3;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

ensureBuild();
const folder = mkdtempSync(path.join(tmpdir(), 'leafwright-lighthouse-'));
const command = fileURLToPath(new URL('../bin/leafwright.js', import.meta.url));
const { status, stderr } = spawnSync(
  process.execPath,
  [command, 'build', PROJECT, '--out', folder, '--no-cache', '--force'],
  {
    encoding: 'utf8',
  },
);
if (status === 2) throw new Error(stderr);
const port = await freePort();
const server = await serveFolder(folder, { compresses: true });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...FLAGS, `--remote-debugging-port=${port}`],
});
try {
  const rows = [];
  for (const page of PAGES) {
    let best = 0;
    for (let run = 0; run < RUNS && best < 100; run++)
      best = Math.max(best, await scoreOf(`${server.url}${page}.html`));
    rows.push({ what: page, figure: String(best), target: '100', isMet: best === 100 });
  }
  printTable(`Lighthouse, performance on a slow phone, the best of up to ${RUNS} runs`, rows);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} url */
async function scoreOf(url) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    // What an author takes from another host is not the site's doing.
    blockedUrlPatterns: ['*.example/*'],
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
  return Math.round((result.lhr.categories.performance?.score ?? 0) * 100);
}
