import { expect, test } from 'vitest';
import { classOf, EDGE } from './character-class.ts';
import { readNeeds } from './read-needs.ts';

const has = (set: bigint | undefined, character: string | undefined) =>
  ((set ?? 0n) & (1n << BigInt(character === undefined ? EDGE : classOf(character.charCodeAt(0))))) !== 0n;

/** Some characters, and the edge, of those that a set holds. */
const held = (set: bigint | undefined) =>
  [...'abikzAK_0 \n$#=(é', undefined].map((one) => (has(set, one) ? (one ?? '|') : '')).join('');

test.each([
  ['a word that stands alone', '\\b(?:if|as)\\b', ' \n$#=(é|', 'ai', ''],
  ['what looks back', '(?<![$_\\w])(?<=[=( ])a', ' =(', 'a', 'abikzAK_0 \n$#=(é|'],
  ['the start of a line', '^\\s*#', '|', ' \n#é', ''],
  ['the end of a line', 'a(?=\\s*$)', 'abikzAK_0 \n$#=(é|', 'a', ' \né|'],
  ['case that is ignored', '(?i)k', 'abikzAK_0 \n$#=(é|', 'kKé', 'abikzAK_0 \n$#=(é|'],
  ['what must not follow', 'a(?![a-z_])', 'abikzAK_0 \n$#=(é|', 'a', 'AK0 \n$#=(é|'],
  ['what must follow', '(?=[ab])(?=[bi])', 'abikzAK_0 \n$#=(é|', 'b', 'abikzAK_0 \n$#=(é|'],
  ['a character of two units', '𝒳a', 'abikzAK_0 \n$#=(é|', 'é', 'aé'],
])('%s', (_name, pattern, before, first, second) => {
  const needs = readNeeds(pattern);
  expect(held(needs?.before)).toBe(before);
  expect(held(needs?.window[0])).toBe(first);
  if (second !== '') expect(held(needs?.window[1])).toBe(second);
});

test('of each alternative something is required, wherever it stands', () => {
  expect(readNeeds('[^=]*(?:=|\\()\\w*#')?.required.map(held)).toEqual(['#', '=(']);
  expect(readNeeds('(?:#|\\()?a*')?.required).toEqual([]);
  expect(readNeeds('a(?=.*#)(?!.*=)')?.required.map(held)).toEqual(['a', '#']);
});

test.each([
  ['is said to begin behind its first characters', 'a\\Kb'],
  ['cannot be read', '(a'],
])('nothing is known of an expression that %s', (_name, pattern) => {
  expect(readNeeds(pattern)).toBeUndefined();
});

test('whatever stands before what is bound to the place of the search', () => {
  expect(held(readNeeds('(?:^|\\G)a')?.before)).toBe('abikzAK_0 \n$#=(é|');
});

test('an expression that calls itself, or repeats what a group has found, may match anything from there on', () => {
  expect(held(readNeeds('(?<a>\\(\\g<a>?\\))')?.window[1])).toBe('abikzAK_0 \n$#=(é|');
  expect(held(readNeeds('(a)?\\1#')?.window[0])).toBe('abikzAK_0 \n$#=(é|');
});
