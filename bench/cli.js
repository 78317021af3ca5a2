/** `node bench/cli.js`: how long the command line takes, and how much memory. `CORPUS_DIR` names real projects. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateProject } from './generate-project.js';
import { runCommandLine } from './run-command-line.js';

const PAGES = 1000;
const TARGETS = { coldSeconds: 6, memoryMb: 1024, warmSeconds: 0.5 };

const folder = mkdtempSync(path.join(tmpdir(), 'leafwright-bench-'));

try {
  await benchGenerated();
  await benchCorpus();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function benchGenerated() {
  const project = path.join(folder, 'project');
  const files = generateProject({ pages: PAGES });
  for (const [file, bytes] of files) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), bytes);
  }
  const out = path.join(folder, 'site');
  const cache = path.join(folder, 'cache');
  const build = () => runCommandLine(['build', project, '--out', out, '--cache', cache, '--json']);
  const cold = await build();
  const [, , middle] = [...files.keys()].filter((file) => file.endsWith('.mdx'));
  const changed = path.join(project, middle);
  const warm = [];
  for (let round = 1; round <= 5; round++) {
    writeFileSync(changed, `${readFileSync(changed, 'utf8')}\nChanged ${round} times.\n`);
    warm.push(await build());
  }
  const unchanged = await build();
  const zip = await runCommandLine(['build', project, '--out', `${out}.zip`, '--no-cache', '--json']);
  const median = warm.map((one) => one.seconds).sort((a, b) => a - b)[2];
  table(`${PAGES} pages of 6 KB with three fences each (times of the whole process)`, [
    ['', 'measured', 'target'],
    ['cold build', `${cold.seconds.toFixed(2)} s`, `${TARGETS.coldSeconds} s`],
    ['peak memory', `${cold.memoryMb} MB`, `${TARGETS.memoryMb} MB`],
    ['one page changed (median of 5)', `${median.toFixed(2)} s`, `${TARGETS.warmSeconds} s`],
    ['nothing changed', `${unchanged.seconds.toFixed(2)} s`, `${TARGETS.warmSeconds} s`],
    ['cold build to a zip, no cache', `${zip.seconds.toFixed(2)} s`, ''],
  ]);
}

async function benchCorpus() {
  const corpus = process.env.CORPUS_DIR ?? fileURLToPath(new URL('../../shared/corpus', import.meta.url));
  if (!existsSync(corpus)) {
    process.stdout.write(`No real projects: there is no folder ${corpus} (set CORPUS_DIR).\n`);
    return;
  }
  const rows = [['project', 'pages', 'failed', 'errors', 'warnings', 'seconds', 'memory']];
  const projects = readdirSync(corpus, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const [index, { name }] of projects.entries()) {
    const out = path.join(folder, `corpus-${index}`);
    const result = await runCommandLine(['build', path.join(corpus, name), '--out', out, '--no-cache', '--json']);
    const count = (severity) => result.report.diagnostics.filter((one) => one.severity === severity).length;
    const { pages, failed } = result.report;
    const figures = [pages, failed, count('error'), count('warning')].map(String);
    rows.push([name, ...figures, result.seconds.toFixed(2), `${result.memoryMb} MB`]);
  }
  table('Real projects', rows);
}

function table(title, rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('   '),
  );
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}
