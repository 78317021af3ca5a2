import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DropVerdict } from '../../../authoring/navigation-edit/can-drop.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { createDragView, type DragViewStore } from './drag-view.ts';
import { type DropPlace, dropPlaceAt } from './drop-place.ts';
import { createPress } from './press.ts';
import type { TreeRow } from './tree-rows.ts';

/** What is being dragged, and what the tree says to it. */
export interface Dragged {
  /** Beside the pointer. */
  readonly label: string;
  readonly judge: (place: DropPlace) => DropVerdict;
  readonly drop: (place: DropPlace) => void;
  /** On an element beside the tree with a `data-division`. */
  readonly dropOn: (division: string) => void;
  /** A finger has lifted it: its row must stay drawn, or the browser would forget the finger. */
  readonly onLift?: () => void;
}

/** Near its edges the list scrolls by itself. */
const SCROLL_EDGE_PX = 36;
const SCROLL_STEP_PX = 9;
const OPEN_DELAY_MS = 600;
/** So far below the last row its end is still meant. */
const BELOW_PX = 24;

export interface DragOptions {
  readonly tree: RefObject<HTMLElement | null>;
  /** What of the panel a finger may drag over. */
  readonly area: RefObject<HTMLElement | null>;
  readonly rows: readonly TreeRow[];
  /** Pixels. */
  readonly rowHeight: number;
  /** A closed group under a resting pointer opens. */
  readonly onRest: (row: TreeRow) => void;
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
  const stop = useRef<() => void>(undefined);
  const isDragging = useRef(false);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => {
    // A finger that drags does not scroll. The browser asks at the first move, so it must be told beforehand.
    const element = area.current;
    const hold = (event: Event) => {
      if (isDragging.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [area]);

  const start = useCallback(
    (event: PointerEvent, dragged: Dragged) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const isTouch = event.pointerType === 'touch';
      const pointer = { x: event.clientX, y: event.clientY };
      let place: DropPlace | undefined;
      let division: string | undefined;
      let frame = 0;
      let rest: ReturnType<typeof setTimeout> | undefined;

      const look = () => {
        const element = tree.current;
        if (!element) return;
        if (ghost.current) ghost.current.style.transform = `translate(${pointer.x + 14}px, ${pointer.y + 10}px)`;
        const box = element.getBoundingClientRect();
        const isBeside = pointer.x < box.left || pointer.x > box.right;
        const isOver = !isBeside && pointer.y >= box.top && pointer.y < box.bottom + BELOW_PX;
        const next = isOver
          ? dropPlaceAt(latest.current.rows, pointer.y - box.top, latest.current.rowHeight)
          : undefined;
        const chip = isOver ? undefined : divisionAt(pointer.x, pointer.y);
        if (next?.node === place?.node && next?.place === place?.place && chip === division) return;
        place = next;
        division = chip;
        clearTimeout(rest);
        const row = next && latest.current.rows[next.index];
        if (next?.place === 'into' && row?.isExpanded === false) {
          rest = setTimeout(() => latest.current.onRest(row), OPEN_DELAY_MS);
        }
        view.setState({ view: { label: dragged.label, place: next, verdict: next && dragged.judge(next), division } });
      };
      const scroll = () => {
        const scroller = tree.current?.closest<HTMLElement>('[data-scroller]');
        const box = scroller?.getBoundingClientRect();
        if (scroller && box) {
          if (pointer.y < box.top + SCROLL_EDGE_PX) scroller.scrollTop -= SCROLL_STEP_PX;
          else if (pointer.y > box.bottom - SCROLL_EDGE_PX) scroller.scrollTop += SCROLL_STEP_PX;
        }
        look();
        frame = requestAnimationFrame(scroll);
      };
      const lift = () => {
        if (isDragging.current) return;
        isDragging.current = true;
        document.body.dataset.dragging = '';
        if (isTouch) dragged.onLift?.();
        view.setState({ view: { label: dragged.label, place: undefined, verdict: undefined, division: undefined } });
        frame = requestAnimationFrame(scroll);
      };
      const press = createPress(pointer, isTouch, lift);
      const onMove = (moved: globalThis.PointerEvent) => {
        if (moved.pointerId !== event.pointerId) return;
        const verdict = isDragging.current ? 'wait' : press.moved(moved.clientX, moved.clientY);
        pointer.x = moved.clientX;
        pointer.y = moved.clientY;
        if (verdict === 'drag') lift();
        else if (verdict === 'over') end();
      };
      const end = () => {
        stop.current = undefined;
        press.end();
        cancelAnimationFrame(frame);
        clearTimeout(rest);
        isDragging.current = false;
        delete document.body.dataset.dragging;
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('pointercancel', onCancel);
        window.removeEventListener('keydown', onKey, true);
        window.removeEventListener('contextmenu', onMenu, true);
        view.setState({ view: undefined });
      };
      const onUp = (up: globalThis.PointerEvent) => {
        if (up.pointerId !== event.pointerId) return;
        pointer.x = up.clientX;
        pointer.y = up.clientY;
        const wasDragging = isDragging.current;
        if (wasDragging) {
          look();
          window.addEventListener('click', swallow, { capture: true, once: true });
          setTimeout(() => window.removeEventListener('click', swallow, true));
        }
        end();
        if (wasDragging && place) dragged.drop(place);
        else if (wasDragging && division !== undefined) dragged.dropOn(division);
      };
      const onCancel = ({ pointerId }: globalThis.PointerEvent) => {
        if (pointerId === event.pointerId) end();
      };
      const onKey = (key: KeyboardEvent) => {
        if (key.key !== 'Escape' || !isDragging.current) return;
        key.stopPropagation();
        end();
      };
      // A long press of a finger is a drag here; the menu has its button.
      const onMenu = (menu: Event) => {
        if (isTouch) swallow(menu);
      };
      stop.current?.();
      stop.current = end;
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', onUp);
      window.addEventListener('pointercancel', onCancel);
      window.addEventListener('keydown', onKey, true);
      window.addEventListener('contextmenu', onMenu, true);
    },
    [tree, view],
  );
  return { view, ghost, start };
}

/** What the pointer is over beside the tree. */
function divisionAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-division]')?.dataset.division;
}

/** The click that ends a drag is none. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
