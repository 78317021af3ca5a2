/** Where pasted Markdown goes in a page, in place of what is selected there. Pure. */
import { scanElements } from '../../page-source/blocks/jsx-elements.ts';
import { indentOf, isBlank, lineAfter, lineAt, lineBefore, splitQuote } from '../../page-source/blocks/lines.ts';
import { listItemOf } from '../../page-source/blocks/list-item.ts';
import { tableAt } from '../../page-source/blocks/tables.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { scanCode } from '../../page-source/source-scan.ts';
import { applyTextEdits, lineEndOf, type SourceChange, type TextRange } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import { placeMarkup } from '../assets/place-markup.ts';

export interface PastedMarkdown {
  readonly markdown: string;
  /** Words of one line. */
  readonly isInline: boolean;
}

/** A line of another kind than words: what is put into it goes below it. */
const OTHER_LINE = /^[ \t]*(?:#{1,6}(?:[ \t]|$)|<\/?[A-Za-z>]|\||[-*_=]{3,}[ \t]*$)/;

/** Whether words at a place mean what they say: not in code, in a tag or in front matter, where signs are only signs. */
export function canHoldMarkdown(text: string, { start, end }: TextRange): boolean {
  if (start < (findFrontMatter(text)?.bodyStart ?? 0)) return false;
  if (scanCode(text).some(([from, to]) => (start > from && start < to) || (end > from && end < to))) return false;
  if (/^(?:import|export)[ {]/.test(text.slice(lineAt(text, start).start))) return false;
  return !scanElements(text).some(
    ({ start: from, openEnd, closing }) =>
      (start > from && start < openEnd) || (closing !== undefined && start > closing.start && start < closing.end),
  );
}

/**
 * The change that puts pasted Markdown in place of what is selected. Words go where they were wanted. Blocks go between
 * blocks: within a paragraph they part it, else they stand below what the cursor is in. In a cell of a table only words
 * have a place: `undefined` for blocks there, and where Markdown means nothing.
 */
export function placePasted(text: string, selection: TextRange, pasted: PastedMarkdown): SourceChange | undefined {
  if (!canHoldMarkdown(text, selection)) return undefined;
  const isInCell = tableAt(text, selection.start) !== undefined;
  if (pasted.isInline) {
    const words = isInCell ? pasted.markdown.replace(/(?<!\\)\|/g, '\\|') : pasted.markdown;
    const end = selection.start + words.length;
    return { edits: [{ ...selection, text: words }], selection: { start: end, end } };
  }
  if (isInCell) return undefined;
  const before = text.slice(0, selection.start) + text.slice(selection.end);
  const parted = partParagraph(before, selection.start);
  const change = placeMarkup(parted.text, parted.at, [{ text: pasted.markdown, isBlock: true }]);
  const difference = textDifference(text, applyTextEdits(parted.text, change.edits));
  return { edits: difference ? [difference] : [], ...(change.selection && { selection: change.selection }) };
}

/** A paragraph with words on both sides of a place becomes two. */
function partParagraph(text: string, at: number): { readonly text: string; readonly at: number } {
  const line = lineAt(text, at);
  const content = text.slice(line.start, line.end);
  const isWords = !isBlank(text, line) && !OTHER_LINE.test(content) && listItemOf(content) === undefined;
  if (!isWords || isInItem(text, at)) return { text, at };
  const next = lineAfter(text, line);
  const goesOn = next !== undefined && !isBlank(text, next) && !OTHER_LINE.test(text.slice(next.start, next.end));
  const hasBefore = text.slice(line.start, at).replace(/^[\s>]*/, '') !== '';
  const behind = text.slice(at, line.end).trim() !== '';
  if (!hasBefore || (!behind && !goesOn)) return { text, at };
  const { quote, rest } = splitQuote(content);
  const prefix = quote + indentOf(rest);
  const lineEnd = lineEndOf(text);
  const head = text.slice(0, at).trimEnd();
  const tail = text.slice(at).replace(/^[ \t]*(?:\r?\n[ \t]*)?/, '');
  return { text: `${head}${lineEnd}${prefix.trimEnd()}${lineEnd}${prefix}${tail}`, at: head.length };
}

/** Whether the lines above of the same paragraph begin an item of a list. */
function isInItem(text: string, at: number): boolean {
  for (let line = lineBefore(text, lineAt(text, at)); line && !isBlank(text, line); line = lineBefore(text, line))
    if (listItemOf(text.slice(line.start, line.end)) !== undefined) return true;
  return false;
}
