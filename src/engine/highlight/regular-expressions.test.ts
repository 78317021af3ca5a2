import { expect, test } from 'vitest';
import { withFreeStart } from './regular-expressions.ts';

test('a group at the start of a line that may be left out is said as a choice', () => {
  expect(withFreeStart('(^[\\t ]+)?((//)(?:\\s*((@)internal)(?=\\s|$))?)')).toBe(
    '(?:(^[\\t ]+)|)((//)(?:\\s*((@)internal)(?=\\s|$))?)',
  );
  expect(withFreeStart('(?:^\\s+)?(#)')).toBe('(?:(?:^\\s+)|)(#)');
});

test('every other expression stays as it is', () => {
  for (const pattern of ['^(#)', '(^|\\G)( )?', '\\(^a\\)?', '(^a)+', '(^a)??', '([^)]a)?']) {
    expect(withFreeStart(pattern)).toBe(pattern);
  }
});
