import { expect, test } from 'vitest';
import { encodeText } from '../project/text.ts';
import { svgIcon } from './svg-icon.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 9 9"') =>
  `<?xml version="1.0"?>\n<svg ${attributes}>${inner}</svg>\n`;

test.each([
  ['without a colour', svg('<path d="M0 0h9v9z"/>'), '<g><path d="M0 0h9v9z"/></g>'],
  ['that is black', svg('<path fill="#000" d="M0 0"/>'), '<g><path fill="currentColor" d="M0 0"/></g>'],
  [
    'of lines',
    svg('<path d="M0 0"/>', 'width="9" height="9" fill="none" stroke="black" stroke-width="2"'),
    '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M0 0"/></g>',
  ],
])('an icon %s takes the colour of the text', (_, source, markup) => {
  expect(svgIcon(encodeText(source))).toEqual({ kind: 'svg', viewBox: '0 0 9 9', markup, isStroked: false });
});

test('an icon in one other colour keeps it, unless its author asks for another', () => {
  expect(svgIcon(encodeText(svg('<path fill="#F00" d="M0 0"/>')))).toMatchObject({
    markup: '<g><path fill="currentColor" d="M0 0"/></g>',
    tint: '#f00',
  });
});

test.each([
  ['two colours', svg('<path fill="red"/><path fill="blue"/>')],
  ['a colour beside black', svg('<path fill="red"/><path d="M0 0"/>')],
  ['a style sheet', svg('<style>path{fill:red}</style><path/>')],
  ['a gradient', svg('<path fill="url(#a)"/>')],
  ['a script', svg('<path onclick="x()"/>')],
  ['a script right behind a value', svg('<path d="M0 0"onclick="x()"/>')],
  ['a script behind a slash', svg('<path/onclick="x()"/>')],
  ['a script in a title', svg('<title><b onclick="x()">a</b></title><path/>')],
  ['a tag within a value', svg('<path d="M0 0><b onclick=x()>"/>')],
  ['an element that is closed twice', svg('<g><path/></g></g>')],
  ['another drawing behind it', `${svg('<path/>')}<b>x</b>`],
  ['a picture in it', svg('<image href="a.png"/>')],
  ['no size', svg('<path/>', 'xmlns="x"')],
  ['no end', '<svg viewBox="0 0 9 9"><path/>'],
])('one with %s is shown as it is', (_, source) => {
  expect(svgIcon(encodeText(source))).toBeUndefined();
});
