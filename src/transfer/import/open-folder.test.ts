import { expect, test } from 'vitest';
import type { OpenedTree } from './incoming-tree.ts';
import { type DirectoryLike, type FileLike, openDirectory } from './open-directory.ts';
import { type DropLike, openDrop } from './open-drop.ts';
import { type ListedFile, openFileList } from './open-file-list.ts';

function pathsOf(opened: OpenedTree): readonly string[] {
  if (opened.status === 'refused') throw new Error(opened.problem.message);
  return opened.tree.files.map(({ path }) => path).sort();
}

const listed = (path: string, text = 'x'): ListedFile =>
  Object.defineProperty(new File([text], path.split('/').at(-1) ?? ''), 'webkitRelativePath', { value: path });

const file = (name: string): FileLike => ({ kind: 'file', name, getFile: async () => new File(['x'], name) });

function folder(name: string, ...children: (DirectoryLike | FileLike)[]): DirectoryLike {
  return {
    kind: 'directory',
    name,
    values: async function* () {
      yield* children;
    },
  };
}

test('a picked folder gives its name and the paths below it', async () => {
  const opened = openFileList([
    listed('handbook/docs.json', '{}'),
    listed('handbook/a/b.md'),
    listed('handbook/.git/x'),
  ]);
  expect(pathsOf(opened)).toEqual(['a/b.md', 'docs.json']);
  if (opened.status === 'refused') return;
  expect(opened.tree.name).toBe('handbook');
  expect(opened.tree.leftOut).toEqual([{ path: '.git/x', reason: 'clutter' }]);
  expect(new TextDecoder().decode(await opened.tree.files[0]?.read())).toBe('{}');
});

test('a folder without files is refused', () => {
  expect(openFileList([])).toMatchObject({ status: 'refused', problem: { code: 'import/empty-folder' } });
});

test('a directory handle is read to its depth, without entering clutter', async () => {
  const locked = { kind: 'directory' as const, name: 'node_modules', values: () => Promise.reject() as never };
  const opened = await openDirectory(
    folder('handbook', file('docs.json'), folder('a', folder('b', file('c.md'))), locked),
  );
  expect(pathsOf(opened)).toEqual(['a/b/c.md', 'docs.json']);
});

test('a link to nowhere is told, and the rest is read', async () => {
  const broken: FileLike = { kind: 'file', name: 'gone.md', getFile: () => Promise.reject(new Error('not found')) };
  const opened = await openDirectory(folder('handbook', broken, file('docs.json')));
  expect(pathsOf(opened)).toEqual(['docs.json']);
  if (opened.status === 'ok') expect(opened.tree.leftOut[0]).toMatchObject({ path: 'gone.md', reason: 'unreadable' });
});

/** Entries of a drop as browsers give them: a reader hands out its children in batches. */
function dropped(name: string, children?: readonly FileSystemEntry[]): FileSystemEntry {
  const readerOf = (batches: FileSystemEntry[][]) => ({
    readEntries: (done: (entries: FileSystemEntry[]) => void) => done(batches.shift() ?? []),
  });
  const entry = children
    ? { isDirectory: true, name, createReader: () => readerOf(children.map((child) => [child])) }
    : { isDirectory: false, name, file: (done: (file: File) => void) => done(new File(['x'], name)) };
  return entry as unknown as FileSystemEntry;
}

function dropOf(...entries: FileSystemEntry[]): DropLike {
  return {
    items: entries.map((entry) => ({
      kind: 'file',
      getAsFile: () => (entry.isDirectory ? null : new File(['x'], entry.name)),
      webkitGetAsEntry: () => entry,
    })),
  };
}

test('a dropped folder is read to its depth, over several batches', async () => {
  const opened = await openDrop(
    dropOf(
      dropped('handbook', [
        dropped('docs.json'),
        dropped('a', [dropped('b.md'), dropped('c.md')]),
        dropped('.git', [dropped('HEAD')]),
      ]),
    ),
  );
  expect(pathsOf(opened)).toEqual(['a/b.md', 'a/c.md', 'docs.json']);
  if (opened.status === 'ok') expect(opened.tree.name).toBe('handbook');
});

test('files and folders dropped together keep their names', async () => {
  const opened = await openDrop(dropOf(dropped('docs.json'), dropped('guides', [dropped('a.md')])));
  expect(pathsOf(opened)).toEqual(['docs.json', 'guides/a.md']);
});

test('a dropped zip is opened as one, and a damaged one refused by name', async () => {
  expect(await openDrop(dropOf(dropped('site.zip')))).toMatchObject({
    status: 'refused',
    problem: { message: expect.stringContaining('`site.zip`') },
  });
});

test('files that a script dropped, which have no entry, are read all the same', async () => {
  const item = (name: string) => ({
    kind: 'file',
    getAsFile: () => new File(['x'], name),
    webkitGetAsEntry: () => null,
  });
  expect(pathsOf(await openDrop({ items: [item('docs.json'), item('a.md')] }))).toEqual(['a.md', 'docs.json']);
});

test('a drop of text is refused', async () => {
  const text = { kind: 'string', getAsFile: () => null, webkitGetAsEntry: () => null };
  expect(await openDrop({ items: [text] })).toMatchObject({
    status: 'refused',
    problem: { code: 'import/empty-drop' },
  });
});
