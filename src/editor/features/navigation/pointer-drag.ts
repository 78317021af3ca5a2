import type { PointerEvent as ReactPointerEvent } from 'react';
import type { DropVerdict } from '../../../authoring/navigation-edit/can-drop.ts';
import type { DragView } from './drag-view.ts';
import { type DropPlace, dropPlaceAt } from './drop-place.ts';
import { createPress, type Press } from './press.ts';
import type { EntryRow } from './tree-rows.ts';

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

/** The tree that something is dragged over, as it is drawn now. */
export interface DragSurface {
  readonly tree: () => HTMLElement | null;
  /** Follows the pointer. */
  readonly ghost: () => HTMLElement | null;
  readonly rows: () => readonly EntryRow[];
  /** Pixels. */
  readonly rowHeight: () => number;
  /** A closed group under a resting pointer opens. */
  readonly onRest: (row: EntryRow) => void;
  /** What is to be shown of the drag is something else now. */
  readonly onView: (view: DragView | undefined) => void;
  readonly onEnd: () => void;
}

/** One press of the pointer, which may become a drag: from when it goes down until it is let go or given up. */
export class PointerDrag {
  readonly #dragged: Dragged;
  readonly #surface: DragSurface;
  readonly #press: Press;
  readonly #pointerId: number;
  readonly #isTouch: boolean;
  /** Where the pointer is. */
  readonly #pointer: { x: number; y: number };
  #isDragging = false;
  #place: DropPlace | undefined;
  #division: string | undefined;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(event: ReactPointerEvent, dragged: Dragged, surface: DragSurface) {
    this.#dragged = dragged;
    this.#surface = surface;
    this.#pointerId = event.pointerId;
    this.#isTouch = event.pointerType === 'touch';
    this.#pointer = { x: event.clientX, y: event.clientY };
    this.#press = createPress(this.#pointer, this.#isTouch, () => this.#lift());
  }

  /** Whether the press has become a drag. */
  get isDragging(): boolean {
    return this.#isDragging;
  }

  listen(): void {
    window.addEventListener('pointermove', this.#onMove);
    window.addEventListener('pointerup', this.#onUp);
    window.addEventListener('pointercancel', this.#onCancel);
    window.addEventListener('keydown', this.#onKey, true);
    window.addEventListener('contextmenu', this.#onMenu, true);
  }

  /** Gives it up: nothing is dropped. */
  end(): void {
    this.#surface.onEnd();
    this.#press.end();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#isDragging = false;
    delete document.body.dataset.dragging;
    window.removeEventListener('pointermove', this.#onMove);
    window.removeEventListener('pointerup', this.#onUp);
    window.removeEventListener('pointercancel', this.#onCancel);
    window.removeEventListener('keydown', this.#onKey, true);
    window.removeEventListener('contextmenu', this.#onMenu, true);
    this.#surface.onView(undefined);
  }

  #lift(): void {
    if (this.#isDragging) return;
    this.#isDragging = true;
    document.body.dataset.dragging = '';
    if (this.#isTouch) this.#dragged.onLift?.();
    const { label } = this.#dragged;
    this.#surface.onView({ label, place: undefined, verdict: undefined, division: undefined });
    this.#frame = requestAnimationFrame(this.#scroll);
  }

  /** The list scrolls under a pointer that is held near its edge. */
  readonly #scroll = (): void => {
    const scroller = this.#surface.tree()?.closest<HTMLElement>('[data-scroller]');
    const box = scroller?.getBoundingClientRect();
    if (scroller && box) {
      if (this.#pointer.y < box.top + SCROLL_EDGE_PX) scroller.scrollTop -= SCROLL_STEP_PX;
      else if (this.#pointer.y > box.bottom - SCROLL_EDGE_PX) scroller.scrollTop += SCROLL_STEP_PX;
    }
    this.#look();
    this.#frame = requestAnimationFrame(this.#scroll);
  };

  /** Finds what the pointer is over. */
  #look(): void {
    const surface = this.#surface;
    const { x, y } = this.#pointer;
    const element = surface.tree();
    if (!element) return;
    const ghost = surface.ghost();
    if (ghost) ghost.style.transform = `translate(${x + 14}px, ${y + 10}px)`;
    const box = element.getBoundingClientRect();
    const isBeside = x < box.left || x > box.right;
    const isOver = !isBeside && y >= box.top && y < box.bottom + BELOW_PX;
    const next = isOver ? dropPlaceAt(surface.rows(), y - box.top, surface.rowHeight()) : undefined;
    const division = isOver ? undefined : divisionAt(x, y);
    if (next?.node === this.#place?.node && next?.place === this.#place?.place && division === this.#division) return;
    this.#place = next;
    this.#division = division;
    clearTimeout(this.#rest);
    const row = next && surface.rows()[next.index];
    if (next?.place === 'into' && row?.isExpanded === false) {
      this.#rest = setTimeout(() => surface.onRest(row), OPEN_DELAY_MS);
    }
    const verdict = next && this.#dragged.judge(next);
    surface.onView({ label: this.#dragged.label, place: next, verdict, division });
  }

  readonly #onMove = (moved: PointerEvent): void => {
    if (moved.pointerId !== this.#pointerId) return;
    const verdict = this.#isDragging ? 'wait' : this.#press.moved(moved.clientX, moved.clientY);
    this.#pointer.x = moved.clientX;
    this.#pointer.y = moved.clientY;
    if (verdict === 'drag') this.#lift();
    else if (verdict === 'over') this.end();
  };

  readonly #onUp = (up: PointerEvent): void => {
    if (up.pointerId !== this.#pointerId) return;
    this.#pointer.x = up.clientX;
    this.#pointer.y = up.clientY;
    const wasDragging = this.#isDragging;
    if (wasDragging) {
      this.#look();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, true));
    }
    this.end();
    if (wasDragging && this.#place) this.#dragged.drop(this.#place);
    else if (wasDragging && this.#division !== undefined) this.#dragged.dropOn(this.#division);
  };

  readonly #onCancel = ({ pointerId }: PointerEvent): void => {
    if (pointerId === this.#pointerId) this.end();
  };

  readonly #onKey = (key: KeyboardEvent): void => {
    if (key.key !== 'Escape' || !this.#isDragging) return;
    key.stopPropagation();
    this.end();
  };

  /** A long press of a finger is a drag here; the menu has its button. */
  readonly #onMenu = (menu: Event): void => {
    if (this.#isTouch) swallow(menu);
  };
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
