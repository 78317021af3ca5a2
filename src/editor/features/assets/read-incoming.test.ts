import { expect, test } from 'vitest';
import { applyTextEdits } from '../../../engine/source-edit/text-edit.ts';
import { addAssets } from './add-assets.ts';
import { type IncomingFile, MOST_BYTES, readIncoming } from './read-incoming.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 3, 0, 0, 0, 2];

function file(name: string, contents: string | readonly number[]): IncomingFile {
  const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : new Uint8Array(contents);
  return { name, size: bytes.length, arrayBuffer: async () => bytes.slice().buffer };
}

test('each file gets a tidy path of its own, the same bytes only once', async () => {
  const own = new Map([
    ['images/Page.png', new Uint8Array([1])],
    ['images/kept.png', new Uint8Array([...PNG, 7])],
  ]);
  const files = [
    file('image.png', PNG),
    file('copy of it.png', PNG),
    file('portrait.jpeg', [...PNG, 1]),
    file('other.png', [...PNG, 7]),
    file('List.CSV', 'a,b'),
  ];
  const { assets, refused } = await readIncoming(files, own, 'guides/page.mdx');
  expect(refused).toEqual([]);
  expect(assets.map(({ path, kind, isKnown, size }) => [path, kind, isKnown, size?.width])).toEqual([
    ['images/page-2.png', 'image', false, 3],
    ['images/page-2.png', 'image', true, 3],
    ['images/portrait.png', 'image', false, 3],
    ['images/kept.png', 'image', true, 3],
    ['files/list.csv', 'document', false, undefined],
  ]);
});

test('what cannot be taken is said with its reason', async () => {
  const folder: IncomingFile = { name: 'folder', size: 4096, arrayBuffer: () => Promise.reject(new Error('folder')) };
  const huge: IncomingFile = { ...folder, name: 'film.mp4', size: MOST_BYTES + 1 };
  const { assets, refused } = await readIncoming(
    [file('a.mdx', 'x'), file('b.png', ''), folder, huge],
    new Map(),
    undefined,
  );
  expect(assets).toEqual([]);
  expect(refused).toEqual([
    '`a.mdx` is a page. Drop it onto the list of pages to import it.',
    '`b.png` is empty.',
    '`folder` could not be read. Folders go onto the list of pages.',
    '`film.mp4` is larger than 50 MB, more than a site can hold in one file. Put it on a server for files, and link it.',
  ]);
});

test('a drawing loses what runs before it is stored', async () => {
  const { assets } = await readIncoming([file('a.svg', '<svg><script>x()</script></svg>')], new Map(), undefined);
  expect(assets[0]).toMatchObject({ isCleaned: true, path: 'images/a.svg' });
  expect(new TextDecoder().decode(assets[0]?.contents)).toBe('<svg></svg>');
});

test('one step adds the files that are new and says in the page that they are shown', () => {
  const answers = { path: 'images/a.png', text: ' A dot ', isDecorative: false, caption: '', hasFrame: false };
  const contents = new Uint8Array(PNG);
  const target = { file: 'a.mdx', text: 'Text', offset: 4 };
  const { edit, selection } = addAssets([{ answers, contents, isKnown: false }], target);
  expect(edit).toMatchObject({ label: 'Put a.png into a.mdx', files: new Map([['images/a.png', contents]]) });
  const text = applyTextEdits(target.text, edit.edits?.get('a.mdx') ?? []);
  expect(text).toBe('Text ![A dot](/images/a.png)');
  expect(selection).toEqual({ start: text.length, end: text.length });
  const known = addAssets([{ answers: { ...answers, isDecorative: true }, contents, isKnown: true }], target);
  expect(known.edit.files).toEqual(new Map());
  expect(known.edit.edits?.get('a.mdx')).toEqual([{ start: 4, end: 4, text: ' ![](/images/a.png)' }]);
});
