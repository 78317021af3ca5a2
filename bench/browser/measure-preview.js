/** From a keystroke to the painted preview. */
import { printTable, quantile } from '../table.js';

const PAGES_PER_PROJECT = 12;
const KEYSTROKES_PER_PAGE = 12;
const TARGETS = { medianMs: 16, mostMs: 50, busyMs: 10 };

/**
 * @param {() => Promise<import('playwright').Page>} open
 * @param {readonly string[]} projects
 */
export async function measurePreview(open, projects) {
  const rows = [];
  const all = [];
  for (const name of projects) {
    const page = await open();
    const isSingle = name === 'a page of 20 KB';
    const count = isSingle ? 1 : PAGES_PER_PROJECT;
    const keystrokes = isSingle ? KEYSTROKES_PER_PAGE * 10 : KEYSTROKES_PER_PAGE;
    const opened = await page.evaluate(openProject, { name, count });
    const tracer = await page.context().newCDPSession(page);
    await tracer.send('Performance.enable');
    const before = await busySeconds(tracer);
    const { latencies } = await page.evaluate(typeInPages, { keystrokes });
    const busyMs = ((await busySeconds(tracer)) - before) * 1000;
    await page.close();
    if (!isSingle) all.push(...latencies);
    const perKeystroke = busyMs / Math.max(1, latencies.length);
    rows.push(...figures(`${name} (${opened.pages} pages)`, latencies, perKeystroke));
  }
  if (all.length > 0) rows.push(...figures('all real projects', all));
  printTable('From keystroke to painted preview', rows);
}

/**
 * @param {string} what
 * @param {readonly number[]} latencies
 * @param {number} [busyMs]
 */
function figures(what, latencies, busyMs) {
  const median = quantile(latencies, 0.5);
  const most = quantile(latencies, 0.95);
  const rows = [row(`${what}: median`, median, TARGETS.medianMs), row(`${what}: 95%`, most, TARGETS.mostMs)];
  if (busyMs !== undefined) rows.push(row(`${what}: app's thread a keystroke`, busyMs, TARGETS.busyMs));
  return rows;
}

/**
 * @param {string} what
 * @param {number} value
 * @param {number} target
 */
function row(what, value, target) {
  return { what, figure: `${value.toFixed(1)} ms`, target: `${target} ms`, isMet: value <= target };
}

/** @param {import('playwright').CDPSession} tracer */
async function busySeconds(tracer) {
  const { metrics } = await tracer.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Runs in the page. */
async function openProject({ name, count }) {
  const files = await window.fetchProject(name);
  const waiting = { rendered: [], shown: [] };
  const preview = window.sandboxHost.createPreview({
    container: document.querySelector('#preview'),
    title: 'Preview',
    onNavigate() {},
    onOpenLink() {},
    onFailure(problem) {
      console.error(problem);
    },
    onRendered(report) {
      for (const resolve of waiting.rendered.splice(0)) resolve(report);
    },
    onPainted(at) {
      for (const resolve of waiting.shown.splice(0)) resolve(at);
    },
  });
  const sources = [...files.keys()].filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_?snippets\//.test(file));
  const root = [...files.keys()].find((file) => /(^|\/)(docs|mint)\.json$/.test(file))?.replace(/[^/]*$/, '') ?? '';
  const pages = sources.filter((file) => file.startsWith(root)).sort();
  const step = Math.max(1, pages.length / count);
  const chosen = Array.from({ length: Math.min(count, pages.length) }, (_, index) => pages[Math.floor(index * step)]);
  window.bench = { preview, files, waiting, chosen, root };
  preview.update(files);
  return { pages: pages.length };
}

/** Runs in the page: types in each chosen page, at the speed and with the unevenness of a person. */
async function typeInPages({ keystrokes }) {
  const { preview, waiting, chosen, root } = window.bench;
  let { files } = window.bench;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const latencies = [];
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const next = (list) => new Promise((resolve) => list.push(resolve));
  const within = (promise) => Promise.race([promise, pause(10_000)]);
  for (const file of chosen) {
    const rendered = within(next(waiting.rendered));
    const shown = within(next(waiting.shown));
    preview.show(file.slice(root.length).replace(/\.mdx?$/, ''));
    const report = await rendered;
    // A page that is no page of the site, or does not compile as it stands, cannot be typed in here.
    if (report?.status !== 'ok') continue;
    await shown;
    let text = decoder.decode(files.get(file));
    const line = text.slice(text.indexOf('\n---', 3) + 4).match(/^[A-Z][^<>{}`[\]|]{40,}$/m)?.[0];
    if (!line) continue;
    let position = text.indexOf(line) + 20;
    for (let stroke = 0; stroke < keystrokes; stroke++) {
      await pause(60 + ((stroke * 37) % 53));
      const painted = next(waiting.shown);
      const start = performance.timeOrigin + performance.now();
      text = `${text.slice(0, position)}x${text.slice(position)}`;
      position++;
      files = new Map(files).set(file, encoder.encode(text));
      preview.update(files);
      const at = await within(painted);
      if (at) latencies.push(at - start);
    }
  }
  return { latencies };
}
