import { WORDS_KEYS, WORDS_PARTS, type WordsPlace } from '../../../../shared/words-place.ts';

/**
 * What the frame may ask for on a line, of which most is not there.
 *
 * @param more how many lines below the first the blocks may end
 */
export function placesOn(first: number, more: readonly number[]): readonly WordsPlace[] {
  return WORDS_PARTS.flatMap((part): readonly WordsPlace[] => {
    if (part === 'cell') return [0, 1].map((column) => ({ part, first, last: first, column }));
    const keys = part === 'attribute' || part === 'front-matter' ? WORDS_KEYS : [undefined];
    return keys.flatMap((key) => more.map((lines) => ({ part, first, last: first + lines, ...(key && { key }) })));
  });
}
