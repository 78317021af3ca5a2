/** Building the generated project with two workers. */
import { readFileSync } from 'node:fs';
import { printTable } from '../table.js';

const TARGETS = { buildSeconds: 6, rebuildSeconds: 0.5, memoryMb: 1024 };

/**
 * @param {() => Promise<import('playwright').Page>} open
 * @param {import('playwright').Browser} browser
 */
export async function measureBuild(open, browser) {
  const page = await open();
  const { first, again, pages, reused, bytes } = await page.evaluate(buildTwice);
  const memory = await peakMemory(browser);
  printTable(`Building ${pages} pages of 6 KB with two workers in the browser`, [
    seconds('first build', first, TARGETS.buildSeconds),
    seconds(`after one page has changed (${reused} taken over)`, again, TARGETS.rebuildSeconds),
    {
      what: 'memory of the processes that run the app and the sandbox',
      figure: memory === undefined ? 'unknown' : `${Math.round(memory)} MB`,
      target: `${TARGETS.memoryMb} MB`,
      isMet: memory !== undefined && memory <= TARGETS.memoryMb,
    },
    { what: 'zip', figure: `${(bytes / 1e6).toFixed(1)} MB`, target: '', isMet: true },
  ]);
  await page.close();
}

/**
 * @param {string} what
 * @param {number} milliseconds
 * @param {number} target
 */
function seconds(what, milliseconds, target) {
  return {
    what,
    figure: `${(milliseconds / 1000).toFixed(2)} s`,
    target: `${target} s`,
    isMet: milliseconds <= target * 1000,
  };
}

/** Runs in the page. */
async function buildTwice() {
  let files = await window.fetchProject('generated');
  const pool = window.sandboxHost.createBuildPool({ workers: 2 });
  const start = performance.now();
  const built = await pool.build({ files });
  const first = performance.now() - start;
  const file = [...files.keys()].find((name) => name.endsWith('.mdx'));
  const text = new TextDecoder().decode(files.get(file));
  files = new Map(files).set(file, new TextEncoder().encode(`${text}\nOne more line.\n`));
  const restart = performance.now();
  const rebuilt = await pool.build({ files });
  const again = performance.now() - restart;
  return { first, again, pages: built.pages, reused: rebuilt.reused, bytes: built.zip.size };
}

/**
 * Most that the browser's processes held, each at its own worst moment, in megabytes; where the system tells.
 * @param {import('playwright').Browser} browser
 */
async function peakMemory(browser) {
  if (process.platform !== 'linux') return undefined;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  let kilobytes = 0;
  for (const { id, type } of processInfo) {
    if (type !== 'renderer') continue;
    kilobytes += Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
  }
  return kilobytes / 1024;
}
