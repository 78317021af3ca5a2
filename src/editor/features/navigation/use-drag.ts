import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DropVerdict } from '../../../engine/navigation-edit/can-drop.ts';
import { type DropPlace, dropPlaceAt } from './drop-place.ts';
import type { TreeRow } from './tree-rows.ts';

/** What is being dragged, and what the tree says to it. */
export interface Dragged {
  /** Beside the pointer. */
  readonly label: string;
  readonly judge: (place: DropPlace) => DropVerdict;
  readonly drop: (place: DropPlace) => void;
  /** On an element beside the tree with a `data-division`. */
  readonly dropOn: (division: string) => void;
}

export interface DragView {
  readonly label: string;
  readonly place: DropPlace | undefined;
  readonly verdict: DropVerdict | undefined;
  readonly division: string | undefined;
}

/** A hand trembles: before this way a press is a click. */
const START_PX = 4;
/** Near its edges the list scrolls by itself. */
const SCROLL_EDGE_PX = 36;
const SCROLL_STEP_PX = 9;
const OPEN_DELAY_MS = 600;
/** So far below the last row its end is still meant. */
const BELOW_PX = 24;

export interface DragOptions {
  readonly tree: RefObject<HTMLElement | null>;
  readonly rows: readonly TreeRow[];
  /** A closed group under a resting pointer opens. */
  readonly onRest: (row: TreeRow) => void;
}

/** Dragging by pointer over the tree. The state changes with the place only, never with each pixel. */
export function useDrag({ tree, rows, onRest }: DragOptions) {
  const [view, setView] = useState<DragView>();
  const ghost = useRef<HTMLDivElement>(null);
  const latest = useRef({ rows, onRest });
  latest.current = { rows, onRest };
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = useCallback(
    (event: PointerEvent, dragged: Dragged) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const from = { x: event.clientX, y: event.clientY };
      const pointer = { ...from };
      let place: DropPlace | undefined;
      let division: string | undefined;
      let isDragging = false;
      let frame = 0;
      let rest: ReturnType<typeof setTimeout> | undefined;

      const look = () => {
        const element = tree.current;
        if (!element) return;
        if (ghost.current) ghost.current.style.transform = `translate(${pointer.x + 14}px, ${pointer.y + 10}px)`;
        const box = element.getBoundingClientRect();
        const isBeside = pointer.x < box.left || pointer.x > box.right;
        const isOver = !isBeside && pointer.y >= box.top && pointer.y < box.bottom + BELOW_PX;
        const next = isOver ? dropPlaceAt(latest.current.rows, pointer.y - box.top) : undefined;
        const chip = isOver ? undefined : divisionAt(pointer.x, pointer.y);
        if (next?.node === place?.node && next?.place === place?.place && chip === division) return;
        place = next;
        division = chip;
        clearTimeout(rest);
        const row = next && latest.current.rows[next.index];
        if (next?.place === 'into' && row?.isExpanded === false) {
          rest = setTimeout(() => latest.current.onRest(row), OPEN_DELAY_MS);
        }
        setView({ label: dragged.label, place: next, verdict: next && dragged.judge(next), division });
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
      const onMove = (moved: globalThis.PointerEvent) => {
        pointer.x = moved.clientX;
        pointer.y = moved.clientY;
        if (isDragging || Math.hypot(pointer.x - from.x, pointer.y - from.y) < START_PX) return;
        isDragging = true;
        document.body.dataset.dragging = '';
        setView({ label: dragged.label, place: undefined, verdict: undefined, division: undefined });
        frame = requestAnimationFrame(scroll);
      };
      const end = () => {
        stop.current = undefined;
        cancelAnimationFrame(frame);
        clearTimeout(rest);
        delete document.body.dataset.dragging;
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', onKey, true);
        setView(undefined);
      };
      const onUp = (up: globalThis.PointerEvent) => {
        pointer.x = up.clientX;
        pointer.y = up.clientY;
        if (isDragging) {
          look();
          window.addEventListener('click', swallow, { capture: true, once: true });
          setTimeout(() => window.removeEventListener('click', swallow, true));
        }
        end();
        if (isDragging && place) dragged.drop(place);
        else if (isDragging && division !== undefined) dragged.dropOn(division);
      };
      const onKey = (key: KeyboardEvent) => {
        if (key.key !== 'Escape' || !isDragging) return;
        key.stopPropagation();
        end();
      };
      stop.current?.();
      stop.current = end;
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', onUp);
      window.addEventListener('pointercancel', end);
      window.addEventListener('keydown', onKey, true);
    },
    [tree],
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
