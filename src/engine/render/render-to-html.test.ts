import { describe, expect, it } from 'vitest';
import type { JsxElement, JsxNode, Props } from '../jsx/jsx.ts';
import { type RenderFaults, renderToHtml } from './render-to-html.ts';
import type { RenderContext } from './theme-contract.ts';

const context = {} as RenderContext;
const faults: RenderFaults = {
  onError: (error, element) => [`[${(error as Error).message}]`, element.props.children],
  onUnknownType: (_type, props) => props.children,
  onStrayValue: () => '[stray]',
  onScriptUrl: () => undefined,
  onDeadEvent: () => undefined,
  onMisplaced: () => undefined,
};
function Broken(): JsxNode {
  throw new Error('no');
}
function Mirror(): JsxNode {
  return { type: 'i', props: { children: { type: Mirror, props: {} } } };
}
const html = (node: JsxNode): string => renderToHtml(node, context, faults);
const element = (type: JsxElement['type'], props: Props = {}): JsxElement => ({ type, props });

describe('rendering to HTML', () => {
  it('escapes text and values, and keeps HTML as it is', () => {
    expect(html(element('p', { title: 'a "b" <c>', children: ['x < y & z', { html: '<b>z</b>' }] }))).toBe(
      '<p title="a &quot;b&quot; &lt;c&gt;">x &lt; y &amp; z<b>z</b></p>',
    );
  });

  it('shows numbers and nothing for true, false, null and undefined', () => {
    expect(html([1, 0, true, false, null, undefined, 'a'])).toBe('10a');
  });

  it('writes a paragraph that holds a block as a div, which HTML can hold', () => {
    const inner = element('p', { class: 'a', children: ['x', element('b', { children: 'y' })] });
    expect(html(inner)).toBe('<p class="a">x<b>y</b></p>');
    expect(html(element('p', { id: 'o', children: ['z ', inner] }))).toBe(
      '<div id="o">z <p class="a">x<b>y</b></p></div>',
    );
    expect(html([element('div', { children: 'z' }), inner])).toBe('<div>z</div><p class="a">x<b>y</b></p>');
    const nested = element('p', { children: element('p', { children: inner }) });
    expect(html(nested)).toBe('<div><div><p class="a">x<b>y</b></p></div></div>');
  });

  it('gives void elements no end and others always one', () => {
    expect(html([element('br'), element('img', { src: 'a' }), element('i'), element('path', { d: 'M0' })])).toBe(
      '<br><img src="a"><i></i><path d="M0"></path>',
    );
  });

  it.each([
    [{ className: 'a', htmlFor: 'b' }, ' class="a" for="b"'],
    [{ class: 'a', for: 'b' }, ' class="a" for="b"'],
    [
      { strokeWidth: 2, viewBox: '0 0 1 1', fillRule: 'evenodd' },
      ' stroke-width="2" viewBox="0 0 1 1" fill-rule="evenodd"',
    ],
    [{ frameBorder: 0, allowFullScreen: true, tabIndex: 1 }, ' frameborder="0" allowfullscreen tabindex="1"'],
    [{ controls: 'false', autoPlay: 'true', loop: '' }, ' autoplay loop'],
    [{ 'aria-hidden': true, 'data-open': true, 'data-shut': false, hidden: false }, ' aria-hidden="true" data-open'],
    [{ style: 'color:red' }, ' style="color:red"'],
    [{ style: { type: 'b', props: {} } }, ''],
    [{ style: [{ color: 'red' }] }, ''],
    [{ style: { color: { a: 1 } } }, ''],
    [
      { style: { marginTop: 4, lineHeight: 2, '--gap': 1, WebkitMask: 'x', color: null } },
      ' style="margin-top:4px;line-height:2;--gap:1;-webkit-mask:x"',
    ],
    [{ onClick: () => 1, onclick: 'x()', key: 'k', ref: 'r', 'on"><b>': 1, title: undefined }, ''],
  ])('writes attributes in either spelling: %j', (props, expected) => {
    expect(html(element('div', props))).toBe(`<div${expected}></div>`);
  });

  it('leaves out addresses that run a script', () => {
    const found: string[] = [];
    const watching = { ...faults, onScriptUrl: (name: string) => found.push(name) };
    const node = [
      element('a', { href: 'java\tscript:alert(1)' }),
      element('a', { href: 'https://a.example/javascript:' }),
      element('a', { href: 'data:text/html,x' }),
      element('img', { src: 'data:image/png;base64,AA' }),
    ];
    expect(renderToHtml(node, context, watching)).toBe(
      '<a></a><a href="https://a.example/javascript:"></a><a></a><img src="data:image/png;base64,AA">',
    );
    expect(found).toEqual(['href', 'href']);
  });

  it('does not let text end a style sheet or script', () => {
    expect(html(element('style', { children: 'a{}</style><b>' }))).toBe('<style>a{}<\\/style><b></style>');
  });

  it('goes on after a component that throws, and keeps its children', () => {
    expect(html(['a', element(Broken, { children: element('b', { children: 'kept' }) }), 'c'])).toBe(
      'a[no]<b>kept</b>c',
    );
  });

  it('stops a component that shows itself', () => {
    expect(html(['a', element(Mirror), 'c'])).toMatch(/^a<i>.*without end.*<\/i>c$/);
  });

  it('keeps the text of what stands deeper than it follows', () => {
    const Box = ({ children }: Props) => element('div', { children });
    let deep: JsxNode = 'kept';
    for (let level = 0; level < 400; level++) deep = element(Box, { children: deep });
    expect(html(deep)).toContain('kept');
  });

  it('shows what stands in an element of no known type', () => {
    expect(html(element(undefined as never, { children: 'kept' }))).toBe('kept');
    expect(html(element('no tag', { children: 'kept' }))).toBe('kept');
  });
});
