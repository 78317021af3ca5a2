import { expect, test } from 'vitest';
import { readManifest } from '../read-manifest.ts';
import { separateLook } from './001-separate-look.ts';

test('a project of format 0 keeps its name, its time and its colour', () => {
  const before = { id: 'p1', name: 'Handbook', saved: '2024-05-01T10:00:00.000Z', color: '#16a34a', revision: 7 };
  expect(separateLook(before)).toEqual({
    id: 'p1',
    name: 'Handbook',
    revision: 7,
    updated: Date.UTC(2024, 4, 1, 10),
    look: { primary: '#16a34a' },
  });
});

test('a project of format 0 without time and colour gets stand-ins', () => {
  expect(separateLook({ name: 'Handbook' })).toEqual({ name: 'Handbook', revision: 0, updated: 0, look: {} });
});

test('a manifest without a number is read as format 0', () => {
  const { manifest, isNewer } = readManifest('p1', { name: 'Handbook', color: '#fff' });
  expect(isNewer).toBe(false);
  expect(manifest).toEqual({ id: 'p1', name: 'Handbook', revision: 0, updated: 0, look: { primary: '#fff' } });
});

test('a damaged manifest gets a name, so that its files can be opened', () => {
  for (const stored of [null, 'x', 7, [], { format: 1 }, { format: 1, manifest: { name: '' } }]) {
    expect(readManifest('p1', stored).manifest.name).toBe('Untitled project');
  }
});
