import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createWorkClock, TICK_MS } from '../../building/work-clock.ts';
import type { Turn } from '../../building/work-queue.ts';
import { PageFault, WorkerStopped } from '../../building/worker-stopped.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { ThreadClock } from './thread-clock.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

/** A thread that does with a page what its path says. */
const SCRIPT = `
  import { parentPort, workerData } from 'node:worker_threads';
  const PAGE = { output: 'page.html', html: '', markdown: '', diagnostics: [], status: 'ok' };
  const steps = new Int32Array(workerData);
  const enter = (step) => { Atomics.store(steps, 0, step); Atomics.add(steps, 1, 1); };
  parentPort.on('message', ({ kind, id, job }) => {
    if (kind !== 'job') return;
    if (job.path === 'endless') { enter(4); for (;;); }
    if (job.path === 'busy') { enter(2); const end = Date.now() + 1500; while (Date.now() < end); }
    if (job.path === 'exit') process.exit(0);
    if (job.path === 'fault') parentPort.postMessage({ kind: 'failed', id, message: 'our fault' });
    else parentPort.postMessage({ kind: 'done', id, result: { page: { ...PAGE, path: job.path }, tokens: [] } });
  });
  parentPort.postMessage({ kind: 'ready' });
`;

let pool: ThreadPool | undefined;
/** Of all clocks. */
let ticks = 0;

afterEach(() => pool?.close());

/** As fast as a usual machine, which this one may not be now. */
function usualClock(): ThreadClock {
  let timer: NodeJS.Timeout | undefined;
  const tick = (): void => {
    ticks++;
    clock.onTick();
  };
  const clock = createWorkClock((request) => {
    clearInterval(timer);
    if (request === 'go') timer = setInterval(tick, TICK_MS);
  });
  return { listen: clock.listen, close: async () => clearInterval(timer) };
}

function start(script = SCRIPT, size = 2, turn: Turn = 'next'): (path: string) => Promise<string> {
  const folder = temporaryFolder({ 'worker.mjs': script });
  const url = pathToFileURL(path.join(folder, 'worker.mjs'));
  const made = createThreadPool({ script: url, clock: usualClock(), size, timeLimitMs: 300 });
  pool = made;
  const page = (name: string) => ({ path: name, file: `${name}.mdx`, readTokens: () => [], keepsTokens: false });
  return async (name) =>
    (await made.queue.run((thread, limitMs) => thread.render(page(name), 'page', limitMs), { turn })).path;
}

describe('threads', () => {
  it('does all jobs, each once', async () => {
    const run = start();
    const names = Array.from({ length: 50 }, (_, index) => `page-${index}`);
    expect(await Promise.all(names.map(run))).toEqual(names);
  });

  it('stops a job that does not end, and does the others', async () => {
    const run = start(SCRIPT, 1);
    const [endless, ...others] = await Promise.allSettled(['endless', 'a', 'b', 'c'].map(run));
    expect(endless?.status === 'rejected' && endless.reason).toBeInstanceOf(WorkerStopped);
    expect(endless?.status === 'rejected' && endless.reason.reason).toBe('late');
    expect(others.map((one) => one.status === 'fulfilled' && one.value)).toEqual(['a', 'b', 'c']);
  });

  it('leaves alone what is at a step that runs no code of authors', async () => {
    expect(await start()('busy')).toBe('busy');
  });

  it('gives a job that is done alone five times as long', async () => {
    const before = ticks;
    await expect(start(SCRIPT, 2, 'alone')('endless')).rejects.toBeInstanceOf(WorkerStopped);
    expect((ticks - before) * TICK_MS).toBeGreaterThanOrEqual(5 * 300);
  });

  it('replaces a thread that ends by itself', async () => {
    const run = start(SCRIPT, 1);
    const [gone, next] = await Promise.allSettled(['exit', 'a'].map(run));
    expect(gone?.status === 'rejected' && gone.reason.reason).toBe('died');
    expect(next?.status === 'fulfilled' && next.value).toBe('a');
  });

  it('tells a fault of ours in one page from the end of a thread', async () => {
    const error = await start()('fault').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PageFault);
    expect((error as Error).message).toBe('our fault');
  });

  it('gives up when threads cannot start', async () => {
    await expect(start('throw new Error("no such module")')('a')).rejects.toThrow(/could not start: no such module/);
  });
});
