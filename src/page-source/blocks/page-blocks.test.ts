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
