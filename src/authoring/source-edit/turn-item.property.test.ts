import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBlocks } from '../../page-source/blocks/block-path.ts';
import { itemPaths, itemsOf, randomLists, sorted } from './testing/random-lists.ts';
import { wordsIn } from './testing/random-page.ts';
import { changedText } from './testing/taken-back.ts';
import { ITEM_FORMS, turnItem } from './turn-item.ts';

it.each(ITEM_FORMS)('%s takes items out of their list or changes them, and nothing else', (form) => {
  let done = 0;
  fc.assert(
    fc.property(randomLists, fc.nat(), fc.integer({ min: 1, max: 2 }), (text, nth, count) => {
      const paths = itemPaths(text);
      const path = paths[nth % paths.length] ?? '';
      const found = findBlocks(text, path, count);
      const change = found && turnItem(found, form);
      if (!change) return;
      done++;
      const after = changedText(text, change);
      expect(wordsIn(after)).toEqual(wordsIn(text));
      const now = itemsOf(after).map(([, { start, end }]) => sorted(wordsIn(after.slice(start, end))));
      const { start, end } = found.block;
      const isLeaving = !['task', 'plain', 'bullet', 'numbered'].includes(form);
      for (const [other, item] of itemsOf(text)) {
        const isOwn = item.start >= start && item.end <= end && other.split('.').length === path.split('.').length;
        // What an item is in has lost none of its words, unless the list ends below it.
        if (!isLeaving || !isOwn) expect(now).toContain(sorted(wordsIn(text.slice(item.start, item.end))));
      }
      const [first] = wordsIn(text.slice(start, end));
      expect(wordsIn(after.slice(change.selection.start))[0]).toBe(first);
    }),
    { numRuns: 300 },
  );
  expect(done).toBeGreaterThan(10);
});
