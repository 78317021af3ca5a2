import { type PageBlocks, rereadPageBlocks } from '../../../../page-source/blocks/reread-blocks.ts';

let last: PageBlocks = { text: '', blocks: [] };

/** The blocks of a page. The last one is remembered: after a key the form, its fields and the focus all ask for them. */
export function readBlocks(text: string): PageBlocks['blocks'] {
  if (text !== last.text) last = { text, blocks: rereadPageBlocks(last, text) };
  return last.blocks;
}
