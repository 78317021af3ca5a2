/** Where words of a page stand that can be typed in as readers see them, told by the lines of their block. */

export const WORDS_PARTS = ['paragraph', 'heading', 'item', 'cell', 'element', 'attribute', 'front-matter'] as const;
/** What `key` may be. */
export const WORDS_KEYS = ['title', 'description', 'label'] as const;

/** `item`: the words at the start of an item of a list. `element`: of a component on one line. `attribute`: of one. `front-matter`: of the page. */
export type WordsPart = (typeof WORDS_PARTS)[number];

/** Only paragraphs and items may go on in a line below the first. */
export function isSingleLine(part: WordsPart): boolean {
  return part !== 'paragraph' && part !== 'item';
}

export interface WordsPlace {
  readonly part: WordsPart;
  /** First and last line of the block, from 1; of a cell, those of its row. */
  readonly first: number;
  readonly last: number;
  /** Of a cell, from 0. */
  readonly column?: number;
  /** Of an attribute and of the front matter: which one. */
  readonly key?: (typeof WORDS_KEYS)[number];
}
