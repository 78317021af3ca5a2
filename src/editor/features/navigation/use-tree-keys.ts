import { type KeyboardEvent, useRef } from 'react';
import type { MoveDirection } from './key-moves.ts';
import { type EntryRow, findByLabel } from './tree-rows.ts';
import type { TreeState } from './use-tree-state.ts';

export interface TreeKeyActions {
  readonly open: (row: EntryRow) => void;
  readonly rename: (row: EntryRow) => void;
  readonly remove: () => void;
  readonly menu: (row: EntryRow) => void;
  readonly move: (direction: MoveDirection) => void;
}

const MOVES: Readonly<Record<string, MoveDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** A pause after which a letter begins a new search. */
const TYPE_AHEAD_MS = 700;

/** The keys of a tree, and Alt with an arrow to move what is selected. */
export function useTreeKeys(tree: TreeState, isEditable: boolean, actions: TreeKeyActions) {
  const typed = useRef({ text: '', at: 0 });

  const moveFocus = (row: EntryRow | undefined, event: KeyboardEvent) => {
    if (row) tree.focus(row, event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'keep' : 'only');
  };
  const fold = (row: EntryRow, isOpening: boolean, event: KeyboardEvent) => {
    const { rows, focusedIndex } = tree;
    if (row.isExpanded === !isOpening) tree.setOpen([row.node.id], isOpening);
    else if (!isOpening)
      moveFocus(
        rows.find(({ node }) => node.id === row.parent?.id),
        event,
      );
    else if (row.isExpanded && rows[focusedIndex + 1]?.parent?.id === row.node.id)
      moveFocus(rows[focusedIndex + 1], event);
  };
  const typeAhead = (letter: string, time: number) => {
    const { rows, focusedIndex } = tree;
    const isNew = time - typed.current.at > TYPE_AHEAD_MS;
    typed.current = { text: isNew ? letter : typed.current.text + letter, at: time };
    const row = rows[findByLabel(rows, focusedIndex, typed.current.text)];
    if (row) tree.focus(row);
  };

  return (event: KeyboardEvent) => {
    const { rows, focusedIndex, focused } = tree;
    // Menus and fields inside a row have keys of their own.
    if (!focused || !(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return;
    const direction = MOVES[event.key];
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.altKey && direction) {
      if (isEditable) actions.move(direction);
    } else if (event.key === 'ArrowDown') moveFocus(rows[focusedIndex + 1], event);
    else if (event.key === 'ArrowUp') moveFocus(rows[focusedIndex - 1], event);
    else if (event.key === 'Home') moveFocus(rows[0], event);
    else if (event.key === 'End') moveFocus(rows.at(-1), event);
    else if (event.key === 'ArrowRight') fold(focused, true, event);
    else if (event.key === 'ArrowLeft') fold(focused, false, event);
    else if (event.key === 'Enter') actions.open(focused);
    else if (event.key === ' ') tree.focus(focused, 'toggle');
    else if (event.key === '*') tree.setOpen(siblingIds(rows, focused), true);
    else if (event.key === 'F2' && isEditable) actions.rename(focused);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && isEditable) actions.remove();
    else if ((event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) && isEditable)
      actions.menu(focused);
    else if (isLetter) typeAhead(event.key, event.timeStamp);
    else return;
    event.preventDefault();
  };
}

function siblingIds(rows: readonly EntryRow[], row: EntryRow): readonly string[] {
  return rows.filter(({ parent }) => parent?.id === row.parent?.id).map(({ node }) => node.id);
}
