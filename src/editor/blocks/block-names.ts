import { findComponent } from '../../catalogue/catalogue.ts';
import { type FoundBlock, findBlock, placeOf } from '../../page-source/blocks/block-path.ts';
import type { PageBlock } from '../../page-source/blocks/page-blocks.ts';
import { blockMenuWords } from '../words/block-menu.ts';
import { blockWords } from '../words/writing-commands.ts';

const NAMES: Readonly<Record<Exclude<PageBlock['kind'], 'element'>, string>> = {
  text: blockWords.text,
  list: blockWords.list,
  item: blockMenuWords.item,
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

/** What the block around one is called; `undefined` in the page itself. An item is in its list, or in another item. */
export function nameOfAround({ text, path, block, list }: FoundBlock): string | undefined {
  const around = block.kind === 'item' ? findBlock(text, placeOf(path).list)?.block : undefined;
  return around ? nameOfBlock(around) : list.inside.at(-1);
}

/** What a block is called: `Heading`, or the label of a component. */
export function nameOfBlock(block: PageBlock): string {
  if (block.kind !== 'element') return NAMES[block.kind];
  return findComponent(block.element.name)?.label ?? (block.element.name || blockWords.group);
}
