import { expect, test } from 'vitest';
import { isOwnCopy } from '../../shared/own-copy.ts';
import { readHtml } from '../paste/html-to-markdown.ts';
import { sourceToHtml } from './source-to-html.ts';

const html = (source: string, pictures: Readonly<Record<string, string>> = {}) =>
  sourceToHtml(source, { pictureAt: (address) => pictures[address] })
    .replace(/^<div data-leafwright-copy>|<\/div>$/g, '')
    .replace(/\n/g, '');

test('Markdown keeps its structure', () => {
  expect(html('## Boats\n\nA **fast** *one* with `sails` and ~~oars~~.')).toBe(
    '<h2>Boats</h2><p>A <strong>fast</strong> <em>one</em> with <code>sails</code> and <del>oars</del>.</p>',
  );
  expect(html('- one\n  - two\n\n1. first')).toBe('<ul><li>one<ul><li>two</li></ul></li></ul><ol><li>first</li></ol>');
  expect(html('| a | b |\n| --- | --- |\n| 1 | 2 |')).toBe(
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
  expect(html('```js title="a.js"\nlet a = 1 < 2;\n```')).toBe(
    '<pre><code class="language-js">let a = 1 &#x3C; 2;</code></pre>',
  );
});

test('links lead to other hosts only, and pictures of the project come along', () => {
  expect(html('See [there](https://a.example/b) and [here](/boats).')).toBe(
    '<p>See <a href="https://a.example/b">there</a> and here.</p>',
  );
  expect(html('![Mast](/mast.png)', { '/mast.png': 'data:image/png;base64,AA' })).toBe(
    '<p><img src="data:image/png;base64,AA" alt="Mast"></p>',
  );
  expect(html('![Mast](/mast.png)')).toBe('<p>Mast</p>');
  expect(html('[a](javascript:alert(1)) <a href="data:text/html,x">b</a>')).toBe('<p>a b</p>');
});

test('components become what other programs know', () => {
  expect(html('<Tip>\n  Keep **one** file.\n</Tip>')).toBe(
    '<blockquote><p><strong>Tip</strong></p><p>Keep <strong>one</strong> file.</p></blockquote>',
  );
  expect(html('<Accordion title="More">\n  Words.\n</Accordion>')).toBe(
    '<details open><summary>More</summary><p>Words.</p></details>',
  );
  expect(html('<Steps>\n  <Step title="Cast off">\n    Let go.\n  </Step>\n</Steps>')).toBe(
    '<ol><li><p><strong>Cast off</strong></p><p>Let go.</p></li></ol>',
  );
  expect(html('<Card title="Sails" icon="wind" href="https://a.example">\n  All of them.\n</Card>')).toBe(
    '<p><strong><a href="https://a.example">Sails</a></strong></p><p>All of them.</p>',
  );
  expect(html('<ParamField query="limit" type="integer">\n  How many.\n</ParamField>')).toBe(
    '<p><strong><code>limit</code></strong></p><p>How many.</p>',
  );
  expect(html('A <Tooltip tip="Says more">word</Tooltip> and <kbd>Esc</kbd> {value}.')).toBe(
    '<p>A word and <kbd>Esc</kbd> .</p>',
  );
});

test('nothing in it runs, and what is broken keeps its words', () => {
  const hostile = html(
    '<div onClick="x()" style="color:red">Words</div>\n\n<script>alert(1)</script>\n\n<iframe src="https://a.example" />',
  );
  expect(hostile).not.toMatch(/onclick|style|<script|<iframe/i);
  expect(hostile).toContain('Words');
  expect(html('<Card title="Open\n\nWords & {more')).toContain('Words');
});

test('it says where it comes from, and another program makes the same of it', () => {
  const source = '## Boats\n\nA **fast** one.\n\n- one\n- two\n';
  const copied = sourceToHtml(source, { pictureAt: () => undefined });
  expect(isOwnCopy(copied)).toBe(true);
  expect(isOwnCopy(`<html><body><!--StartFragment-->${copied}<!--EndFragment--></body></html>`)).toBe(true);
  expect(isOwnCopy('<p>data-leafwright-copy</p>')).toBe(false);
  expect(readHtml(copied.replace(' data-leafwright-copy', '')).write([]).trim()).toBe(source.trim());
});
