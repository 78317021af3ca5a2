import { expect, test } from 'vitest';
import { type ChosenFile, MOST_BYTES, readChosen } from './read-incoming.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 3, 0, 0, 0, 2];

function file(name: string, contents: string | readonly number[]): ChosenFile {
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
  const { assets, refused } = await readChosen(files, own, { calledAfter: 'guides/page.mdx' });
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
  const folder: ChosenFile = { name: 'folder', size: 4096, arrayBuffer: () => Promise.reject(new Error('folder')) };
  const huge: ChosenFile = { ...folder, name: 'film.mp4', size: MOST_BYTES + 1 };
  const { assets, refused } = await readChosen([file('a.mdx', 'x'), file('b.png', ''), folder, huge], new Map());
  expect(assets).toEqual([]);
  expect(refused).toEqual([
    '`a.mdx` is a page. Drop it onto the list of pages to import it.',
    '`b.png` is empty.',
    '`folder` could not be read. To add a folder, drop it onto the list of pages.',
    '`film.mp4` is larger than 50 MB, more than a site can hold in one file. Put it on a file server and link to it.',
  ]);
});

test('a drawing loses what runs before it is stored', async () => {
  const { assets } = await readChosen([file('a.svg', '<svg><script>x()</script></svg>')], new Map());
  expect(assets[0]).toMatchObject({ isCleaned: true, path: 'images/a.svg' });
  expect(new TextDecoder().decode(assets[0]?.contents)).toBe('<svg></svg>');
});

test('an upload that belongs to another file goes into its folder, and is called after what it is for', async () => {
  const files = [file('image.png', PNG), file('My Mark.SVG', '<svg onload="x()"></svg>')];
  const { assets } = await readChosen(files, new Map(), { calledAfter: 'Logo in dark mode', folder: 'logo' });
  expect(assets.map(({ path, isCleaned }) => [path, isCleaned])).toEqual([
    ['logo/logo-in-dark-mode.png', false],
    ['logo/my-mark.svg', true],
  ]);
});

test('where a picture is asked for, the bytes say whether it is one', async () => {
  const files = [file('list.csv', 'a,b'), file('fake.png', 'no picture'), file('page.bin', PNG)];
  const { assets, refused } = await readChosen(files, new Map(), { isPictureWanted: true });
  expect(assets.map(({ path }) => path)).toEqual(['images/page.png']);
  expect(refused).toEqual([
    '`list.csv` is not a picture that a browser shows. Choose an SVG, PNG, JPEG or WebP file.',
    '`fake.png` is not a picture that a browser shows. Choose an SVG, PNG, JPEG or WebP file.',
  ]);
});
