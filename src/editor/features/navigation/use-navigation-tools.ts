import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Outline, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { type Reach, reachOf } from '../../../authoring/navigation-edit/reach.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { fileOfPage, selectOutline } from '../../store/index.ts';
import { useIsTouch } from '../../ui/use-is-touch.ts';
import { ROW_HEIGHT_PX, TOUCH_ROW_HEIGHT_PX } from './drop-place.ts';
import { useAnnouncer } from './use-announcer.ts';
import { useDrag } from './use-drag.ts';
import { useNavigationEdits } from './use-navigation-edits.ts';
import { type RowCommandOptions, useRowCommands } from './use-row-commands.ts';
import { useTreeState } from './use-tree-state.ts';

export type NavigationToolOptions = Pick<
  RowCommandOptions,
  'outline' | 'onOpen' | 'onRename' | 'onDialog' | 'onAdding' | 'onDelete'
>;

/**
 * What readers get to. In a navigation of thousands that takes longer than the edit itself: the edit is painted first, and
 * until then nothing is known.
 */
function useReach(outline: Outline, hasIndex: boolean): Reach | undefined {
  const known = useDeferredValue(outline);
  const reach = useMemo(() => reachOf(known, hasIndex), [known, hasIndex]);
  return known === outline ? reach : undefined;
}

/** The tree, what changes it by menu, keys and dragging, and what is said about it. */
export function useNavigationTools({ outline, ...listeners }: NavigationToolOptions) {
  const store = useProjectStore();
  const area = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const rowHeight = useIsTouch() ? TOUCH_ROW_HEIGHT_PX : ROW_HEIGHT_PX;
  const hasIndex = useProject((state) => fileOfPage(state.files, 'index') !== undefined);
  const tree = useTreeState(outline, useReach(outline, hasIndex));
  const [said, announce] = useAnnouncer();
  const [focusRequest, setFocusRequest] = useState(0);
  /** Gives the keyboard back to the tree. */
  const refocus = useCallback(() => setFocusRequest((count) => count + 1), []);
  const { reveal } = tree;
  const onMoved = useCallback(
    (paths: readonly ConfigPath[], before?: readonly OutlineNode[]) => {
      reveal(selectOutline(store.getState()), paths, before);
      refocus();
    },
    [reveal, refocus, store],
  );
  const edits = useNavigationEdits({ announce, onMoved });
  const drag = useDrag({
    tree: element,
    area,
    rows: tree.rows,
    rowHeight,
    onRest: ({ node }) => tree.setOpen([node.id], true),
  });
  const commands = useRowCommands({ outline, tree, edits, announce, ...listeners });
  return { area, element, rowHeight, tree, said, announce, focusRequest, refocus, onMoved, edits, drag, commands };
}
