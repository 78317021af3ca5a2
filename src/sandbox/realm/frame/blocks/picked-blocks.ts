/** Which blocks of the page keys and menus are for: those that are selected, picked or typed in. */
import type { BlockPlace, BlockRange, PickBlock } from '../../../block-messages.ts';
import type { ElementPlaces } from '../picking/element-places.ts';
import type { Marks } from '../picking/marks.ts';
import type { Writing } from '../writing/writing.ts';
import { blockAround, blockAt, blocksIn, type ShownBlock } from './block-elements.ts';

export interface PickedBlocksOptions {
  readonly marks: Pick<Marks, 'set'>;
  readonly placesNow: () => ElementPlaces;
  readonly writing: Pick<Writing, 'home' | 'placeToCome'>;
  /** The element that was gone to by keys. */
  readonly picked: () => Element | undefined;
  /** Without an element, nothing is picked. */
  readonly pick: (element: Element | undefined) => void;
}

export class PickedBlocks {
  readonly #options: PickedBlocksOptions;
  /** Where blocks are now that were moved or selected; the document may show them elsewhere still. */
  #told: PickBlock | undefined;

  constructor(options: PickedBlocksOptions) {
    this.#options = options;
  }

  /** Also of one that more are selected to by taps: it is shown as selected, and stays so. */
  areSeveral(): boolean {
    return this.#told !== undefined && (this.#told.through !== undefined || this.isSelecting());
  }

  /** Whether the document still shows them where they were. */
  areSeveralToCome(): boolean {
    return this.areSeveral() && this.#told?.isToCome === true;
  }

  isSelecting(): boolean {
    return this.#told?.isSelecting === true;
  }

  /** The one at which the person is: of several, that at the end that moves. */
  current(): ShownBlock | undefined {
    const { writing, picked, placesNow } = this.#options;
    const several = this.areSeveral() && !this.#told?.isToCome ? this.#shown() : [];
    const head = this.#told?.isUpward ? several[0] : several.at(-1);
    const [home, place] = [writing.home(), writing.placeToCome()];
    // What was typed a moment ago is a block, too.
    if (!head && home && place) return { element: home, place };
    return head ?? blockAround(writing.home() ?? picked() ?? null, placesNow());
  }

  /** Both ends of what is selected: the one that stays, and the one that moves. */
  ends(): { readonly anchor: BlockPlace; readonly head: BlockPlace } | undefined {
    const { place, through, isUpward } = this.#told ?? {};
    if (!place || !through) {
      const own = place ?? this.current()?.place;
      return own && { anchor: own, head: own };
    }
    return isUpward ? { anchor: through, head: place } : { anchor: place, head: through };
  }

  /** All that is selected where the block is one of it; else the block alone, where it is now. */
  rangeOf(block: ShownBlock): BlockRange {
    if (!this.#told || (this.areSeveral() && !this.#holds(block))) return { place: block.place };
    return this.range() ?? { place: block.place };
  }

  /** All that is selected. */
  range(): BlockRange | undefined {
    const { place, through } = this.#told ?? {};
    return place && { place, ...(through && { through }) };
  }

  /** What goes along with a block that is dragged. */
  along(block: ShownBlock): readonly ShownBlock[] {
    return this.#holds(block) ? this.#shown() : [block];
  }

  tell(message: PickBlock): void {
    this.forget();
    this.#told = message;
    if (this.areSeveral()) this.#options.pick(undefined);
    if (!message.isToCome) this.follow();
  }

  forget(): void {
    if (this.areSeveral()) this.#options.marks.set({ kind: 'selected', elements: [] });
    this.#told = undefined;
  }

  /**
   * The person is elsewhere: a key is not for what was picked before.
   * @param areSeveralLeft false where they go to what can be done with several, as the handle and the menu
   */
  leave(areSeveralLeft: boolean): void {
    if (areSeveralLeft || !this.areSeveral()) this.forget();
    if (!this.#told) this.#options.pick(undefined);
  }

  onDocument(): void {
    if (this.#told) this.#told = { ...this.#told, isToCome: false };
    this.follow();
  }

  /** The document has not changed for a while. Several stay selected until the person goes on to something else. */
  settle(): void {
    this.follow();
    if (this.#told?.isToCome === false && !this.areSeveral()) this.#told = undefined;
  }

  /** Picks the blocks where they are now, as far as the document shows them. */
  follow(): void {
    const { writing, placesNow, pick, marks } = this.#options;
    if (!this.#told || writing.home()) return;
    if (!this.areSeveral()) {
      const block = blockAt(this.#told.place, placesNow());
      if (block) pick(block.element);
      return;
    }
    const elements = this.#shown().map(({ element }) => element);
    marks.set({ kind: 'selected', elements });
    const head = this.#told.isUpward ? elements[0] : elements.at(-1);
    head?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  #shown(): readonly ShownBlock[] {
    return this.#told ? blocksIn(this.#told, this.#options.placesNow()) : [];
  }

  /** Whether a block is one of several that are selected. */
  #holds({ place: { file, first, last } }: ShownBlock): boolean {
    const { place, through } = this.#told ?? {};
    return (
      place !== undefined &&
      this.areSeveral() &&
      file === place.file &&
      first >= place.first &&
      last <= (through ?? place).last
    );
  }
}
