/** Quotes: `>` before lines. */
import { isBlank, linesIn } from '../../page-source/blocks/lines.ts';
import { mapSelection, type SourceChange, type TextEdit, type TextRange } from '../../project/text-edit.ts';

const QUOTE = /^[ \t]{0,3}>[ \t]?/;

export function isQuoted(text: string, offset: number): boolean {
  return linesIn(text, { start: offset, end: offset }).some(({ start, end }) => QUOTE.test(text.slice(start, end)));
}

/** Quotes the selected lines; when all of them are, takes one level of quotes away. */
export function toggleQuote(text: string, selection: TextRange): SourceChange {
  const lines = linesIn(text, selection);
  const filled = lines.filter((line) => lines.length === 1 || !isBlank(text, line));
  const isOff = filled.every(({ start, end }) => QUOTE.test(text.slice(start, end)));
  const edits: TextEdit[] = lines.flatMap((line) => {
    const content = text.slice(line.start, line.end);
    if (isOff) {
      const length = QUOTE.exec(content)?.[0].length ?? 0;
      return length > 0 ? [{ start: line.start, end: line.start + length, text: '' }] : [];
    }
    // Blank lines between quoted ones belong to the same quote.
    const sign = content === '' && lines.length > 1 ? '>' : '> ';
    return [{ start: line.start, end: line.start, text: sign }];
  });
  return { edits, selection: mapSelection(selection, edits) };
}
