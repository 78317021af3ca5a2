/** Where in the page something goes that is pasted into the form, dropped on it, or inserted from the bar above it. */
import { placeMarkup } from '../../../../authoring/assets/place-markup.ts';
import { insertBetween } from '../../../../authoring/source-edit/block-edits.ts';
import { readBlockText } from '../../../../authoring/source-edit/block-text.ts';
import { type BlockPlace, blockAt, listAt, placeOf } from '../../../../page-source/blocks/block-path.ts';
import type { PageBlock } from '../../../../page-source/blocks/page-blocks.ts';
import type { SourceChange } from '../../../../project/text-edit.ts';
import { shownOffset } from '../../../../prose/prose-dom.ts';
import type { PlaceMarkup, PlaceQuery } from '../../../uploads/insert-places.ts';
import { offsetInCell } from '../table/offset-in-cell.ts';
import { gapOf } from './gap-of.ts';
import { readBlocks } from './read-blocks.ts';

const WRITTEN: ReadonlySet<PageBlock['kind']> = new Set(['text', 'list', 'quote', 'heading']);

/** The place that a target in the form stands for: between two blocks, or in the words of one. */
export function placeInForm(root: Element, query: PlaceQuery, text: string): PlaceMarkup {
  const gap = gapInForm(root, query.target, text);
  if (gap) return (now, pieces) => putBetween(now, gap, pieces.map((piece) => piece.text).join('\n\n'));
  const offset = offsetInWords(query, text);
  return (now, pieces) => placeMarkup(now, offset, pieces);
}

/** The gap between blocks that a target stands for; `undefined` in words and cells, which have a place of their own. */
export function gapInForm(root: Element, target: Element, text: string): BlockPlace | undefined {
  const blocks = readBlocks(text);
  const path = target.closest<HTMLElement>('[data-gap]')?.dataset.gap;
  if (path !== undefined) return placeOf(path);
  const element = target.closest<HTMLElement>('[data-block]');
  if (!element || !root.contains(element)) {
    const isInContents = target.closest('[data-contents]') !== null;
    return { list: '', index: isInContents ? blocks.length : 0 };
  }
  const { block: own = '', draft } = element.dataset;
  if (draft !== undefined) return placeOf(own);
  const block = blockAt(blocks, own);
  const isInWords = block !== undefined && WRITTEN.has(block.kind);
  return isInWords || target.closest('[data-cell]') ? undefined : gapOf(blocks, own);
}

/** The change that puts lines of their own into a gap. */
export function putBetween(text: string, { list, index }: BlockPlace, lines: string): SourceChange {
  const around = listAt(readBlocks(text), list);
  const gap = { above: around?.blocks[index - 1], below: around?.blocks[index], parent: around?.parent };
  return insertBetween(text, gap, { text: lines });
}

function offsetInWords({ target, point }: PlaceQuery, text: string): number {
  const path = target.closest<HTMLElement>('[data-block]')?.dataset.block ?? '';
  const block = blockAt(readBlocks(text), path);
  const cell = target.closest<HTMLElement>('[data-cell]');
  const field = cell ?? target.closest<HTMLElement>('[data-text]');
  if (!block) return text.length;
  const shown = field ? shownOffset(field, point) : undefined;
  if (cell && block.kind === 'table') return offsetInCell(text, block.table, cell.dataset.cell ?? '', shown);
  const words = block.kind === 'heading' ? block.words : block;
  return shown === undefined ? words.end : readBlockText(text, words).toSource(shown);
}
