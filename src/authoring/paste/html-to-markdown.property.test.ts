/** Whatever is pasted, the page can still be read, and no word of it is lost. */
import { compile } from '@mdx-js/mdx';
import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import { readHtml } from './html-to-markdown.ts';

/** Words with every sign that means something in a page. */
const words = fc
  .array(
    fc.constantFrom(
      'word',
      'two words',
      '{x}',
      '<b>',
      '</Card>',
      '*',
      '_a_',
      '`',
      '|',
      '#',
      '-',
      '1.',
      '>',
      '$a$',
      '![',
      '](',
      '&amp;',
      '\\',
      'import x',
      '~',
      '---',
      '{',
      '}',
      '<',
      'https://example.com',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
const inline = fc.letrec<{ one: string }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 3 },
    words,
    fc
      .tuple(fc.constantFrom('b', 'i', 'code', 'del', 'sup', 'span', 'u', 'kbd'), tie('one'))
      .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    tie('one').map((inner) => `<a href="https://example.com/(a">${inner}</a>`),
    fc.tuple(tie('one'), tie('one')).map((two) => two.join('')),
  ),
})).one;
const block = fc.letrec<{ one: string }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 3 },
    inline.map((inner) => `<p>${inner}</p>`),
    fc.tuple(fc.constantFrom('h1', 'h3', 'div'), inline).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    words.map((inner) => `<pre><code class="language-js">${inner}</code></pre>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), tie('one'), inline)
      .map(([tag, one, other]) => `<${tag}><li>${one}</li><li>${other}</li></${tag}>`),
    fc
      .tuple(inline, tie('one'))
      .map(([one, other]) => `<table><tr><td>${one}</td><td>A</td></tr><tr><td>${other}</td></tr></table>`),
    tie('one').map((inner) => `<blockquote>${inner}</blockquote>`),
    fc.tuple(words, tie('one')).map(([title, inner]) => `<details><summary>${title}</summary>${inner}</details>`),
    fc.tuple(tie('one'), tie('one')).map((two) => two.join('')),
  ),
})).one;

const count = (text: string) => text.match(/word/g)?.length ?? 0;

it('gives a page that compiles, with all words', async () => {
  await fc.assert(
    fc.asyncProperty(block, async (html) => {
      const markdown = readHtml(html).write([]);
      const compiled = compile(markdown, { remarkPlugins: [remarkGfm] });
      await expect(compiled, markdown).resolves.toBeDefined();
      // A letter right behind a mark may be written by its number.
      expect(count(markdown.replace(/&#x([0-9A-F]+);/g, (_, code) => String.fromCodePoint(parseInt(code, 16))))).toBe(
        count(html),
      );
    }),
  );
});
