import { findComponent } from '../../catalogue/catalogue.ts';
import type { FoundBlock } from '../../page-source/blocks/block-path.ts';
import type { PageBlock } from '../../page-source/blocks/page-blocks.ts';
import { blockWords } from '../words/writing-commands.ts';

const NAMES: Readonly<Record<Exclude<PageBlock['kind'], 'element'>, string>> = {
  text: blockWords.text,
  list: blockWords.list,
  quote: blockWords.quote,
  heading: blockWords.heading,
  rule: blockWords.divider,
  code: blockWords.code,
  table: blockWords.table,
  source: blockWords.source,
};

/** What is called so: a block, or several. */
export function nameOfFound({ block, parts }: Pick<FoundBlock, 'block' | 'parts'>): string {
  return parts ? blockWords.several(parts.length) : nameOfBlock(block);
}

/** What a block is called: `Heading`, or the label of a component. */
export function nameOfBlock(block: PageBlock): string {
  if (block.kind !== 'element') return NAMES[block.kind];
  return findComponent(block.element.name)?.label ?? (block.element.name || blockWords.group);
}
