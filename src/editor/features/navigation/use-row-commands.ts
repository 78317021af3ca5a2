import type { Outline, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { walkOutline } from '../../../authoring/navigation-edit/outline.ts';
import { nameOf, withoutExtension } from '../../../project/paths.ts';
import { navigationWords } from '../../words/navigation.ts';
import { navigationStepWords as words } from '../../words/navigation-steps.ts';
import type { NewEntryKind } from './add-entry-dialog.tsx';
import type { AddingPart } from './add-part-dialog.tsx';
import { partBeside, partsInside } from './adding-part.ts';
import { divisionKey } from './division-pages.ts';
import { keyMove, type MoveDirection } from './key-moves.ts';
import type { NavigationDialog } from './navigation-dialogs.tsx';
import type { RowCommand } from './row-menu.tsx';
import type { EntryRow } from './tree-rows.ts';
import type { NavigationEdits } from './use-navigation-edits.ts';
import type { TreeState } from './use-tree-state.ts';

export interface RowCommandOptions {
  readonly outline: Outline;
  readonly tree: TreeState;
  readonly edits: NavigationEdits;
  readonly announce: (words: string) => void;
  readonly onOpen: (page: string) => void;
  readonly onRename: (node: OutlineNode) => void;
  readonly onDialog: (dialog: NavigationDialog) => void;
  readonly onAdding: (kind: 'page' | NewEntryKind | AddingPart) => void;
  /** Deletes the pages of entries, and the groups that hold them. */
  readonly onDelete: (nodes: readonly OutlineNode[]) => void;
}

/** What the menu, the keys and a drag do with the entry that they are used on, and with what is selected with it. */
export function useRowCommands(options: RowCommandOptions) {
  const { outline, tree, edits, announce, onOpen, onRename, onDialog, onAdding, onDelete } = options;

  /** The entries that a command means: all that are selected, when the one it was given for is among them. */
  const meant = (row: EntryRow): readonly OutlineNode[] => {
    if (!tree.chosen.has(row.node.id) || tree.chosen.size < 2) return [row.node];
    return walkOutline(outline.roots).flatMap(({ node }) => (tree.chosen.has(node.id) ? [node] : []));
  };

  const moveBy = (row: EntryRow, direction: MoveDirection): void => {
    const siblings = row.parent?.children ?? outline.roots;
    const nodes = meant(row);
    const edge = direction === 'down' ? nodes.at(-1) : nodes[0];
    const move = keyMove(edge ?? row.node, siblings, row.parent, direction);
    if ('reason' in move) announce(move.reason);
    else edits.move(nodes, move.target, row.parent);
  };

  /** A page joins a tab or an anchor by its folder, a group a version by its name. */
  const join = (nodes: readonly OutlineNode[], key: string): void => {
    const division = outline.divisions.find((one) => divisionKey(one) === key);
    const [first] = nodes;
    if (!division || !first) return;
    if (division.kind === 'version') {
      if (nodes.every(({ kind }) => kind === 'group')) edits.setVersion(nodes, division.name);
      else edits.refuse(words.onlyGroups, words.dragGroup);
    } else if (nodes.length > 1 || first.file === undefined) {
      const kind = navigationWords.divisionKindsInside[division.kind];
      edits.refuse(words.holdsFolder(kind, division.name, division.prefix ?? ''));
    } else {
      const wanted = `${division.prefix}/${nameOf(withoutExtension(first.file))}`;
      onDialog({ kind: 'path', file: first.file, wanted });
    }
  };

  const open = ({ node, isExpanded }: EntryRow): void => {
    if (node.file !== undefined) onOpen(withoutExtension(node.file));
    else if (isExpanded !== undefined) tree.setOpen([node.id], !isExpanded);
  };

  const rename = ({ node }: EntryRow): void => {
    if (node.file !== undefined || node.kind === 'group' || node.kind === 'division') onRename(node);
  };

  const run = (row: EntryRow, command: RowCommand) => {
    const { node } = row;
    switch (command) {
      case 'open':
        return open(row);
      case 'rename':
        return rename(row);
      case 'path':
        if (node.file !== undefined) onDialog({ kind: 'path', file: node.file });
        return;
      case 'details':
        return onDialog({ kind: 'details', node });
      case 'into':
        return onDialog({ kind: 'into', nodes: meant(row) });
      case 'add-page':
        return onAdding('page');
      case 'add-group':
        return onAdding('group');
      case 'add-link':
        return onAdding('link');
      case 'add-inside':
      case 'add-beside': {
        const adding = command === 'add-inside' ? partsInside(outline, node) : partBeside(outline, node, row.parent);
        if ('reason' in adding) return edits.refuse(adding.reason);
        return onAdding(adding);
      }
      case 'convert':
        return onDialog({ kind: 'convert', node });
      case 'duplicate':
        return edits.duplicate(node);
      case 'remove':
        return edits.remove(meant(row));
      case 'delete':
        return onDelete(meant(row));
      case 'all-versions':
        return edits.setVersion(meant(row), undefined);
      case 'up':
      case 'down':
      case 'in':
      case 'out':
        return moveBy(row, command);
      default:
        return join(meant(row), command.slice('join:'.length));
    }
  };
  return { meant, moveBy, join, open, rename, run };
}
