import { expect, test } from 'vitest';
import { splitRail } from './rail.ts';

test('moves marked parts out of the text, in their order', () => {
  const html = 'a<!--rail-->REQUEST<!--/rail-->b<!--rail-->RESPONSE<!--/rail-->c';
  expect(splitRail(html)).toEqual({ main: 'abc', rail: 'REQUESTRESPONSE' });
});

test('a marked part inside another moves with it once', () => {
  expect(splitRail('a<!--rail-->[<!--rail-->x<!--/rail-->]<!--/rail-->b')).toEqual({ main: 'ab', rail: '[x]' });
});

test('nothing is lost without marks, or with half of one', () => {
  expect(splitRail('text')).toEqual({ main: 'text', rail: '' });
  expect(splitRail('a<!--rail-->b')).toEqual({ main: 'a', rail: 'b' });
});
