// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of pages.
import { describe, expect, it } from 'vitest';
import { tokenize } from '../testing/tokenize.ts';

const line = (text: string) => tokenize(text)[0];

describe('the colours of a page', () => {
  it.each([
    [
      'Use `a` and ``b `c` d`` or `e`.',
      ['variable.source: `a`', 'variable.source: ``b `c` d``', 'variable.source: `e`'],
    ],
    ['A lone ` and a `code`', ['variable.source: ` and a `']],
    ['snake_case_name and _this_ and **that**', ['emphasis: _this_', 'strong: **that**']],
    [
      '**a `b` c** and _`d`_',
      ['strong: **a ', 'variable.source: `b`', 'strong:  c**', 'emphasis: _', 'variable.source: `d`', 'emphasis: _'],
    ],
    ['[a*=b] and `c*=d`', ['variable.source: `c*=d`']],
    ['2 * 3 * 4', []],
    ['a < b, 5 > 3 and \\<Card', ['string.escape: \\<']],
    ['[text](/page "Title") ![](/a(1).png)', ['string.link: /page', 'string:  "Title"', 'string.link: /a(1).png']],
    ['see https://example.com/a_b now', ['string.link: https://example.com/a_b']],
    ['## Title with `code`', ['keyword: ## Title with `code`']],
    ['- [x] done', ['keyword: -', 'keyword: [x]']],
    [
      '<Card title="a > b" cols={2} open />',
      [
        'tag: <Card',
        'attribute.name: title',
        'string: "a > b"',
        'attribute.name: cols',
        'delimiter.bracket: {',
        'number: 2',
        'delimiter.bracket: }',
        'attribute.name: open',
        'tag: />',
      ],
    ],
    ['<b>x</b> {/* note */} text', ['tag: <b>', 'tag: </b>', 'comment: {/* note */}']],
    [
      '{`a ${b} c`} text `d`',
      [
        'delimiter.bracket: {',
        'string: `a ',
        'delimiter.bracket: ${',
        'delimiter.bracket: }',
        'string:  c`',
        'delimiter.bracket: }',
        'variable.source: `d`',
      ],
    ],
    ['1. one', ['keyword: 1.']],
    ['***', ['keyword: ***']],
    ['> quote', ['comment: >']],
    ['', []],
  ])('%j', (text, tokens) => {
    expect(line(text)).toEqual(tokens);
  });

  it('reads front matter as YAML, at the top only', () => {
    expect(tokenize('---\ntitle: x\n---\ntext\n\n---\n')).toEqual([
      ['comment: ---'],
      ['yaml: title: x'],
      ['comment: ---'],
      [],
      [],
      ['keyword: ---'],
      [],
    ]);
  });

  it('reads code blocks in their language, in lists and quotes, to the fence that closes them', () => {
    const lines = tokenize(
      '- ```python title\n  x\n  ```\n````md\n```\n````\n~~~\n`x`\n~~~\n```none\n<a\n```\ntext `a`',
    );
    expect(lines).toEqual([
      ['string.fence: - ```python title'],
      ['python:   x'],
      ['string.fence:   ```'],
      ['string.fence: ````md'],
      ['variable.source: ```'],
      ['string.fence: ````'],
      ['string.fence: ~~~'],
      ['variable.source: `x`'],
      ['string.fence: ~~~'],
      ['string.fence: ```none'],
      ['variable.source: <a'],
      ['string.fence: ```'],
      ['variable.source: `a`'],
    ]);
  });

  it('reads statements as a script until an empty line', () => {
    expect(tokenize("import A from '/a.mdx'\nexport const b = 1\n\nimport the file\n")).toEqual([
      ["typescript: import A from '/a.mdx'"],
      ['typescript: export const b = 1'],
      [],
      [],
      [],
    ]);
  });

  it('goes on over lines in tags and expressions, and ends at an empty line', () => {
    expect(tokenize('<Card\n  title="a\n  b"\n>\ntext')).toEqual([
      ['tag: <Card'],
      ['attribute.name: title', 'string: "a'],
      ['string:   b"'],
      ['tag: >'],
      [],
    ]);
    expect(tokenize('A lone { here\n\ntext `a`').at(-1)).toEqual(['variable.source: `a`']);
    expect(tokenize('A <b and\n\ntext `a`').at(-1)).toEqual(['variable.source: `a`']);
  });
});
