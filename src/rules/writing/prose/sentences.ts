/** Sentences of a paragraph. */

import { BREAK, HIDDEN, type Paragraph } from '../../../page-source/prose/read-prose.ts';
import type { TextRange } from '../../../project/text-edit.ts';

export interface Sentence extends TextRange {
  /** See `Paragraph.words`. */
  readonly words: string;
}

/** A full stop behind these ends no sentence. */
const SHORTENED = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|no|fig|dr|mr|mrs|ms|inc|ltd|st|z\.B|d\.h|bzw|ca)$/i;
const END = new RegExp(`[.!?][")\\]”’]?(?=[\\s${HIDDEN}]|$)|${BREAK}+`, 'g');

export function sentencesOf({ start, words }: Paragraph): readonly Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    const piece = words.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim() !== '') {
      found.push({ start: start + from + lead, end: start + from + piece.trimEnd().length, words: piece.trim() });
    }
    from = to;
  };
  for (const { index, 0: mark } of words.matchAll(END)) {
    if (words.charAt(index) === '.' && SHORTENED.test(words.slice(Math.max(0, index - 8), index))) continue;
    add(index + mark.length);
  }
  add(words.length);
  return found;
}

/** Code and the like between two words counts as one. */
const WORD = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*|${HIDDEN}+`, 'gu');

export function countWords(words: string): number {
  return words.match(WORD)?.length ?? 0;
}
