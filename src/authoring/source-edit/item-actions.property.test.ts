import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FoundBlock, findBlocks, pathOf } from '../../page-source/blocks/block-path.ts';
import { itemsIn } from '../../page-source/blocks/list-items.ts';
import { type PageBlock, readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { applyTextEdits, lineEndOf, orderEdits } from '../../project/text-edit.ts';
import type { BlockChange } from './block-actions.ts';
import { duplicateItem, moveItem, pasteBelowItem, removeItem, shiftItem } from './item-actions.ts';
import { moveItemTo } from './move-item-to.ts';
import { wordsIn } from './testing/random-page.ts';
import { takenBack } from './testing/taken-back.ts';

interface Item {
  readonly below: number;
  readonly list: List | undefined;
}
interface List {
  readonly sign: string;
  readonly isLoose: boolean;
  readonly items: readonly Item[];
}

const BELOW = ['', '\nmore % words', '\n\nparagraph %', '\n\n```js\ncode %\n\n  in\n```', '\n\n<Note>Note %.</Note>'];

const { list } = fc.letrec<{ list: List; item: Item }>((tie) => ({
  item: fc.record({ below: fc.nat(BELOW.length - 1), list: fc.option(tie('list'), { nil: undefined, maxDepth: 2 }) }),
  list: fc.record({
    sign: fc.constantFrom('-', '*', '- [ ]', '1.', '8.', '9)', '0.'),
    isLoose: fc.boolean(),
    items: fc.array(tie('item'), { minLength: 1, maxLength: 4 }),
  }),
}));

function write({ sign, isLoose, items }: List): string {
  return items
    .map(({ below, list: inner }, index) => {
      const mark = /^\d/.test(sign)
        ? `${sign === '0.' ? 1 : Number.parseInt(sign, 10) + index}${sign.slice(-1)}`
        : sign;
      const words = `words %${BELOW[below]}${inner ? `\n${write(inner)}` : ''}`;
      const indent = ' '.repeat(mark.replace(' [ ]', '').length + 1);
      return `${mark} ${words.replace(/\n(?=[^\n])/g, `\n${indent}`)}`;
    })
    .join(isLoose ? '\n\n' : '\n');
}

/** Lists between paragraphs, and in a component that is indented far; each word that counts is there once. */
const randomLists = fc
  .tuple(fc.array(list, { minLength: 1, maxLength: 2 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lists, lineEnd, isInCard]) => {
    let count = 0;
    const body = `Above %.\n\n${lists.map(write).join('\n\nBetween %.\n\n')}\n\nBelow %.`;
    const text = isInCard ? `<Card title="%">\n${body.replace(/^(?=.)/gm, '    ')}\n</Card>\n` : `${body}\n`;
    return text.replace(/%/g, () => `w${count++}w`).replaceAll('\n', lineEnd);
  });

function itemsOf(text: string): readonly (readonly [path: string, item: PageBlock])[] {
  const below = (blocks: readonly PageBlock[], list: string): (readonly [string, PageBlock])[] =>
    blocks.flatMap((block, index) => {
      const path = pathOf({ list, index });
      if (block.kind === 'item') return [[path, block], ...below(block.blocks, path)];
      return below(block.kind === 'list' ? itemsIn(text, block) : block.kind === 'element' ? block.blocks : [], path);
    });
  return below(readPageBlocks(text), '');
}

const itemPaths = (text: string): readonly string[] => itemsOf(text).map(([path]) => path);

const sorted = (words: readonly string[]) => words.toSorted().join(' ');

/** What each item says, with the items that it is in: which item is in which is not to change. */
function tree(text: string): readonly string[] {
  return itemsOf(text).map(([, { start, end }]) => sorted(wordsIn(text.slice(start, end))));
}

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
      const edits = orderEdits(change.edits, lineEndOf(text));
      const after = applyTextEdits(text, edits);
      expect(takenBack(text, edits)).toBe(text);
      if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
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
        const edits = orderEdits(moved.change.edits, lineEndOf(text));
        const after = applyTextEdits(text, edits);
        expect(takenBack(text, edits)).toBe(text);
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
