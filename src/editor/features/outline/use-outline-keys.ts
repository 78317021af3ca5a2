import type { KeyboardEvent } from 'react';
import type { OutlineItem } from '../../../page-source/headings/page-outline.ts';
import type { SectionCommand } from './outline-row.tsx';

/** With Alt and Shift. */
export const SECTION_KEYS: Readonly<Record<string, SectionCommand>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'promote',
  ArrowRight: 'demote',
};

export interface OutlineKeyOptions {
  readonly items: readonly OutlineItem[];
  /** Number of the row that has the keyboard. */
  readonly stop: number;
  readonly isEditable: boolean;
  readonly focusRow: (index: number) => void;
  readonly onEdit: (index: number, command: SectionCommand) => void;
  readonly onGo: (index: number) => void;
  readonly onMenu: (index: number) => void;
}

/** The keys of the tree: those of trees, those that move a section, and those that open its menu. */
export function useOutlineKeys(options: OutlineKeyOptions) {
  return (event: KeyboardEvent) => {
    const isRow = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'treeitem';
    if (!isRow || !pressKey(event, options)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function pressKey(event: KeyboardEvent, options: OutlineKeyOptions): boolean {
  const { items, stop, isEditable, focusRow, onEdit, onGo, onMenu } = options;
  const command = event.altKey && event.shiftKey ? SECTION_KEYS[event.key] : undefined;
  if (command) {
    if (isEditable) onEdit(stop, command);
    return true;
  }
  if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    if (isEditable && items[stop]?.blocks) onMenu(stop);
    return true;
  }
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (event.key === 'Enter' || event.key === ' ') onGo(stop);
  else {
    const row = rowOfKey(event.key, items, stop);
    if (row === undefined) return false;
    focusRow(row);
  }
  return true;
}

function rowOfKey(key: string, items: readonly OutlineItem[], stop: number): number | undefined {
  const own = items[stop]?.depth ?? 0;
  switch (key) {
    case 'ArrowDown':
      return Math.min(stop + 1, items.length - 1);
    case 'ArrowUp':
      return Math.max(stop - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return items.length - 1;
    case 'ArrowLeft':
      return Math.max(
        items.findLastIndex(({ depth }, index) => index < stop && depth < own),
        0,
      );
    case 'ArrowRight':
      return (items[stop + 1]?.depth ?? 0) > own ? stop + 1 : stop;
    default:
      return undefined;
  }
}
