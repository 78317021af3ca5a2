import { describe, expect, test } from 'vitest';
import type { ProjectFiles } from './project-files.ts';
import { replacedPaths, replaceFiles, steppedPaths } from './replaced-files.ts';

const bytes = (value: number) => new Uint8Array([value]);
const files: ProjectFiles = new Map([
  ['a', bytes(1)],
  ['b', bytes(2)],
  ['c', bytes(3)],
]);
const shown = (some: ProjectFiles) => [...some].map(([path, [value]]) => `${path}${value}`).join(' ');

describe('replaced files', () => {
  test('have the new bytes in the place of the old ones, and leave the files before as they are', () => {
    const once = replaceFiles(files, [{ path: 'b', after: bytes(7) }]);
    const twice = replaceFiles(once, [{ path: 'b', after: bytes(8) }]);
    expect([files, once, twice].map(shown)).toEqual(['a1 b2 c3', 'a1 b7 c3', 'a1 b8 c3']);
  });

  test('read like any other files', () => {
    const replaced = replaceFiles(files, [{ path: 'b', after: bytes(7) }]);
    const told: string[] = [];
    replaced.forEach((value, path) => {
      told.push(`${path}${value[0]}`);
    });
    expect(told).toEqual(['a1', 'b7', 'c3']);
    expect([...replaced.keys()]).toEqual(['a', 'b', 'c']);
    expect([...replaced.values()].map(([value]) => value)).toEqual([1, 7, 3]);
    expect(shown(new Map(replaced))).toBe('a1 b7 c3');
    expect([replaced.size, replaced.has('b'), replaced.has('d'), replaced.get('d')]).toEqual([
      3,
      true,
      false,
      undefined,
    ]);
  });

  test('come and go', () => {
    const typed = replaceFiles(files, [{ path: 'a', after: bytes(7) }]);
    expect(shown(replaceFiles(typed, [{ path: 'd', after: bytes(4) }, { path: 'b' }]))).toBe('a7 c3 d4');
    expect(shown(replaceFiles(typed, [{ path: 'b' }, { path: 'b', after: bytes(9) }]))).toBe('a7 c3 b9');
  });

  test('come behind the others, and are found like them', () => {
    const more = replaceFiles(files, [
      { path: 'd', after: bytes(4) },
      { path: 'a', after: bytes(7) },
    ]);
    const typed = replaceFiles(more, [{ path: 'd', after: bytes(5) }]);
    expect([shown(more), shown(typed), shown(files)]).toEqual(['a7 b2 c3 d4', 'a7 b2 c3 d5', 'a1 b2 c3']);
    expect([more.size, more.has('d'), typed.get('d')?.[0]]).toEqual([4, true, 5]);
    expect([...more.keys()]).toEqual(['a', 'b', 'c', 'd']);
    expect([...more.values()].map(([value]) => value)).toEqual([7, 2, 3, 4]);
    expect(shown(replaceFiles(typed, [{ path: 'd' }]))).toBe('a7 b2 c3');
    expect([replacedPaths(files, typed), replacedPaths(typed, files)]).toEqual([
      ['d', 'a'],
      ['a', 'd'],
    ]);
  });

  test('say which bytes differ between states that come from one', () => {
    const one = replaceFiles(files, [{ path: 'a', after: bytes(7) }]);
    const both = replaceFiles(one, [{ path: 'c', after: bytes(8) }]);
    expect(replacedPaths(files, both)).toEqual(['a', 'c']);
    expect(replacedPaths(both, one)).toEqual(['c']);
    expect(replacedPaths(both, both)).toEqual([]);
    expect(replacedPaths(files, new Map(files))).toBeUndefined();
    expect(replacedPaths(one, replaceFiles(one, [{ path: 'b' }]))).toBeUndefined();
  });

  test('say what came, went and changed in a few steps', () => {
    const typed = replaceFiles(files, [{ path: 'a', after: bytes(7) }]);
    const next = replaceFiles(typed, [{ path: 'b' }, { path: 'd', after: bytes(4) }]);
    const last = replaceFiles(next, [{ path: 'c', after: bytes(9) }]);
    expect(steppedPaths(typed, next)).toEqual(['d', 'b']);
    expect(steppedPaths(files, last)?.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(steppedPaths(files, replaceFiles(next, [{ path: 'd' }]))).toBeUndefined();
    expect(steppedPaths(new Map(files), next)).toBeUndefined();
  });

  test('stay right when many are replaced one by one', () => {
    const many = Array.from({ length: 60 }, (_, index) => `f${index}`);
    const first: ProjectFiles = new Map(many.map((path) => [path, bytes(0)]));
    const last = many.reduce((next, path) => replaceFiles(next, [{ path, after: bytes(1) }]), first);
    expect([...last].every(([, [value]]) => value === 1)).toBe(true);
    expect([...last.keys()]).toEqual(many);
  });
});
