/** Words in the sentences of a page, with their places. */
import type { TextRange } from '../../../project/text-edit.ts';
import type { WritingPage } from '../writing-page.ts';

export interface FoundWords extends TextRange {
  readonly match: RegExpExecArray;
}

/** @param pattern global; linear in the text */
export function findWords({ prose }: Pick<WritingPage, 'prose'>, pattern: RegExp): readonly FoundWords[] {
  return prose.paragraphs.flatMap(({ start, words }) =>
    [...words.matchAll(pattern)].map((match) => ({
      start: start + match.index,
      end: start + match.index + match[0].length,
      match,
    })),
  );
}

/** A beginning in upper case stays one. */
export function inCaseOf(written: string, word: string): string {
  const [first = ''] = written;
  return first !== first.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
