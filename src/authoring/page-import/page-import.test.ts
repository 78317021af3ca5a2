import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFileLookup, findTarget } from '../../page-source/references/address-target.ts';
import { findAddresses } from '../../page-source/references/find-addresses.ts';
import { findLinks } from '../../page-source/references/page-addresses.ts';
import { folderOf, normalizePath, relativePath, withoutExtension } from '../../project/paths.ts';
import { ensureTitle } from './ensure-title.ts';
import { groupsOfPages } from './groups-of-pages.ts';
import { type ConflictAnswer, importedFiles, planPageImport } from './plan-page-import.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array | undefined) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const filesOf = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, encode(text)]));
const NO_ANSWERS: ReadonlyMap<string, ConflictAnswer> = new Map();

test.each([
  ['# My page\n\nText', '---\ntitle: "My page"\n---\n\nText'],
  ['<!-- note -->\r\n# My `page` ##\r\nText', '---\r\ntitle: "My page"\r\n---\r\n\r\n<!-- note -->\r\nText'],
  ['My page\n=======\nText', '---\ntitle: "My page"\n---\n\nText'],
  ['---\ndescription: A\n---\n# **My** [page](x.md)\nText', '---\ntitle: "My page"\ndescription: A\n---\nText'],
  ['', '---\ntitle: "Get started"\n---\n\n'],
  // Badges, pictures and links to other languages stand before the title of many a README.
  [
    '[![Build](b.svg)](ci)\n[English](a.md) | [中文](b.md)\n\n# Tool\n\n# Second\n',
    '---\ntitle: "Tool"\n---\n\n[![Build](b.svg)](ci)\n[English](a.md) | [中文](b.md)\n\n# Second\n',
  ],
  [
    '<p align="center"><img src="l.png" alt="Logo"></p>\n<h1 align="center">\n  My tool\n</h1>\n\nIt is fast.',
    '---\ntitle: "My tool"\n---\n\n<p align="center"><img src="l.png" alt="Logo"></p>\nIt is fast.',
  ],
  [
    '# ![](l.png) Tool [![npm](n.svg)](npm)\nText',
    '---\ntitle: "Tool"\n---\n\n![](l.png) [![npm](n.svg)](npm)\n\nText',
  ],
  ['# ![Tool](l.png)\nText', '---\ntitle: "Tool"\n---\n\n![Tool](l.png)\n\nText'],
  ['We moved.\n\n# Tool\n\n## Use\n', '---\ntitle: "Tool"\n---\n\nWe moved.\n\n## Use\n'],
  ['## Overview\n\n### Parts', '---\ntitle: "Overview"\n---\n\n### Parts'],
  // The page has several such parts: none of them is what it is called.
  ['## One\n\n## Two', '---\ntitle: "Get started"\n---\n\n## One\n\n## Two'],
  ['Text\n\n# One\n\n# Two', '---\ntitle: "Get started"\n---\n\nText\n\n# One\n\n# Two'],
  [
    '```sh\n# a comment\n```\n\n> # quoted\n',
    '---\ntitle: "Get started"\n---\n\n```sh\n# a comment\n```\n\n> # quoted\n',
  ],
  ['\uFEFF# C: the "basics"\n', '\uFEFF---\ntitle: "C: the \\"basics\\""\n---\n\n'],
])('gives a title to %j', (text, expected) => {
  expect(ensureTitle(text, 'guides/get-started.md').text).toBe(expected);
});

test.each([
  ['---\ntitle: Own\n---\n# My page\n', '---\ntitle: Own\n---\n# My page\n'],
  ['---\ntitle: My page\n---\n\n# My **page**\n\nText\n', '---\ntitle: My page\n---\n\nText\n'],
  ['---\r\ntitle: My page\r\n---\r\nText\r\n', '---\r\ntitle: My page\r\n---\r\nText\r\n'],
])('keeps the title of %j, and takes out the heading that repeats it', (text, expected) => {
  expect(ensureTitle(text, 'a.md').text).toBe(expected);
});

const EXPORT = {
  'My Notes 0123456789abcdef0123456789abcdef.md':
    '# My notes\n\n![A](My%20Notes%200123456789abcdef0123456789abcdef/Big%20Picture.PNG) [next](./Sub/Second.markdown#part)',
  'My Notes 0123456789abcdef0123456789abcdef/Big Picture.PNG': 'picture',
  'Sub/Second.markdown':
    '---\ntitle: Second\n---\n![B](../img/b.png) ![C](https://c.example/c.png)\n<img src="/img/b.png" />',
  'img/b.png': 'b',
  'docs.json': '{}',
  '.env': 'KEY=1',
};

test('pages and the pictures beside them get tidy names, and go on to find each other', () => {
  const plan = planPageImport(filesOf(EXPORT), new Map(), { folder: 'imported', answers: NO_ANSWERS });
  expect(plan.items.map(({ from, to, title }) => [from, to, title])).toEqual([
    ['My Notes 0123456789abcdef0123456789abcdef.md', 'imported/my-notes.md', 'My notes'],
    ['Sub/Second.markdown', 'imported/sub/second.md', 'Second'],
    ['img/b.png', 'imported/img/b.png', undefined],
    ['My Notes 0123456789abcdef0123456789abcdef/Big Picture.PNG', 'imported/my-notes/big-picture.png', undefined],
  ]);
  const files = importedFiles(plan, new Map(), NO_ANSWERS);
  expect(decode(files.get('imported/my-notes.md'))).toBe(
    '---\ntitle: "My notes"\n---\n\n![A](my-notes/big-picture.png) [next](./sub/second.md#part)',
  );
  expect(decode(files.get('imported/sub/second.md'))).toBe(
    '---\ntitle: Second\n---\n![B](../img/b.png) ![C](https://c.example/c.png)\n<img src="/imported/img/b.png" />',
  );
  expect(plan.leftOut).toEqual([
    '`.env` is for a program, not for readers.',
    '`docs.json` has the settings of a project of its own. Open its folder as a project to have them.',
  ]);
});

test('nothing is overwritten without an answer, and the same picture is not stored twice', () => {
  const own = filesOf({ 'a.md': 'mine', 'images/x.png': 'picture' });
  const incoming = filesOf({ 'A.md': '---\ntitle: A\n---\n![X](shot.png)', 'shot.png': 'picture' });
  const filesFor = (answer: ConflictAnswer | undefined) => {
    const answers = new Map(answer === undefined ? [] : [['A.md', answer]]);
    const plan = planPageImport(incoming, own, { folder: '', answers });
    expect(plan.items.map(({ isTaken }) => isTaken)).toEqual([true, false]);
    return [...importedFiles(plan, own, answers)].map(([path, bytes]) => [path, decode(bytes)]);
  };
  const text = '---\ntitle: A\n---\n![X](images/x.png)';
  expect(filesFor(undefined)).toEqual([['a-2.md', text]]);
  expect(filesFor('replace')).toEqual([['a.md', text]]);
  expect(filesFor('skip')).toEqual([]);
});

const LINKED = {
  'README.md': [
    '# My Handbook',
    '[a](Getting%20Started) [b](./Getting%20Started.md) [c](<Getting Started.md#Set-Up>) [d](/Parts/) [e](parts/Deep.html)',
    '[f](#my-handbook) [g](other.md) [h](https://a.example/README.md) [i](mailto:a@b.example) `[j](Parts)`',
    '<a href="Parts/Deep?x=1">k</a> ![l](Parts/Big%20Map.png)',
    '[m]: Parts/Deep.md',
  ].join('\n'),
  'Getting Started.md':
    '# Getting started\n[up](README.md) [up](./) [deep](Parts/Deep.md#deep) [own](#set-up)\n## Set up',
  'Parts/index.md': 'Parts\n[a](../README.md#my-handbook) [b](Deep) [c](../getting%20started.md)',
  'Parts/Deep.markdown': '# Deep\n[a](../Parts) [b](./index.md) [c](/README)',
  'Parts/Big Map.png': 'map',
};

test('links between the pages work under their new names, written as they were', () => {
  const own = filesOf({ 'docs/readme.mdx': 'mine' });
  const plan = planPageImport(filesOf(LINKED), own, { folder: 'docs', answers: NO_ANSWERS });
  const files = importedFiles(plan, own, NO_ANSWERS);
  expect([...files.keys()]).toEqual([
    'docs/getting-started.md',
    'docs/parts/index.md',
    'docs/parts/deep.md',
    'docs/readme-2.md',
    'docs/parts/big-map.png',
  ]);
  const body = (path: string) => decode(files.get(path)).replace(/^---[\s\S]*?---\n+/, '');
  expect(body('docs/readme-2.md').split('\n')).toEqual([
    '[a](getting-started) [b](./getting-started.md) [c](<getting-started.md#Set-Up>) [d](/docs/parts/) [e](parts/deep.html)',
    '[f](#) [g](other.md) [h](https://a.example/README.md) [i](mailto:a@b.example) `[j](Parts)`',
    '<a href="parts/deep?x=1">k</a> ![l](parts/big-map.png)',
    '[m]: parts/deep.md',
  ]);
  expect(body('docs/getting-started.md')).toBe(
    '[up](readme-2.md) [up](./readme-2/) [deep](parts/deep.md) [own](#set-up)\n## Set up',
  );
  expect(body('docs/parts/index.md')).toBe('Parts\n[a](../readme-2.md) [b](deep) [c](../getting-started.md)');
  expect(body('docs/parts/deep.md')).toBe('[a](../parts) [b](./index.md) [c](/docs/readme-2)');
});

test('a page takes no path that another page has under another ending', () => {
  const own = filesOf({ 'second.mdx': 'mine' });
  const incoming = filesOf({ 'second.md': '# Second', 'Second.mdx': '# Other' });
  const plan = planPageImport(incoming, own, { folder: '', answers: NO_ANSWERS });
  expect(plan.items.map(({ to, isTaken }) => [to, isTaken])).toEqual([
    ['second-2.mdx', true],
    ['second-3.md', true],
  ]);
  const replacing = planPageImport(incoming, own, { folder: '', answers: new Map([['second.md', 'replace']]) });
  expect(replacing.items.find(({ from }) => from === 'second.md')?.to).toBe('second.mdx');
});

test('a folder becomes a group that holds its pages, and its folders groups in it', () => {
  const pages = [
    { from: 'README.md', to: 'docs/readme.md' },
    { from: '01-getting-started/Setup.md', to: 'docs/01-getting-started/setup.md' },
    { from: 'API v1.2/Deep/One.md', to: 'docs/api-v1-2/deep/one.md' },
  ];
  const inner = [
    'docs/readme',
    { group: 'Getting started', pages: ['docs/01-getting-started/setup'] },
    { group: 'API v1 2', pages: [{ group: 'Deep', pages: ['docs/api-v1-2/deep/one'] }] },
  ];
  expect(groupsOfPages(pages)).toEqual(inner);
  expect(groupsOfPages(pages, 'hand_book')).toEqual([{ group: 'Hand book', pages: inner }]);
});

const name = fc.stringMatching(/^[A-Za-z0-9 ()_-]{1,8}$/).filter((text) => /[a-z0-9]/i.test(text));

test('whatever the files are called, every picture is found afterwards', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 6 }), fc.constantFrom('', 'a/b'), (names, folder) => {
      const [page = '', ...pictures] = names.map((one) => one.trim());
      fc.pre(new Set(names.map((one) => one.trim().toLowerCase())).size === names.length);
      const text = pictures.map((picture) => `![](<${picture}.png>)`).join('\n');
      const incoming = new Map([[`${page}.md`, encode(`---\ntitle: A\n---\n${text}`)]]);
      for (const [index, picture] of pictures.entries()) incoming.set(`${picture}.png`, encode(String(index)));
      const plan = planPageImport(incoming, new Map(), { folder, answers: NO_ANSWERS });
      const files = importedFiles(plan, new Map(), NO_ANSWERS);
      expect(files.size).toBe(incoming.size);
      const path = plan.items[0]?.to ?? '';
      const lookup = createFileLookup(files.keys());
      const found = findAddresses(path, decode(files.get(path))).map((address) => findTarget(address, path, lookup));
      expect(found.map((target) => decode(files.get(target?.path ?? '')))).toEqual(
        pictures.map((_, index) => String(index)),
      );
      expect(found.every((target) => target?.isCaseWrong === false)).toBe(true);
    }),
  );
});

const segment = fc.constantFrom('A', 'b c', 'Ünder', 'x.y', '(1)', 'index', 'README', 'long-name');
const place = fc
  .tuple(fc.array(segment, { maxLength: 2 }), segment)
  .map(([folders, page]) => [...folders, page].join('/'));

test('whatever the pages are called, every link leads to the page it led to', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(place, { minLength: 2, maxLength: 6, selector: (path) => path.toLowerCase() }),
      fc.constantFrom('', 'guides', 'a/b'),
      fc.constantFrom('.md', ''),
      fc.boolean(),
      (pages, folder, ending, isRooted) => {
        const encodePath = (path: string) =>
          path
            .split('/')
            .map(encodeURIComponent)
            .join('/')
            .replace(/[()]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
        const linkTo = (from: string, target: string) =>
          isRooted ? `/${encodePath(target)}${ending}` : `${encodePath(relativePath(from, target))}${ending}`;
        const textOf = (from: string) => pages.map((target) => `[x](${linkTo(from, target)})`).join('\n');
        const incoming = filesOf(
          Object.fromEntries(pages.map((page) => [`${page}.md`, `---\ntitle: T\n---\n${textOf(page)}`])),
        );
        const own = filesOf({ 'a.md': '', 'guides/index.mdx': '' });
        const plan = planPageImport(incoming, own, { folder, answers: NO_ANSWERS });
        const written = new Map(plan.items.map((item) => [item.from, item]));
        const lookup = new Set(plan.items.map(({ to }) => withoutExtension(to)));
        expect(lookup.size).toBe(pages.length);
        for (const page of pages) {
          const item = written.get(`${page}.md`);
          const links = findLinks(decode(item?.contents)).map(({ written: link }) => link.replace(/\.md$/, ''));
          const led = links.map((link) =>
            normalizePath(link.startsWith('/') ? link : `${folderOf(item?.to ?? '')}/${link}`),
          );
          const wanted = pages.map((target) => withoutExtension(written.get(`${target}.md`)?.to ?? ''));
          expect(led.map((path) => (lookup.has(path ?? '') ? path : `${path}/index`))).toEqual(wanted);
        }
      },
    ),
  );
});

test('links and pictures whose addresses hold a blank are mended on their way, and prose stays', () => {
  const plan = planPageImport(
    filesOf({
      'First Page.md':
        '# First\n\n[other](./Other File.md) [bare](Other File.md#part) ![pic](./my pic.png) [sic](as in the file.md)',
      'Other File.md': '# Other\n',
      'my pic.png': 'picture',
    }),
    new Map(),
    { folder: '', answers: NO_ANSWERS },
  );
  expect(decode(importedFiles(plan, new Map(), NO_ANSWERS).get('first-page.md'))).toBe(
    '---\ntitle: "First"\n---\n\n[other](./other-file.md) [bare](other-file.md#part) ![pic](./my-pic.png) [sic](as in the file.md)',
  );
});
