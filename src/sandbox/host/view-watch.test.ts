import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkClock, TICK_MS } from '../../building/work-clock.ts';
import { watchView } from './view-watch.ts';

const LIMIT_MS = 4000;
const SECOND = 1000;

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

/** A machine that takes `slowness` times as long, with a frame on it that answers at once, or not at all. */
function machine(slowness: number) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const clock = createWorkClock((request) => {
    clearInterval(timer);
    if (request === 'go') timer = setInterval(() => clock.onTick(), TICK_MS * slowness);
  });
  const frame = { isAnswering: true, asked: 0 };
  const onStuck = vi.fn();
  const onLate = vi.fn();
  const view = watchView({
    clock,
    ask() {
      frame.asked++;
      if (frame.isAnswering) queueMicrotask(() => view.answered());
    },
    readLimitMs: () => LIMIT_MS,
    onStuck,
    onLate,
  });
  return { frame, view, onStuck, onLate };
}

/** Messages come in real time. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => setImmediate(resolve));
}

test('a frame that answers is left alone', async () => {
  const { frame, onStuck } = machine(1);
  await pass(60 * SECOND);
  expect(frame.asked).toBeGreaterThan(10);
  expect(onStuck).not.toHaveBeenCalled();
});

test('a frame that does not answer is told once', async () => {
  const { frame, onStuck } = machine(1);
  await pass(SECOND / 2);
  frame.isAnswering = false;
  await pass(LIMIT_MS);
  expect(onStuck).not.toHaveBeenCalled();
  await pass(4 * SECOND);
  expect(onStuck).toHaveBeenCalledOnce();
  await pass(60 * SECOND);
  expect(onStuck).toHaveBeenCalledOnce();
});

test('a machine eight times as slow gives it eight times as long', async () => {
  const { frame, onStuck } = machine(8);
  await pass(SECOND / 2);
  frame.isAnswering = false;
  await pass(LIMIT_MS * 8);
  expect(onStuck).not.toHaveBeenCalled();
  await pass(4 * SECOND);
  expect(onStuck).toHaveBeenCalledOnce();
});

test('a frame that takes long to be loaded is not taken for one that is busy', async () => {
  const onStuck = vi.fn();
  const clock = createWorkClock(() => undefined);
  watchView({ clock, ask: () => undefined, readLimitMs: () => LIMIT_MS, onStuck, onLate: onStuck });
  await pass(600 * SECOND);
  expect(onStuck).not.toHaveBeenCalled();
});

test('a machine that slept for hours has not counted them', async () => {
  const { frame, view, onStuck } = machine(1);
  await pass(SECOND / 2);
  frame.isAnswering = false;
  await pass(2 * SECOND);
  // Asleep: the clock of the system has gone on, and nothing else has.
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 8 * 3600 * SECOND);
  await pass(TICK_MS * 3);
  expect(onStuck).not.toHaveBeenCalled();
  view.answered();
  await pass(TICK_MS * 3);
  expect(onStuck).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('who waits for another page does not wait for the frame, and no page is blamed', async () => {
  const { frame, view, onStuck, onLate } = machine(1);
  await pass(SECOND / 2);
  frame.isAnswering = false;
  view.hurry();
  await pass(SECOND);
  expect(onLate).toHaveBeenCalledOnce();
  await pass(60 * SECOND);
  expect(onLate).toHaveBeenCalledOnce();
  expect(onStuck).not.toHaveBeenCalled();
});

test('a frame that answers in time shows the other page itself', async () => {
  const { frame, view, onLate } = machine(1);
  await pass(SECOND / 2);
  frame.isAnswering = false;
  view.hurry();
  await pass(SECOND / 4);
  frame.isAnswering = true;
  view.answered();
  await pass(60 * SECOND);
  expect(onLate).not.toHaveBeenCalled();
});

test('a frame that is still being loaded is given its time, whatever page is waited for', async () => {
  const onLate = vi.fn();
  const clock = createWorkClock(() => undefined);
  const options = { clock, ask: () => undefined, readLimitMs: () => LIMIT_MS, onStuck: onLate, onLate };
  watchView(options).hurry();
  await pass(600 * SECOND);
  expect(onLate).not.toHaveBeenCalled();
});

test('a frame that was busy before another page was wanted is let go of sooner', async () => {
  const { frame, view, onStuck, onLate } = machine(1);
  await pass(SECOND / 2);
  frame.isAnswering = false;
  const { asked } = frame;
  view.begun();
  expect(frame.asked).toBe(asked + 1);
  await pass(SECOND / 2);
  view.hurry();
  await pass(SECOND / 5);
  expect(onLate).toHaveBeenCalledOnce();
  expect(onStuck).not.toHaveBeenCalled();
});

test('on a machine eight times as slow, one that was busy before has eight times as long for its answer', async () => {
  const { frame, view, onLate } = machine(8);
  await pass(SECOND / 2);
  frame.isAnswering = false;
  view.begun();
  await pass(4 * SECOND);
  view.hurry();
  await pass(0.6 * SECOND);
  expect(onLate).not.toHaveBeenCalled();
  frame.isAnswering = true;
  view.answered();
  await pass(60 * SECOND);
  expect(onLate).not.toHaveBeenCalled();
});
