import { expect, test, vi } from 'vitest';
import { createBackup, REMINDER_DAYS } from './backup.ts';

const DAY = 86_400_000;
const LATE = (REMINDER_DAYS + 1) * DAY;

function isDue(record: {
  readonly updated?: number;
  readonly downloaded?: number;
  readonly reminded?: number;
}): boolean {
  const manifest = { id: 'p1', name: 'Handbook', revision: 1, look: {}, created: DAY, updated: DAY, ...record };
  return createBackup('p1', manifest, { storage: { note: vi.fn() }, now: () => 20 * DAY }).isDue;
}

test('a project that was changed and never downloaded is reminded of', () => {
  expect(isDue({ updated: 19 * DAY })).toBe(true);
});

test('nobody is reminded of what is as it was when it came, or when it was downloaded', () => {
  expect(isDue({})).toBe(false);
  expect(isDue({ updated: 3 * DAY, downloaded: 4 * DAY })).toBe(false);
});

test('nobody is reminded of a download of the last days, nor again at once', () => {
  expect(isDue({ updated: 19 * DAY, downloaded: 18 * DAY })).toBe(false);
  expect(isDue({ updated: 19 * DAY, reminded: 18 * DAY })).toBe(false);
  expect(isDue({ updated: 19 * DAY, downloaded: 20 * DAY - LATE })).toBe(true);
  expect(isDue({ updated: 19 * DAY, reminded: 20 * DAY - LATE })).toBe(true);
});

test('a download is noted, and a note that is refused stops nothing', async () => {
  const note = vi.fn().mockResolvedValueOnce('saved').mockRejectedValueOnce(new Error('full'));
  const backup = createBackup('p1', undefined, { storage: { note }, now: () => 5 });
  await backup.noteDownloaded();
  await backup.putOff();
  expect(note.mock.calls).toEqual([
    ['p1', { downloaded: 5 }],
    ['p1', { reminded: 5 }],
  ]);
});
