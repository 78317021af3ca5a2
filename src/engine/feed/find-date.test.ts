import { expect, test } from 'vitest';
import { findDate } from './find-date.ts';

test.each([
  ['2026-03-01', 'Sun, 01 Mar 2026 00:00:00 GMT'],
  ['2026/3/1', 'Sun, 01 Mar 2026 00:00:00 GMT'],
  ['March 1st, 2026', 'Sun, 01 Mar 2026 00:00:00 GMT'],
  ['Week of Mar 1 2026', 'Sun, 01 Mar 2026 00:00:00 GMT'],
  ['v2.1 \u2013 1 March 2026', 'Sun, 01 Mar 2026 00:00:00 GMT'],
  ['March 2026', 'Sun, 01 Mar 2026 00:00:00 GMT'],
  ['2026-03', 'Sun, 01 Mar 2026 00:00:00 GMT'],
])('reads %s', (text, date) => {
  expect(findDate(text)).toBe(date);
});

test.each(['2.1', 'v2026.3.1.4', '2026-02-30', 'Release 12', 'Maybe 2026', '2026', 'February 30, 2026'])(
  'does not take %s for a date',
  (text) => {
    expect(findDate(text)).toBeUndefined();
  },
);
