/** Which blocks are selected next. Pure. */
import { blocksBetween, listAt, pathOf, placeOf } from '../../../page-source/blocks/block-path.ts';
import { type PageBlock, readPageBlocks } from '../../../page-source/blocks/page-blocks.ts';
import type { SelectWay } from '../../session/index.ts';

export interface SelectedBlocks {
  /** Of the first. */
  readonly path: string;
  readonly count: number;
  /** The first is the end that moves. */
  readonly isUpward: boolean;
}

/** Readers see nothing of imports and comments: they are passed over where others are to be had. */
const isSeen = ({ kind }: PageBlock): boolean => kind !== 'source';

/**
 * From `from`, which stays, to where the other end `to` comes by a key or a click. Up and down it stays in its list: at the
 * edge of a component the component is next, and of a list the list.
 */
export function selectTo(text: string, from: string, to: string, way: SelectWay): SelectedBlocks {
  const blocks = readPageBlocks(text);
  if (way === 'all') {
    const first = Math.max(blocks.findIndex(isSeen), 0);
    return { path: String(first), count: Math.max(blocks.findLastIndex(isSeen) - first + 1, 1), isUpward: false };
  }
  if (way === 'to') return rangeOf(from, to);
  const own = rangeOf(from, to);
  const { list, index } = placeOf(own.path);
  const step = way === 'up' ? -1 : 1;
  const all = listAt(blocks, list, text)?.blocks ?? [];
  const last = index + own.count - 1;
  const anchor = own.isUpward ? last : index;
  const head = nextSeen(all, own.isUpward ? index : last, step);
  if (head === undefined) return list === '' ? own : { path: list, count: 1, isUpward: way === 'up' };
  return rangeOf(pathOf({ list, index: anchor }), pathOf({ list, index: head }));
}

/**
 * What is selected once a block was tapped: one that is not selected comes in, with all on the way; the first or the last
 * goes out, and from within the selection it ends there. `undefined` once nothing is left.
 */
export function selectTapped(
  { path, count }: Pick<SelectedBlocks, 'path' | 'count'>,
  tapped: string,
): Pick<SelectedBlocks, 'path' | 'count'> | undefined {
  const { list, index } = placeOf(path);
  const depth = list === '' ? 0 : list.split('.').length;
  const isInList = list === '' || tapped.startsWith(`${list}.`);
  const at = isInList ? Number(tapped.split('.')[depth]) - index : -1;
  if (isInList && at >= 0 && at < count) {
    if (count === 1) return undefined;
    if (at === 0) return { path: pathOf({ list, index: index + 1 }), count: count - 1 };
    return { path, count: at === count - 1 ? at : at + 1 };
  }
  const last = pathOf({ list, index: index + count - 1 });
  return blocksBetween(isBehind(tapped, path) ? path : last, tapped);
}

function isBehind(path: string, other: string): boolean {
  const [steps, others] = [path.split('.').map(Number), other.split('.').map(Number)];
  const at = steps.findIndex((step, index) => step !== others[index]);
  return (steps[at] ?? 0) > (others[at] ?? -1);
}

function nextSeen(blocks: readonly PageBlock[], from: number, step: number): number | undefined {
  for (let at = from + step; at >= 0 && at < blocks.length; at += step) {
    const block = blocks[at];
    if (block && isSeen(block)) return at;
  }
  return undefined;
}

function rangeOf(from: string, to: string): SelectedBlocks {
  if (from === to) return { path: from, count: 1, isUpward: false };
  const range = blocksBetween(from, to);
  const depth = range.path.split('.').length - 1;
  const isUpward = Number(to.split('.')[depth]) < Number(from.split('.')[depth]);
  return { ...range, isUpward: range.count > 1 && isUpward };
}
