import { expect } from 'vitest';
import { type PageBlock, readPageBlocks } from '../src/page-source/blocks/page-blocks.ts';
import { partsOf } from '../src/page-source/tree/page-parts.ts';
import { readPage } from '../src/page-source/tree/read-page.ts';
import { everyInput } from './every-input.ts';
import { mutatedText, pages } from './mutated-text.ts';

/** Blocks are within their place, one behind the other, and none is empty. */
function expectOrder(blocks: readonly PageBlock[], start: number, end: number): void {
  let last = start;
  for (const block of blocks) {
    expect(block.start).toBeGreaterThanOrEqual(last);
    expect(block.end).toBeGreaterThan(block.start);
    if (block.kind === 'element') expectOrder(block.blocks, block.start, block.end);
    last = block.end;
  }
  expect(last).toBeLessThanOrEqual(end);
}

everyInput('every page is read to its end, its blocks in order', 1500, mutatedText(pages), (text) => {
  const page = readPage(text);
  expect(page.tree.length).toBe(text.length);
  partsOf(page);
  expectOrder(readPageBlocks(text), 0, text.length);
});
