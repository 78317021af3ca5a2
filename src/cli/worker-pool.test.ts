import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { JobAborted, WorkerPool } from './worker-pool.ts';

/** A thread that does with a page what its path says. */
const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ kind, id, job }) => {
    if (kind !== 'job') return;
    if (job.path === 'endless') for (;;);
    if (job.path === 'exit') process.exit(0);
    if (job.path === 'fault') parentPort.postMessage({ kind: 'failed', id, message: 'our fault' });
    else parentPort.postMessage({ kind: 'done', id, result: { page: { path: job.path }, tokens: [], thread: threadId } });
  });
  parentPort.postMessage({ kind: 'ready' });
`;

let pool: WorkerPool | undefined;

afterEach(() => pool?.close());

function start(script = SCRIPT, size = 2): (path: string) => Promise<string> {
  const folder = temporaryFolder({ 'worker.mjs': script });
  const made = new WorkerPool({ script: pathToFileURL(path.join(folder, 'worker.mjs')), size, timeLimitMs: 300 });
  pool = made;
  return (page) => made.run({ kind: 'page', path: page }).then((result) => result.page.path);
}

describe('WorkerPool', () => {
  it('does all jobs, each once', async () => {
    const run = start();
    const names = Array.from({ length: 50 }, (_, index) => `page-${index}`);
    expect(await Promise.all(names.map(run))).toEqual(names);
  });

  it('stops a job that does not end, and does the others', async () => {
    const run = start(SCRIPT, 1);
    const [endless, ...others] = await Promise.allSettled(['endless', 'a', 'b', 'c'].map(run));
    expect(endless?.status === 'rejected' && endless.reason).toBeInstanceOf(JobAborted);
    expect(endless?.status === 'rejected' && endless.reason.reason).toBe('stopped');
    expect(others.map((one) => one.status === 'fulfilled' && one.value)).toEqual(['a', 'b', 'c']);
  });

  it('replaces a thread that ends by itself', async () => {
    const run = start(SCRIPT, 1);
    const [gone, next] = await Promise.allSettled(['exit', 'a'].map(run));
    expect(gone?.status === 'rejected' && gone.reason.reason).toBe('died');
    expect(next?.status === 'fulfilled' && next.value).toBe('a');
  });

  it('hands a fault of ours on as an ordinary error', async () => {
    const error = await start()('fault').catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(JobAborted);
    expect((error as Error).message).toBe('our fault');
  });

  it('gives up when threads cannot start', async () => {
    await expect(start('throw new Error("no such module")')('a')).rejects.toThrow(/could not start: no such module/);
  });
});
