/** Moves items of a list to another place of their page: in their list, into another one, or between blocks. Pure. */
import { type FoundBlock, findBlock } from '../../page-source/blocks/block-path.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import { type BlockChange, copyBlock } from './block-actions.ts';
import { gapBeside, insertBetween } from './block-edits.ts';
import { isItem, removeItem } from './item-actions.ts';
import { type ItemRow, movedInRow, piecesOf, putInRow, rowOf } from './list-rows.ts';
import { type BlockTarget, isWithin, type MovedBlock, pathWithout } from './move-block-to.ts';
import { holdsText } from './what-holds.ts';

/** As `moveBlockTo` for an item, and for several one below the other. Beside an item of another list it becomes one of those. */
export function moveItemTo(found: FoundBlock, target: BlockTarget): MovedBlock | undefined {
  const { text, path, parts = [found.block] } = found;
  const row = rowOf(found);
  const at = findBlock(text, target.path);
  if (!row || !at || target.side === 'inside') return undefined;
  const isOwnList = at.block.kind === 'list' && path.startsWith(`${target.path}.`);
  if (isOwnList || isWithin(target.path, path, parts.length)) return { status: 'same' };
  const own = row.items.findIndex(({ start }) => isItem(at) && start === at.block.start);
  if (own >= 0) {
    const to = own + (target.side === 'below' ? 1 : 0);
    const change = movedInRow(text, row, to <= row.from ? to - row.from : to - row.from - row.count);
    return change && to !== row.from && to !== row.from + row.count ? { status: 'moved', change } : { status: 'same' };
  }
  const { parent } = at.list;
  if (!isItem(at) && !holdsText(parent)) return { status: 'unfit', within: parent?.name };
  const change = moveElsewhere(found, row, { side: target.side, path: target.path });
  return change && { status: 'moved', change };
}

function moveElsewhere(
  found: FoundBlock,
  row: ItemRow,
  { side, path }: Extract<BlockTarget, { side: 'above' | 'below' }>,
): BlockChange | undefined {
  const { text } = found;
  const without = applyTextEdits(text, removeItem(found).edits);
  const there = findBlock(without, pathWithout(path, found.path, row.count));
  const beside = there && isItem(there) ? rowOf(there) : undefined;
  if (!there || (isItem(there) && !beside)) return undefined;
  const { edits, selection = { start: 0, end: 0 } } = beside
    ? putInRow(without, beside, side, piecesOf(text, row))
    : insertBetween(without, gapBeside(there, side), { text: copyBlock(found), select: { start: 0, end: 0 } });
  const difference = textDifference(text, applyTextEdits(without, edits));
  return difference && { edits: [difference], selection };
}
