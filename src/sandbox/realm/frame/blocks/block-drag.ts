/** Dragging a block by its handle to another place of the page, with mouse, pen or finger. The page itself stays as it is. */
import type { BlockPlace, DropSide } from '../../../block-messages.ts';
import type { ElementPlaces } from '../picking/element-places.ts';
import { blockAround, isItem, type ShownBlock } from './block-elements.ts';

export interface BlockDragOptions {
  /** Above the page; what is in it is no part of the document. */
  readonly layer: ShadowRoot;
  readonly handle: HTMLElement;
  /** The block at the handle, and all that go with it. */
  readonly block: () => ShownBlock | undefined;
  readonly along: (block: ShownBlock) => readonly ShownBlock[];
  readonly places: () => ElementPlaces;
  readonly onDrop: (block: ShownBlock, beside: BlockPlace, side: DropSide) => void;
}

interface Target extends ShownBlock {
  readonly side: DropSide;
}

interface Drag {
  readonly block: ShownBlock;
  readonly along: readonly ShownBlock[];
  x: number;
  y: number;
  target: Target | undefined;
}

const STYLES = `
  .drop-line, .dragged { position: absolute; pointer-events: none; }
  .drop-line { height: 3px; border-radius: 2px; background: #2f6fed; box-shadow: 0 0 0 1px rgb(255 255 255 / 70%); }
  .dragged { background: Canvas; opacity: .6; border-radius: 4px; }
  @media (forced-colors: active) { .drop-line { background: Highlight; } }
`;

/** A hand that presses the handle trembles by less, in pixels. */
const START_PX = 5;
/** So near to the edge of the window the page scrolls along, so far in a frame. */
const EDGE_PX = 48;
const SCROLL_PX = 12;
/** Between blocks, and in the margin, the nearest block is looked for: so far up and down, and to the right, in pixels. */
const AROUND_PX = [0, -8, 8, -16, 16, -28, 28];
const INTO_THE_PAGE_PX = 40;
const LINE_PX = 3;

export function followBlockDrag({ layer, handle, block, along, places, onDrop }: BlockDragOptions): void {
  const style = document.createElement('style');
  style.textContent = STYLES;
  const line = hidden('drop-line');
  const shade = hidden('dragged');
  layer.append(style, shade, line);
  let pressed: { readonly x: number; readonly y: number } | undefined;
  let drag: Drag | undefined;
  let wasDragged = false;
  let frame = 0;

  function look(): void {
    frame = 0;
    // Its document may have been replaced meanwhile.
    if (!drag?.block.element.isConnected) {
      end();
      return;
    }
    const by = drag.y < EDGE_PX ? -SCROLL_PX : drag.y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
    const before = window.scrollY;
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
    drag.target = targetAt(drag, places());
    show(shade, boxAround(drag.along));
    const rect = drag.target?.element.getBoundingClientRect();
    line.hidden = !rect;
    if (rect) {
      const top = drag.target?.side === 'above' ? rect.top - LINE_PX - 2 : rect.bottom + 2;
      show(line, { left: rect.left, top, width: rect.width, height: LINE_PX });
    }
    if (window.scrollY !== before) lookSoon();
  }
  function lookSoon(): void {
    frame = frame || requestAnimationFrame(look);
  }
  function end(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    pressed = undefined;
    drag = undefined;
    delete handle.dataset.dragging;
    for (const mark of [line, shade]) mark.hidden = true;
  }

  handle.addEventListener('pointerdown', (event) => {
    wasDragged = false;
    if (!event.isTrusted || event.button !== 0 || !event.isPrimary) return;
    pressed = { x: event.clientX, y: event.clientY };
    // What happens outside of the frame is heard, too.
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    if (!pressed) return;
    if (!drag) {
      const from = Math.hypot(x - pressed.x, y - pressed.y) < START_PX ? undefined : block();
      if (!from) return;
      drag = { block: from, along: along(from), x, y, target: undefined };
      wasDragged = true;
      handle.dataset.dragging = '';
      // Escape is for who drags.
      if (!document.hasFocus()) window.focus();
    }
    drag.x = x;
    drag.y = y;
    lookSoon();
  });
  handle.addEventListener('pointerup', () => {
    if (drag) {
      cancelAnimationFrame(frame);
      look();
      const { block: from, target } = drag;
      if (target) onDrop(from, target.place, target.side);
    }
    end();
  });
  for (const kind of ['pointercancel', 'lostpointercapture'] as const) handle.addEventListener(kind, end);
  // A drag is no click on the handle.
  handle.addEventListener(
    'click',
    (event) => {
      if (wasDragged) event.stopImmediatePropagation();
      wasDragged = false;
    },
    { capture: true },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (!drag || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    },
    { capture: true },
  );
}

function hidden(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.hidden = true;
  return element;
}

function show(
  mark: HTMLElement,
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): void {
  mark.hidden = false;
  const { style } = mark;
  style.left = `${left + window.scrollX}px`;
  style.top = `${top + window.scrollY}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

function boxAround(blocks: readonly ShownBlock[]): Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> {
  const boxes = blocks.map(({ element }) => element.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { left, top, width: right - left, height: bottom - top };
}

/** The block that is nearest to the pointer, and on which side of it. Not the dragged one, nor what is in it. */
function targetAt({ block, along, x, y }: Drag, places: ElementPlaces): Target | undefined {
  const column = block.element.getBoundingClientRect().left + 1;
  // Between items only items can stand.
  const kinds = { hasItems: isItem(block) };
  for (const by of AROUND_PX) {
    for (const left of [x, x + INTO_THE_PAGE_PX, column]) {
      const found = blockAround(document.elementFromPoint(left, y + by), places, kinds);
      if (!found) continue;
      if (found.place.file !== block.place.file) return undefined;
      if (along.some(({ element }) => element.contains(found.element))) return undefined;
      const { top, height } = found.element.getBoundingClientRect();
      return { ...found, side: y < top + height / 2 ? 'above' : 'below' };
    }
  }
  return undefined;
}
