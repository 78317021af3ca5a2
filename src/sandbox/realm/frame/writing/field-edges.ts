/** Where the cursor of a field is at an edge of it, from which an arrow leads to other words. */
import type { TextRange } from '../../../../project/text-edit.ts';
import type { Point } from './page-field.ts';

export type Way = 'left' | 'right' | 'up' | 'down';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Of the height of the cursor: less than that from an edge of the field, there is no other line in between. */
const SHARE_OF_LINE = 0.75;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The way that a key leads out of a field; `undefined` where it does something in it. */
export function wayOut(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  field: HTMLElement,
  { start, end }: TextRange,
  length: number,
): Way | undefined {
  const way = ctrlKey || metaKey || altKey || shiftKey ? undefined : WAYS[key];
  if (!way || start !== end) return undefined;
  if (way === 'left') return start === 0 ? way : undefined;
  if (way === 'right') return start === length ? way : undefined;
  const caret = caretOf(field);
  if (!caret) return way;
  const { top, bottom } = field.getBoundingClientRect();
  const space = way === 'up' ? caret.top - top : bottom - caret.bottom;
  return space < caret.height * SHARE_OF_LINE ? way : undefined;
}

/** Where a cursor that comes that way goes in a field: below or above where it was, or to the near end. */
export function wayIn(way: Way, field: HTMLElement, left: number): Point {
  const lines = [...field.getClientRects()];
  const line = way === 'up' || way === 'left' ? lines.at(-1) : lines[0];
  const { top, bottom, left: start, right: end } = line ?? field.getBoundingClientRect();
  const half = Math.min(Number.parseFloat(getComputedStyle(field).lineHeight) || bottom - top, bottom - top) / 2;
  if (way === 'left') return { left: end - 1, top: bottom - half };
  if (way === 'right') return { left: start + 1, top: top + half };
  return { left: Math.min(Math.max(left, start + 1), end - 1), top: way === 'up' ? bottom - half : top + half };
}

/** How far right in the window the cursor is. */
export function caretLeft(field: HTMLElement): number {
  return (caretOf(field) ?? field.getBoundingClientRect()).left;
}

/** An empty field tells of no cursor. */
function caretOf(field: HTMLElement): DOMRect | undefined {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || !field.contains(selection.focusNode)) return undefined;
  return selection.getRangeAt(0).getClientRects()[0];
}
