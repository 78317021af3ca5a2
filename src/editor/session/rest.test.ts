import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRest, REST_MS } from './rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is at rest from the start, and again a while after the last key', async () => {
  const window = new EventTarget();
  const { whenAtRest, stop } = followRest(window);
  expect(whenAtRest()).toBeUndefined();
  window.dispatchEvent(new Event('keydown'));
  let isAtRest = false;
  void whenAtRest()?.then(() => {
    isAtRest = true;
  });
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  window.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  expect(isAtRest).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isAtRest).toBe(true);
  stop();
  window.dispatchEvent(new Event('keydown'));
  expect(whenAtRest()).toBeUndefined();
});
