import { expect, test } from 'vitest';
import type { BuiltPage, PlannedPage } from '../build-shapes.ts';
import { createBuildCache } from './build-cache.ts';

const planned = (path: string, key = 'same'): PlannedPage => ({
  path,
  output: `${path}.html`,
  file: `${path}.mdx`,
  key,
});

const built = (path: string): BuiltPage => ({ path, status: 'ok', diagnostics: [] });

test('a page is taken over by the next build as long as nothing changed that it is made of', () => {
  const cache = createBuildCache();
  cache.keep(planned('a'), built('a'));
  expect(cache.find(planned('a'))?.path).toBe('a');
  expect(cache.find(planned('a', 'other'))).toBeUndefined();
});

test('a page that the site no longer has is forgotten', () => {
  const cache = createBuildCache();
  for (const path of ['a', 'gone']) cache.keep(planned(path), built(path));
  cache.retain([planned('a')]);
  expect(cache.find(planned('a'))).toBeDefined();
  expect(cache.find(planned('gone'))).toBeUndefined();
});
