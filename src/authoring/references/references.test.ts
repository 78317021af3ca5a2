import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFileLookup } from '../../page-source/references/address-target.ts';
import { findAddresses } from '../../page-source/references/find-addresses.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { correctCase, findUses, followMoves } from './file-uses.ts';
import { settingAt } from './setting-at.ts';

const FILES = ['images/a.png', 'images/b c.png', 'guides/shot.png', 'files/x(1).pdf', 'images/dark.svg', 'spec.json'];

function targets(file: string, text: string, paths: readonly string[] = FILES): readonly string[] {
  return findUses(file, findAddresses(file, text), createFileLookup(paths)).map(({ target }) => target);
}

function moved(file: string, text: string, moves: Readonly<Record<string, string>>, paths = FILES): string {
  const edits = followMoves(file, findAddresses(file, text), createFileLookup(paths), new Map(Object.entries(moves)));
  for (const { start, end, before } of edits) expect(text.slice(start, end)).toBe(before);
  return applyTextEdits(text, edits);
}

test.each([
  ['![A](/images/a.png)', ['images/a.png']],
  ['![A](../images/a.png "Title")', ['images/a.png']],
  ['![A](<../images/b c.png>)', ['images/b c.png']],
  ['![A](/images/b%20c.png#x)', ['images/b c.png']],
  ['[Form](/files/x(1).pdf)', ['files/x(1).pdf']],
  ['![A][a]\n\n[a]: /images/a.png', ['images/a.png']],
  ['<img src="./shot.png" alt="It\'s mine" />', ['guides/shot.png']],
  ["<img src='shot.png'>", ['guides/shot.png']],
  ['<img src=/images/a.png>', ['images/a.png']],
  ['<img src={"/images/a.png"} />', ['images/a.png']],
  ['<img src={`/images/a.png`} />', ['images/a.png']],
  ['<img srcSet="/images/a.png 1x, /images/dark.svg 2x" />', ['images/a.png', 'images/dark.svg']],
  ['<video poster="/images/a.png" src="/none.mp4"></video>', ['images/a.png']],
  ['<Card title="A" icon="/images/dark.svg" img="/images/a.png" />', ['images/dark.svg', 'images/a.png']],
  ['<div style={{ backgroundImage: "url(/images/a.png)" }} />', ['images/a.png']],
  ["import spec from '/spec.json'", ['spec.json']],
  ['export const all = [{ image: "/images/a.png" }];', ['images/a.png']],
  ['![A](https://a.example/images/a.png)', []],
  ['`![A](/images/a.png)`', []],
  ['```md\n![A](/images/a.png)\n```\n', []],
  ['It is called images/a.png, they said.', []],
])('finds the files that %s names', (text, expected) => {
  expect(targets('guides/page.mdx', text)).toEqual(expected);
});

test('finds files in front matter, settings, styles, drawings and code', () => {
  const front = '---\ntitle: A\n"og:image": /images/a.png\nicon: "/images/dark.svg"\nopenapi: spec.json GET /x\n---\n';
  expect(targets('page.mdx', front)).toEqual(['images/a.png', 'images/dark.svg', 'spec.json']);
  const settings = '{ "logo": { "light": "/images/dark.svg" }, "favicon": "images\\/a.png", "name": "a.png" }';
  expect(targets('docs.json', settings)).toEqual(['images/dark.svg', 'images/a.png']);
  expect(targets('css/x.css', '.a { background: url(../images/a.png) } @import "y.css";')).toEqual(['images/a.png']);
  expect(targets('images/x.svg', '<image href="a.png" />')).toEqual(['images/a.png']);
  expect(targets('snippets/x.jsx', "export const A = () => <img src={'/images/a.png'} />;")).toEqual(['images/a.png']);
});

test('takes an address under the folder that other tools publish as one from the root', () => {
  expect(targets('a.mdx', '![A](/docs/images/a.png)')).toEqual(['images/a.png']);
  expect(moved('a.mdx', '![A](/docs/images/a.png)', { 'images/a.png': 'img/n.png' })).toBe('![A](/docs/img/n.png)');
});

test('tells wrong letter case, and corrects it', () => {
  const text = '![A](/Images/A.png?raw#x) ![B](../images/a.png)';
  const addresses = findAddresses('guides/x.mdx', text);
  const lookup = createFileLookup(FILES);
  expect(findUses('guides/x.mdx', addresses, lookup).map(({ isCaseWrong }) => isCaseWrong)).toEqual([true, false]);
  const corrected = applyTextEdits(text, correctCase('guides/x.mdx', addresses, lookup));
  expect(corrected).toBe('![A](/images/a.png?raw#x) ![B](../images/a.png)');
});

test('follows a file that moves, written as before', () => {
  const text = [
    '![A](/images/a.png?v=1)',
    '![A](../images/a.png)',
    '<img src="../images/a.png" />',
    '<img srcset="/images/a.png 1x, /images/dark.svg 2x">',
    '![A](/images/b%20c.png)',
    'images/a.png',
  ].join('\r\n');
  expect(moved('guides/x.mdx', text, { 'images/a.png': 'guides/new name.png', 'images/b c.png': 'b c.png' })).toBe(
    [
      '![A](/guides/new%20name.png?v=1)',
      '![A](new%20name.png)',
      '<img src="new name.png" />',
      '<img srcset="/guides/new%20name.png 1x, /images/dark.svg 2x">',
      '![A](/b%20c.png)',
      'images/a.png',
    ].join('\r\n'),
  );
});

test('fits the relative addresses of a file that moves itself', () => {
  const text = '.a { background: url("a.png") } .b { background: url(/images/a.png) }';
  expect(moved('images/x.css', text, { 'images/x.css': 'styles/x.css' }, [...FILES, 'images/x.css'])).toBe(
    '.a { background: url("../images/a.png") } .b { background: url(/images/a.png) }',
  );
});

test('says which setting names a file', () => {
  const json = '{ "logo": { "light": "/a.svg" } }';
  expect(settingAt(json, json.indexOf('/a.svg'))).toBe('logo.light');
});

const name = fc.stringMatching(/^[a-z0-9 ()'&+_-]{0,6}[a-z0-9]$/).map((text) => text.trim() || 'x');
const folder = fc.array(fc.constantFrom('a', 'b', 'c d'), { maxLength: 3 });
const path = fc.tuple(folder, name).map(([parts, last]) => [...parts, `${last}.png`].join('/'));
const page = fc.tuple(folder, name).map(([parts, last]) => [...parts, `${last}.mdx`].join('/'));
const SYNTAXES: readonly ((address: string) => string)[] = [
  (address) => `![](<${address}>)`,
  (address) => `<img src="${address}" />`,
  (address) => `<img\r\n  src={"${address}"}\r\n/>`,
  (address) => `![](${address.replace(/[ ()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)})`,
  (address) => `<img srcset="${encodeURI(address)} 2x, /other.png 1x">`,
];

test('a file that is renamed there and back gives back the same bytes; on the way every address means it', () => {
  fc.assert(
    fc.property(path, path, page, fc.constantFrom(...SYNTAXES), fc.string(), (from, to, file, write, around) => {
      fc.pre(from.toLowerCase() !== to.toLowerCase());
      const words = around.replace(/[`~<>[\](){}"'=\\-]/g, '');
      const text = `\uFEFF${words}\r\n\n${write(`/${from}`)}\n${words}`;
      const paths = [from, 'other.png', file];
      const there = moved(file, text, { [from]: to }, paths);
      const after = [to, 'other.png', file];
      expect(targets(file, there, after).filter((target) => target === to)).toHaveLength(
        targets(file, text, paths).filter((target) => target === from).length,
      );
      const back = moved(file, there, { [to]: from }, after);
      expect(targets(file, back, paths)).toEqual(targets(file, text, paths));
      // The one way of writing that is not kept is an encoding that nothing needed.
      if (/^[\w/.-]*$/.test(from)) expect(back).toBe(text);
    }),
  );
});

test('in its own folder a file is renamed there and back without a trace, however it is written', () => {
  const names = fc.tuple(name, name).filter(([one, other]) => one.toLowerCase() !== other.toLowerCase());
  const leads = fc.constantFrom('/images/', './', '', '../guides/images/', '/docs/guides/images/');
  fc.assert(
    fc.property(names, leads, fc.constantFrom(...SYNTAXES), ([one, other], lead, write) => {
      const file =
        lead === '/images/' ? 'images/a.mdx' : lead.includes('guides') ? 'guides/page.mdx' : 'guides/images/page.mdx';
      const folder = lead === '/images/' ? 'images' : 'guides/images';
      const [from, to] = [`${folder}/${one}.png`, `${folder}/${other}.png`];
      const text = write(`${lead}${one}.png`);
      const there = moved(file, text, { [from]: to }, [from, file]);
      expect(targets(file, there, [to, file])).toEqual([to]);
      const back = moved(file, there, { [to]: from }, [to, file]);
      expect(decodeURIComponent(back)).toBe(decodeURIComponent(text));
      if (/^[\w-]+$/.test(one)) expect(back).toBe(text);
    }),
  );
});
