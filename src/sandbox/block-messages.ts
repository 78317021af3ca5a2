/** What the app and the frame tell each other of whole blocks of a page. A part of the protocol. */

export interface BlockPlace {
  /** Path in the site. */
  readonly file: string;
  /** Lines of the file, from 1. */
  readonly first: number;
  readonly last: number;
}

export const CHANGE_KINDS = ['new', 'changed', 'removed'] as const;

/** Lines of a page in which something has changed; of what was removed, the line it stood before. */
export interface MarkedChange extends BlockPlace {
  readonly change: (typeof CHANGE_KINDS)[number];
}

/** A rectangle in the window of the frame, in its pixels. */
export interface BlockBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Keys that do something with a block at once. */
export const BLOCK_KEYS = ['up', 'down', 'duplicate'] as const;
export type BlockKey = (typeof BLOCK_KEYS)[number];

export const DROP_SIDES = ['above', 'below'] as const;
export type DropSide = (typeof DROP_SIDES)[number];

/** What the person wants of a block. The app takes none of it for true: it finds the block in its own text. */
export type BlockToHost =
  /** The menu of a block, beside the handle or the block. The app draws it. */
  | { readonly kind: 'block-menu'; readonly place: BlockPlace; readonly box: BlockBox }
  | { readonly kind: 'block-key'; readonly place: BlockPlace; readonly key: BlockKey }
  /** The block was dragged, and let go beside another one. */
  | { readonly kind: 'block-drop'; readonly place: BlockPlace; readonly beside: BlockPlace; readonly side: DropSide };

/** Answers each of these. The page has the focus, and the block is picked, where no words are typed in. */
export interface BlockToFrame {
  readonly kind: 'pick-block';
  readonly place: BlockPlace;
  /** The document that shows the block there is still to come. */
  readonly isToCome: boolean;
}
