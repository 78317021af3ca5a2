import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlockText } from '../../authoring/source-edit/block-text.ts';
import { findFrontMatter } from '../front-matter/front-matter.ts';
import { type PageBlock, readPageBlocks } from './page-blocks.ts';

const PAGE = `---
title: A
---

import X from '/snippets/x.mdx'

First line
second line.

## Heading ##

- one
  more

  - two
- three

Text
1. one

<Steps>
  <Step title="A">
    Words.

    \`\`\`js
    code
    \`\`\`
  </Step>
  <Step title="B" />
</Steps>

| a |
|---|
| 1 |

> quote
> more

---

\`\`\`
<Card />
\`\`\`
See <Icon icon="x" /> here.
`;

const PIECES = [
  'Some words.',
  'Two lines\nof words',
  'Words\n- and a list\n- below',
  '- a\n  more\n\n  - b',
  '1. one\n2. two',
  '> quoted\n> words',
  '## A heading',
  '## A heading\nright above words',
  '---',
  '```js\nconst a = 1;\n```',
  '| a | b |\n|---|---|\n| c | d |',
  'a | b\nwords',
  '<Note>\n  Words in it.\n\n  - a\n  - b\n</Note>',
  '<Note>Words</Note>',
  '<Steps>\n  <Step title="One">\n    Deep words.\n\n    <Tip>\n      Deeper.\n    </Tip>\n  </Step>\n  <Step title="Two">\n    b\n  </Step>\n</Steps>',
  'Words with <b>tags</b> and {braces}.',
  '{/* a comment */}',
  "import A from '/a.mdx'",
  'imports are words',
];

function outline(blocks: readonly PageBlock[]): string {
  return blocks
    .map((block) => (block.kind === 'element' ? `${block.element.name}(${outline(block.blocks)})` : block.kind))
    .join(' ');
}

describe('readPageBlocks', () => {
  it('finds the blocks of a page and of the components in it', () => {
    expect(outline(readPageBlocks(PAGE))).toBe(
      'source text heading list text list Steps(Step(text code) Step()) table quote rule code text',
    );
  });

  it('gives their ranges', () => {
    const blocks = readPageBlocks(PAGE);
    expect(PAGE.slice(blocks[1]?.start, blocks[1]?.end)).toBe('First line\nsecond line.');
    expect(PAGE.slice(blocks[3]?.start, blocks[3]?.end)).toBe('- one\n  more\n\n  - two\n- three');
    const steps = blocks[6];
    const code =
      steps?.kind === 'element' && steps.blocks[0]?.kind === 'element' ? steps.blocks[0].blocks[1] : undefined;
    expect(PAGE.slice(code?.start, code?.end)).toBe('```js\n    code\n    ```');
  });

  it('covers all that is not blank, once, whatever the text', () => {
    const piece = fc.constantFrom(
      'word',
      '\n',
      '\n\n',
      '- ',
      '> ',
      '# ',
      '  ',
      '<Note>',
      '</Note>',
      '<A />',
      '```\n',
      '| a |\n|---|\n',
      '---\n',
      '\r\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let at = findFrontMatter(text)?.bodyStart ?? 0;
        for (const { start, end } of readPageBlocks(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(at, start).trim()).toBe('');
          at = end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
    );
  });
});

describe('what stands right below something else', () => {
  it.each([
    ['a heading with a line below it is text, and no rule', 'Title\n---\n\nWords', 'text text'],
    ['a table begins below the words', 'Words:\n| a |\n|---|\n| b |', 'text table'],
    ['a list begins below the last line', 'Two\nlines\n- a\n- b', 'text list'],
    ['a number in a paragraph begins no list', 'It was\n1986. A good year', 'text'],
    ['a component goes on below a comment', '{/* for us */}\n<Card title="A" />', 'source Card()'],
    ['a comment may hold blank lines', '{/* one\n\n- two */}\n\nWords', 'source text'],
    ['a script may hold blank lines', 'export const a = () => {\n\n  return 1;\n};\n\nWords', 'source text'],
    ['a sentence is no script', 'export your settings.', 'text'],
    ['items of two kinds are two lists', '- a\n- b\n\n1. c', 'list list'],
    ['items far to the right are one list', '<A>\n    - a\n\n    - b\n      - c\n</A>', 'A(list)'],
    ['an element in its own line is a block', 'Words\n<Note>More</Note>\nand more', 'text Note(text) text'],
    ['signs alone are no heading yet', '##', 'text'],
  ])('%s', (_what, text, blocks) => {
    expect(outline(readPageBlocks(text))).toBe(blocks);
  });

  it('gives the words of a heading where they are typed', () => {
    const words = (text: string) => {
      const [block] = readPageBlocks(text);
      return block?.kind === 'heading' ? block.words : undefined;
    };
    expect(words('## Words ##')).toEqual({ start: 3, end: 8 });
    expect(words('## ')).toEqual({ start: 3, end: 3 });
  });
});

it('gives after an edit what reading anew gives', () => {
  const page = fc.array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('\n', '\n\n', '\r\n\r\n')), {
    minLength: 1,
    maxLength: 6,
  });
  const added = fc.constantFrom('', 'x', ' ', '1', 'import ', 'words', 'é', '.', '<', '`', '\n', '- ', '#', '|', '-');
  // Only a long page is known again.
  const long = 'Words before everything.\n\n'.repeat(80);
  fc.assert(
    fc.property(page, added, fc.nat(400), fc.nat(3), (parts, words, place, length) => {
      const text = `---\ntitle: a\n---\n\n${long}${parts.map((part) => part.join('')).join('')}`;
      const start = text.length - (place % (text.length - long.length));
      const after = text.slice(0, start) + words + text.slice(start + length);
      forgetPages();
      const anew = readPageBlocks(after);
      forgetPages();
      readPageBlocks(text);
      expect(readPageBlocks(after)).toEqual(anew);
    }),
    { numRuns: 500 },
  );
});

/** Of the pages that were read last a few are kept. */
function forgetPages(): void {
  for (let page = 0; page < 10; page++) readPageBlocks(`${page}`.repeat(2_500));
}

describe('the text of a block', () => {
  const text = '<Step>\r\n  One\r\n    two\r\n\r\n  three\r\n</Step>';
  const block = { start: text.indexOf('One'), end: text.indexOf('three') + 5 };

  it('is shown without its indentation', () => {
    const { value, indent } = readBlockText(text, block);
    expect(value).toBe('One\n  two\n\nthree');
    expect(indent).toBe('  ');
  });

  it('has the same places as the source', () => {
    const { value, toSource, toShown } = readBlockText(text, block);
    for (const word of ['One', 'two', 'three']) {
      expect(toSource(value.indexOf(word))).toBe(text.indexOf(word));
      expect(toShown(text.indexOf(word))).toBe(value.indexOf(word));
    }
    expect(toSource(value.length)).toBe(block.end);
  });
});

it('keeps a tag that nothing closes to its own paragraph', () => {
  const steps =
    '<Steps>\n  <Step title="A">\n    Words <i> more.\n\n    <Note>\n      B\n    </Note>\n  </Step>\n</Steps>';
  const text = `First. Use <b> for bold.\n\n${steps}\n\nLast <u> one.\n\n| a |\n|---|\n| 1 |\n`;
  const named = (blocks: readonly PageBlock[]): unknown =>
    blocks.map((block) => (block.kind === 'element' ? [block.element.name, named(block.blocks)] : block.kind));
  expect(named(readPageBlocks(text))).toEqual([
    'text',
    ['Steps', [['Step', ['text', ['Note', ['text']]]]]],
    'text',
    'table',
  ]);
  expect(named(readPageBlocks(text.replaceAll('\n', '\r\n')))).toEqual(named(readPageBlocks(text)));
});
