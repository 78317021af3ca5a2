/** Moves a block of a page to any other place of it that may hold it, in components too. Pure. */
import { type FoundBlock, findBlock, pathOf, placeOf } from '../../page-source/blocks/block-path.ts';
import type { PageBlock } from '../../page-source/blocks/page-blocks.ts';
import { applyTextEdits, type TextEdit } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import { type BlockChange, copyBlock, isOpenFence } from './block-actions.ts';
import { type BlockGap, gapBeside, insertBetween, removeBlock } from './block-edits.ts';
import { mayHold } from './what-holds.ts';

/** Where a block is to stand, as `block-path.ts` has paths. */
export type BlockTarget =
  /** Beside another block. */
  | { readonly side: 'above' | 'below'; readonly path: string }
  /** Below all that a component holds. */
  | { readonly side: 'inside'; readonly path: string };

export type MovedBlock =
  | { readonly status: 'moved'; readonly change: BlockChange }
  /** It stands there already. */
  | { readonly status: 'same' }
  /** Such a block cannot stand in the component of that name, or (without one) in the page itself. */
  | { readonly status: 'unfit'; readonly within: string | undefined };

/** What a move makes of a page; `undefined` where there is no such block or place. */
export function moveBlockTo(found: FoundBlock, target: BlockTarget): MovedBlock | undefined {
  const { text, path, block, parts = [block] } = found;
  // Not into itself.
  if (isWithin(target.path, path, parts.length)) return { status: 'same' };
  const gap = gapAt(text, target);
  if (!gap) return undefined;
  if (isBeside(gap, parts)) return { status: 'same' };
  const { parent } = gap;
  const isElsewhere = parent?.start !== found.list.parent?.start;
  if (parts.some((part) => isOpenFence(part) || (isElsewhere && !mayHold(parent, part))))
    return { status: 'unfit', within: parent?.name };
  return { status: 'moved', change: changeOf(found, gapBehind(found, target)) };
}

/** Where a block comes to by a move out of the component that it is in; `undefined` in the page itself. */
export function placeOutside({ path, list }: FoundBlock): BlockTarget | undefined {
  return list.parent && { side: 'below', path: placeOf(path).list };
}

/** Where a block comes to by a move into the component above it, else into the one below; `undefined` without one. */
export function placeBeside({ path, block, index, list }: FoundBlock): BlockTarget | undefined {
  const place = placeOf(path);
  const into = (by: -1 | 1): BlockTarget | undefined => {
    const other = list.blocks[index + by];
    if (other?.kind !== 'element' || !mayHold(other.element, block)) return undefined;
    const beside = pathOf({ ...place, index: index + by });
    return by === 1 && other.blocks.length > 0
      ? { side: 'above', path: `${beside}.0` }
      : { side: 'inside', path: beside };
  };
  return into(-1) ?? into(1);
}

function gapAt(text: string, target: BlockTarget): BlockGap | undefined {
  const at = findBlock(text, target.path);
  if (!at) return undefined;
  if (target.side !== 'inside') return gapBeside(at, target.side);
  const { block } = at;
  return block.kind === 'element' ? { above: block.blocks.at(-1), parent: block.element } : undefined;
}

function isBeside({ above, below }: BlockGap, parts: readonly PageBlock[]): boolean {
  return parts.some(({ start, end }) => [above, below].some((one) => one?.start === start && one.end === end));
}

/** Whether a path is that of a block in a row, or of something in it. */
export function isWithin(path: string, first: string, count: number): boolean {
  const { list, index } = placeOf(first);
  const at = list === '' ? path : path.startsWith(`${list}.`) ? path.slice(list.length + 1) : undefined;
  const step = at === undefined ? Number.NaN : Number(at.split('.')[0]);
  return step >= index && step < index + count;
}

/** The page without the block, and where the block goes there. */
interface Behind {
  readonly removal: TextEdit;
  readonly text: string;
  readonly gap: BlockGap | undefined;
}

function gapBehind({ text, path, block, list, parts }: FoundBlock, target: BlockTarget): Behind {
  const [removal] = removeBlock(text, block, list.parent).edits;
  if (removal === undefined) throw new Error('A block is removed by one edit.');
  const without = applyTextEdits(text, [removal]);
  return {
    removal,
    text: without,
    gap: gapAt(without, { ...target, path: pathWithout(target.path, path, parts?.length ?? 1) }),
  };
}

/** The path of a block once others are gone, from a path on. */
export function pathWithout(path: string, gone: string, count: number): string {
  const { list, index } = placeOf(gone);
  const depth = list === '' ? 0 : list.split('.').length;
  const steps = path.split('.');
  const isInSameList = steps.length > depth && steps.slice(0, depth).join('.') === list;
  if (!isInSameList || Number(steps[depth]) < index) return path;
  steps[depth] = String(Number(steps[depth]) - count);
  return steps.join('.');
}

/** Two edits, of the place that it leaves and of the one that it comes to; of neighbours one. */
function changeOf(found: FoundBlock, { removal, text, gap }: Behind): BlockChange {
  if (gap === undefined) throw new Error('A place of the page is gone with another block.');
  const { edits, selection } = insertBetween(text, gap, { text: copyBlock(found), select: { start: 0, end: 0 } });
  const after = applyTextEdits(text, edits);
  const [insertion] = edits;
  const apart = insertion && mapBack(insertion, removal);
  const difference = textDifference(found.text, after);
  const all = apart ? [removal, apart] : difference ? [difference] : [];
  return { edits: all.toSorted((one, other) => one.start - other.start), selection: selection ?? { start: 0, end: 0 } };
}

/** An edit of the text behind a removal, as one of the text before; `undefined` where the two meet. */
function mapBack({ start, end, text }: TextEdit, removal: TextEdit): TextEdit | undefined {
  if (end < removal.start) return { start, end, text };
  const shift = removal.end - removal.start - removal.text.length;
  return start > removal.start + removal.text.length ? { start: start + shift, end: end + shift, text } : undefined;
}
