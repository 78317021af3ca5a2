import { expect, it } from 'vitest';
import { blockAt, isInBlock, listAt, pathAtOffset, pathOf, placeOf } from './block-path.ts';
import { readPageBlocks } from './page-blocks.ts';

const PAGE = '# A\n\n<Steps>\n  <Step title="One">\n    Words.\n  </Step>\n</Steps>\n\nLast.\n';
const BLOCKS = readPageBlocks(PAGE);

it('finds the block at a place of the page', () => {
  const paths = ['A', 'Steps', 'One', 'Words', 'Last'].map((word) => pathAtOffset(BLOCKS, PAGE.indexOf(word)));
  expect(paths).toEqual(['0', '1', '1.0', '1.0.0', '2']);
  expect(pathAtOffset(BLOCKS, 4)).toBe('0');
  expect(pathAtOffset(BLOCKS, PAGE.length)).toBe('2');
  expect(pathAtOffset([], 0)).toBeUndefined();
});

it('finds a block and its list by path', () => {
  const block = blockAt(BLOCKS, '1.0.0');
  expect(PAGE.slice(block?.start, block?.end)).toBe('Words.');
  expect(listAt(BLOCKS, '1.0')?.inside).toEqual(['Steps', 'Step']);
  expect(listAt(BLOCKS, '')?.blocks).toBe(BLOCKS);
  expect([listAt(BLOCKS, '0'), blockAt(BLOCKS, '7')]).toEqual([undefined, undefined]);
});

it('tells whether a block goes on around a place', () => {
  const split = readPageBlocks('Words\n- a');
  expect([isInBlock(split, '0', 5), isInBlock(split, '0', 9), isInBlock(split, '1', 9)]).toEqual([true, false, true]);
  expect(isInBlock(split, '2', 9)).toBe(false);
});

it('writes places as paths', () => {
  for (const path of ['0', '1.0', '1.0.12']) expect(pathOf(placeOf(path))).toBe(path);
});
