/** The blocks of a page after a key: read anew is the block that was typed in, and all others are moved. */

import type { TextRange } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import { shiftElement } from './elements-near.ts';
import type { JsxElement } from './jsx-elements.ts';
import { lineAt } from './lines.ts';
import { type PageBlock, readPageBlocks } from './page-blocks.ts';
import { shiftBlock } from './shift-block.ts';

export interface PageBlocks {
  readonly text: string;
  readonly blocks: readonly PageBlock[];
}

interface Change extends TextRange {
  /** How many characters longer the page is. */
  readonly by: number;
}

/** Signs could begin or end something anywhere in the page; letters do so only in their own block. */
const HARMLESS = /^[\p{L}\p{N} ]*$/u;
/** Text with tags, expressions, fences or scripts in it is read with all that is around. */
const ENTANGLED = /[<{}]|```|~~~|^(?:import|export)[ {]/m;
const WORDS: ReadonlySet<PageBlock['kind']> = new Set(['text', 'list', 'quote', 'heading']);

/** The same as `readPageBlocks(text)`, in less time where only words have changed in one block of a page known before. */
export function rereadPageBlocks(before: PageBlocks, text: string): readonly PageBlock[] {
  const difference = textDifference(before.text, text);
  if (!difference) return before.blocks;
  const { start, end } = difference;
  const isHarmless = HARMLESS.test(difference.text) && HARMLESS.test(before.text.slice(start, end));
  const change = { start, end, by: text.length - before.text.length };
  const blocks = isHarmless ? replaceIn(before.blocks, before.text, text, change) : undefined;
  return blocks ?? readPageBlocks(text);
}

function replaceIn(
  blocks: readonly PageBlock[],
  before: string,
  text: string,
  change: Change,
): readonly PageBlock[] | undefined {
  const index = blocks.findIndex(({ start, end }) => start < change.start && change.end <= end);
  const block = blocks[index];
  if (!block) return undefined;
  const changed =
    block.kind === 'element' ? stretchBlock(block, before, text, change) : reread(block, before, text, change);
  if (!changed) return undefined;
  return blocks.map((one, place) => (place < index ? one : place === index ? changed : shiftBlock(one, change.by)));
}

function stretchBlock(
  block: Extract<PageBlock, { kind: 'element' }>,
  before: string,
  text: string,
  change: Change,
): PageBlock | undefined {
  const blocks = replaceIn(block.blocks, before, text, change);
  return blocks && { ...block, end: block.end + change.by, element: stretchElement(block.element, change), blocks };
}

/** An element around the change: what stands behind the change in it is moved. */
function stretchElement(element: JsxElement, change: Change): JsxElement {
  const { closing } = element;
  const children = element.children.map((child) => {
    if (child.end <= change.start) return child;
    return child.start >= change.end ? shiftElement(child, change.by) : stretchElement(child, change);
  });
  return {
    ...element,
    end: element.end + change.by,
    children,
    ...(closing && { closing: { start: closing.start + change.by, end: closing.end + change.by } }),
  };
}

/** The block as it is now; `undefined` where it may be something else now, or more than one block. */
function reread(block: PageBlock, before: string, text: string, change: Change): PageBlock | undefined {
  const end = block.end + change.by;
  const line = lineAt(text, block.start).start;
  const isEntangled = ENTANGLED.test(before.slice(line, block.end)) || ENTANGLED.test(text.slice(line, end));
  if (!WORDS.has(block.kind) || isEntangled) return undefined;
  const start = text.slice(line, block.start).trim() === '' ? line : block.start;
  const [found, ...others] = readPageBlocks(text.slice(start, end));
  if (!found || others.length > 0) return undefined;
  const moved = shiftBlock(found, start);
  return moved.kind === block.kind && moved.start === block.start && moved.end === end ? moved : undefined;
}
