import { expect, test } from 'vitest';
import { readManifest } from '../read-manifest.ts';
import { CURRENT_FORMAT } from './index.ts';

const OF_TODAY = { id: 'p1', name: 'Handbook', revision: 4, updated: 9, look: { primary: '#0a7' } };

test.each([
  ['0', { name: 'Handbook', revision: 4, saved: new Date(9).toISOString(), color: '#0a7' }],
  ['1', { format: 1, manifest: OF_TODAY }],
  ['2', { format: 2, manifest: OF_TODAY }],
  ['3', { format: 3, manifest: OF_TODAY }],
])('a project of format %s opens, and may be written', (_format, stored) => {
  expect(readManifest('p1', stored)).toEqual({ isNewer: false, manifest: OF_TODAY });
});

test('a program of format 2 would only read what this one writes', () => {
  expect(CURRENT_FORMAT).toBe(3);
  expect(readManifest('p1', { format: CURRENT_FORMAT + 1, manifest: OF_TODAY }).isNewer).toBe(true);
});
