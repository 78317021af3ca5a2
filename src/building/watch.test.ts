import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAULT_LIMIT_MS, QUIET_MS } from './limits.ts';
import { type Overrun, type WorkerState, watch } from './watch.ts';
import { createWorkClock, TICK_MS } from './work-clock.ts';

const LIMIT_MS = 2000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A machine that takes `slowness` times as long for everything, and a worker on it that is at `step`. */
function machine(slowness: number, step: WorkerState['step'], settle: () => Promise<void> = async () => {}) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let pieces = 0;
  const clock = createWorkClock((request) => {
    clearInterval(timer);
    const work = (): void => {
      pieces++;
      clock.onTick();
    };
    if (request === 'go') timer = setInterval(work, TICK_MS * slowness);
  });
  let state: WorkerState = { step, count: 1 };
  const overruns: Overrun[] = [];
  const stop = watch({
    clock,
    limitMs: LIMIT_MS,
    readState: () => state,
    settle,
    onOverrun: (overrun) => overruns.push(overrun),
  });
  return {
    overruns,
    pieces: () => pieces,
    stop,
    enter: (next: WorkerState['step']) => {
      state = { step: next, count: state.count + 1 };
    },
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('code that does not come back is given up after the limit and the quiet time before it', async () => {
  const { overruns } = machine(1, 'run');
  await pass(LIMIT_MS);
  expect(overruns).toEqual([]);
  await pass(QUIET_MS + TICK_MS);
  expect(overruns).toEqual(['author']);
});

test('a machine eight times as slow gives it eight times as long', async () => {
  const { overruns } = machine(8, 'run');
  await pass(LIMIT_MS * 8);
  expect(overruns).toEqual([]);
  await pass(QUIET_MS + TICK_MS * 8);
  expect(overruns).toEqual(['author']);
});

test('a machine much faster than usual gives it the seconds all the same', async () => {
  const { overruns } = machine(0.1, 'run');
  await pass(LIMIT_MS - 1);
  expect(overruns).toEqual([]);
  await pass(QUIET_MS + TICK_MS);
  expect(overruns).toEqual(['author']);
});

test('a page that gets on is never given up, however long it takes', async () => {
  const { overruns, enter } = machine(1, 'run');
  for (let turn = 0; turn < 100; turn++) {
    await pass(LIMIT_MS - TICK_MS);
    enter('run');
  }
  expect(overruns).toEqual([]);
});

test('a step of ours is given up only when it must be a fault', async () => {
  const { overruns } = machine(1, 'highlight');
  await pass(LIMIT_MS * 10);
  expect(overruns).toEqual([]);
  await pass(FAULT_LIMIT_MS);
  expect(overruns).toEqual(['fault']);
});

test('no clock works beside a step of ours that takes some seconds, and one of an author that comes after it is watched', async () => {
  const { overruns, pieces, enter } = machine(1, 'load');
  await pass(QUIET_MS * 10);
  expect(pieces()).toBe(0);
  enter('run');
  await pass(LIMIT_MS + QUIET_MS * 2 + TICK_MS);
  expect(overruns).toEqual(['author']);
});

test('a request whose turn does not come is told from one that does not end', async () => {
  const { overruns } = machine(1, 'waiting');
  await pass(LIMIT_MS * 2);
  expect(overruns).toEqual(['waiting']);
});

test('a machine that sleeps takes nothing from the page', async () => {
  const { overruns } = machine(1, 'run');
  await pass(LIMIT_MS / 2);
  // Timers that fell due meanwhile fire once; the thread of the clock did nothing either.
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  await pass(LIMIT_MS / 2);
  expect(overruns).toEqual([]);
});

test('a clock that is set back or forth changes nothing', async () => {
  const { overruns } = machine(1, 'run');
  vi.setSystemTime(0);
  await pass(LIMIT_MS + QUIET_MS + TICK_MS);
  expect(overruns).toEqual(['author']);
});

test('an answer that was on its way saves the page', async () => {
  const { overruns, enter } = machine(1, 'run', async () => enter('waiting'));
  await pass(LIMIT_MS + QUIET_MS + TICK_MS);
  expect(overruns).toEqual([]);
});

test('nothing runs when the watch is over', async () => {
  const { overruns, stop } = machine(1, 'run');
  await pass(QUIET_MS * 2);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  await pass(LIMIT_MS * 10);
  expect(overruns).toEqual([]);
});
