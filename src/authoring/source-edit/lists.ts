/** Lists: made, taken away, and moved in and out. */

import {
  isNumbered,
  kindOf,
  type ListItem,
  type ListKind,
  listItemOf,
  listSign,
  widthOf,
} from '../../page-source/blocks/list-item.ts';
import { mapSelection, type SourceChange, type TextRange } from '../../project/text-edit.ts';
import { listBlockAround, writeListBlock } from './list-block.ts';

const HEADING = /^([ \t]*)#{1,6}[ \t]+/;

/** Makes the selected lines a list of a kind, or text again when all of them are one. Numbers around them follow. */
export function toggleList(text: string, selection: TextRange, kind: ListKind): SourceChange {
  const block = listBlockAround(text, selection);
  const [from, to] = block.selected;
  const isOne = to - from === 1;
  const isTouched = (content: string | undefined, index: number): content is string =>
    content !== undefined && index >= from && index < to && (isOne || content.trim() !== '');
  const touched = block.contents.filter(isTouched);
  const isOff = touched.length > 0 && touched.every((content) => isKind(content, kind));
  let next = numberBefore(block.contents, from);
  const contents = block.contents.map((content, index) => {
    if (!isTouched(content, index)) return content;
    const item = listItemOf(content);
    const indent = item?.indent ?? HEADING.exec(content)?.[1] ?? /^[ \t]*/.exec(content)?.[0] ?? '';
    const words = item?.content ?? content.replace(HEADING, '$1').slice(indent.length);
    if (isOff) return indent + words;
    if (kind === 'numbered') return `${indent}${next++}. ${words}`;
    const mark = item && !isNumbered(item) ? item.mark : '-';
    return `${indent}${mark} ${kind === 'task' ? item?.box || '[ ] ' : ''}${words}`;
  });
  const edits = writeListBlock(text, block, contents);
  return { edits, selection: mapSelection(selection, edits) };
}

function isKind(content: string, kind: ListKind): boolean {
  const item = listItemOf(content);
  return item !== undefined && kindOf(item) === kind;
}

/** The number after that of the item above, where the selection goes on with its list. */
function numberBefore(contents: readonly (string | undefined)[], index: number): number {
  const above = listItemOf(contents[index - 1] ?? '');
  return above && isNumbered(above) ? Number.parseInt(above.mark, 10) + 1 : 1;
}

/**
 * Moves the selected items, with what belongs to them, one level in or out, into the list that is there: they get its signs. `undefined` where the first of them is no
 * item or has nowhere to go: then the key means something else.
 */
export function shiftList(text: string, selection: TextRange, by: 'in' | 'out'): SourceChange | undefined {
  const block = listBlockAround(text, selection);
  const [from] = block.selected;
  const first = listItemOf(block.contents[from] ?? '');
  if (!first) return undefined;
  const own = widthOf(first.indent);
  const target = by === 'in' ? widthBelowSibling(block.contents, from, own) : widthOfParent(block.contents, from, own);
  if (target === undefined) return undefined;
  const to = endOfItems(block.contents, block.selected[1], own);
  const sibling = siblingAt(block.contents, from, target);
  /** How much further in the words of the item stand that a line is in. */
  let words = 0;
  const placed = block.all.map((content, index) => {
    if (index < from || index >= to || content.trim() === '') return content;
    const item = block.contents[index] === undefined ? undefined : listItemOf(content);
    const indent = /^[ \t]*/.exec(content)?.[0] ?? '';
    if (!item || widthOf(indent) !== own)
      return ' '.repeat(Math.max(widthOf(indent) + target - own + words, 0)) + content.slice(indent.length);
    const mark = sibling && listSign(sibling.mark) !== listSign(item.mark) ? sibling.mark : item.mark;
    words = mark.length - item.mark.length;
    return ' '.repeat(target) + mark + content.slice(indent.length + item.mark.length);
  });
  // The first item of a list inside another starts to count anew, and so does what it leaves behind.
  const isAnew = by === 'in' && isNumbered(first) && !sibling;
  const isFirst = by === 'out' && isNumbered(first) && !siblingAt(block.contents, from, own);
  const contents = block.contents.map((content, index) => {
    const moved = content === undefined ? undefined : placed[index];
    if (isAnew && index === from) return moved?.replace(/\d+/, '1');
    const isNext = isFirst && index === to && widthOf(listItemOf(moved ?? '')?.indent ?? '') === own;
    return isNext ? moved?.replace(/^([ \t]*)\d+(?=[.)])/, `$1${Number.parseInt(first.mark, 10)}`) : moved;
  });
  const edits = writeListBlock(text, block, contents, placed);
  return { edits, selection: mapSelection(selection, edits) };
}

/** Where the content of the item before, on the same level, begins. */
function widthBelowSibling(contents: readonly (string | undefined)[], index: number, own: number): number | undefined {
  const before = siblingAt(contents, index, own);
  return before && own + before.mark.length + (before.gap.length || 1);
}

function widthOfParent(contents: readonly (string | undefined)[], index: number, own: number): number | undefined {
  const parent = itemAbove(contents, index, own - 1);
  if (parent) return widthOf(parent.indent);
  return own > 0 ? 0 : undefined;
}

/** The item above at a width, in the same list. */
function siblingAt(contents: readonly (string | undefined)[], index: number, width: number): ListItem | undefined {
  const above = itemAbove(contents, index, width);
  return above && widthOf(above.indent) === width ? above : undefined;
}

/** The nearest item above that stands no further in than a width. */
function itemAbove(contents: readonly (string | undefined)[], index: number, width: number): ListItem | undefined {
  for (let at = index - 1; at >= 0; at--) {
    const item = listItemOf(contents[at] ?? '');
    if (item && widthOf(item.indent) <= width) return item;
  }
  return undefined;
}

/** The index after everything that is further in than the items. */
function endOfItems(contents: readonly (string | undefined)[], from: number, own: number): number {
  let end = from;
  for (let at = from; at < contents.length; at++) {
    const content = contents[at];
    if (content === undefined) end = at + 1;
    else if (content.trim() !== '') {
      if (widthOf(/^[ \t]*/.exec(content)?.[0] ?? '') <= own) break;
      end = at + 1;
    }
  }
  return end;
}
