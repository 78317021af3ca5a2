import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFileLookup } from '../../page-source/references/address-target.ts';
import { findAddresses } from '../../page-source/references/find-addresses.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { canMissFiles, findMissing, redirectMissing } from './missing-files.ts';
import { createNearMisses } from './near-misses.ts';

const FILES = ['docs.json', 'guides/page.mdx', 'images/a.png', 'images/icons/x.svg', 'shared/spec.yaml'];

function missing(file: string, text: string): readonly string[] {
  return findMissing(file, text, findAddresses(file, text), createFileLookup(FILES)).map(({ target }) => target.path);
}

test.each([
  ['![A](/images/lost.png)', ['images/lost.png']],
  ['![A](/images/lost%20one.png?raw#x "T")', ['images/lost one.png']],
  ['![A](../images/lost.png)', ['images/lost.png']],
  ['![A](images/lost.png)', ['images/lost.png']],
  ['![A](lost.png)', ['guides/lost.png']],
  ['[Prices](/files/prices.pdf)', ['files/prices.pdf']],
  ['<video src="/videos/a.mp4" poster={"/images/p.jpg"}></video>', ['videos/a.mp4', 'images/p.jpg']],
  ['<img srcSet="/images/a.png 1x, /images/a2.png 2x">', ['images/a2.png']],
  ['<Card title="lost.png" icon="/images/i.svg" />', ['images/i.svg']],
  ['export const all = [{ image: "/images/n.png" }, { example: "/images/e.png" }];', ['images/n.png']],
  ['<Gallery of={["/images/1.png", "/images/a.png"]} />', ['images/1.png']],
  [
    '---\nopenapi: spec.json GET /x\n"og:image": /images/og.png\ntitle: logo.png\n---',
    ['guides/spec.json', 'images/og.png'],
  ],
])('names what %s asks for', (text, paths) => {
  expect(missing('guides/page.mdx', text)).toEqual(paths);
});

test.each([
  '![A](https://a.example/lost.png) ![B](//a.example/b.png) ![C](data:image/png;base64,x.png)',
  '![A](cdn.example.com/lost.png)',
  '![A](/images/a.png) ![A](/Images/A.PNG)',
  '[Page](/guides/other) [Page](./other.mdx) [Method](/api/client.connect) [V](/changelog/v1.0)',
  '`![A](/images/lost.png)`\n\n```md\n![A](/images/lost.png)\n```',
  '{/* ![A](/images/lost.png) */}\n\n<!-- <img src="/images/lost.png" /> -->',
  '<ParamField default="/uploads/avatar.png" path="file.png">Such as "me.png".</ParamField>',
  '<img src={`/images/$'.concat('{name}.png`} /> ![A](/images/{name}.png)'),
  '[For programs](/llms.txt)',
])('is silent about %s', (text) => {
  expect(missing('guides/page.mdx', text)).toEqual([]);
});

test('reads settings, styles and snippets, and no notes, data or files of programs', () => {
  const settings =
    '{ "logo": { "light": "/l.svg" }, "name": "x.png", "api": { "openapi": ["a.yaml"] }, "footer": "y.png" }';
  expect(missing('docs.json', settings)).toEqual(['l.svg', 'a.yaml']);
  expect(missing('style.css', '/* url(x.png) */ a { background: url("images/no.png") }')).toEqual(['images/no.png']);
  expect(missing('snippets/x.jsx', "// src='/b.png'\nexport const A = () => <img src='/no.png' />")).toEqual([
    'no.png',
  ]);
  const files = ['a.mdx', 'docs.json', 'mint.json', 'x.css', 'snippets/a.jsx', 'snippets/b.mdx', 'parts/c.tsx'];
  expect(files.filter((file) => !canMissFiles(file))).toEqual([]);
  const others = ['README.md', 'openapi.json', 'node_modules/a/b.tsx', '.github/x.md', 'images/a.svg', 'tool.js'];
  expect(others.filter(canMissFiles)).toEqual([]);
});

test('what names it is led to another file, written as before, and nothing else changes', () => {
  const text = [
    '\uFEFF![A](/images/lost.png?v=1)',
    '![A](../images/lost.png)',
    '<img src="/docs/images/lost.png" />',
    '![A](/images/a.png)',
    '![B](/images/lost%20too.png)',
  ].join('\r\n');
  const uses = findMissing('guides/page.mdx', text, findAddresses('guides/page.mdx', text), createFileLookup(FILES));
  const edits = redirectMissing(
    uses,
    new Map([
      ['images/lost.png', 'images/icons/x.svg'],
      ['images/lost too.png', 'images/it is.png'],
    ]),
  );
  expect(applyTextEdits(text, edits)).toBe(
    [
      '\uFEFF![A](/images/icons/x.svg?v=1)',
      '![A](../images/icons/x.svg)',
      '<img src="/docs/images/icons/x.svg" />',
      '![A](/images/a.png)',
      '![B](/images/it%20is.png)',
    ].join('\r\n'),
  );
});

test('offers what is called alike, the likeliest first', () => {
  const near = createNearMisses([
    'images/Logo.png',
    'images/logo.webp',
    'brand/logo.svg',
    'logo.pdf',
    'My Logo.png',
    'a/spec.yml',
  ]);
  expect(near('images/logo.jpg')).toEqual(['images/Logo.png', 'images/logo.webp']);
  expect(near('brand/logo.png')).toEqual(['brand/logo.svg']);
  expect(near('other/logo.webp')).toEqual(['images/logo.webp']);
  expect(near('other/logo.gif')).toEqual(['brand/logo.svg', 'images/Logo.png', 'images/logo.webp']);
  expect(near('images/my-logo.png')).toEqual(['My Logo.png']);
  expect(near('files/logo.pdf')).toEqual(['logo.pdf']);
  expect(near('spec.json')).toEqual(['a/spec.yml']);
  expect(near('logo.mp4')).toEqual([]);
});

test('what is missing is found as soon as it is there, wherever it was looked for', () => {
  const part = fc.stringMatching(/^[a-z][a-z0-9 ()'&_-]{0,5}$/).map((text) => text.trim());
  const address = fc
    .tuple(
      fc.constantFrom('/', './', '../', '', '/docs/', '/images/', '@/'),
      fc.array(part, { minLength: 1, maxLength: 3 }),
    )
    .map(([lead, parts]) => `${lead}${parts.join('/')}.png`);
  fc.assert(
    fc.property(address, (written) => {
      const text = `![A](<${written}>)`;
      const addresses = findAddresses('guides/page.mdx', text);
      const [use] = findMissing('guides/page.mdx', text, addresses, createFileLookup(FILES));
      fc.pre(use !== undefined);
      const after = createFileLookup([...FILES, use.target.path]);
      expect(findMissing('guides/page.mdx', text, addresses, after)).toEqual([]);
    }),
  );
});
