/** Where the words of a field are after their page has changed. Pure. */
import type { TextEdit, TextRange } from '../../../project/text-edit.ts';
import { textDifference } from '../../../shared/text-difference.ts';
import type { WordsPlace } from '../../../shared/words-place.ts';

/** The lines of words after a change of the page's text `before`. */
export function placeAfter(place: WordsPlace, words: TextRange, before: string, change: TextEdit): WordsPlace {
  if (change.end > words.start) return place;
  const moved = linesIn(change.text) - linesIn(before.slice(change.start, change.end));
  return { ...place, first: place.first + moved, last: place.last + moved };
}

/** How many lines end in a text. */
function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

/** Blanks that are typed at the start or the end are no words yet. */
export function isSameStart(text: string, range: TextRange, { start, end }: TextRange): boolean {
  const isStart = start >= range.start && text.slice(range.start, start).trim() === '';
  return isStart && end <= range.end && text.slice(end, range.end).trim() === '';
}

/** The range of the same words after something else has changed the text around them; `undefined` where they are gone. */
export function sameWords(before: string, after: string, { start, end }: TextRange): TextRange | undefined {
  const change = textDifference(before, after);
  if (!change || end < change.start) return { start, end };
  const by = after.length - before.length;
  if (start > change.end) return { start: start + by, end: end + by };
  const words = before.slice(start, end);
  const from = after.lastIndexOf(words, change.start);
  const at = from >= 0 && from + words.length >= change.start ? from : after.indexOf(words, change.start);
  return at >= 0 && at <= change.start + change.text.length ? { start: at, end: at + words.length } : undefined;
}
