/** Beside which block the handle is: the one under the pointer; on touch the one that was tapped. */
import type { ElementPlaces } from '../picking/element-places.ts';
import { blockAround, isList, type ShownBlock } from './block-elements.ts';
import type { Handle } from './handle.ts';

export interface PointedBlock {
  readonly setOn: (isOn: boolean) => void;
  /** The page has changed under the pointer. */
  readonly refresh: () => void;
}

/** How far right of a pointer in the margin its block is looked for, in pixels. */
const INTO_THE_PAGE = 40;

export function followPointedBlock(handle: Handle, readPlaces: () => ElementPlaces): PointedBlock {
  let isOn = false;
  let pointer: { readonly x: number; readonly y: number } | undefined;
  let tapped: Element | undefined;
  let frame = 0;

  function look(): void {
    frame = 0;
    // A handle that is held stays where it was taken.
    if (!isOn || handle.element.dataset.dragging !== undefined) return;
    if (!pointer) {
      handle.show(tapped && blockAround(tapped, readPlaces())?.element);
      return;
    }
    const { x, y } = pointer;
    // From a block to its handle a pointer crosses what is around it.
    if (handle.isNear(x, y)) {
      handle.follow();
      return;
    }
    const places = readPlaces();
    const find = (left: number) => blockAround(document.elementFromPoint(left, y), places);
    const found = find(x);
    // Beside the words of an item is the list: the item is meant.
    const beside = !found || isList(found) ? find(x + INTO_THE_PAGE) : undefined;
    handle.show(innerOf(found, beside)?.element);
  }

  const lookSoon = (): void => {
    if (isOn) frame = frame || requestAnimationFrame(look);
  };
  function leave(): void {
    pointer = undefined;
    lookSoon();
  }

  window.addEventListener(
    'pointermove',
    ({ pointerType, buttons, clientX: x, clientY: y }) => {
      if (pointerType === 'touch' || buttons !== 0) return;
      pointer = { x, y };
      tapped = undefined;
      lookSoon();
    },
    { passive: true },
  );
  window.addEventListener(
    'click',
    (event) => {
      const [node] = event.composedPath();
      const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
      if (!isTap || !(node instanceof Element) || handle.has(node)) return;
      pointer = undefined;
      tapped = node;
      lookSoon();
    },
    { capture: true },
  );
  window.addEventListener('pointerout', ({ relatedTarget, pointerType }) => {
    if (relatedTarget === null && pointerType !== 'touch') leave();
  });
  window.addEventListener('resize', lookSoon);
  const onScroll = ({ target }: Event): void => {
    // With the page the handle moves by itself, and the pointer is then at something else.
    if (target === document && !pointer) return;
    lookSoon();
  };
  window.addEventListener('scroll', onScroll, { capture: true, passive: true });

  return {
    setOn(next) {
      isOn = next;
      tapped = undefined;
      if (!next) handle.show(undefined);
    },
    refresh() {
      handle.follow();
      lookSoon();
    },
  };
}

function innerOf(found: ShownBlock | undefined, beside: ShownBlock | undefined): ShownBlock | undefined {
  return beside && (!found || found.element.contains(beside.element)) ? beside : found;
}
