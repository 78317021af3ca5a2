import type { TextRange } from '../../project/text-edit.ts';

/** Something to be made of a stretch of the open page. */
export interface PageWish {
  readonly what: 'snippet' | 'note';
  /** Absent: what is selected. */
  readonly range?: TextRange | undefined;
}

type Listener = (wish: PageWish) => void;

let listener: Listener | undefined;

/** Somebody wants a snippet or a note. Menus of blocks and bars are in several features, each dialog in one. */
export function wishOnPage(wish: PageWish): void {
  listener?.(wish);
}

/** Hears of these wishes, in place of who did before; gives back how to stop. */
export function hearPageWishes(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
