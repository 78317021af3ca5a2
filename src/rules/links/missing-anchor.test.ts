import { expect, test } from 'vitest';
import { rangeAt } from '../../project/diagnostics.ts';
import { checkLinks } from '../run-rules.ts';
import { linksOfPages } from './page-anchors.ts';

const link = (written: string, output: string, line: number) => ({
  written,
  output,
  id: written.slice(written.indexOf('#') + 1),
  file: 'a.mdx',
  range: rangeAt(line, 1),
});

test('names links to headings that another page does not have, and the heading that was meant', () => {
  const links = [
    link('/b#first-part', 'b.html', 1),
    link('/b#frist-part', 'b.html', 2),
    link('/b#nothing-like-it', 'b.html', 3),
    link('/b#top', 'b.html', 4),
    link('/broken#x', 'broken.html', 5),
    link('/gone#x', 'gone.html', 6),
  ];
  const pages = [
    { path: 'a', output: 'a.html', anchors: { ids: [], links } },
    { path: 'b', output: 'b.html', anchors: { ids: ['first-part'], links: [link('/a#x', 'a.html', 7)] } },
    { path: 'broken', output: 'broken.html' },
  ];
  const found = checkLinks(linksOfPages([], pages));
  expect(found.map(({ range, message, hint }) => [range?.start.line, message, hint])).toEqual([
    [
      2,
      'The link `/b#frist-part` leads to a heading that the page `b` does not have.',
      'Write `#first-part` at its end.',
    ],
    [
      3,
      'The link `/b#nothing-like-it` leads to a heading that the page `b` does not have.',
      'Link to one of the headings in its table of contents, or to the whole page.',
    ],
    [
      7,
      'The link `/a#x` leads to a heading that the page `a` does not have.',
      'Link to one of the headings in its table of contents, or to the whole page.',
    ],
  ]);
});
