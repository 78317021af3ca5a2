import { findWords } from '../../../authoring/source-edit/page-words.ts';
import type { TextEdit } from '../../../project/text-edit.ts';
import type { OpenField } from './open-field.ts';
import { placeAfter } from './words-ranges.ts';

/**
 * A field for the words of an attribute, or of the front matter, after something else has changed the page; `undefined`
 * where they are gone. Blanks at the end that are typed, and not written, stay. Pure.
 */
export function followSetting(open: OpenField, text: string, change: TextEdit): OpenField | undefined {
  const { words, place, text: before } = open;
  const next = placeAfter(place, words, before, change);
  const found = findWords(text, next);
  if (!found) return undefined;
  const isSame = found.value.trim() === words.value.trim();
  return { ...open, text, place: next, words: { ...found, value: isSame ? words.value : found.value } };
}
