/** Processor time that the threads of the editor work, which other programs on the machine do not lengthen. */

/**
 * Milliseconds.
 * @typedef {{ app: number, worker: number, frame: number }} Work
 */

/** Tells the app's process from the frame's in a trace. */
const APP_MARK = 'bench-app';

/**
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {() => Promise<void>} run
 * @returns {Promise<{ work: Work, clock: number, elapsed: number, edits: readonly number[] }>} milliseconds that each thread
 *   worked meanwhile, how long the app's was at it by the clock, how long it all took, and what the app's thread worked for
 *   each edit, from the input to the painted frame that `watch-page.js` marks
 */
export async function workWhile(browser, page, run) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await page.evaluate((mark) => performance.mark(mark), APP_MARK);
  const started = performance.now();
  await run();
  const elapsed = performance.now() - started;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return { ...workIn(traceEvents), elapsed };
}

/** Tasks of the threads of renderers. The frame is in a process of its own, with the engine's worker. */
function workIn(events) {
  const names = new Map();
  for (const { ph, name, pid, tid, args } of events) {
    if (ph === 'M' && name === 'thread_name') names.set(`${pid} ${tid}`, args.name);
  }
  const threads = new Map();
  for (const { ph, name, pid, tid, tdur, dur } of events) {
    const thread = names.get(`${pid} ${tid}`);
    if (ph !== 'X' || name !== 'ThreadControllerImpl::RunTask' || !/^CrRendererMain|^DedicatedWorker/.test(thread))
      continue;
    const known = threads.get(`${pid} ${tid}`) ?? { pid, isMain: thread.startsWith('Cr'), work: 0, clock: 0 };
    known.work += (tdur ?? dur) / 1000;
    known.clock += dur / 1000;
    threads.set(`${pid} ${tid}`, known);
  }
  const all = [...threads.values()];
  const appPid = events.find(({ name }) => name === APP_MARK)?.pid;
  const none = { work: 0, clock: 0 };
  const app = all.find(({ pid, isMain }) => isMain && pid === appPid) ?? none;
  const frame = all.find(({ pid, isMain }) => isMain && pid !== appPid) ?? none;
  const workers = all.filter(({ pid, isMain }) => !isMain && pid !== appPid);
  return {
    work: { app: app.work, frame: frame.work, worker: workers.reduce((total, { work }) => total + work, 0) },
    clock: app.clock,
    edits: editsIn(events, names, appPid),
  };
}

/** Work of the app's thread from each last input to the painted frame that it answers to. */
function editsIn(events, names, appPid) {
  const tasks = events.filter(
    ({ ph, name, pid, tid }) =>
      ph === 'X' &&
      name === 'ThreadControllerImpl::RunTask' &&
      pid === appPid &&
      names.get(`${pid} ${tid}`)?.startsWith('CrRendererMain'),
  );
  const marks = events
    .filter(({ name }) => name === 'bench-input' || name === 'bench-painted')
    .toSorted((one, other) => one.ts - other.ts);
  return marks.flatMap(({ name, ts: end }, at) => {
    const start = marks[at - 1];
    if (name !== 'bench-painted' || start?.name !== 'bench-input') return [];
    const inside = tasks.filter(({ ts, dur }) => ts + dur > start.ts && ts < end);
    return [inside.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur) / 1000, 0)];
  });
}
