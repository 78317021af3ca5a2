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
