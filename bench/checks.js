/**
 * `node bench/checks.js`: what advice for the writing takes. It is made in the worker that reads the site, so the figures are
 * those of its own code, in Node, in processor time: one page of 20 KB, and a project of 1,000 pages the first time and behind
 * an edit.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { bundleChecks } from './checks/bundle-checks.js';
import { generateProject } from './generate-project.js';
import { printTable, quantile } from './table.js';

const TARGETS = { pageMs: 30, firstMs: 10_000, editMs: 300 };
const PAGE_BYTES = 20_000;
const PAGES = 1000;
const ROUNDS = 15;
/** Every rule is on. */
const STRICT = ['leafwright.checks.json', new TextEncoder().encode('{ "preset": "strict" }')];

const { createSiteReader, createDictionaries } = await bundleChecks();
printTable('Advice for the writing, all rules on', [...onePage(), ...project()]);
const dictionaries = createDictionaries(async (name) =>
  gunzipSync(readFileSync(new URL(`../dist/cli/dictionaries/${name}.words`, import.meta.url))).toString('utf8'),
);
await dictionaries.load(['en']);
printTable('The same with spelling', [
  ...onePage(dictionaries),
  ...onePage(dictionaries, true),
  ...project(dictionaries),
]);

function onePage(dictionaries, isFaulty = false) {
  const texts = [...generateProject({ pages: 40 })].filter(([file]) => file.endsWith('.mdx'));
  const body = texts.map(([, bytes]) => new TextDecoder().decode(bytes).replace(/^---[\s\S]*?\n---\n/, '')).join('\n');
  const files = [
    ['docs.json', new TextEncoder().encode('{ "name": "One", "navigation": [{ "group": "A", "pages": ["a"] }] }')],
    STRICT,
  ];
  const reader = createSiteReader(dictionaries);
  let revision = 0;
  const times = [];
  for (let round = 0; round <= ROUNDS; round++) {
    // Another text each time, as after a letter.
    const words = body.slice(0, PAGE_BYTES);
    const text = isFaulty ? withSlips(words, round) : words;
    const page = new TextEncoder().encode(`---\ntitle: One\n---\n\nRound ${round}.\n\n${text}`);
    reader.read({
      revision: revision++,
      changes: [...files, ['a.mdx', page]].map(([path, after]) => ({ path, after })),
    });
    const time = timeOf(() => reader.checkWriting(() => false));
    if (round > 0) times.push(time);
  }
  const what = isFaulty ? 'the same with thirty new slips each time' : 'a page of 20 KB behind a letter';
  return [figure(`${what}: median`, quantile(times, 0.5), TARGETS.pageMs)];
}

function project(dictionaries) {
  const files = new Map([...generateProject({ pages: PAGES }), STRICT]);
  const reader = createSiteReader(dictionaries);
  reader.read({ revision: 0, changes: [...files].map(([path, after]) => ({ path, after })) });
  let found;
  const first = timeOf(() => {
    found = reader.checkWriting(() => false);
  });
  const [path] = [...files.keys()].filter((file) => file.endsWith('.mdx')).slice(500);
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const text = `${new TextDecoder().decode(files.get(path))}\nSee [here](/a${round}).\n`;
    reader.read({ revision: round + 1, changes: [{ path, after: new TextEncoder().encode(text) }] });
    times.push(timeOf(() => structuredClone(reader.checkWriting(() => false))));
  }
  return [
    figure(`${PAGES} pages, the first time (${countOf(found)} pieces of advice)`, first, TARGETS.firstMs),
    figure(`${PAGES} pages behind an edit, with what goes to the app: median`, quantile(times, 0.5), TARGETS.editMs),
  ];
}

/** Thirty long words with a letter too many: others in each round, since what was looked up is remembered. */
function withSlips(text, round) {
  let left = 30;
  const letter = String.fromCharCode(97 + round);
  return text.replace(/\b[a-z]{6,}\b/g, (word) => (left-- > 0 ? `${word.slice(0, 3)}${letter}${word.slice(3)}` : word));
}

/** What is found comes by file. */
function countOf({ writing }) {
  return [...writing.values()].reduce((sum, own) => sum + own.length, 0);
}

/** Processor time, which other programs on the machine do not lengthen. */
function timeOf(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function figure(what, ms, target) {
  return { what, figure: `${ms.toFixed(1)} ms`, target: `${target} ms`, isMet: ms <= target };
}
