import { expect, it } from 'vitest';
import { readPageBlocks } from '../../../../page-source/blocks/page-blocks.ts';
import { inOwnLines, isWrittenAlike } from './block-window.ts';

function last(text: string) {
  const block = readPageBlocks(text).at(-1);
  if (!block) throw new Error('There is no block.');
  return { text, block };
}

it('shows a block with its own lines only, whatever line ends they have', () => {
  const own = inOwnLines(last('Before.\r\n\r\n## Words\r\n'));
  expect(own.text).toBe('## Words\r\n');
  expect(own.block).toEqual(readPageBlocks('## Words\r\n')[0]);
});

it('takes a block for the same where only something else was written', () => {
  const block = last('One.\n\n<Note>\n  Words.\n</Note>\n');
  expect(isWrittenAlike(block, last('Another one.\n\n<Note>\n  Words.\n</Note>\n'))).toBe(true);
  expect(isWrittenAlike(block, last('One.\n\n<Note>\n  Word.\n</Note>\n'))).toBe(false);
  expect(isWrittenAlike(last('- a\n'), last('a\n'))).toBe(false);
});
