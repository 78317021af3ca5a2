import { expect, test } from 'vitest';
import { changedPaths } from './changed-paths.ts';
import { replaceFiles } from './replaced-files.ts';

test('changed files are told only between states with the same files', () => {
  const [one, two] = [new Uint8Array([1]), new Uint8Array([2])];
  const files = new Map([
    ['a', one],
    ['b', one],
  ]);
  expect(changedPaths(files, new Map(files))).toEqual([]);
  expect(changedPaths(files, new Map(files).set('b', two))).toEqual(['b']);
  expect(changedPaths(files, new Map(files).set('c', two))).toBeUndefined();
  expect(changedPaths(files, new Map([...files].reverse()))).toBeUndefined();
});

test('a file that was added or taken away by a replacement makes other files of them', () => {
  const [one, two] = [new Uint8Array([1]), new Uint8Array([2])];
  const files = new Map([['a', one]]);
  const typed = replaceFiles(files, [{ path: 'a', after: two }]);
  const added = replaceFiles(typed, [{ path: 'b', after: one }]);
  expect(changedPaths(files, typed)).toEqual(['a']);
  expect(changedPaths(typed, added)).toBeUndefined();
  expect(changedPaths(added, typed)).toBeUndefined();
});
