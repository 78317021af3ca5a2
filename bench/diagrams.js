/**
 * `node bench/diagrams.js [FOLDER]`: what is amiss in the layout of flowcharts, entity, state and class diagrams, and how
 * long drawing takes. Without a folder: our own, and real projects in `CORPUS_DIR`.
 */
import { fileURLToPath } from 'node:url';
import { bundleLayout } from './diagrams/bundle-layout.js';
import { readDiagrams } from './diagrams/read-sources.js';
import { printTable, quantile } from './table.js';

const KINDS = ['flowchart', 'entity', 'state', 'class'];
const ROUNDS = 3;
/** Our own diagrams are the same everywhere; of others only that nothing is hidden can be asked. */
const TARGETS = { crossings: 80, medianMs: 30, slowestMs: 100 };

const { drawDiagram, measureLayout, addFaults, NO_FAULTS } = await bundleLayout();
const fromHere = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const given = process.argv[2];
if (given === undefined) {
  report('Our own diagrams', fromHere('../fixtures/diagrams'), TARGETS.crossings);
  report('Real projects', process.env.CORPUS_DIR ?? fromHere('../../shared/corpus'));
} else report(given, given);

/**
 * @param {string} title
 * @param {string} folder
 * @param {number} [mostCrossings]
 */
function report(title, folder, mostCrossings) {
  const drawn = readDiagrams(folder).flatMap(measure);
  const sum = (list) => list.reduce((all, { faults }) => addFaults(all, faults), NO_FAULTS);
  const all = sum(drawn);
  const times = drawn.map(({ milliseconds }) => milliseconds);
  const none = (what, count) => ({ what, figure: String(count), target: '0', isMet: count === 0 });
  const crossings = mostCrossings === undefined ? '' : String(mostCrossings);
  const perKind = KINDS.map((kind) => {
    const own = drawn.filter(({ type }) => type === kind);
    return { what: `  ${kind} (${own.length})`, figure: String(sum(own).crossings), target: '', isMet: true };
  });
  const time = (what, value, target) => ({
    what,
    figure: `${value.toFixed(1)} ms`,
    target: `${target} ms`,
    isMet: value <= target,
  });
  if (drawn.length === 0) {
    console.log(`\n${title}: no diagrams in ${folder}`);
    return;
  }
  printTable(`${title}: ${drawn.length} diagrams with ranks`, [
    {
      what: 'crossings',
      figure: String(all.crossings),
      target: crossings,
      isMet: all.crossings <= (mostCrossings ?? Number.POSITIVE_INFINITY),
    },
    ...perKind,
    none('edges under a foreign node', all.underNodes),
    none('edges through the words of another', all.throughLabels),
    none("edges through a group's title", all.throughTitles),
    none('boxes on each other', all.overlaps),
    time('a diagram, median', quantile(times, 0.5), TARGETS.medianMs),
    time('a diagram, slowest', Math.max(...times), TARGETS.slowestMs),
  ]);
  if (process.env.VERBOSE === undefined) return;
  for (const { name, faults, milliseconds } of drawn) {
    console.log(`${name}  ${Object.values(faults).join(' ')}  ${milliseconds.toFixed(1)} ms`);
  }
}

/** Nothing for diagrams without ranks and those that cannot be drawn. */
function measure({ name, source }) {
  let faults;
  let type;
  const options = { link: (href) => href, asset: (path) => path };
  const times = Array.from({ length: ROUNDS }, () => {
    // Measuring what came out is no part of the time.
    const heard = [];
    globalThis.onLayout = (graph, placed) => heard.push([graph, placed]);
    // The processor's time: other programs of the machine do not count.
    const start = process.cpuUsage();
    const diagram = drawDiagram(source, options);
    const { user } = process.cpuUsage(start);
    const milliseconds = user / 1000;
    type = diagram.kind === 'drawn' ? diagram.type : undefined;
    faults = heard.map(([graph, placed]) => measureLayout(graph, placed)).reduce(addFaults, NO_FAULTS);
    return milliseconds;
  });
  return KINDS.includes(type) ? [{ name, type, faults, milliseconds: Math.min(...times) }] : [];
}
