import { expect, test, vi } from 'vitest';
import { type PageLifecycle, saveOnLeaving } from './page-lifecycle.ts';

function setUp(hasRoom = true) {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const steps: string[] = [];
  const autosave = {
    noteUnsaved: () => {
      steps.push('note');
      return hasRoom;
    },
    flush: async () => void steps.push('save'),
  };
  const stop = saveOnLeaving(autosave, { window, document } as unknown as PageLifecycle);
  return { window, document, steps, stop };
}

test('a closing page writes the note before it begins to save', () => {
  const { window, steps } = setUp();
  window.dispatchEvent(new Event('pagehide'));
  expect(steps).toEqual(['note', 'save']);
});

test('a page that goes out of sight saves, one that comes back does not', () => {
  const { document, steps } = setUp();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(steps).toEqual([]);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(steps).toEqual(['note', 'save']);
});

test('a page that the browser puts to sleep saves', () => {
  const { document, steps } = setUp();
  document.dispatchEvent(new Event('freeze'));
  expect(steps).toEqual(['note', 'save']);
});

test('the browser asks before closing only when something would be lost', () => {
  const ask = (hasRoom: boolean) => {
    const event = new Event('beforeunload', { cancelable: true });
    setUp(hasRoom).window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(ask(true)).toBe(false);
  expect(ask(false)).toBe(true);
});

test('after the end nothing is saved any more', () => {
  const { window, steps, stop } = setUp();
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(steps).toEqual([]);
  vi.restoreAllMocks();
});
