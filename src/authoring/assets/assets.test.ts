import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { formatOf, imageExtension } from './asset-kind.ts';
import { assetMarkup } from './asset-markup.ts';
import { assetPath, tidyName, uniquePath } from './asset-path.ts';
import { cleanSvg } from './clean-svg.ts';
import { placeMarkup } from './place-markup.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test.each([
  ['image.png', 'guides/quick-start.mdx', 'images/quick-start.png'],
  ['Screenshot 2024-05-01 at 10.22.11.png', 'guides/index.mdx', 'images/guides.png'],
  ['Bildschirmfoto 2024-05-01 um 10.22.11.png', 'index.mdx', 'images/index.png'],
  ['IMG_2034.JPG', 'a/Über uns.mdx', 'images/uber-uns.jpg'],
  ['My Dashboard (final).PNG', 'a.mdx', 'images/my-dashboard-final.png'],
  ['Price List.PDF', 'a.mdx', 'files/price-list.pdf'],
  ['tour.mp4', 'a.mdx', 'videos/tour.mp4'],
  ['image.png', undefined, 'images/file.png'],
  ['Makefile', 'a.mdx', 'files/makefile'],
])('%s, put into %s, is kept as %s', (name, page, path) => {
  expect(assetPath({ name }, page)).toBe(path);
});

test('what the bytes say counts more than the name', () => {
  expect(assetPath({ name: 'photo-of-us.png', extension: 'jpg' }, 'a.mdx')).toBe('images/photo-of-us.jpg');
  expect(imageExtension(encode('<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="x"></svg>'))).toBe('svg');
  expect(imageExtension(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]))).toBe('png');
  expect(imageExtension(encode('RIFFabcdWEBPVP8 '))).toBe('webp');
  expect(imageExtension(encode('%PDF-1.4'))).toBeUndefined();
  expect(formatOf('a/b.TAR')).toMatchObject({ kind: 'document', words: 'TAR' });
});

test('names are unique without regard to letter case', () => {
  expect(uniquePath('images/a.png', new Set(['images/a.png', 'images/a-2.png']))).toBe('images/a-3.png');
  expect(uniquePath('images/a.png', new Set())).toBe('images/a.png');
  fc.assert(
    fc.property(fc.string(), (name) => tidyName(tidyName(name)) === tidyName(name) && !/[\s_A-Z]/.test(tidyName(name))),
  );
});

test('a drawing loses what runs, and nothing else', () => {
  const drawing = '<svg viewBox="0 0 1 1"><style>.a { fill: red }</style><a href="/x"><path d="M0 0"/></a></svg>';
  expect(cleanSvg(drawing)).toEqual({ text: drawing, isChanged: false });
  const bad =
    '<svg onload="x()"><scr<script></script>ipt>y()</script><a xlink:href="javascript:z()"><path onclick=\'q()\' d=""/></a><foreignObject><iframe src="x"/></foreignObject></svg>';
  expect(cleanSvg(bad)).toEqual({ text: '<svg><a><path d=""/></a></svg>', isChanged: true });
});

const SHOT = { path: 'images/a.png', text: 'A "good" [one]', hasFrame: false, caption: '' };

test('says what shows it, as short as it can', () => {
  expect(assetMarkup(SHOT).text).toBe('![A "good" \\[one\\]](/images/a.png)');
  expect(assetMarkup({ ...SHOT, text: '' }).text).toBe('![](/images/a.png)');
  expect(assetMarkup({ ...SHOT, width: 300 }).text).toBe(
    '<img src="/images/a.png" alt="A &quot;good&quot; [one]" width="300" />',
  );
  expect(assetMarkup({ ...SHOT, text: 'A', hasFrame: true, caption: ' Two "words" ' })).toEqual({
    text: '<Frame caption="Two &quot;words&quot;">\n  <img src="/images/a.png" alt="A" />\n</Frame>',
    isBlock: true,
  });
  expect(assetMarkup({ ...SHOT, path: 'files/a b(1).pdf', text: 'Prices' }).text).toBe(
    '[Prices](/files/a%20b%281%29.pdf)',
  );
  expect(assetMarkup({ ...SHOT, path: 'videos/a.mp4', text: '' }).text).toBe(
    '<video controls src="/videos/a.mp4"></video>',
  );
});

const PICTURE = { text: '![A](/a.png)', isBlock: false };
const FRAME = { text: '<Frame>\n  <img />\n</Frame>', isBlock: true };

/** `|` is the cursor, before and after. */
function place(marked: string, ...pieces: (typeof PICTURE)[]): string {
  const page = marked.replace('|', '');
  const { edits, selection } = placeMarkup(page, marked.indexOf('|'), pieces);
  const text = applyTextEdits(page, edits);
  const cursor = selection?.end ?? 0;
  return `${text.slice(0, cursor)}|${text.slice(cursor)}`;
}

test('words go in at the cursor, blocks onto lines of their own', () => {
  expect(place('One| two', PICTURE)).toBe('One ![A](/a.png)| two');
  expect(place('One |two', PICTURE)).toBe('One ![A](/a.png)| two');
  expect(place('|', PICTURE)).toBe('![A](/a.png)|');
  expect(place('One|\nmore', FRAME)).toBe(`One\n\n${FRAME.text}|\n\nmore`);
  expect(place('One\n\n|\n\nmore', FRAME)).toBe(`One\n\n${FRAME.text}|\n\nmore`);
  expect(place('One\n|\nmore', FRAME)).toBe(`One\n\n${FRAME.text}|\n\nmore`);
  expect(place('One\n\n|more', FRAME)).toBe(`One\n\n${FRAME.text}|\n\nmore`);
  expect(place('- One\n  |\n', PICTURE, PICTURE)).toBe('- One\n\n  ![A](/a.png)\n\n  ![A](/a.png)|\n');
});

test('after a component a picture stands on its own, and not in the component before', () => {
  const frame = '<Frame>\n  ![B](/b.png)\n</Frame>';
  expect(place(`${frame}|\n\nText`, PICTURE)).toBe(`${frame}\n\n![A](/a.png)|\n\nText`);
  expect(place(`${frame}\n\n|\n\n${frame}`, FRAME)).toBe(`${frame}\n\n${FRAME.text}|\n\n${frame}`);
  expect(place(`${frame}\nText|`, PICTURE)).toBe(`${frame}\nText ![A](/a.png)|`);
  expect(place(`Text\n\n|${frame}\n`, PICTURE)).toBe(`Text\n\n![A](/a.png)|\n\n${frame}\n`);
  expect(place('<Card title="A" />|\n<Card title="B" />\n', PICTURE)).toBe(
    '<Card title="A" />\n\n![A](/a.png)|\n\n<Card title="B" />\n',
  );
});

test('in a component, an item, a quote or a heading a picture stays in it, or below its words', () => {
  expect(place('<Step title="A">|\n  Do.\n</Step>', PICTURE)).toBe(
    '<Step title="A">\n  ![A](/a.png)|\n\n  Do.\n</Step>',
  );
  expect(place('<Step title="A">\n  Do.\n|</Step>\n', PICTURE)).toBe(
    '<Step title="A">\n  Do.\n\n  ![A](/a.png)|\n</Step>\n',
  );
  const indented = FRAME.text.replaceAll('\n', '\n  ');
  expect(place('- One|\n- Two\n', FRAME)).toBe(`- One\n\n  ${indented}|\n\n- Two\n`);
  expect(place('- One|\n- Two\n', PICTURE)).toBe('- One ![A](/a.png)|\n- Two\n');
  expect(place('> One|\n> more\n', FRAME)).toBe(`> One\n>\n> ${FRAME.text.replaceAll('\n', '\n> ')}|\n>\n> more\n`);
  expect(place('## He|re\n\nText\n', PICTURE)).toBe('## Here\n\n![A](/a.png)|\n\nText\n');
});

test('in a cell of a table it stays in the cell', () => {
  const table = '| A | B |\n|---|---|\n| one | two |\n';
  const put = (piece: typeof PICTURE) =>
    applyTextEdits(table, placeMarkup(table, table.indexOf(' | two'), [piece]).edits);
  expect(put(PICTURE)).toBe('| A | B |\n|---|---|\n| one ![A](/a.png) | two |\n');
  const framed = { text: '<Frame>\n  <img alt="a|b" src="/a.png" />\n</Frame>', isBlock: true };
  expect(put(framed)).toContain('| one <Frame><img alt="a\\|b" src="/a.png" /></Frame> | two |');
});

test('never into front matter, code or a tag', () => {
  expect(place('---\ntit|le: A\n---\nText', PICTURE)).toBe('---\ntitle: A\n---\n\n![A](/a.png)|\n\nText');
  expect(place('---\ntit|le: A\n---\n\nText', PICTURE)).toBe('---\ntitle: A\n---\n\n![A](/a.png)|\n\nText');
  expect(place('```js\nlet| a\n```\n\nText', PICTURE)).toBe('```js\nlet a\n```\n\n![A](/a.png)|\n\nText');
  expect(place('<Card ti|tle="A > b">Text</Card>', PICTURE)).toBe('<Card title="A > b">![A](/a.png)| Text</Card>');
  expect(place('a < b| and c > d', PICTURE)).toBe('a < b ![A](/a.png)| and c > d');
});

test('what stood there stays, wherever it is put', () => {
  const pages = fc.array(
    fc.constantFrom('---\n', 'title: A\n', 'Words ', '\n', '```\n', '<Card a="b">', '- x', '\r\n'),
  );
  fc.assert(
    fc.property(pages, fc.nat(80), fc.boolean(), (parts, at, isBlock) => {
      const page = parts.join('');
      const { edits } = placeMarkup(page, at, [isBlock ? FRAME : PICTURE]);
      expect(edits).toHaveLength(1);
      for (const { start, end } of edits) expect(page.slice(start, end).trim()).toBe('');
    }),
  );
});
