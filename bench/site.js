/**
 * `node bench/site.js`: what a built site weighs, whether its weight grows with its pages, and whether the links of
 * real projects work in it. `CORPUS_DIR` names real projects.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { generateProject } from './generate-project.js';
import { followLinks } from './site/follow-links.js';
import { writeProject } from './site/write-project.js';
import { printTable } from './table.js';

const PAGES = 941;
const MB = 1_000_000;
const KB = 1024;

const command = fileURLToPath(new URL('../bin/leafwright.js', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'leafwright-site-'));
try {
  weigh();
  for (const project of realProjects()) follow(project);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function weigh() {
  const [once, twice] = [PAGES, PAGES * 2].map((pages) => {
    const files = generateProject({ pages, isNested: true });
    const text = [...files].reduce((sum, [file, bytes]) => sum + (file.endsWith('.mdx') ? bytes.length : 0), 0);
    const { site } = build(`generated-${pages}`, (project) => writeProject(files, project));
    const bytes = sizesIn(site);
    const { links, broken } = followLinks(site);
    return { site, text, bytes, total: sum(bytes), links, broken: broken.length };
  });
  const ratio = twice.total / once.total;
  const { site, bytes } = once;
  const page = [...bytes].filter(([file]) => file.endsWith('.html'));
  const compressed = (/** @type {string} */ file) => gzipSync(readFileSync(path.join(site, file))).length;
  const script = compressed('assets/site.js');
  const search = compressed('assets/search.js');
  const styles = compressed('assets/site.css');
  const share = (/** @type {(file: string) => boolean} */ isMeant) =>
    `${(sum([...bytes].filter(([file]) => isMeant(file))) / MB).toFixed(1)} MB`;
  printTable(`A site of ${PAGES} pages and ${(once.text / MB).toFixed(1)} MB of text`, [
    {
      what: 'the whole site',
      figure: `${(once.total / MB).toFixed(1)} MB`,
      target: '75 MB',
      isMet: once.total <= 75 * MB,
    },
    { what: '  pages', figure: share((file) => file.endsWith('.html')), target: '', isMet: true },
    { what: '  search', figure: share((file) => file.startsWith('assets/search')), target: '', isMet: true },
    { what: '  Markdown and text', figure: share((file) => /\.(md|txt)$/.test(file)), target: '', isMet: true },
    { what: 'twice the pages, times the site', figure: ratio.toFixed(2), target: '2.10', isMet: ratio <= 2.1 },
    { what: 'a page, on average', figure: `${(sum(page) / page.length / KB).toFixed(1)} KB`, target: '', isMet: true },
    {
      what: 'script of a page, compressed',
      figure: `${(script / KB).toFixed(1)} KB`,
      target: '8 KB',
      isMet: script <= 8 * KB,
    },
    {
      what: 'the search, loaded when it is first opened',
      figure: `${(search / KB).toFixed(1)} KB`,
      target: '',
      isMet: true,
    },
    {
      what: 'style sheet of every page, compressed',
      figure: `${(styles / KB).toFixed(1)} KB`,
      target: '10 KB',
      isMet: styles <= 10 * KB,
    },
    {
      what: `links that lead nowhere, of ${once.links}`,
      figure: String(once.broken),
      target: '0',
      isMet: once.broken === 0,
    },
  ]);
}

/** @param {string} project */
function follow(project) {
  const { site, report } = build(path.basename(project), () => project);
  const { links, broken } = followLinks(site);
  const wrong = broken.filter((link) => link.why === 'not relative' || !isAuthors(link, report.diagnostics));
  const size = sum(sizesIn(site).filter(([file]) => /\.(html|js|css|md|txt|xml)$/.test(file)));
  const errors = report.failed;
  printTable(`${path.basename(project)}: ${report.pages} pages, ${(size / MB).toFixed(1)} MB without its pictures`, [
    { what: 'pages with a rendering error', figure: String(errors), target: '0', isMet: errors === 0 },
    {
      what: `links that the source has right and the site wrong, of ${links}`,
      figure: String(wrong.length),
      target: '0',
      isMet: wrong.length === 0,
    },
  ]);
  for (const { page, target, why } of wrong.slice(0, 10)) console.log(`    ${page}: ${target} (${why})`);
  rmSync(site, { recursive: true });
}

/**
 * Whether the build has told the author that the link is broken.
 * @param {{ page: string, target: string }} link
 * @param {readonly { code: string, message: string, file?: string }[]} diagnostics
 */
function isAuthors({ page, target }, diagnostics) {
  const name =
    decodeURI(target.replace(/[?#].*$/, '').replace(/(?:\/index)?(?:\.html)?$/, ''))
      .split('/')
      .at(-1) ?? '';
  const place = target.split('#')[1] ?? '';
  return diagnostics.some(
    ({ code, message, file = '' }) =>
      /^(?:links|assets|navigation|config|redirect|icon)/.test(code) &&
      ((name !== '' && message.includes(name)) || (place !== '' && message.includes(decodeURI(place)))) &&
      (file.replace(/\.mdx?$/, '.html') === page || !file.endsWith('.mdx') || /^_?snippets\//.test(file)),
  );
}

/**
 * @param {string} name
 * @param {(project: string) => string | void} make writes a project, or names one
 */
function build(name, make) {
  const project = path.join(folder, `${name}-source`);
  const source = make(project) ?? project;
  const site = path.join(folder, name);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [command, 'build', source, '--out', site, '--no-cache', '--json'],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (!stdout) throw new Error(stderr);
  return { site, report: JSON.parse(stdout) };
}

function realProjects() {
  const corpus = process.env.CORPUS_DIR ?? fileURLToPath(new URL('../../shared/corpus', import.meta.url));
  if (!existsSync(corpus)) {
    console.log(`No real projects: there is no folder ${corpus} (set CORPUS_DIR).`);
    return [];
  }
  const folders = readdirSync(corpus, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => path.join(corpus, name));
}

/** @param {string} site */
function sizesIn(site) {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.leafwright'))
    .map((entry) => {
      const place = path.join(entry.parentPath, entry.name);
      return /** @type {const} */ ([path.relative(site, place).split(path.sep).join('/'), statSync(place).size]);
    });
}

/** @param {readonly (readonly [string, number])[]} sizes */
function sum(sizes) {
  return sizes.reduce((total, [, size]) => total + size, 0);
}
