import { useCallback, useMemo, useState } from 'react';
import { type Outline, type OutlineNode, walkOutline } from '../../../engine/navigation-edit/outline.ts';
import { type TreeRow, treeRows } from './tree-rows.ts';

/** Larger trees begin with their inner groups closed. */
const MOST_OPEN_ENTRIES = 200;

const NONE: ReadonlySet<string> = new Set();

/** What is open, selected and in focus in the tree. Entries are known by their ids, which outlive a move. */
export function useTreeState(outline: Outline | undefined) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => innerGroups(outline));
  const [focusedId, setFocusedId] = useState<string>();
  const [anchorId, setAnchorId] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE);
  const rows = useMemo(() => treeRows(outline?.roots ?? [], closed), [outline, closed]);
  const found = rows.findIndex(({ node }) => node.id === focusedId);
  const focusedIndex = found < 0 ? 0 : found;
  const focused = rows[focusedIndex];

  const setOpen = useCallback((ids: readonly string[], isOpen: boolean) => {
    setClosed((last) => {
      const next = new Set(last);
      for (const id of ids) {
        if (isOpen) next.delete(id);
        else next.add(id);
      }
      return next;
    });
  }, []);

  /** Puts the focus on an entry; the selection follows it, grows to it, or takes it in or out. */
  const focus = useCallback(
    (row: TreeRow, selection: 'only' | 'extend' | 'toggle' | 'keep' = 'only') => {
      const { id } = row.node;
      setFocusedId(id);
      if (selection === 'keep') return;
      if (selection === 'extend') {
        const from = Math.max(
          rows.findIndex(({ node }) => node.id === anchorId),
          0,
        );
        const to = rows.indexOf(row);
        const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
        setChosen(new Set(range.map(({ node }) => node.id)));
        return;
      }
      setAnchorId(id);
      setChosen((last) => {
        if (selection === 'only') return new Set([id]);
        const next = new Set(last);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    [rows, anchorId],
  );

  /** Entries that were just put somewhere: their groups open, and they are selected. */
  const reveal = useCallback((now: Outline | undefined, keys: ReadonlySet<string>) => {
    const path: OutlineNode[] = [];
    const open: string[] = [];
    const ids: string[] = [];
    for (const { node, depth } of walkOutline(now?.roots ?? [])) {
      path.length = depth;
      path[depth] = node;
      if (!keys.has(JSON.stringify(node.path))) continue;
      ids.push(node.id);
      open.push(...path.slice(0, depth).map(({ id }) => id));
    }
    setClosed((last) =>
      open.some((id) => last.has(id)) ? new Set([...last].filter((id) => !open.includes(id))) : last,
    );
    setFocusedId(ids[0]);
    setAnchorId(ids[0]);
    setChosen(new Set(ids));
  }, []);

  const choose = useCallback((ids: ReadonlySet<string>) => setChosen(ids), []);
  return { rows, closed, focused, focusedIndex, chosen, setOpen, focus, reveal, choose };
}

export type TreeState = ReturnType<typeof useTreeState>;

function innerGroups(outline: Outline | undefined): ReadonlySet<string> {
  const all = [...walkOutline(outline?.roots ?? [])];
  if (all.length <= MOST_OPEN_ENTRIES) return NONE;
  return new Set(all.filter(({ node, depth }) => depth > 0 && node.lists.length > 0).map(({ node }) => node.id));
}
