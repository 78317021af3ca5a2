import { expect, test } from 'vitest';
import { isQuickPattern } from './pattern-cost.ts';

test.each([
  '^a+$',
  String.raw`^\d{4}-\d{2}-\d{2}$`,
  String.raw`^(\d{1,3}\.){3}\d{1,3}$`,
  String.raw`^\+?[1-9]\d{1,14}$`,
  '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$',
  '^(?:draft|open|closed)$',
  String.raw`^#(?:[\da-f]{3}){1,2}$`,
  String.raw`^\p{Lu}\w*\u{2d}\w*$`,
  String.raw`^v?\d+\.\d+\.\d+$`,
  '^[()+*?|{}]$',
])('%s is tried on a word', (pattern) => {
  expect(isQuickPattern(pattern, 12)).toBe(true);
});

test.each([
  '^(a+)+$',
  '^(a|a)*$',
  '^((a?)?)*$',
  '^(?:a{0,50}){50}$',
  `^${'a?'.repeat(60)}${'a'.repeat(60)}$`,
  '^a*a*a*a*$',
  '(?<name>x*)*y',
])('%s may keep a browser busy for ever, and is left to the API', (pattern) => {
  expect(isQuickPattern(pattern, 60)).toBe(false);
});
