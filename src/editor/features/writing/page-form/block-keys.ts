/** Which block of a list is drawn by the fields of which block before: whoever stands in a field stays in it. Pure. */
import type { PageBlock } from '../../../../page-source/blocks/page-blocks.ts';
import { isWrittenAlike } from './block-window.ts';

/** What a list draws: blocks, and empty fields (`undefined`), of which the page has nothing yet. */
export interface ListedEntries {
  /** The text that the offsets of the blocks are of. */
  readonly text: string;
  readonly entries: readonly (PageBlock | undefined)[];
  /** The last entry is an empty field that stays. */
  readonly hasEnd: boolean;
}

/** Entries with a key for each: a number, and the kind of field that draws it. */
export interface KeyedEntries extends ListedEntries {
  readonly keys: readonly string[];
  /** The next number that no entry has had. */
  readonly next: number;
}

export const NOTHING_KEYED: KeyedEntries = { text: '', entries: [], hasEnd: false, keys: [], next: 0 };

/**
 * The keys of the entries of a list. Blocks above and below of what has changed keep theirs, and so do those in between
 * as long as they are of the same kind: words that are typed in an empty field stay in this field.
 */
export function keyEntries(before: KeyedEntries, now: ListedEntries): KeyedEntries {
  const { above, below } = unchanged(before, now);
  const [endBefore, end] = [endOf(before), endOf(now)];
  // With nothing alike below, the field at the end counts as changed: what is typed in it stays in it, and a new one follows.
  const firstBelow = below > 0 ? end - below : now.entries.length;
  const firstBelowBefore = below > 0 ? endBefore - below : before.entries.length;
  let { next } = before;
  const keys = now.entries.map((entry, index) => {
    const isBelow = index >= firstBelow;
    const former = isBelow ? index - firstBelow + firstBelowBefore : index;
    const isTaken = index >= above && !isBelow && former >= firstBelowBefore;
    const key = isTaken ? undefined : before.keys[former];
    return key?.endsWith(`:${fieldOf(entry)}`) ? key : `${next++}:${fieldOf(entry)}`;
  });
  return { ...now, keys, next };
}

/** How many entries at the top and at the bottom are as they were, the field at the end not counted. */
function unchanged(before: ListedEntries, now: ListedEntries): { readonly above: number; readonly below: number } {
  const isAlike = (one: number, other: number) => {
    const [first, second] = [before.entries[one], now.entries[other]];
    if (!first || !second || first === second) return first === second;
    return isWrittenAlike({ text: before.text, block: first }, { text: now.text, block: second });
  };
  const [endBefore, end] = [endOf(before), endOf(now)];
  const shorter = Math.min(endBefore, end);
  let above = 0;
  while (above < shorter && isAlike(above, above)) above++;
  let below = 0;
  while (below < shorter - above && isAlike(endBefore - 1 - below, end - 1 - below)) below++;
  return { above, below };
}

/** How many entries there are before the field at the end. */
function endOf({ entries, hasEnd }: ListedEntries): number {
  return entries.length - (hasEnd ? 1 : 0);
}

/** Text that becomes a list stays in its field, and an empty field becomes text in place. */
function fieldOf(entry: PageBlock | undefined): string {
  if (entry === undefined || entry.kind === 'list' || entry.kind === 'quote') return 'text';
  return entry.kind;
}
