import { type PageBlock, readPageBlocks } from '../../../../page-source/blocks/page-blocks.ts';

let last: { readonly text: string; readonly blocks: readonly PageBlock[] } = { text: '', blocks: [] };

/** The blocks of a page. The last one is remembered: after a key the form, its fields and the focus all ask for them. */
export function readBlocks(text: string): readonly PageBlock[] {
  if (text !== last.text) last = { text, blocks: readPageBlocks(text) };
  return last.blocks;
}
