/** What Enter and Backspace mean in lists and quotes. */

import { type Line, lineAfter, lineAt, splitQuote } from '../../page-source/blocks/lines.ts';
import { listItemOf } from '../../page-source/blocks/list-item.ts';
import { scanFences } from '../../page-source/source-scan.ts';
import { applyTextEdits, lineEndOf, orderEdits, type SourceChange, type TextRange } from '../../project/text-edit.ts';
import { type ListLine, rewriteLines } from './keep-in-items.ts';
import { listBlockAround } from './list-block.ts';
import { shiftList } from './lists.ts';
import { renumber, repeatedWidths } from './renumber.ts';

/**
 * Enter in a list item starts the next one, with the numbers below counting on; in an empty item it ends the list, or
 * goes one level out. In a quote it goes on with the quote. `undefined` everywhere else.
 */
export function continueList(text: string, selection: TextRange): SourceChange | undefined {
  const at = selection.start;
  if (selection.end !== at) return undefined;
  const line = lineAt(text, at);
  const { quote, rest } = splitQuote(text.slice(line.start, line.end));
  const item = listItemOf(rest);
  if (!item && quote === '') return undefined;
  if (scanFences(text).some(({ start, end }) => at > start && at < end)) return undefined;
  const isEmpty = (item?.content ?? rest).trim() === '';
  if (!item) {
    if (at < line.start + quote.length) return undefined;
    if (!isEmpty) return insertLine(text, at, quote);
    return { edits: [{ start: line.start, end: line.end, text: '' }], selection: cursorAt(line.start) };
  }
  const textStart = line.start + quote.length + item.prefix.length;
  if (at < textStart) return undefined;
  if (isEmpty) {
    const outward = shiftList(text, selection, 'out');
    if (outward) return outward;
    const start = line.start + quote.length;
    return { edits: [{ start, end: line.end, text: '' }], selection: cursorAt(start) };
  }
  return nextItem(text, at, quote);
}

function nextItem(text: string, at: number, quote: string): SourceChange {
  const block = listBlockAround(text, { start: at, end: at });
  const [index] = block.selected;
  const own = block.contents[index];
  // The new item, a copy of this one for now, takes its number from the list with it in its place.
  const contents = [...block.contents.slice(0, index + 1), own, ...block.contents.slice(index + 1)];
  const numbered = renumber(contents, repeatedWidths(block.contents));
  const item = listItemOf(numbered[index + 1] ?? '');
  const prefix = item ? `${quote}${item.indent}${item.mark}${item.gap || ' '}${item.box && '[ ] '}` : quote;
  const inserted = insertLine(text, at, prefix);
  const before = listItemOf(own ?? '');
  if (!before || !item) return inserted;
  // What was in this item is in the new one, whose sign may be wider: told by the page with the same sign in both.
  const copied = `${quote}${before.indent}${before.mark}${item.gap || ' '}${item.box && '[ ] '}`;
  const [copy] = insertLine(text, at, copied).edits;
  const between = applyTextEdits(text, copy ? [copy] : []);
  const first = lineAfter(between, lineAt(between, at));
  const lines: ListLine[] = first ? [lineOfList(between, first, quote, prefix.slice(quote.length), copied)] : [];
  for (let place = index + 1, line = first && lineAfter(between, first); line && place < block.lines.length; place++) {
    const content = block.all[place] ?? '';
    lines.push({ line, quote: block.quotes[place] ?? '', before: content, after: numbered[place + 1] ?? content });
    line = lineAfter(between, line);
  }
  const by = between.length - text.length;
  const below = rewriteLines(between, lines)
    .filter(({ start }) => start >= (first?.next ?? between.length))
    .map((edit) => ({ ...edit, start: edit.start - by, end: edit.end - by }));
  return { ...inserted, edits: orderEdits([...inserted.edits, ...below], lineEndOf(text)) };
}

/** The line of the new item, with the sign that it is to have. */
function lineOfList(text: string, line: Line, quote: string, next: string, copied: string): ListLine {
  const words = text.slice(line.start + copied.length, line.end);
  const before = text.slice(line.start + quote.length, line.end);
  return { line, quote, before, after: next + words };
}

function insertLine(text: string, at: number, prefix: string): SourceChange {
  const lineEnd = lineEndOf(text);
  let end = at;
  while (text.charAt(end) === ' ' || text.charAt(end) === '\t') end++;
  const cursor = at + lineEnd.length + prefix.length;
  return { edits: [{ start: at, end, text: lineEnd + prefix }], selection: cursorAt(cursor) };
}

function cursorAt(offset: number): TextRange {
  return { start: offset, end: offset };
}
