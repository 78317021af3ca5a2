import { markdownToJs, mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { allFixEdits } from '../../authoring/source-edit/fix-edits.ts';
import { parseFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { siteRules } from '../../rules/run-rules.ts';
import { compilePage } from './compile-page.ts';
import { createSatteriCompiler } from './satteri-compiler.ts';

const compiler = createSatteriCompiler({ mdxToJs, markdownToJs });

function problemsOf(source: string): readonly Diagnostic[] {
  return [
    ...parseFrontMatter('a.mdx', source).diagnostics,
    ...compilePage({ compiler, rules: siteRules }, 'a.mdx', source).diagnostics,
  ];
}

/** The text after every fix has been made that is offered, as often as one is. */
function mended(source: string): string {
  let text = source.replace(/^\uFEFF/, '');
  for (let round = 0; round < 10; round++) {
    const edits = allFixEdits(text, problemsOf(source.startsWith('\uFEFF') ? `\uFEFF${text}` : text));
    if (edits.length === 0) break;
    text = applyTextEdits(text, edits);
  }
  return text;
}

describe('a fix writes what was meant', () => {
  it.each([
    ['a comment', 'a\n\n<!-- note -->\n\nb', 'a\n\n{/* note */}\n\nb'],
    ['a comment of several lines', 'a\n\n<!-- one\n\ntwo -->\n\nb', 'a\n\n{/* one\n\ntwo */}\n\nb'],
    ['a lone bracket', 'when x < 5 and y <6', 'when x < 5 and y \\<6'],
    ['a placeholder', 'put <YOUR_KEY> here', 'put \\<YOUR_KEY> here'],
    ['a lone brace', 'open { here', 'open \\{ here'],
    ['words in braces', 'the {not a value} here', 'the \\{not a value} here'],
    ['a variable without a value', 'the {{my-name}} here', 'the \\{\\{my-name}} here'],
    ['a tag without end', 'one<br>two<hr>', 'one<br />two<hr />'],
    ['an address', 'see <https://example.com/a> now', 'see [https://example.com/a](https://example.com/a) now'],
    ['a value without quotes', '<img src="a.png" width=400 />', '<img src="a.png" width="400" />'],
    ['curly quotes', '<Card title=“Hello”>\n  x\n</Card>', '<Card title="Hello">\n  x\n</Card>'],
    ['a tag that is never closed', '<Note>\n  text\n', '<Note>\n  text\n</Note>\n'],
    ['a wrong end', '<Note>\n  text\n</Tip>', '<Note>\n  text\n</Note>'],
    ['an end without beginning', 'text\n\n</Note>\n\nmore', 'text\n\n\n\nmore'],
    ['code that is never closed', '# A\n\n<Note>\n```js\n1\n', '# A\n\n<Note>\n```js\n1\n```\n</Note>\n'],
    ['code that takes in an end', '<Note>\n```js\n1\n</Note>\n\nb', '<Note>\n```js\n1\n```\n</Note>\n\nb'],
    ['a sentence that looks like code', 'import is a word\n', 'Import is a word\n'],
    ['attributes as in HTML', '<div class="a" tabindex="0">x</div>', '<div className="a" tabIndex="0">x</div>'],
    [
      'a style as in HTML',
      '<p style="color: red; margin-top:2px">x</p>',
      '<p style={{ color: "red", marginTop: "2px" }}>x</p>',
    ],
    [
      'YAML without quotes',
      '---\ntitle: Birds: an introduction\n---\nx',
      '---\ntitle: "Birds: an introduction"\n---\nx',
    ],
    [
      'YAML of several lines',
      '---\ntitle: "Birds\nand bees"\nicon: leaf\n---\nx',
      '---\ntitle: "Birds and bees"\nicon: leaf\n---\nx',
    ],
    ['marks in YAML of several lines', "---\ntitle: 'It''s\na bird'\n---\nx", "---\ntitle: 'It''s a bird'\n---\nx"],
    ['YAML below its key', '---\ntitle:\n"Birds\nand bees"\n---\nx', '---\ntitle: "Birds and bees"\n---\nx'],
  ])('%s', (_, source, expected) => {
    expect(mended(source)).toBe(expected);
    expect(problemsOf(expected)).toEqual([]);
  });

  it('finds its place behind front matter, imports, formulas, a byte-order mark and Windows line ends', () => {
    const source = "\uFEFF---\r\ntitle: A\r\n---\r\nimport A from '/a.mdx'\r\n\r\n$x_1$ costs <5 and <br>\r\n";
    expect(mended(source)).toBe(
      "---\r\ntitle: A\r\n---\r\nimport A from '/a.mdx'\r\n\r\n$x_1$ costs \\<5 and <br />\r\n",
    );
  });

  it('is not offered for a text that has changed since', () => {
    const problems = problemsOf('one<br>two');
    expect(allFixEdits('now one<br>two', problems)).toEqual([]);
  });
});

describe('fixes that need a decision', () => {
  it('are not offered for code that is broken', () => {
    expect(problemsOf('export const a = ;\n\ntext').map(({ code, fix }) => [code, fix])).toEqual([
      ['mdx/broken-script', undefined],
    ]);
  });
});
