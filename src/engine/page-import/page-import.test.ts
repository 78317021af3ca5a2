import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFileLookup, findTarget } from '../references/address-target.ts';
import { findAddresses } from '../references/find-addresses.ts';
import { ensureTitle } from './ensure-title.ts';
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
  ['Text\n\n# Not the first', '---\ntitle: "Get started"\n---\n\nText\n\n# Not the first'],
  ['---\ndescription: A\n---\n# **My** [page](x.md)\nText', '---\ntitle: "My page"\ndescription: A\n---\nText'],
  ['---\ntitle: Own\n---\n# My page', '---\ntitle: Own\n---\n# My page'],
  ['', '---\ntitle: "Get started"\n---\n\n'],
])('gives a title to %j', (text, expected) => {
  expect(ensureTitle(text, 'guides/get-started.md').text).toBe(expected);
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
