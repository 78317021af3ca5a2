import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isTooMuchToDraw } from './drawing-work.ts';

const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"${attributes}>${inner}</svg>`;
const levels = (make: (level: number) => string): string => Array.from({ length: 30 }, (_, at) => make(at)).join('');

const COPIES = svg(
  `<g id="g0"><path d="M0 0h1"/></g>${levels(
    (at) => `<g id="g${at + 1}"><use href="#g${at}"/><use href="#g${at}"/></g>`,
  )}`,
);
const clips = (rule: (level: number) => string): string =>
  `<style>${levels(rule)}</style><clipPath id="c0"><rect width="9" height="9"/></clipPath>${levels(
    (at) => `<clipPath id="c${at + 1}">${`<rect class="c${at + 1}" width="9" height="9"/>`.repeat(10)}</clipPath>`,
  )}<rect class="top" style="clip-path:url(#c30)" width="9" height="9"/>`;
const inData = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const TOO_MUCH: Readonly<Record<string, string>> = {
  'copies of copies': COPIES,
  'copies under another prefix': COPIES.replace('<svg ', '<svg xmlns:s="http://www.w3.org/2000/svg" ').replaceAll(
    '<use',
    '<s:use',
  ),
  'a symbol that uses itself': svg('<symbol id="a"><use href="#a"/><use href="#a"/></symbol><use href="#a"/>'),
  'clip paths by rules': svg(clips((at) => `.c${at + 1}{clip-path:url("#c${at}")}`)),
  'clip paths by rules in codes': svg(clips((at) => `.c${at + 1}{clip-path:\\75rl(#c${at})}`)),
  'clip paths by rules for a medium': svg(clips((at) => `@media all{.c${at + 1}{clip-path:url("#c${at}")}}`)),
  'clip paths by selectors that we do not know': svg(clips((at) => `:is(.c${at + 1}){clip-path:url("#c${at}")}`)),
  'clip paths by variables': svg(clips((at) => `svg{--c${at}:url(#c${at})}.c${at + 1}{clip-path:var(--c${at})}`)),
  'masks in attributes': svg(
    `${levels((at) => `<mask id="m${at + 1}">${`<rect mask="url(#m${at})" width="9"/>`.repeat(9)}</mask>`)}<rect mask="url(#m30)" width="9" height="9"/>`,
  ),
  'masks that are inherited': svg(
    `${levels((at) => `<mask id="m${at + 1}"><g mask="url(#m${at})">${`<rect mask="inherit" width="9"/>`.repeat(9)}</g></mask>`)}<rect mask="url(#m30)" width="9" height="9"/>`,
  ),
  'patterns in patterns': svg(
    `${levels((at) => `<pattern id="p${at + 1}" fill="url(#p${at})">${'<rect width="9" height="9"/>'.repeat(9)}</pattern>`)}<rect fill="url(#p30)" width="9" height="9"/>`,
  ),
  'marks at each corner': svg(
    `<marker id="a">${'<path d="M0 0h1"/>'.repeat(100)}</marker><g marker-mid="url(#a)"><path d="M0 0${' 1 1'.repeat(2000)}"/></g>`,
  ),
  'a filter of a thousand steps': svg(
    `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(1000)}</filter><rect filter="url(#f)" width="9" height="9"/>`,
  ),
  'the finest dashes': svg('<path d="M0 0h90" stroke="red" stroke-dasharray="0.00001"/>'.repeat(20)),
  'a picture of such a drawing': svg(`<image href="${inData(COPIES)}" width="9" height="9"/>`),
  'names that multiply text': `<!DOCTYPE svg [<!ENTITY a "xx"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
  'names for text in names of elements': `<!DOCTYPE svg [<!ENTITY u "use">]>${COPIES}`,
  'attributes that every element has': `<!DOCTYPE svg [<!ATTLIST rect clip-path CDATA "url(#c)">]>${svg('<rect/>')}`,
  'two elements with one id': COPIES.replaceAll('<g id', '<g id="g1"/><g id'),
  'a sheet of its own': `<?xml-stylesheet href="data:text/css,.a{clip-path:url(%23a)}"?>${svg('<g class="a"/>')}`,
  'what comes later': svg(
    `<g id="g0"/>${levels((at) => `<g id="g${at + 1}">${`<use><set attributeName="href" to="#g${at}"/></use>`.repeat(9)}</g>`)}<use href="#g30"/>`,
  ),
  'more elements than a map has': svg('<path d="M0 0h1"/>'.repeat(200_000)),
};

test.each(Object.entries(TOO_MUCH))('%s: too much', (_, source) => {
  expect(isTooMuchToDraw(source)).toBe(true);
});

const FINE: Readonly<Record<string, string>> = {
  'a plain icon': svg('<path d="M0 0h9v9z" fill="currentColor"/>'),
  'what a drawing program writes': `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns "http://ns.example/">]>${svg(
    `<defs><style>.a,.b{fill:url(#g)}.b{clip-path:url(#c)}@media (prefers-color-scheme: dark){.a{fill:#fff}}</style>
     <linearGradient id="g"><stop offset="0"/></linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>
     ${'<path class="a" d="M0 0h1"/><path class="b" d="M0 0h1"/>'.repeat(500)}`,
  )}`,
  'a chart with dashes': svg('<path d="M0 0h90" stroke="red" stroke-dasharray="2 1"/>'.repeat(300)),
  'icons that share a symbol': svg(`<symbol id="s"><path d="M0 0h1"/></symbol>${'<use href="#s"/>'.repeat(1000)}`),
  'arrows at lines': svg(
    `<marker id="a"><path d="M0 0h1"/></marker>${'<path d="M0 0 9 9" marker-end="url(#a)"/>'.repeat(200)}`,
  ),
  'a drawing with a photograph': svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'),
  'a soft shadow': svg(
    '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)"><path d="M0 0h9"/></g>',
  ),
};

test.each(Object.entries(FINE))('%s: fine', (_, source) => {
  expect(isTooMuchToDraw(source)).toBe(false);
});

test('every drawing that comes with the program is fine', () => {
  const drawings = ['starter', 'fixtures'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svg'))
      .map((file) => path.join(folder, file)),
  );
  expect(drawings.length).toBeGreaterThan(5);
  for (const file of drawings) expect(isTooMuchToDraw(readFileSync(file, 'utf8')), file).toBe(false);
});
