/** What the app and the frame tell each other of whole blocks of a page. A part of the protocol. */
import type { ShownWords } from '../shared/shown-words.ts';

export interface BlockPlace {
  /** Path in the site. */
  readonly file: string;
  /** Lines of the file, from 1. */
  readonly first: number;
  readonly last: number;
}

export const CHANGE_KINDS = ['new', 'changed', 'removed', 'noted'] as const;

/** Lines of a page in which something has changed, or is noted; of what was removed, the line it stood before. */
export interface MarkedChange extends BlockPlace {
  readonly change: (typeof CHANGE_KINDS)[number];
  /** Which words of these lines. */
  readonly words?: readonly ShownWords[];
}

/** A rectangle in the window of the frame, in its pixels. */
export interface BlockBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Keys that do something with a block at once. */
export const BLOCK_KEYS = ['up', 'down', 'duplicate', 'remove', 'copy', 'cut', 'paste'] as const;
export type BlockKey = (typeof BLOCK_KEYS)[number];

/** Which blocks are selected next: one more or less at the end that moves, all up to there, or all of the page. */
export const SELECT_WAYS = ['up', 'down', 'to', 'all'] as const;
export type SelectWay = (typeof SELECT_WAYS)[number];

/** Several blocks: from `place` to `through`, where that is present. */
export interface BlockRange {
  readonly place: BlockPlace;
  readonly through?: BlockPlace;
}

export const DROP_SIDES = ['above', 'below'] as const;
export type DropSide = (typeof DROP_SIDES)[number];

/** What the person wants of a block, or of several. The app takes none of it for true: it finds them in its own text. */
export type BlockToHost =
  /** The menu of a block, beside the handle or the block, or the list of what can be put below. The app draws both. */
  | (BlockRange & { readonly kind: 'block-menu'; readonly box: BlockBox; readonly isToAdd: boolean })
  | (BlockRange & { readonly kind: 'block-key'; readonly key: BlockKey })
  /** The block was dragged, and let go beside another one. */
  | (BlockRange & { readonly kind: 'block-drop'; readonly beside: BlockPlace; readonly side: DropSide })
  /** More blocks, or fewer, are to be selected: from `place`, which stays, to `head`. */
  | {
      readonly kind: 'block-select';
      readonly place: BlockPlace;
      readonly head: BlockPlace;
      readonly way: SelectWay;
    }
  /** While blocks are selected by taps: the one that was tapped. Without one the person is done. */
  | (BlockRange & { readonly kind: 'block-tap'; readonly tapped?: BlockPlace });

export type BlockToFrame =
  | PickBlock
  /** Answers each `BlockToHost`, also where there was nothing to do. What came of it was told before. */
  | { readonly kind: 'block-heard' }
  /** No blocks are selected by taps any more. */
  | { readonly kind: 'leave-blocks' };

/** The page has the focus, and the blocks are picked, where no words are typed in. */
export interface PickBlock extends BlockRange {
  readonly kind: 'pick-block';
  /** Taps select more blocks, or fewer, until `leave-blocks`. */
  readonly isSelecting?: boolean;
  /** The document that shows the block there is still to come. */
  readonly isToCome: boolean;
  /** Of several, the first is the one at the end that moves. */
  readonly isUpward?: boolean;
}
