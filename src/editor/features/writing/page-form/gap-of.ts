/** Where something goes that is put in at a place of the form. Pure. */
import { holdsText } from '../../../../authoring/source-edit/what-holds.ts';
import { type BlockPlace, listAt, placeOf } from '../../../../page-source/blocks/block-path.ts';
import type { PageBlock } from '../../../../page-source/blocks/page-blocks.ts';

/**
 * The gap for what is put in while a setting of a block is edited: below the block, where that can be. Between the steps
 * of a procedure nothing else can stand, so that it goes to the top of the step.
 */
export function gapOf(blocks: readonly PageBlock[], path: string): BlockPlace {
  const { list, index } = placeOf(path);
  const around = listAt(blocks, list);
  if (!around?.parent || holdsText(around.parent)) return { list, index: index + 1 };
  const block = around.blocks[index];
  return block?.kind === 'element' && holdsText(block.element) ? { list: path, index: 0 } : gapOf(blocks, list);
}
