import { expect, test } from 'vitest';
import { withoutFiles } from './no-second-preload.ts';

const code = (files: string, first: string, second: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files}])))=>i.map(i=>d[i]);a(()=>import("./b.js"),__vite__mapDeps([${first}]));c(__vite__mapDeps([${second}]))`;

test('what is loaded already is in no list, and the others are meant by their new numbers', () => {
  const before = code('"./a.js","./b.js","./b.css","./c.js"', '0,1,2', '3,0');
  expect(withoutFiles(before, new Set(['a.js']))).toBe(code('"./b.js","./b.css","./c.js"', '0,1', '2'));
  expect(withoutFiles(before, new Set(['other.js']))).toBe(before);
  expect(withoutFiles('export const m = { f: [1] };', new Set(['a.js']))).toBe('export const m = { f: [1] };');
});
