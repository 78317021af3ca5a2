import type { JsxElement } from '../../../../engine/source-edit/jsx-elements.ts';
import type { PageBlock } from '../../../../engine/source-edit/page-blocks.ts';
import { Block } from './block.tsx';

export interface BlockListProps {
  readonly blocks: readonly PageBlock[];
  /** Place of the list in the page, which keeps a field the same while the page changes around it. */
  readonly path: string;
  /** Names of the elements around it. */
  readonly inside?: readonly string[];
}

export function BlockList({ blocks, path, inside = [] }: BlockListProps) {
  const elements = blocks.flatMap((block): readonly JsxElement[] => (block.kind === 'element' ? [block.element] : []));
  return blocks.map((block, index) => (
    <Block
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place; offsets change with every key.
      key={`${index}:${groupOf(block)}`}
      block={block}
      path={`${path}${index}.`}
      siblings={elements}
      inside={inside}
    />
  ));
}

/** Text that becomes a list stays in its field. */
function groupOf(block: PageBlock): string {
  return block.kind === 'list' || block.kind === 'quote' ? 'text' : block.kind;
}
