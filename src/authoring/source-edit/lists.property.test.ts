import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBlock, placeOf } from '../../page-source/blocks/block-path.ts';
import { markIn } from '../../page-source/blocks/list-items.ts';
import type { SourceChange, TextRange } from '../../project/text-edit.ts';
import { continueList } from './continue-list.ts';
import { shiftList } from './lists.ts';
import { itemPaths, itemsOf, randomLists, sorted } from './testing/random-lists.ts';
import { wordsIn } from './testing/random-page.ts';
import { changedText } from './testing/taken-back.ts';

const within = (text: string, { start, end }: TextRange) => sorted(wordsIn(text.slice(start, end)));

const signAt = (text: string, { start }: TextRange) => markIn(text.slice(start, start + 12)).slice(-1);

type Act = (text: string, at: TextRange) => SourceChange | undefined;
const KEYS: Readonly<Record<string, Act>> = {
  Tab: (text, at) => shiftList(text, at, 'in'),
  'Shift and Tab': (text, at) => shiftList(text, at, 'out'),
  Enter: continueList,
};

it.each(Object.entries(KEYS))('by %s nothing leaves its item, however wide the signs become', (key, act) => {
  let [done, longer] = [0, 0];
  fc.assert(
    fc.property(randomLists, fc.nat(), (text, nth) => {
      const paths = itemPaths(text);
      const path = paths[nth % paths.length] ?? '';
      const found = findBlock(text, path);
      if (found?.block.kind !== 'item') return;
      const { list, index } = placeOf(path);
      const around = findBlock(text, list)?.block;
      // An item of another kind ends the list that it comes into: what is below it is another list then.
      const hasPlaceOut = around?.kind === 'item' && signAt(text, around) === signAt(text, found.block);
      if (key === 'Shift and Tab' && !hasPlaceOut) return;
      const words = text.indexOf('words', found.block.start) + (key === 'Enter' ? 'words'.length : 0);
      const change = act(text, { start: words, end: words });
      if (!change) return;
      done++;
      const after = changedText(text, change);
      expect(wordsIn(after)).toEqual(wordsIn(text));
      if (/^ *\d\d/m.test(after) && !/^ *\d\d/m.test(text)) longer++;
      const now = itemsOf(after).map(([, item]) => within(after, item));
      for (const [other, item] of itemsOf(text)) {
        const isAround = path === other || path.startsWith(`${other}.`);
        // The item above, which the moved one comes into.
        const isAbove = key === 'Tab' && other === `${list}.${index - 1}`;
        if (!isAround && !isAbove) expect(now).toContain(within(text, item));
      }
      const own = wordsIn(text.slice(found.block.start, found.block.end));
      expect(now.some((one) => own.every((word) => one.split(' ').includes(word)))).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(done).toBeGreaterThan(50);
  expect(longer).toBeGreaterThan(0);
});
