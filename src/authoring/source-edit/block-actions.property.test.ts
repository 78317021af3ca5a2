import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBlock, findBlocks } from '../../page-source/blocks/block-path.ts';
import { readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { applyTextEdits, type SourceChange } from '../../project/text-edit.ts';
import { commentOut, duplicateBlock, moveBlock, pasteBelow } from './block-actions.ts';
import { removeBlock } from './block-edits.ts';
import { BLOCK_FORMS } from './block-forms.ts';
import { moveBlockTo } from './move-block-to.ts';
import { allPaths, oneSpace, randomPage, wordsIn } from './testing/random-page.ts';
import { changedText } from './testing/taken-back.ts';
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

it.each(Object.entries(ACTIONS))('%s changes one block of a page, and can be taken back to the byte', (name, act) => {
  let done = 0;
  fc.assert(
    fc.property(randomPage, fc.nat(), (text, nth) => {
      const blocks = readPageBlocks(text);
      const paths = allPaths(blocks);
      const path = paths[nth % paths.length] ?? '';
      const found = findBlock(text, path, blocks);
      const change = found && act(found);
      if (!found || !change) return;
      done++;
      const after = changedText(text, change);

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

it.each(Object.entries(ACTIONS).slice(0, 6))('%s changes several blocks as if they were one', (name, act) => {
  let done = 0;
  fc.assert(
    fc.property(randomPage, fc.nat(), fc.integer({ min: 2, max: 4 }), (text, nth, count) => {
      const paths = allPaths(readPageBlocks(text));
      const found = findBlocks(text, paths[nth % paths.length] ?? '', count);
      const change = found && act(found);
      if (!found || !change) return;
      done++;
      const after = changedText(text, change);
      const own = new Set(wordsIn(text.slice(found.block.start, found.block.end)));
      const before = wordsIn(text);
      const expected = name === 'remove' ? before.filter((word) => !own.has(word)) : before;
      const added = name === 'duplicate' ? [...own] : [];
      expect(wordsIn(after).toSorted()).toEqual([...expected, ...added].toSorted());
    }),
    { numRuns: 300 },
  );
  expect(done).toBeGreaterThan(0);
});

it('moves several blocks anywhere, and loses nothing by it', () => {
  let done = 0;
  const side = fc.constantFrom('above', 'below', 'inside');
  const count = fc.integer({ min: 2, max: 3 });
  fc.assert(
    fc.property(randomPage, fc.nat(), fc.nat(), side, count, (text, nth, other, where, many) => {
      const paths = allPaths(readPageBlocks(text));
      const found = findBlocks(text, paths[nth % paths.length] ?? '', many);
      const target = { side: where, path: paths[other % paths.length] ?? '' };
      const moved = found && moveBlockTo(found, target);
      if (!found || moved?.status !== 'moved') return;
      done++;
      const after = changedText(text, moved.change);
      expect(wordsIn(after).toSorted()).toEqual(wordsIn(text).toSorted());
      const own = wordsIn(text.slice(found.block.start, found.block.end));
      expect(wordsIn(after.slice(moved.change.selection.start)).slice(0, own.length)).toEqual(own);
    }),
    { numRuns: 500 },
  );
  expect(done).toBeGreaterThan(0);
});

it('moves a block anywhere, and loses nothing by it', () => {
  let done = 0;
  const side = fc.constantFrom('above', 'below', 'inside');
  fc.assert(
    fc.property(randomPage, fc.nat(), fc.nat(), side, (text, nth, other, where) => {
      const blocks = readPageBlocks(text);
      const paths = allPaths(blocks);
      const path = paths[nth % paths.length] ?? '';
      const found = findBlock(text, path, blocks);
      const moved = found && moveBlockTo(found, { side: where, path: paths[other % paths.length] ?? '' });
      if (!found || moved?.status !== 'moved') return;
      done++;
      const after = changedText(text, moved.change);
      if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
      expect(wordsIn(after).toSorted()).toEqual(wordsIn(text).toSorted());
      const kept = oneSpace(after);
      for (const one of paths) {
        const block = findBlock(text, one, blocks)?.block;
        if (block && block.kind !== 'element') expect(kept).toContain(oneSpace(text.slice(block.start, block.end)));
      }
    }),
    { numRuns: 1000 },
  );
  expect(done).toBeGreaterThan(100);
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
