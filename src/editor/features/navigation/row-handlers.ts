import { nameOfEntries } from './move-words.ts';
import type { RowHandlers } from './tree-item.tsx';
import type { Drag } from './use-drag.ts';
import type { NavigationEdits } from './use-navigation-edits.ts';
import type { useRowCommands } from './use-row-commands.ts';
import type { TreeState } from './use-tree-state.ts';

export interface RowHandlerOptions {
  readonly tree: TreeState;
  readonly edits: NavigationEdits;
  readonly drag: Drag;
  readonly commands: ReturnType<typeof useRowCommands>;
  readonly isEditable: boolean;
  /** The title of an entry is being written. */
  readonly isRenaming: boolean;
  readonly onRenaming: (id: string | undefined) => void;
  readonly onMenu: (id: string | undefined) => void;
  /** Gives the keyboard back to the tree. */
  readonly refocus: () => void;
}

/** What pointer, menu and keys do on a row of the tree. */
export function rowHandlers(options: RowHandlerOptions): RowHandlers {
  const { tree, edits, drag, commands, isEditable, isRenaming, onRenaming, onMenu, refocus } = options;
  return {
    onClick: (row, event) => {
      if (event.target instanceof HTMLInputElement) return;
      tree.focus(row, event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'toggle' : 'only');
      refocus();
      if (!event.shiftKey && !event.ctrlKey && !event.metaKey && row.node.file !== undefined) commands.open(row);
    },
    onFocus: (row) => row.node.id !== tree.focused?.node.id && tree.focus(row, 'keep'),
    onPointerDown: (row, event) => {
      if (!isEditable || isRenaming) return;
      const nodes = commands.meant(row);
      drag.start(event, {
        label: nameOfEntries(nodes),
        judge: (place) => edits.judge(nodes, place),
        drop: (place) => edits.move(nodes, place, row.parent),
        dropOn: (key) => commands.join(nodes, key),
        onLift: () => tree.focus(row, nodes.length > 1 ? 'keep' : 'only'),
      });
    },
    onToggle: ({ node, isExpanded }) => isExpanded !== undefined && tree.setOpen([node.id], !isExpanded),
    onMenu: (row, isOpen) => {
      if (isOpen) tree.focus(row, tree.chosen.has(row.node.id) ? 'keep' : 'only');
      else refocus();
      onMenu(isOpen ? row.node.id : undefined);
    },
    onCommand: (row, command) => {
      onMenu(undefined);
      // The field of a new title takes the keyboard itself.
      if (command !== 'rename') refocus();
      commands.run(row, command);
    },
    onRenamed: ({ node }, title) => {
      onRenaming(undefined);
      refocus();
      if (title !== undefined) edits.rename(node, title);
    },
  };
}
