import { expect, test } from 'vitest';
import { elementsAround, isWholeElement } from './html-source.ts';

const documentOf = (body: string) =>
  `<!doctype html>\n<html><head><title>a<b</title></head><body>${body}</body></html>`;

/** What the elements around the stretch say, the innermost first. */
function around(html: string, stretch: string): readonly string[] {
  const from = html.indexOf(stretch);
  return elementsAround(html, from, from + stretch.length).map(({ start, end }) => html.slice(start, end));
}

test('the elements around a stretch are told with their place in the tree', () => {
  const html = documentOf('<main><p>One <b>two</b></p><hr><div><p>Three</p></div></main>');
  expect(around(html, 'One')[0]).toBe('<p>One <b>two</b></p>');
  expect(around(html, 'two')[0]).toBe('<p>One <b>two</b></p>');
  expect(around(html, 'Three')).toEqual([
    '<p>Three</p>',
    '<div><p>Three</p></div>',
    '<main><p>One <b>two</b></p><hr><div><p>Three</p></div></main>',
  ]);
  const from = html.indexOf('Three');
  expect(elementsAround(html, from, from + 1)[0]?.path).toEqual([1, 0, 2, 0]);
});

test('a stretch that touches a tag belongs to what is around the tag’s element', () => {
  const html = documentOf('<main><div><p>One</p><p>Two</p></div></main>');
  expect(around(html, 'ne</p><p>T')[0]).toBe('<div><p>One</p><p>Two</p></div>');
  expect(around(html, 'p>One')[0]).toBe('<div><p>One</p><p>Two</p></div>');
});

test('what stands in attributes is of the element that has them', () => {
  const html = documentOf('<main><section><h2 id="one">One</h2><p>Two</p></section></main>');
  expect(around(html, 'one">One')[0]).toBe('<h2 id="one">One</h2>');
  expect(around(html, 'h2 id="one')[0]).toBe('<section><h2 id="one">One</h2><p>Two</p></section>');
});

test('nothing is told within tables, drawings and other places where the surroundings matter', () => {
  const html = documentOf(
    '<div><table><tr><td><p>cell</p></td></tr></table><svg><g/><text>drawn</text></svg><a><div>linked</div></a></div>',
  );
  for (const stretch of ['cell', 'drawn', 'linked']) expect(around(html, stretch)[0]).toMatch(/^<div><table>/);
  expect(around(documentOf('<div><p>not closed</div>'), 'not')).toEqual([]);
});

test('a whole element has every tag closed in order, and nothing behind it', () => {
  const whole = ['<p>a</p>', '<div a="</div>">x<br><img src=">">y</div>', '<ul><li>a<b>c</b></li></ul>'];
  for (const html of whole) expect(isWholeElement(html, html.slice(1).match(/^\w+/)?.[0] ?? '')).toBe(true);
  const broken = [
    '<p>a',
    '<p>a</p><p>b</p>',
    '<p><b>a</p></b>',
    '<p>a</p> ',
    '<p>1 < 2</p>',
    '<p><!-- a --></p>',
    '<p><i/>a</p>',
  ];
  for (const html of broken) expect(isWholeElement(html, 'p'), html).toBe(false);
});
