import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FoundBlock, findBlocks } from '../../page-source/blocks/block-path.ts';
import { readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import type { BlockChange } from './block-actions.ts';
import { duplicateItem, moveItem, pasteBelowItem, removeItem, shiftItem } from './item-actions.ts';
import { moveItemTo } from './move-item-to.ts';
import { itemPaths, randomLists, sorted, tree } from './testing/random-lists.ts';
import { wordsIn } from './testing/random-page.ts';
import { changedText } from './testing/taken-back.ts';

type Act = (found: FoundBlock) => BlockChange | undefined;
const ACTIONS: Readonly<Record<string, Act>> = {
  up: (found) => moveItem(found, -1),
  down: (found) => moveItem(found, 1),
  duplicate: duplicateItem,
  remove: removeItem,
  paste: (found) => pasteBelowItem(found, '- Pasted words.\n  - In them.'),
  'paste code': (found) => pasteBelowItem(found, '```\nx\n```'),
  in: (found) => shiftItem(found, 'in'),
  out: (found) => shiftItem(found, 'out'),
};

it.each(Object.entries(ACTIONS))('%s changes one item of a list, and can be taken back to the byte', (name, act) => {
  let done = 0;
  fc.assert(
    fc.property(randomLists, fc.nat(), fc.integer({ min: 1, max: 2 }), (text, nth, count) => {
      const paths = itemPaths(text);
      const found = findBlocks(text, paths[nth % paths.length] ?? '', count);
      if (found?.block.kind !== 'item') return;
      const change = act(found);
      if (!change) return;
      done++;
      const after = changedText(text, change);
      const own = wordsIn(text.slice(found.block.start, found.block.end));
      const [before, now] = [wordsIn(text), wordsIn(after)];
      const expected = name === 'remove' ? before.filter((word) => !own.includes(word)) : before;
      expect(now.toSorted()).toEqual([...expected, ...(name === 'duplicate' ? own : [])].toSorted());
      // Every item still holds what it held: nothing has fallen out of one, or into another.
      if (name === 'up' || name === 'down') expect(tree(after).toSorted()).toEqual(tree(text).toSorted());
      if (name === 'duplicate' && count === 1) expect(tree(after).filter((one) => one === sorted(own))).toHaveLength(2);
    }),
    { numRuns: 300 },
  );
  expect(done).toBeGreaterThan(0);
});

it('moves an item anywhere, and loses nothing by it', () => {
  let done = 0;
  const side = fc.constantFrom('above', 'below');
  fc.assert(
    fc.property(
      randomLists,
      fc.nat(),
      fc.nat(),
      side,
      fc.integer({ min: 1, max: 2 }),
      (text, nth, other, where, count) => {
        const paths = itemPaths(text);
        const all = [...paths, ...readPageBlocks(text).map((_, index) => String(index))];
        const found = findBlocks(text, paths[nth % paths.length] ?? '', count);
        if (found?.block.kind !== 'item') return;
        const moved = moveItemTo(found, { side: where, path: all[other % all.length] ?? '' });
        if (moved?.status !== 'moved') return;
        done++;
        const after = changedText(text, moved.change);
        expect(wordsIn(after).toSorted()).toEqual(wordsIn(text).toSorted());
        const own = wordsIn(text.slice(found.block.start, found.block.end));
        expect(wordsIn(after.slice(moved.change.selection.start)).slice(0, own.length)).toEqual(own);
        if (count === 1) expect(tree(after)).toContain(sorted(own));
      },
    ),
    { numRuns: 500 },
  );
  expect(done).toBeGreaterThan(50);
});
