import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBlock, pathOf } from '../../page-source/blocks/block-path.ts';
import { type PageBlock, readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { applyTextEdits, lineEndOf, orderEdits, type SourceChange } from '../../project/text-edit.ts';
import { commentOut, duplicateBlock, moveBlock, pasteBelow } from './block-actions.ts';
import { removeBlock } from './block-edits.ts';
import { BLOCK_FORMS } from './block-forms.ts';
import { takenBack } from './testing/taken-back.ts';
import { turnBlock } from './turn-block.ts';

type Found = NonNullable<ReturnType<typeof findBlock>>;

const ACTIONS: Readonly<Record<string, (found: Found) => SourceChange | undefined>> = {
  up: (found) => moveBlock(found, -1),
  down: (found) => moveBlock(found, 1),
  duplicate: duplicateBlock,
  comment: commentOut,
  paste: (found) => pasteBelow(found, 'Pasted words.'),
  remove: ({ text, block, list }) => removeBlock(text, block, list.parent),
  ...Object.fromEntries(BLOCK_FORMS.map((form) => [form, (found: Found) => turnBlock(found, form)])),
};

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
const page = fc
  .tuple(fc.array(fc.oneof(leaf, around), { minLength: 1, maxLength: 6 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([blocks, lineEnd, hasFields]) => {
    let count = 0;
    const text = `${hasFields ? '---\ntitle: A\n---\n\n' : ''}${blocks.join('\n\n')}\n`;
    return text.replace(/%/g, () => `w${count++}w`).replaceAll('\n', lineEnd);
  });

function allPaths(blocks: readonly PageBlock[], list = ''): readonly string[] {
  return blocks.flatMap((block, index) => {
    const path = pathOf({ list, index });
    return [path, ...(block.kind === 'element' ? allPaths(block.blocks, path) : [])];
  });
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
const wordsIn = (text: string) => [...text.matchAll(/w\d+w/g)].map(([word]) => word);

it.each(Object.entries(ACTIONS))('%s changes one block of a page, and can be taken back to the byte', (name, act) => {
  let done = 0;
  fc.assert(
    fc.property(page, fc.nat(), (text, nth) => {
      const blocks = readPageBlocks(text);
      const paths = allPaths(blocks);
      const path = paths[nth % paths.length] ?? '';
      const found = findBlock(text, path, blocks);
      const change = found && act(found);
      if (!found || !change) return;
      done++;
      const edits = orderEdits(change.edits, lineEndOf(text));
      const after = applyTextEdits(text, edits);
      expect(takenBack(text, edits)).toBe(text);
      if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');

      const own = new Set(wordsIn(text.slice(found.block.start, found.block.end)));
      const kept = oneSpace(after);
      for (const other of paths.filter((one) => !one.startsWith(path) && !path.startsWith(one))) {
        const block = findBlock(text, other, blocks)?.block;
        if (block && block.kind !== 'element') expect(kept).toContain(oneSpace(text.slice(block.start, block.end)));
      }
      const [before, now] = [wordsIn(text), wordsIn(after)];
      const expected = name === 'remove' ? before.filter((word) => !own.has(word)) : before;
      const added = name === 'duplicate' ? [...own] : [];
      expect(now.toSorted()).toEqual([...expected, ...added].toSorted());
    }),
    { numRuns: 300 },
  );
  expect(done).toBeGreaterThan(0);
});

it('turns a paragraph into anything that is offered, and back to the byte', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Words.', 'Two\nlines.', 'Some **bold** `code`.', '1) no', 'A & B', '“Quoted”'),
      fc.constantFrom(...BLOCK_FORMS),
      (words, form) => {
        const text = `## Above\n\n${words}\n\nBelow.\n`;
        const found = findBlock(text, '1');
        const change = found && turnBlock(found, form);
        if (!change || found.block.kind !== 'text') return;
        const other = applyTextEdits(text, change.edits);
        const turned = findBlock(other, '1');
        const back = turned && turnBlock(turned, 'text');
        expect(back && applyTextEdits(other, back.edits)).toBe(text);
      },
    ),
  );
});
