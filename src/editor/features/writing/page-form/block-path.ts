/** Blocks of a page by their place in it: `3.0` is the first block in the fourth block of the page. Pure. */
import type { JsxElement } from '../../../../page-source/blocks/jsx-elements.ts';
import type { PageBlock } from '../../../../page-source/blocks/page-blocks.ts';

export interface BlockPlace {
  /** Path of the element around it; empty in the page itself. */
  readonly list: string;
  readonly index: number;
}

export interface BlockList {
  readonly blocks: readonly PageBlock[];
  /** The element around them, and the names of all elements around them. */
  readonly parent: JsxElement | undefined;
  readonly inside: readonly string[];
}

export function pathOf({ list, index }: BlockPlace): string {
  return list === '' ? String(index) : `${list}.${index}`;
}

export function placeOf(path: string): BlockPlace {
  const cut = path.lastIndexOf('.');
  return { list: path.slice(0, Math.max(cut, 0)), index: Number(path.slice(cut + 1)) };
}

/** The blocks of the page (`''`) or in the element at a path; `undefined` where there is no such element. */
export function listAt(blocks: readonly PageBlock[], list: string): BlockList | undefined {
  let found: BlockList = { blocks, parent: undefined, inside: [] };
  for (const step of list === '' ? [] : list.split('.')) {
    const block: PageBlock | undefined = found.blocks[Number(step)];
    if (block?.kind !== 'element') return undefined;
    found = { blocks: block.blocks, parent: block.element, inside: [...found.inside, block.element.name] };
  }
  return found;
}

export function blockAt(blocks: readonly PageBlock[], path: string): PageBlock | undefined {
  const { list, index } = placeOf(path);
  return listAt(blocks, list)?.blocks[index];
}

export function isInBlock(blocks: readonly PageBlock[], path: string, offset: number): boolean {
  const block = blockAt(blocks, path);
  return block !== undefined && block.start <= offset && offset <= block.end;
}

/** The innermost block around an offset; where there is none, the last one before it, else the first one. */
export function pathAtOffset(blocks: readonly PageBlock[], offset: number): string | undefined {
  const around = blocks.findIndex(({ start, end }) => start <= offset && offset <= end);
  const index =
    around >= 0
      ? around
      : Math.max(
          blocks.findLastIndex(({ end }) => end <= offset),
          0,
        );
  const block = blocks[index];
  if (!block) return undefined;
  const isInside = block.kind === 'element' && around >= 0 && offset > block.element.openEnd - 1;
  const inner = isInside ? pathAtOffset(block.blocks, offset) : undefined;
  return inner === undefined ? String(index) : `${index}.${inner}`;
}
