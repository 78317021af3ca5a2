/** Pages of blocks for property tests, in our own words. */
import fc from 'fast-check';
import { pathOf } from '../../../page-source/blocks/block-path.ts';
import type { PageBlock } from '../../../page-source/blocks/page-blocks.ts';

/** Blocks with `%` in each, which becomes a word of its own. */
const LEAVES = [
  'Text %.',
  'Text % with **bold** words\nand a second line %.',
  '## Heading %',
  '- item %\n- other %',
  '- item %\n  - in it %\n- [ ] box %',
  '1. first %\n2. second %',
  '> quoted %\n> more %',
  '```js\nconst x = "%";\n\n  y();\n```',
  '```\nplain %\n```',
  '| a | b |\n| --- | --- |\n| % | c |',
  '<Note>Short %.</Note>',
  '![%](/images/a.png)',
  '$$\nx %\n$$',
  'Sum {1 + 1} %.',
];
const AROUND = [
  ['<Note>', '</Note>'],
  ['<Card title="Card %" icon="x">', '</Card>'],
  ['<Accordion title="More %">', '</Accordion>'],
  ['<Steps>\n  <Step title="Step %">', '  </Step>\n</Steps>'],
] as const;

const leaf = fc.constantFrom(...LEAVES);
const around = fc
  .tuple(fc.constantFrom(...AROUND), fc.array(leaf, { minLength: 1, maxLength: 3 }))
  .map(([[open, close], inner]) => {
    const indent = open.includes('\n') ? '    ' : '  ';
    return `${open}\n${inner.join('\n\n').replace(/^(?=.)/gm, indent)}\n${close}`;
  });
/** Each word that counts is there once, as `w1w`. */
export const randomPage = fc
  .tuple(fc.array(fc.oneof(leaf, around), { minLength: 1, maxLength: 6 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([blocks, lineEnd, hasFields]) => {
    let count = 0;
    const text = `${hasFields ? '---\ntitle: A\n---\n\n' : ''}${blocks.join('\n\n')}\n`;
    return text.replace(/%/g, () => `w${count++}w`).replaceAll('\n', lineEnd);
  });

/** The paths of all blocks, those in others too. */
export function allPaths(blocks: readonly PageBlock[], list = ''): readonly string[] {
  return blocks.flatMap((block, index) => {
    const path = pathOf({ list, index });
    return [path, ...(block.kind === 'element' ? allPaths(block.blocks, path) : [])];
  });
}

export const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
/** The words that count. */
export const wordsIn = (text: string) => [...text.matchAll(/w\d+w/g)].map(([word]) => word);
