import { afterEach, expect, test, vi } from 'vitest';
import { createWorkClock, TICK_MS } from '../../building/work-clock.ts';
import { WorkerStopped } from '../../building/worker-stopped.ts';
import type { HostToWorker, LoadedGrammar, WorkerToHost } from '../protocol.ts';
import { createWorkerLine, type WorkerLine } from './worker-line.ts';

/** The other end of a line: what the worker was sent, and what it says. */
function openLine(
  loadGrammar: (name: string) => Promise<LoadedGrammar> = async () => ({ registrations: [] }),
  isHomeAlive = true,
) {
  const { port1, port2 } = new MessageChannel();
  const received: HostToWorker[] = [];
  port2.onmessage = ({ data }: MessageEvent<HostToWorker>) => received.push(data);
  let isTerminated = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const clock = createWorkClock((request) => {
    clearInterval(timer);
    if (request === 'go') timer = setInterval(() => clock.onTick(), TICK_MS);
  });
  const line: WorkerLine = createWorkerLine({
    port: port1,
    start: { hasPlaces: false, icons: '{}' },
    loadGrammar,
    readRaster: async () => undefined,
    clock,
    isHomeAlive: async () => isHomeAlive,
    terminate: () => {
      isTerminated = true;
    },
  });
  opened.push(port1, port2);
  return {
    line,
    received,
    say: (message: WorkerToHost) => port2.postMessage(message),
    isTerminated: () => isTerminated,
  };
}

const opened: MessagePort[] = [];
afterEach(() => {
  for (const port of opened.splice(0)) port.close();
  vi.useRealTimers();
});

const reasonOf = async (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof WorkerStopped ? error.reason : error),
  );

test('requests are answered in their order', async () => {
  const { line, received, say } = openLine();
  const first = line.ask({ kind: 'render', page: 'a', hash: '', form: 'page' });
  const second = line.ask({ kind: 'locate', output: 'b.html' });
  await vi.waitFor(() => expect(received.map(({ kind }) => kind)).toEqual(['start', 'render', 'locate']), {
    timeout: 60_000,
  });
  say({ kind: 'started', compiler: 'mdx' });
  say({ kind: 'rendered', id: 1 });
  say({ kind: 'located', id: 2, page: 'b' });
  expect(await first).toEqual({ kind: 'rendered', id: 1 });
  expect((await second).page).toBe('b');
});

const FAKED = { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] } as const;

test('a page whose code does not come back ends the worker, and what waits behind it', async () => {
  vi.useFakeTimers({ toFake: [...FAKED.toFake] });
  const { line, say, received, isTerminated } = openLine();
  const late = reasonOf(line.ask({ kind: 'render', page: 'a', hash: '', form: 'page' }, { limitMs: 2000 }));
  const behind = reasonOf(line.ask({ kind: 'render', page: 'b', hash: '', form: 'page' }));
  say({ kind: 'started', compiler: 'mdx' });
  say({ kind: 'step', step: 'run' });
  await arrival(() => received.length === 3);
  await vi.advanceTimersByTimeAsync(1999);
  expect(line.hasEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await late).toBe('late');
  expect(await behind).toBe('stopped');
  expect(isTerminated()).toBe(true);
  expect(await reasonOf(line.ask({ kind: 'plan' }))).toBe('stopped');
});

test('a page of which an earlier one keeps the worker is not blamed', async () => {
  vi.useFakeTimers({ toFake: [...FAKED.toFake] });
  const { line, say, received } = openLine();
  const asked = reasonOf(line.ask({ kind: 'render', page: 'a', hash: '', form: 'page' }, { limitMs: 2000 }));
  say({ kind: 'started', compiler: 'mdx' });
  await arrival(() => received.length === 2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await asked).toBe('stopped');
});

test('what runs no code of authors has no limit but that for faults', async () => {
  vi.useFakeTimers({ toFake: [...FAKED.toFake] });
  const { line, say, received } = openLine();
  const asked = reasonOf(line.ask({ kind: 'render', page: 'a', hash: '', form: 'page' }, { limitMs: 2000 }));
  say({ kind: 'started', compiler: 'mdx' });
  say({ kind: 'step', step: 'highlight' });
  await arrival(() => received.length === 2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.hasEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await asked).toBe('stuck');
});

test('a worker that does not answer because its process is gone has died', async () => {
  vi.useFakeTimers({ toFake: [...FAKED.toFake] });
  const { line } = openLine(undefined, false);
  const asked = reasonOf(line.ask({ kind: 'plan' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBe('failed');

  const { line: started, say, received } = openLine(undefined, false);
  const lost = reasonOf(started.ask({ kind: 'plan' }));
  say({ kind: 'started', compiler: 'mdx' });
  await arrival(() => received.length === 2);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await lost).toBe('died');
});

test('a worker that went with the process of others while it started may be tried anew', async () => {
  const { line } = openLine();
  const asked = reasonOf(line.ask({ kind: 'render', page: 'a', hash: '', form: 'page' }));
  line.stop('died');
  expect(await asked).toBe('stopped');
});

test('while the app loads a grammar, the page’s clock stands still', async () => {
  vi.useFakeTimers({ toFake: [...FAKED.toFake] });
  let deliver = (_grammar: LoadedGrammar): void => {};
  const { line, say, received } = openLine(
    () =>
      new Promise((resolve) => {
        deliver = resolve;
      }),
  );
  const asked = reasonOf(line.ask({ kind: 'render', page: 'a', hash: '', form: 'page' }));
  say({ kind: 'started', compiler: 'mdx' });
  say({ kind: 'grammar-wanted', name: 'bash' });
  await arrival(() => vi.getTimerCount() === 0);
  vi.advanceTimersByTime(60_000);
  deliver({ registrations: [{ name: 'bash' }] });
  await arrival(() => received.some(({ kind }) => kind === 'grammar'));
  expect(received.at(-1)).toEqual({ kind: 'grammar', name: 'bash', registrations: [{ name: 'bash' }] });
  say({ kind: 'rendered', id: 1 });
  expect(await asked).toBe('answered');
});

test('an answer out of turn, or to a question nobody asked, is passed over', async () => {
  const { line, say } = openLine();
  const asked = line.ask({ kind: 'render', page: 'a', hash: '', form: 'page' });
  say({ kind: 'started', compiler: 'mdx' });
  say({ kind: 'rendered', id: 7 });
  say({ kind: 'located', id: 1, page: 'x' });
  say({ kind: 'rendered', id: 1, page: undefined } as unknown as WorkerToHost);
  expect((await asked).kind).toBe('rendered');
});

test('a worker that reports a fault of ours is of no more use', async () => {
  const { line, say } = openLine();
  const asked = reasonOf(line.ask({ kind: 'plan' }));
  say({ kind: 'started', compiler: 'mdx' });
  say({ kind: 'failed', id: 1, message: 'Why.' });
  expect(await asked).toBe('failed');
  expect(line.hasEnded()).toBe(true);
});

/** Messages travel in real time, also while the clock is stopped. */
async function arrival(hasArrived: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !hasArrived(); turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(hasArrived()).toBe(true);
}
