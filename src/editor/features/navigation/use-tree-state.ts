import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findEntry, type Outline, type OutlineNode, walkOutline } from '../../../authoring/navigation-edit/outline.ts';
import type { Reach } from '../../../authoring/navigation-edit/reach.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import { marksOfReach, marksOfRows } from './entry-marks.ts';
import { type EntryRow, neighbourOf, treeRows } from './tree-rows.ts';

/** Larger trees begin with their inner groups closed. */
const MOST_OPEN_ENTRIES = 200;

const NONE: ReadonlySet<string> = new Set();

/** What was opened (`true`) and closed by hand, by the ids of entries. */
type Folds = ReadonlyMap<string, boolean>;

/**
 * What is open, selected and in focus in the tree. Entries are known by their ids, which outlive a move of others.
 *
 * @param reach what readers get to; absent while that is not known of this outline, and the rows tell what they told before
 */
export function useTreeState(outline: Outline | undefined, reach: Reach | undefined) {
  const [isLarge] = useState(() => walkOutline(outline?.roots ?? []).length > MOST_OPEN_ENTRIES);
  const [folds, setFolds] = useState<Folds>(new Map());
  const [focusedId, setFocusedId] = useState<string>();
  const [anchorId, setAnchorId] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE);
  const drawn = useRef<readonly EntryRow[]>([]);
  const rows = useMemo(() => {
    const isOpen = (node: OutlineNode, depth: number) => folds.get(node.id) ?? (!isLarge || depth === 0);
    const marksOf = reach === undefined ? marksOfRows(drawn.current) : marksOfReach(reach);
    return treeRows(outline?.roots ?? [], isOpen, marksOf);
  }, [outline, folds, isLarge, reach]);
  const found = rows.findIndex(({ node }) => node.id === focusedId);
  // The entry is gone: the keyboard stays beside where it was.
  const neighbour = found < 0 && focusedId !== undefined ? neighbourOf(drawn.current, focusedId, rows) : undefined;
  const focusedIndex = Math.max(found < 0 ? rows.findIndex(({ node }) => node.id === neighbour) : found, 0);
  useEffect(() => {
    if (neighbour !== undefined) {
      setFocusedId(neighbour);
      setAnchorId(neighbour);
      setChosen(new Set([neighbour]));
    }
    drawn.current = rows;
  }, [rows, neighbour]);
  const focused = rows[focusedIndex];

  const setOpen = useCallback((ids: readonly string[], isOpen: boolean) => {
    setFolds((last) => new Map([...last, ...ids.map((id) => [id, isOpen] as const)]));
  }, []);

  /** Puts the focus on an entry; the selection follows it, grows to it, or takes it in or out. */
  const focus = useCallback(
    (row: EntryRow, selection: 'only' | 'extend' | 'toggle' | 'keep' = 'only') => {
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

  /**
   * Entries that were just put somewhere: what stands around them opens, and they are selected.
   *
   * @param before what stood for them until then, in the same order: what was open in them stays so
   */
  const reveal = useCallback(
    (now: Outline | undefined, paths: readonly ConfigPath[], before: readonly OutlineNode[] = []) => {
      const places = paths.flatMap((path) => findEntry(now?.roots ?? [], path) ?? []);
      setFolds((last) => {
        const next = new Map(last);
        for (const { ancestors } of places) for (const { id } of ancestors) next.set(id, true);
        for (const [at, { node }] of places.entries()) copyFolds(before[at], node, next);
        return next;
      });
      const ids = places.map(({ node }) => node.id);
      setFocusedId(ids[0]);
      setAnchorId(ids[0]);
      setChosen(new Set(ids));
    },
    [],
  );

  const choose = useCallback((ids: ReadonlySet<string>) => setChosen(ids), []);
  return { rows, focused, focusedIndex, chosen, setOpen, focus, reveal, choose };
}

export type TreeState = ReturnType<typeof useTreeState>;

/** What was open or closed in an entry is so in what it became. */
function copyFolds(before: OutlineNode | undefined, after: OutlineNode, folds: Map<string, boolean>): void {
  if (before === undefined) return;
  const isOpen = folds.get(before.id);
  if (isOpen !== undefined) folds.set(after.id, isOpen);
  for (const [at, child] of after.children.entries()) copyFolds(before.children[at], child, folds);
}
