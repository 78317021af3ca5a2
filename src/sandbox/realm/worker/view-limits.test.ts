import { expect, test } from 'vitest';
import { tooMuchToShow } from './view-limits.ts';

const levels = Array.from(
  { length: 30 },
  (_, level) => `<g id="g${level + 1}"><use href="#g${level}"/><use href="#g${level}"/></g>`,
);
const words = 'words and more words '.repeat(20_000);

test.each([
  ['60 MB of text', 'x'.repeat(60_000_000), 'more than 20 million characters'],
  ['200,000 elements', '<b>x</b>'.repeat(200_000), 'more than 150,000 elements'],
  [
    'elements 100,000 deep',
    '<div>'.repeat(100_000) + '</div>'.repeat(100_000),
    'elements inside each other more than 2,000 times',
  ],
  [
    'chains of copies',
    `<svg>${Array.from({ length: 15_000 }, (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`).join('')}</svg>`,
    'drawings that are made of more than 20,000 copies',
  ],
  ['nested copies', `<svg><g id="g0"/>${levels.join('')}</svg>`, 'drawings that are made of more than 20,000 copies'],
  ...['pattern', 'mask', 'clipPath', 'marker', 'filter'].map((name) => [
    `${name}s of ${name}s`,
    `<svg>${Array.from({ length: 30 }, (_, level) => `<${name} id="p${level + 1}">${`<rect fill='url("#p${level}")'/>`.repeat(2)}</${name}>`).join('')}<rect style="mask:url(#p30)"/></svg>`,
    'drawings that are made of more than 20,000 copies',
  ]),
])('%s are too much', (_, html, what) => {
  expect(tooMuchToShow(html)).toBe(what);
});

test.each([
  ['a long page', `<p>${words}</p><p><b>one</b><br><img src="a.png"></p>`],
  ['a long list of paragraphs', '<p>A paragraph with <b>two</b><br> words.</p>'.repeat(20_000)],
  [
    'icons that are used often',
    `<svg><symbol id="a"><path/></symbol></svg>${'<svg><use href="#a"/></svg>'.repeat(2_000)}`,
  ],
  [
    'a chart whose marks share a colour',
    `<svg><linearGradient id="a"><stop/></linearGradient>${'<rect fill="url(#a)"/>'.repeat(10_000)}</svg>`,
  ],
  ['a drawing that uses itself', '<svg><g id="a"><use href="#a"/></g></svg>'],
])('%s can be shown', (_, html) => {
  expect(tooMuchToShow(html)).toBeUndefined();
});
