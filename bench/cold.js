/**
 * `node bench/cold.js`: whole builds with nothing kept from earlier ones: on the command line and in the browser beside
 * Hugo, where it is installed; and on the command line at several sizes, so that growth shows. `LARGEST` names the most
 * pages (10,000).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHarness } from './browser/harness-page.js';
import { hugoProject } from './cold/hugo-project.js';
import { generateProject } from './generate-project.js';
import { runCommandLine } from './run-command-line.js';
import { writeProject } from './site/write-project.js';
import { printTable, quantile } from './table.js';

const PAGES = 941;
const ROUNDS = 3;
const TARGETS = { timesHugo: 1, timesHugoInBrowser: 1.3, growth: 1.1 };
const SIZES = [100, 1000, Number(process.env.LARGEST ?? 10_000)];

const folder = mkdtempSync(path.join(tmpdir(), 'leafwright-cold-'));
try {
  printTable(`A site of ${PAGES} pages, cold (median of ${ROUNDS})`, await besideHugo());
  printTable('Growth of a cold build', await growth());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function besideHugo() {
  const files = generateProject({ pages: PAGES, isNested: true });
  const ours = path.join(folder, 'ours');
  const theirs = path.join(folder, 'theirs');
  writeProject(files, ours);
  writeProject(hugoProject(files), theirs);
  const own = [];
  const inBrowser = [];
  const others = [];
  const harness = await startHarness();
  try {
    // By turns: what else the machine does is then in all of them.
    for (let round = 0; round < ROUNDS; round++) {
      own.push((await build(ours)).seconds);
      inBrowser.push(await buildInBrowser(harness, files));
      const seconds = runHugo(theirs);
      if (seconds !== undefined) others.push(seconds);
    }
  } finally {
    await harness.close();
  }
  const hugo = others.length > 0 ? quantile(others, 0.5) : undefined;
  return [
    ...besides('on the command line', quantile(own, 0.5), hugo, TARGETS.timesHugo),
    ...besides('in the browser', quantile(inBrowser, 0.5), hugo, TARGETS.timesHugoInBrowser),
    { what: 'Hugo', figure: hugo === undefined ? 'not installed' : `${hugo.toFixed(2)} s`, target: '', isMet: true },
  ];
}

/**
 * @param {string} where
 * @param {number} seconds
 * @param {number | undefined} hugo its seconds, where it is installed
 * @param {number} target how many times those there may be
 */
function besides(where, seconds, hugo, target) {
  const ratio = hugo === undefined ? undefined : seconds / hugo;
  return [
    { what: where, figure: `${seconds.toFixed(2)} s`, target: '', isMet: true },
    {
      what: '  times Hugo',
      figure: ratio?.toFixed(2) ?? 'not known',
      target: ratio === undefined ? '' : target.toFixed(1),
      isMet: ratio === undefined || ratio <= target,
    },
  ];
}

/**
 * The site as a zip, by two workers of a tab that has built nothing yet.
 * @param {Awaited<ReturnType<typeof startHarness>>} harness
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @returns {Promise<number>} seconds from the files in memory to the zip
 */
async function buildInBrowser(harness, files) {
  const page = await harness.open(new Map([['cold', () => files]]));
  const seconds = await page.evaluate(async () => {
    const project = await window.fetchProject('cold');
    const start = performance.now();
    const built = await window.sandboxHost.createBuildPool({ workers: 2 }).build({ files: project });
    if (built.pages === 0) throw new Error('Nothing was built.');
    return (performance.now() - start) / 1000;
  });
  await page.close();
  return seconds;
}

async function growth() {
  /** @type {import('./table.js').Row[]} */
  const rows = [];
  /** @type {{ time: number, memory: number } | undefined} */
  let middle;
  for (const pages of SIZES) {
    const project = path.join(folder, `pages-${pages}`);
    writeProject(generateProject({ pages, isNested: true }), project);
    const { seconds, memoryMb } = await build(project);
    rmSync(project, { recursive: true });
    const each = { time: (seconds * 1000) / pages, memory: (memoryMb * 1024) / pages };
    const isLarge = middle !== undefined && pages > SIZES[1];
    const target = (/** @type {'time' | 'memory'} */ of) => (isLarge ? middle[of] * TARGETS.growth : undefined);
    rows.push(row(`${pages} pages: time of a page`, each.time, 'ms', target('time')));
    rows.push(row(`${pages} pages: memory of a page`, each.memory, 'KB', target('memory')));
    if (pages === SIZES[1]) middle = each;
  }
  return rows;
}

/**
 * @param {string} what
 * @param {number} value
 * @param {string} unit
 * @param {number | undefined} target
 */
function row(what, value, unit, target) {
  return {
    what,
    figure: `${value.toFixed(1)} ${unit}`,
    target: target === undefined ? '' : `${target.toFixed(1)} ${unit}`,
    isMet: target === undefined || value <= target,
  };
}

/** @param {string} project */
async function build(project) {
  const out = path.join(folder, 'site');
  const result = await runCommandLine(['build', project, '--out', out, '--no-cache', '--json']);
  rmSync(out, { recursive: true });
  return result;
}

/**
 * @param {string} project
 * @returns {number | undefined} seconds; absent where Hugo is not installed
 */
function runHugo(project) {
  const out = path.join(folder, 'hugo-site');
  const start = performance.now();
  const { error, status, stderr } = spawnSync('hugo', ['--source', project, '--destination', out, '--quiet'], {
    encoding: 'utf8',
  });
  const seconds = (performance.now() - start) / 1000;
  if (error) return undefined;
  if (status !== 0) throw new Error(`Hugo: ${stderr}`);
  rmSync(out, { recursive: true });
  return seconds;
}
