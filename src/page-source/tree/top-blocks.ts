/** The blocks of a page that are in no other block, as the tree has them. */

import type { TreeCursor } from '@lezer/common';
import type { TextRange } from '../../project/text-edit.ts';
import type { PageTree } from './read-page.ts';

export interface TopBlock extends TextRange {
  /** The node's: `Paragraph`, `BulletList`, `JsxFlow` … Of lines that hold nothing but comments, `JsxComment`. */
  readonly name: string;
}

/** In the order of the text, front matter among them. What is not in one of them is blank. */
export function topBlocksOf({ tree }: PageTree): readonly TopBlock[] {
  const blocks: TopBlock[] = [];
  const cursor = tree.cursor();
  if (!cursor.firstChild()) return blocks;
  do {
    const name = cursor.name === 'JsxFlow' && holdsCommentsAlone(cursor) ? 'JsxComment' : cursor.name;
    blocks.push({ name, start: cursor.from, end: cursor.to });
  } while (cursor.nextSibling());
  return blocks;
}

function holdsCommentsAlone(cursor: TreeCursor): boolean {
  let isAlone = cursor.firstChild();
  if (!isAlone) return false;
  do isAlone = cursor.name === 'JsxComment';
  while (isAlone && cursor.nextSibling());
  cursor.parent();
  return isAlone;
}

/** The block around an offset, of blocks in order. */
export function topBlockAt(blocks: readonly TopBlock[], offset: number): TopBlock | undefined {
  let low = 0;
  let high = blocks.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const block = blocks[middle] as TopBlock;
    if (offset < block.start) high = middle - 1;
    else if (offset >= block.end) low = middle + 1;
    else return block;
  }
  return undefined;
}
