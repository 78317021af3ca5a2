import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPress, LONG_PRESS_MS } from './press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('of a mouse is a drag after a short way', () => {
  const press = createPress({ x: 0, y: 0 }, false, () => undefined);
  expect(press.moved(2, 2)).toBe('wait');
  expect(press.moved(6, 0)).toBe('drag');
});

it('of a mouse is a drag after a short way in many small steps', () => {
  const pointer = { x: 0, y: 0 };
  const press = createPress(pointer, false, () => undefined);
  const verdicts = [1, 2, 3, 4, 5].map((x) => {
    const verdict = press.moved(x, 0);
    pointer.x = x;
    return verdict;
  });
  expect(verdicts).toEqual(['wait', 'wait', 'wait', 'drag', 'drag']);
});

it('of a finger is a drag after a rest, and no press any more once it goes far', () => {
  const lift = vi.fn();
  const press = createPress({ x: 0, y: 0 }, true, lift);
  expect(press.moved(5, 0)).toBe('wait');
  expect(press.moved(20, 0)).toBe('over');
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(lift).toHaveBeenCalledOnce();
  const ended = vi.fn();
  createPress({ x: 0, y: 0 }, true, ended).end();
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(ended).not.toHaveBeenCalled();
});
