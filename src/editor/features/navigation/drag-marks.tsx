import type { RefObject } from 'react';
import { type DragViewStore, useDragView } from './drag-view.ts';
import type { DropPlace } from './drop-place.ts';
import classes from './navigation.module.css';
import type { EntryRow } from './tree-rows.ts';

export interface DropMarkProps {
  readonly view: DragViewStore;
  readonly rows: readonly EntryRow[];
  /** Pixels. */
  readonly rowHeight: number;
}

/** Where in the tree it would come: a line between rows, or a frame around the one that takes it. */
export function DropMark({ view, rows, rowHeight }: DropMarkProps) {
  const place = useDragView(view, (drag) => drag?.place);
  const isRefused = useDragView(view, (drag) => drag?.verdict?.status === 'refused');
  if (place === undefined) return null;
  const refused = isRefused || undefined;
  const top = place.index * rowHeight;
  if (place.place === 'into')
    return <div className={classes.dropBox} data-refused={refused} style={{ top, height: rowHeight }} />;
  const y = place.place === 'before' ? top : top + rowHeight;
  return (
    <div className={classes.dropLine} data-refused={refused} style={{ top: y, left: 26 + depthAt(rows, place) * 18 }} />
  );
}

function depthAt(rows: readonly EntryRow[], { node, index }: DropPlace): number {
  const row = rows[index];
  return (row?.node === node ? row : rows.find((one) => one.node === node))?.depth ?? 0;
}

export interface DragGhostProps {
  readonly view: DragViewStore;
  readonly ghost: RefObject<HTMLDivElement | null>;
}

/** Beside the pointer: what is dragged, and why it cannot go where it is. */
export function DragGhost({ view, ghost }: DragGhostProps) {
  const label = useDragView(view, (drag) => drag?.label);
  const verdict = useDragView(view, (drag) => drag?.verdict);
  if (label === undefined) return null;
  return (
    <div ref={ghost} className={classes.ghost} aria-hidden="true">
      {label}
      {verdict?.status === 'refused' && <span className={classes.ghostReason}>{verdict.reason}</span>}
    </div>
  );
}
