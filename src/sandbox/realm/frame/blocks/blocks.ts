/** Whole blocks of the page: a handle at the one that is pointed at, and keys for the one that is picked or typed in. */
import type { BlockBox, BlockKey, BlockPlace, BlockToFrame, BlockToHost } from '../../../block-messages.ts';
import type { ElementPlaces } from '../picking/element-places.ts';
import type { Marks } from '../picking/marks.ts';
import { followBlockDrag } from './block-drag.ts';
import { blockAround, blockAt, type ShownBlock } from './block-elements.ts';
import { blockKeyOf } from './block-keys.ts';
import { createHandle } from './handle.ts';
import { followPointedBlock } from './pointed-block.ts';

export interface BlocksOptions {
  readonly send: (message: BlockToHost) => void;
  readonly marks: Pick<Marks, 'layer'>;
  /** While the page is being changed, those of a moment before. */
  readonly places: () => ElementPlaces;
  readonly placesNow: () => ElementPlaces;
  /** The element whose words are typed in. */
  readonly typedIn: () => Element | undefined;
  /** The element that was gone to by keys. */
  readonly picked: () => Element | undefined;
  readonly pick: (element: Element) => void;
}

export interface Blocks {
  readonly setOn: (isOn: boolean) => void;
  readonly pickBlock: (message: BlockToFrame) => void;
  /** The document has changed. */
  readonly onDocument: () => void;
  /** It has not changed for a while. */
  readonly refresh: () => void;
}

/** How wide a menu by keys stands beside the upper left corner of its block, in pixels. */
const CORNER = 24;

export function createBlocks(options: BlocksOptions): Blocks {
  const { send, marks, places, placesNow, typedIn, picked, pick } = options;
  let isOn = false;
  /** Where a block is now that was moved; the document may show it elsewhere still. */
  let moved: { readonly place: BlockPlace; readonly isToCome: boolean } | undefined;
  /** What was asked for is not answered yet: a key that is held down goes on when it is. */
  let isWaiting = false;
  /** The browser's own menu comes after its key. */
  let isMenuKey = false;
  let shown: Element | undefined;

  const handle = createHandle(marks.layer, (box) => openMenu(shown && blockAround(shown, placesNow()), box));
  const pointed = followPointedBlock(
    {
      ...handle,
      show: (element) => {
        shown = element;
        handle.show(element);
      },
    },
    places,
  );

  followBlockDrag({
    layer: marks.layer,
    handle: handle.element,
    block: () => shown && blockAround(shown, placesNow()),
    places: placesNow,
    onDrop: (place, beside, side) => send({ kind: 'block-drop', place, beside, side }),
  });

  function openMenu(block: ShownBlock | undefined, box?: BlockBox): void {
    if (!block) return;
    const { left, top, height } = block.element.getBoundingClientRect();
    const corner = { left, top, width: 0, height: Math.min(height, CORNER) };
    send({ kind: 'block-menu', place: moved?.place ?? block.place, box: box ?? corner });
  }

  function current(): ShownBlock | undefined {
    return blockAround(typedIn() ?? picked() ?? null, placesNow());
  }

  window.addEventListener(
    'keydown',
    (event) => {
      if (!isOn || !event.isTrusted || event.isComposing) return;
      const key = blockKeyOf(event, typedIn() !== undefined);
      isMenuKey = key === 'menu';
      if (!key) {
        if (!isModifier(event)) moved = undefined;
        return;
      }
      const block = current();
      if (!block) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isWaiting && event.repeat) return;
      if (key === 'menu') return openMenu(block);
      act(block, key);
    },
    { capture: true },
  );
  window.addEventListener('contextmenu', (event) => {
    if (isMenuKey) event.preventDefault();
    isMenuKey = false;
  });
  window.addEventListener(
    'pointerdown',
    () => {
      isMenuKey = false;
      moved = undefined;
    },
    { capture: true, passive: true },
  );

  function act({ place }: ShownBlock, key: BlockKey): void {
    isWaiting = true;
    send({ kind: 'block-key', key, place: moved?.place ?? place });
  }

  /** Picks the block where it is now, as far as the document shows it. */
  function follow(): void {
    if (!moved || typedIn()) return;
    const block = blockAt(moved.place, placesNow());
    if (block) pick(block.element);
  }

  return {
    setOn(next) {
      isOn = next;
      moved = undefined;
      isWaiting = false;
      pointed.setOn(next);
    },
    pickBlock({ place, isToCome }) {
      isWaiting = false;
      moved = { place, isToCome };
      if (!document.hasFocus()) window.focus();
      if (!isToCome) follow();
      pointed.refresh();
    },
    onDocument() {
      if (moved) moved = { ...moved, isToCome: false };
      follow();
      handle.follow();
    },
    refresh() {
      follow();
      if (moved?.isToCome === false) moved = undefined;
      pointed.refresh();
    },
  };
}

function isModifier({ key }: KeyboardEvent): boolean {
  return key === 'Alt' || key === 'Shift' || key === 'Control' || key === 'Meta';
}
