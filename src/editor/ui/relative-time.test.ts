import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

it('says how long ago something was, in the largest unit that fits', () => {
  const now = Date.UTC(2026, 5, 15, 12);
  const ago = (ms: number) => relativeTime(now - ms, now);
  expect(ago(20_000)).toBe('just now');
  expect(ago(60_000)).toBe('1 minute ago');
  expect(ago(3 * 3_600_000)).toBe('3 hours ago');
  expect(ago(86_400_000)).toBe('yesterday');
  expect(ago(400 * 86_400_000)).toBe('last year');
  expect(relativeTime(now + 5000, now)).toBe('just now');
});
