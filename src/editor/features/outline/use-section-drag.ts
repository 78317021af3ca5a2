import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { OutlineItem } from '../../../page-source/headings/page-outline.ts';
import { dropPlaces, nearestDrop, type SectionDrop } from './drop-places.ts';

/** A hand trembles: before this way a press is a click. */
const START_PX = 4;
const SCROLL_EDGE_PX = 32;
const SCROLL_STEP_PX = 8;

export interface SectionDrag {
  /** Number of the row that is dragged. */
  readonly index: number;
  readonly drop: SectionDrop | undefined;
}

/**
 * Drags a row of the outline: with a mouse or a pen from anywhere in it, with a finger from its grip. Escape gives it up.
 */
export function useSectionDrag(
  list: RefObject<HTMLElement | null>,
  items: readonly OutlineItem[],
  rowHeight: number,
  onDrop: (index: number, drop: SectionDrop) => void,
) {
  const [drag, setDrag] = useState<SectionDrag>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const start = useCallback(
    (event: ReactPointerEvent, index: number) => {
      const item = items[index];
      if (!item?.blocks || event.button !== 0) return;
      const from = { x: event.clientX, y: event.clientY };
      const { pointerId } = event;
      const places = dropPlaces(items, item);
      let drop: SectionDrop | undefined;
      let isDragging = false;
      const listening = new AbortController();
      const { signal } = listening;
      end.current?.();
      end.current = () => {
        listening.abort();
        delete document.body.dataset.dragging;
        setDrag(undefined);
      };
      const look = (height: number) => {
        const box = list.current?.getBoundingClientRect();
        drop = box && nearestDrop(places, height - box.top, rowHeight);
        setDrag({ index, drop });
      };
      const onMove = (moved: PointerEvent) => {
        if (moved.pointerId !== pointerId) return;
        if (!isDragging && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < START_PX) return;
        isDragging = true;
        document.body.dataset.dragging = '';
        scrollAtEdge(list.current, moved.clientY);
        look(moved.clientY);
      };
      const onUp = (up: PointerEvent) => {
        if (up.pointerId !== pointerId) return;
        end.current?.();
        if (!isDragging) return;
        // The click that ends a drag is none.
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, true));
        if (drop) onDrop(index, drop);
      };
      const onKey = (key: KeyboardEvent) => {
        if (key.key !== 'Escape' || !isDragging) return;
        key.stopPropagation();
        end.current?.();
      };
      window.addEventListener('pointermove', onMove, { signal });
      window.addEventListener('pointerup', onUp, { signal });
      window.addEventListener('pointercancel', () => end.current?.(), { signal });
      window.addEventListener('keydown', onKey, { signal, capture: true });
    },
    [items, list, rowHeight, onDrop],
  );
  return { drag, start };
}

function scrollAtEdge(list: HTMLElement | null, height: number): void {
  const scroller = list?.closest<HTMLElement>('[data-scroller]');
  const box = scroller?.getBoundingClientRect();
  if (!scroller || !box) return;
  if (height < box.top + SCROLL_EDGE_PX) scroller.scrollTop -= SCROLL_STEP_PX;
  else if (height > box.bottom - SCROLL_EDGE_PX) scroller.scrollTop += SCROLL_STEP_PX;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
