import { expect, it } from 'vitest';
import { findSameProject, sourceName } from './find-same-project.ts';

const project = (id: string, name: string, updated: number, source?: string) => ({
  ...{ id, name, updated, look: {}, isNewer: false },
  record: source === undefined ? {} : { source },
});

it('knows a folder and the zip of it for the same source', () => {
  expect([sourceName('acme-docs.zip'), sourceName('acme-docs'), sourceName('A.ZIP')]).toEqual([
    'acme-docs',
    'acme-docs',
    'A',
  ]);
});

it('finds a project by its name or its source, the one that was changed last', () => {
  const projects = [
    project('a', 'Acme', 1),
    project('b', 'My Acme', 5, 'acme-docs'),
    project('c', 'Other', 9, 'other'),
  ];
  expect(findSameProject(projects, { name: 'Acme', source: 'docs' })?.id).toBe('a');
  expect(findSameProject(projects, { name: 'Acme', source: 'Acme-Docs' })?.id).toBe('b');
  expect(findSameProject(projects, { name: 'New', source: 'new' })).toBeUndefined();
});
