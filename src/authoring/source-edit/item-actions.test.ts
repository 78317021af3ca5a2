import { expect, it } from 'vitest';
import { type FoundBlock, findBlock, findBlocks, pathOfLines } from '../../page-source/blocks/block-path.ts';
import { readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { type BlockChange, copyBlock } from './block-actions.ts';
import { duplicateItem, moveItem, pasteBelowItem, putBelowItem, removeItem, shiftItem } from './item-actions.ts';
import type { BlockTarget } from './move-block-to.ts';
import { moveItemTo } from './move-item-to.ts';

function pathAt(text: string, words: string): string {
  const line = text.slice(0, text.indexOf(words)).split('\n').length;
  const blocks = readPageBlocks(text);
  // An item is known by its first line and its last: here by the one with the words.
  const paths = (list: string): string[] =>
    Array.from({ length: 30 }, (_, index) => (list === '' ? String(index) : `${list}.${index}`)).flatMap((path) => {
      const found = findBlock(text, path, blocks);
      return found ? [path, ...paths(path)] : [];
    });
  const isThere = (path: string) => {
    const block = findBlock(text, path, blocks)?.block;
    return block && text.slice(0, block.start).split('\n').length === line && block.kind === 'item';
  };
  return paths('').findLast(isThere) ?? '';
}

function at(text: string, words: string, count = 1): FoundBlock {
  const found = findBlocks(text, pathAt(text, words), count);
  if (!found) throw new Error(`There is no item at ${words}.`);
  return found;
}

type Act = (found: FoundBlock) => BlockChange | undefined;
function done(text: string, words: string, act: Act, count = 1): string | undefined {
  const change = act(at(text, words, count));
  return change && applyTextEdits(text, change.edits);
}
const up: Act = (found) => moveItem(found, -1);
const down: Act = (found) => moveItem(found, 1);

it('finds items by their lines: an item with those in it, and the list where it has that one alone', () => {
  const text = '- a\n  - b\n  - c\n\n  More.\n- d\n\n> - quoted\n> - too\n\n1. alone\n';
  const path = (first: number, last: number) => pathOfLines(text, readPageBlocks(text), { first, last }, true);
  expect([path(1, 6), path(1, 5), path(2, 2), path(3, 3), path(6, 6)]).toEqual(['0', '0.0', '0.0.0', '0.0.1', '0.1']);
  expect([path(5, 5), path(2, 3), path(9, 9), path(11, 11)]).toEqual(['0.0', '0.0', '1', '2']);
  expect(pathOfLines(text, readPageBlocks(text), { first: 2, last: 2 })).toBe('0');
  const deep = '<Card>\n    - a\n      - b\n    - c\n\n    1. d\n    2. e\n</Card>\n';
  const inCard = (line: number) => pathOfLines(deep, readPageBlocks(deep), { first: line, last: line }, true);
  expect([inCard(3), inCard(4), inCard(6), inCard(7)]).toEqual(['0.0.0.0', '0.0.1', '0.1.0', '0.1.1']);
});

it('moves an item with all that is in it past its neighbour, in its own list alone', () => {
  const text = '- a\n  - b\n\n    More.\n- c\n- d\n\nEnd.\n';
  expect(done(text, 'a', down)).toBe('- c\n- a\n  - b\n\n    More.\n- d\n\nEnd.\n');
  expect(done(text, 'c', up)).toBe('- c\n- a\n  - b\n\n    More.\n- d\n\nEnd.\n');
  expect([done(text, 'a', up), done(text, 'b', down), done(text, 'd', down)]).toEqual(Array(3).fill(undefined));
  expect(done('- a\n* b\n* c\n', 'b', up)).toBeUndefined();
  expect(done('- a\r\n\r\n- b', 'b', up)).toBe('- b\r\n\r\n- a');
  expect(done(text, 'c', up, 2)).toBe('- c\n- d\n- a\n  - b\n\n    More.\n\nEnd.\n');
  expect(done('- [ ] a\n- [x] b\n', 'b', up)).toBe('- [x] b\n- [ ] a\n');
});

it('leaves the numbers where they are, and what is in an item in it', () => {
  expect(done('3. a\n4. b\n   - in b\n5. c\n', 'b', up)).toBe('3. b\n   - in b\n4. a\n5. c\n');
  expect(done('1. a\n1. b\n', 'a', down)).toBe('1. b\n1. a\n');
  const long = '9. a\n\n   ```\n   x\n     y\n   ```\n\n   > q\nlazy\n10. b\n    - in b\n11. c\n';
  expect(done(long, 'a', down)).toBe(
    '9. b\n   - in b\n10. a\n\n    ```\n    x\n      y\n    ```\n\n    > q\nlazy\n11. c\n',
  );
  const change = moveItem(at(long, 'a'), 1);
  expect([change?.wordsBy, change && applyTextEdits(long, change.edits).slice(change.selection.start)]).toEqual([
    1,
    expect.stringMatching(/^10\. a/),
  ]);
});

it('doubles and takes away, and the numbers below follow', () => {
  expect(done('1. a\n2. b\n   1. x\n3. c\n', 'b', duplicateItem)).toBe('1. a\n2. b\n   1. x\n3. b\n   1. x\n4. c\n');
  expect(done('1. a\n1. b\n1. c\n', 'a', duplicateItem)).toBe('1. a\n1. a\n1. b\n1. c\n');
  expect(done('- a\n\n- b\n', 'b', duplicateItem)).toBe('- a\n\n- b\n\n- b\n');
  expect(done('- a\n  1. b\n', 'b', duplicateItem)).toBe('- a\n  1. b\n  2. b\n');
  expect(done('1. a\n2. b\n3. c\n', 'a', removeItem)).toBe('1. b\n2. c\n');
  expect(done('1. a\n2. b\n3. c\n\nEnd.\n', 'c', removeItem)).toBe('1. a\n2. b\n\nEnd.\n');
  expect(done('- a\n  - b\n- c\n', 'b', removeItem)).toBe('- a\n- c\n');
  expect(done('- a\n  - b\n- c\n', 'a', removeItem)).toBe('- c\n');
  expect(done('- a\n- b\n- c\n- d\n', 'b', removeItem, 2)).toBe('- a\n- d\n');
  expect(findBlocks('- a\n- b\n', '0.0', 2)?.block.kind).toBe('list');
});

it('pastes items into the list, and other blocks below their words', () => {
  const paste = (text: string, words: string, source: string) =>
    done(text, words, (found) => pasteBelowItem(found, source));
  expect(paste('1. a\n2. b\n', 'a', '- x\n  - y\n- z')).toBe('1. a\n2. x\n   - y\n3. z\n4. b\n');
  expect(paste('- a\n  * b\n', 'b', '1. x')).toBe('- a\n  * b\n  * x\n');
  expect(paste('1. a\n2. b\n', 'a', '```\nx\n```')).toBe('1. a\n\n   ```\n   x\n   ```\n2. b\n');
  expect(paste('- a\n- b\n\nEnd.\n', 'b', 'Words.')).toBe('- a\n- b\n\nWords.\n\nEnd.\n');
  expect(copyBlock(at('- a\n  - b\n    c\n', 'b'))).toBe('- b\n  c');
});

it('puts blocks below an item: into it, or below the list where that ends with it', () => {
  const put = (text: string, words: string) => {
    const { change, below } = putBelowItem(at(text, words), { text: 'New\nwords.', select: { start: 4, end: 9 } });
    const after = applyTextEdits(text, change.edits);
    return [after, after.slice(change.selection.start, change.selection.end), below.kind];
  };
  expect(put('1. a\n2. b\n', 'a')).toEqual(['1. a\n\n   New\n   words.\n2. b\n', 'words', 'item']);
  expect(put('- a\n  - b\n', 'b')).toEqual(['- a\n  - b\n\nNew\nwords.\n', 'words', 'list']);
  expect(put('- a\n  - b\n- c\n', 'b')).toEqual(['- a\n  - b\n\n    New\n    words.\n- c\n', 'words', 'item']);
});

it('moves a level in and out', () => {
  expect(done('1. a\n2. b\n3. c\n', 'b', (found) => shiftItem(found, 'in'))).toBe('1. a\n   1. b\n2. c\n');
  expect(done('- a\n  - b\n- c\n', 'b', (found) => shiftItem(found, 'out'))).toBe('- a\n- b\n- c\n');
  expect(done('- a\n- b\n', 'a', (found) => shiftItem(found, 'in'))).toBeUndefined();
  expect(done('<Card>\n  - a\n  - b\n</Card>\n', 'b', (found) => shiftItem(found, 'out'))).toBeUndefined();
});

it('is dragged within its list, into another one, and out of it', () => {
  const drag = (text: string, words: string, side: 'above' | 'below', beside: string, count = 1) => {
    const path =
      pathAt(text, beside) ||
      String(readPageBlocks(text).findIndex(({ start, end }) => text.slice(start, end).includes(beside)));
    const target: BlockTarget = { side, path };
    const moved = moveItemTo(at(text, words, count), target);
    return moved?.status === 'moved' ? applyTextEdits(text, moved.change.edits) : moved?.status;
  };
  const text = '1. a\n2. b\n3. c\n4. d\n';
  expect(drag(text, 'a', 'below', 'c')).toBe('1. b\n2. c\n3. a\n4. d\n');
  expect(drag(text, 'd', 'above', 'a')).toBe('1. d\n2. a\n3. b\n4. c\n');
  expect(drag(text, 'a', 'below', 'd', 2)).toBe('1. c\n2. d\n3. a\n4. b\n');
  expect([drag(text, 'a', 'above', 'b'), drag(text, 'b', 'below', 'a')]).toEqual(['same', 'same']);
  expect(drag('- a\n  - b\n  - c\n- d\n', 'c', 'below', 'a')).toBe('- a\n  - b\n- c\n- d\n');
  expect(drag('- a\n  - b\n- d\n  more\n', 'd', 'above', 'b')).toBe('- a\n  - d\n    more\n  - b\n');
  expect(drag('- a\n- b\n\nWords.\n\n1. c\n', 'a', 'below', 'c')).toBe('- b\n\nWords.\n\n1. c\n2. a\n');
  expect(drag('- a\n- b\n\nWords.\n', 'a', 'below', 'Words.')).toBe('- b\n\nWords.\n\n- a\n');
  expect(drag('- a\n  - b\n', 'a', 'below', 'b')).toBe('same');
});
