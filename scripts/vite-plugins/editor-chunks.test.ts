import path from 'node:path';
import { expect, test } from 'vitest';
import { editorChunks } from './editor-chunks.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('a part that is loaded sooner takes what later ones share with it', () => {
  const { groups = [] } = editorChunks(root);
  const order = groups.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0)).map(({ name }) => name);
  expect(order.slice(0, 4)).toEqual(['start', 'home-screen', 'project-screen', 'workspace']);
});

test('a file that has another name by now is told, not left out', () => {
  expect(() => editorChunks(path.join(root, 'src'))).toThrow(/made of a file that is not there: .*home-screen\.tsx/);
});

test('of the example project is what lies in its folder, wherever the repository lies', () => {
  const { groups = [] } = editorChunks(root);
  const isOfStarter = groups.find(({ name }) => name === 'starter')?.test as (id: string) => boolean;
  expect(isOfStarter(path.join(root, 'starter/index.mdx?raw'))).toBe(true);
  expect(isOfStarter('/home/someone/starter/leafwright/src/app/main.tsx')).toBe(false);
});
