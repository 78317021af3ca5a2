/** Whole blocks of the page: a handle at the one that is pointed at, and keys for those that are picked or typed in. */
import type { BlockBox, BlockPlace, BlockToFrame, BlockToHost, SelectWay } from '../../../block-messages.ts';
import type { ElementPlaces } from '../picking/element-places.ts';
import type { Marks } from '../picking/marks.ts';
import type { Writing } from '../writing/writing.ts';
import { followBlockDrag } from './block-drag.ts';
import { blockAround, type ShownBlock } from './block-elements.ts';
import { listenToBlockKeys } from './block-events.ts';
import type { BlockKeyMeaning } from './block-keys.ts';
import { EarlyBlockKeys } from './early-block-keys.ts';
import { createHandle } from './handle.ts';
import { PickedBlocks, type PickedBlocksOptions } from './picked-blocks.ts';
import { followPointedBlock } from './pointed-block.ts';
import { createTapLayer } from './tap-layer.ts';

export interface BlocksOptions extends PickedBlocksOptions {
  readonly send: (message: BlockToHost) => void;
  readonly marks: Pick<Marks, 'layer' | 'set'>;
  /** While the page is being changed, those of a moment before. */
  readonly places: () => ElementPlaces;
  readonly writing: Pick<
    Writing,
    'home' | 'placeToCome' | 'isTyping' | 'isAsked' | 'isWaiting' | 'isAllSelected' | 'stopTyping'
  >;
}

export interface Blocks {
  readonly setOn: (isOn: boolean) => void;
  readonly pickBlock: (message: BlockToFrame) => void;
  /** The app has answered what was done in the field. */
  readonly onField: () => void;
  /** The document has changed. */
  readonly onDocument: () => void;
  /** It has not changed for a while. */
  readonly refresh: () => void;
}

/** How wide a menu by keys stands beside the upper left corner of its block, in pixels. */
const CORNER = 24;

export function createBlocks(options: BlocksOptions): Blocks {
  const { marks, places, placesNow, writing } = options;
  const picked = new PickedBlocks(options);
  let isOn = false;
  const requests = countRequests(options.send);
  const { send } = requests;
  const menuOf = (block: ShownBlock, box: BlockBox) =>
    ({ kind: 'block-menu', ...picked.rangeOf(block), box, isToAdd: false }) as const;
  const early = new EarlyBlockKeys(writing, () => requests.areOpen() || picked.areSeveralToCome());
  let shown: Element | undefined;

  const pointedAt = (): ShownBlock | undefined => shown && blockAround(shown, placesNow());
  const handle = createHandle(marks.layer, {
    onOpen(box) {
      const block = pointedAt();
      if (block) send(menuOf(block, box));
    },
    onExtend() {
      const block = pointedAt();
      if (block) select(picked.ends()?.anchor ?? block.place, block.place, 'to');
    },
    onAdd(box) {
      const block = pointedAt();
      if (block) send({ kind: 'block-menu', place: block.place, box, isToAdd: true });
    },
  });
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
  const taps = createTapLayer(marks.layer, (element) => {
    const [range, block] = [picked.range(), blockAround(element, placesNow())];
    if (range && block) send({ kind: 'block-tap', ...range, tapped: block.place });
  });
  followDrag({ ...options, send }, picked, handle.element, pointedAt);
  listenToBlockKeys({
    isOn: () => isOn,
    keysFor: () => ({
      isTyping: writing.isTyping(),
      isAllTyped: writing.isAllSelected(),
      areSeveral: picked.areSeveral(),
    }),
    onKey: (key, isRepeated) => early.keep(key, isRepeated) || hear(key, isRepeated),
    onOther: () => picked.isSelecting() || picked.forget(),
    onEnd() {
      const range = picked.isSelecting() ? picked.range() : undefined;
      if (range) send({ kind: 'block-tap', ...range });
    },
    // The handle is for all that is selected.
    onPointer(node) {
      early.dropAsked();
      if (!picked.isSelecting()) picked.leave(!handle.has(node));
    },
    onBlur: () => picked.leave(false),
  });

  function select(place: BlockPlace, head: BlockPlace, way: SelectWay): void {
    writing.stopTyping();
    send({ kind: 'block-select', place, head, way });
  }

  function setTaps(isSelecting: boolean): void {
    if (isSelecting === taps.isOn()) return;
    if (isSelecting) writing.stopTyping();
    taps.setOn(isSelecting);
    // What is done with the blocks is done by the bar of the app.
    pointed.setOn(isOn && !isSelecting);
  }

  function hear(key: BlockKeyMeaning, isRepeated: boolean): boolean {
    const block = picked.current();
    // Nobody means to delete one block after the other by a key that is held.
    if (block && !(isRepeated && key === 'remove')) act(block, key);
    return block !== undefined;
  }

  function act(block: ShownBlock, key: BlockKeyMeaning): void {
    if (key === 'menu') send(menuOf(block, cornerOf(block)));
    else if (typeof key === 'object') {
      const { anchor, head } = picked.ends() ?? { anchor: block.place, head: block.place };
      select(anchor, head, key.select);
    } else send({ kind: 'block-key', key, ...picked.rangeOf(block) });
  }

  function hearEarly(): void {
    for (let key = early.next(); key !== undefined; key = early.next()) hear(key, false);
  }

  return {
    onField: hearEarly,
    setOn(next) {
      isOn = next;
      early.drop();
      picked.forget();
      requests.forget();
      taps.setOn(false);
      pointed.setOn(next);
    },
    pickBlock(message) {
      if (message.kind === 'block-heard') {
        requests.answer();
        return hearEarly();
      }
      setTaps(message.kind === 'pick-block' && message.isSelecting === true);
      if (message.kind === 'leave-blocks') return picked.forget();
      if (!document.hasFocus()) window.focus();
      picked.tell(message);
      pointed.refresh();
    },
    onDocument() {
      picked.onDocument();
      handle.follow();
      hearEarly();
    },
    refresh() {
      picked.settle();
      pointed.refresh();
    },
  };
}

/** Counts what was asked of the app and is not answered yet. */
function countRequests(send: BlocksOptions['send']) {
  let open = 0;
  return {
    send(message: BlockToHost): void {
      open++;
      send(message);
    },
    answer(): void {
      open = Math.max(0, open - 1);
    },
    forget(): void {
      open = 0;
    },
    areOpen: (): boolean => open > 0,
  };
}

function followDrag(
  { marks, placesNow, send }: BlocksOptions,
  picked: PickedBlocks,
  handle: HTMLElement,
  block: () => ShownBlock | undefined,
): void {
  followBlockDrag({
    layer: marks.layer,
    handle,
    block,
    along: (dragged) => picked.along(dragged),
    places: placesNow,
    onDrop: (dragged, beside, side) => send({ kind: 'block-drop', ...picked.rangeOf(dragged), beside, side }),
  });
}

function cornerOf({ element }: ShownBlock): BlockBox {
  const { left, top, height } = element.getBoundingClientRect();
  return { left, top, width: 0, height: Math.min(height, CORNER) };
}
