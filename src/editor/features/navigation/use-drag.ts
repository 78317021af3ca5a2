import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import { createDragView, type DragViewStore } from './drag-view.ts';
import { type Dragged, PointerDrag } from './pointer-drag.ts';
import type { EntryRow } from './tree-rows.ts';

export interface DragOptions {
  readonly tree: RefObject<HTMLElement | null>;
  /** What of the panel a finger may drag over. */
  readonly area: RefObject<HTMLElement | null>;
  readonly rows: readonly EntryRow[];
  /** Pixels. */
  readonly rowHeight: number;
  /** A closed group under a resting pointer opens. */
  readonly onRest: (row: EntryRow) => void;
}

export interface Drag {
  readonly view: DragViewStore;
  /** Follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly start: (event: PointerEvent, dragged: Dragged) => void;
}

/** Dragging by pointer over the tree. What is shown changes with the place only, never with each pixel. */
export function useDrag({ tree, area, rows, rowHeight, onRest }: DragOptions): Drag {
  const [view] = useState(createDragView);
  const ghost = useRef<HTMLDivElement>(null);
  const latest = useLatest({ rows, rowHeight, onRest });
  const running = useRef<PointerDrag>(undefined);
  useEffect(() => () => running.current?.end(), []);
  useEffect(() => {
    // A finger that drags does not scroll. The browser asks at the first move, so it must be told beforehand.
    const element = area.current;
    const hold = (event: Event) => {
      if (running.current?.isDragging && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [area]);

  const start = useCallback(
    (event: PointerEvent, dragged: Dragged) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const drag = new PointerDrag(event, dragged, {
        tree: () => tree.current,
        ghost: () => ghost.current,
        rows: () => latest.current.rows,
        rowHeight: () => latest.current.rowHeight,
        onRest: (row) => latest.current.onRest(row),
        onView: (shown) => view.setState({ view: shown }),
        onEnd: () => {
          running.current = undefined;
        },
      });
      running.current?.end();
      running.current = drag;
      drag.listen();
    },
    [tree, view],
  );
  return { view, ghost, start };
}
