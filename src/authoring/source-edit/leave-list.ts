/** An item of a list that becomes a paragraph. Pure. */
import {
  indentOf,
  isBlank,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  splitQuote,
} from '../../page-source/blocks/lines.ts';
import { listItemOf, widthOf } from '../../page-source/blocks/list-item.ts';
import { lineEndOf, type SourceChange, type TextEdit, type TextRange } from '../../project/text-edit.ts';

/**
 * Takes the sign of an item away: its words are a paragraph between the items above and below. What is in the item goes
 * along. `undefined` where there is no item, and in quotes.
 */
export function leaveList(text: string, at: number): (SourceChange & { readonly selection: TextRange }) | undefined {
  const line = lineAt(text, at);
  const { quote, rest } = splitQuote(text.slice(line.start, line.end));
  const item = quote === '' ? listItemOf(rest) : undefined;
  if (!item) return undefined;
  const { indent, mark, gap, prefix } = item;
  const lineEnd = lineEndOf(text);
  const lead = needsBlank(text, lineBefore(text, line)) ? lineEnd : '';
  const caret = line.start + lead.length + indent.length;
  const first = { start: line.start, end: line.start + prefix.length, text: lead + indent };
  const width = mark.length + (gap.length || 1);
  const below = linesBelow(text, line, widthOf(indent), width, lineEnd);
  return { edits: [first, ...below], selection: { start: caret, end: caret } };
}

/** What is in the item moves out with it, and a blank line keeps the paragraph apart from the next item. */
function linesBelow(text: string, item: Line, own: number, width: number, lineEnd: string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let isApart = false;
  let before = item;
  for (let line = lineAfter(text, item); line; line = lineAfter(text, line)) {
    const content = text.slice(line.start, line.end);
    const indent = indentOf(content);
    if (!isBlank(text, line)) {
      const isOwn = widthOf(indent) > own;
      const isNext = listItemOf(content) !== undefined;
      const blank = isNext && !isApart && !isBlank(text, before) ? lineEnd : '';
      isApart ||= isNext;
      const kept = isOwn ? ' '.repeat(Math.max(widthOf(indent) - width, own)) : indent;
      if (blank !== '' || kept !== indent)
        edits.push({ start: line.start, end: line.start + indent.length, text: blank + kept });
      if (!isOwn) break;
    }
    before = line;
  }
  return edits;
}

/** Whether words right below a line would go on with what is on it. */
function needsBlank(text: string, above: Line | undefined): boolean {
  return above !== undefined && !isBlank(text, above) && !text.slice(above.start, above.end).trimEnd().endsWith('>');
}
