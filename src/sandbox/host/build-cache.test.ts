import { expect, test } from 'vitest';
import { endlessPage } from '../../building/problems.ts';
import type { BuiltPage, PlannedPage } from '../protocol.ts';
import { createBuildCache } from './build-cache.ts';

const planned = (path: string): PlannedPage => ({
  path,
  output: `${path}.html`,
  file: `${path}.mdx`,
  key: 'same',
  problemsKey: 'same',
});

test('a page is taken over by the next build, but nothing of one that was stopped', () => {
  const cache = createBuildCache();
  const [good, stopped] = [planned('good'), planned('stopped')];
  const built = (path: string): BuiltPage => ({ path, status: 'ok', diagnostics: [] });
  cache.keepPages(
    new Map([
      [good, built('good')],
      [stopped, { ...built('stopped'), diagnostics: [endlessPage('stopped.mdx', 'text-in-site')] }],
    ]),
  );
  expect(cache.findPage(planned('good'))?.path).toBe('good');
  expect(cache.findPage(planned('stopped'))).toBeUndefined();
});
