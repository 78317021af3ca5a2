import { expect, test } from 'vitest';
import { linesByFolder } from './folder-lines.ts';
import type { AssetItem } from './library.ts';
import { cleanFolder, moveLabel, pathsIn, planMoves } from './plan-moves.ts';

test('a folder goes with the folders in it, chosen files go side by side', () => {
  const paths = pathsIn('images', ['images/a.png', 'images/in/b.png', 'images2/c.png', 'd.png']);
  const folder = { kind: 'folder', folder: 'images', paths } as const;
  expect([...planMoves(folder, 'art/new')]).toEqual([
    ['images/a.png', 'art/new/a.png'],
    ['images/in/b.png', 'art/new/in/b.png'],
  ]);
  expect([...planMoves(folder, '').values()]).toEqual(['a.png', 'in/b.png']);
  expect(planMoves(folder, 'images').size).toBe(0);
  const files = { kind: 'files', paths: ['images/a.png', 'in/b.png'] } as const;
  expect([...planMoves(files, 'images')]).toEqual([['in/b.png', 'images/b.png']]);
  expect(moveLabel(folder, 'art')).toBe('Rename the folder images to art');
  expect(moveLabel(files, '')).toBe('Move 2 files to the top folder');
  expect(moveLabel({ kind: 'files', paths: ['a/b.png'] }, 'c')).toBe('Move b.png to c');
  expect(cleanFolder(' /a/b/ ')).toBe('a/b');
});

test('files stand below their folders, each folder once, those around it before', () => {
  const item = (path: string) => ({ path }) as AssetItem;
  const items = ['a/1.png', 'a/2.png', 'a/3.png', 'b/c/4.png', 'top.png'].map(item);
  const words = linesByFolder(items, 2).map((line) =>
    line.kind === 'folder' ? `${line.folder || 'top'} (${line.count})` : line.items.map(({ path }) => path).join(' '),
  );
  expect(words).toEqual(['top (1)', 'top.png', 'a (3)', 'a/1.png a/2.png', 'a/3.png', 'b (1)', 'b/c (1)', 'b/c/4.png']);
});
