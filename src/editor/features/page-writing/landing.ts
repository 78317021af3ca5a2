/** Where a person types on after a block has been changed or put in. Pure. */
import {
  emptyWords,
  type PageWords,
  titleAt,
  wordsAt,
  wordsBetween,
} from '../../../authoring/source-edit/page-words.ts';
import { lineAt, splitQuote } from '../../../page-source/blocks/lines.ts';
import { listItemOf } from '../../../page-source/blocks/list-item.ts';
import type { SourceChange, TextRange } from '../../../project/text-edit.ts';
import type { WordsPlace } from '../../../shared/words-place.ts';

/** In the page after the change. */
export interface Landing {
  /** What is to be selected. */
  readonly selection: TextRange;
  /** Where that is no words: the first ones in there are taken. */
  readonly within?: TextRange;
}

export interface LandedWords {
  readonly words: PageWords;
  readonly place: WordsPlace;
  /** In the words. */
  readonly selection: TextRange;
}

/** The landing of one edit: what it selects, and all that it writes. */
export function landingOf({ edits, selection }: SourceChange): Landing {
  const [first] = edits;
  const start = first?.start ?? 0;
  const end = start + (first?.text.length ?? 0);
  return { selection: selection ?? { start: end, end }, ...(edits.length === 1 && { within: { start, end } }) };
}

/** The words of a landing; `undefined` where nothing can be typed in on the page. */
export function wordsToTypeIn(text: string, { selection, within }: Landing): LandedWords | undefined {
  const { start } = selection;
  const there = titleAt(text, start) ?? wordsAt(text, start) ?? emptyAt(text, start);
  if (there) {
    const { toShown } = there.words;
    return { ...there, selection: { start: toShown(start), end: toShown(selection.end) } };
  }
  const found = within && wordsBetween(text, within);
  return found && { ...found, selection: { start: 0, end: found.words.value.length } };
}

function emptyAt(text: string, offset: number) {
  const line = lineAt(text, offset);
  const { rest } = splitQuote(text.slice(line.start, line.end));
  const isEmpty = rest.trim() === '' || rest.trim() === listItemOf(rest)?.prefix.trim();
  return isEmpty ? emptyWords(text, offset) : undefined;
}
