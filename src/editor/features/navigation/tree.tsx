import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { DivisionName } from '../../../authoring/navigation-edit/division-names.ts';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { withoutExtension } from '../../../project/paths.ts';
import { navigationWords } from '../../words/navigation.ts';
import { DropMark } from './drag-marks.tsx';
import type { DragViewStore } from './drag-view.ts';
import classes from './navigation.module.css';
import { type RowHandlers, TreeItem } from './tree-item.tsx';
import { useRowWindow } from './use-row-window.ts';
import { type TreeKeyActions, useTreeKeys } from './use-tree-keys.ts';
import type { TreeState } from './use-tree-state.ts';

export interface TreeProps {
  readonly tree: TreeState;
  readonly element: RefObject<HTMLDivElement | null>;
  /** Pixels. */
  readonly rowHeight: number;
  readonly currentPage: string | undefined;
  readonly isEditable: boolean;
  readonly renamingId: string | undefined;
  readonly menuId: string | undefined;
  readonly drag: DragViewStore;
  readonly divisions: readonly DivisionName[];
  readonly hasDetails: (node: OutlineNode) => boolean;
  /** Of the later format: there are parts of the site in the tree. */
  readonly hasParts: boolean;
  readonly pageCount: (node: OutlineNode) => number;
  readonly handlers: RowHandlers;
  readonly keys: TreeKeyActions;
  /** Goes up when the row in focus should have the keyboard, as after a move. */
  readonly focusRequest: number;
}

/** The navigation as a tree. Only rows in sight are drawn, and the one in focus. */
export function Tree(props: TreeProps) {
  const { tree, element, rowHeight, currentPage, isEditable, renamingId, menuId, drag } = props;
  const { divisions, hasDetails, hasParts, pageCount, handlers, keys, focusRequest } = props;
  const { rows, focusedIndex, focused, chosen } = tree;
  const [first, end] = useRowWindow(element, rows.length, rowHeight);
  const onKeyDown = useTreeKeys(tree, isEditable, keys);
  useFocusFollowing(element, focusedIndex, focused?.node.id, focusRequest);
  const shown = useMemo(() => {
    const indices = Array.from({ length: end - first }, (_, step) => first + step);
    return focusedIndex < first || focusedIndex >= end ? [focusedIndex, ...indices] : indices;
  }, [first, end, focusedIndex]);

  return (
    <div
      ref={element}
      role="tree"
      aria-label={navigationWords.tree}
      aria-multiselectable="true"
      className={classes.tree}
      style={{ height: rows.length * rowHeight }}
      onKeyDown={onKeyDown}
    >
      {shown.map((index) => {
        const row = rows[index];
        if (!row) return null;
        const { id } = row.node;
        return (
          <TreeItem
            key={id}
            row={row}
            index={index}
            rowHeight={rowHeight}
            isFocusStop={index === focusedIndex}
            isSelected={chosen.has(id)}
            isCurrent={row.node.file !== undefined && withoutExtension(row.node.file) === currentPage}
            isRenaming={id === renamingId}
            isMenuOpen={id === menuId}
            isEditable={isEditable}
            selectedCount={chosen.has(id) ? chosen.size : 1}
            divisions={divisions}
            hasDetails={hasDetails}
            hasParts={hasParts}
            pageCount={pageCount}
            handlers={handlers}
          />
        );
      })}
      <DropMark view={drag} rows={rows} rowHeight={rowHeight} />
    </div>
  );
}

/** Keeps the keyboard on the entry in focus while the tree has it, also when the entry is drawn anew elsewhere. */
function useFocusFollowing(
  element: RefObject<HTMLDivElement | null>,
  index: number,
  id: string | undefined,
  request: number,
): void {
  const last = useRef({ request, hadFocus: false });
  useEffect(() => {
    const tree = element.current;
    if (!tree) return;
    const note = () => {
      last.current.hadFocus = document.activeElement?.role === 'treeitem' && tree.contains(document.activeElement);
    };
    tree.addEventListener('focusin', note);
    tree.addEventListener('focusout', note);
    return () => {
      tree.removeEventListener('focusin', note);
      tree.removeEventListener('focusout', note);
    };
  }, [element]);
  useLayoutEffect(() => {
    const isAsked = last.current.request !== request;
    last.current.request = request;
    if (id === undefined || !(isAsked || last.current.hadFocus)) return;
    const row = element.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!row) return;
    if (document.activeElement !== row) row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, [element, index, id, request]);
}
