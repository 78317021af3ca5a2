import type { TextRange } from '../../project/text-edit.ts';

type Listener = (range: TextRange) => void;

let listener: Listener | undefined;

/** Somebody wants a snippet made of a stretch of the open page. Menus of blocks are in several features, the dialog in one. */
export function wishSnippet(range: TextRange): void {
  listener?.(range);
}

/** Hears of these wishes, in place of who did before; gives back how to stop. */
export function hearSnippetWishes(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
