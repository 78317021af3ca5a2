/** Where markup goes into a page, so that it is read as what it is and what stands around it stays what it was. */

import { type JsxElement, scanElements } from '../../page-source/blocks/jsx-elements.ts';
import {
  indentOf,
  isBlank,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  splitQuote,
} from '../../page-source/blocks/lines.ts';
import { listItemOf } from '../../page-source/blocks/list-item.ts';
import { cellAt, type Table, tableAt } from '../../page-source/blocks/tables.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { scanTextTags } from '../../page-source/scan-tags.ts';
import { scanFences } from '../../page-source/source-scan.ts';
import { lineEndOf, orderEdits, type SourceChange, type TextEdit } from '../../project/text-edit.ts';
import { insertBlock } from '../source-edit/insert-block.ts';
import type { AssetMarkup } from './asset-markup.ts';

const HEADING = /^[ \t]*#{1,6}(?:[ \t]|$)/;
const TAG_LINE = /^[ \t]*<\/?[A-Za-z>]/;
const FENCE_LINE = /^[ \t]*(?:```|~~~)/;

/**
 * The smallest edit that puts markup at an offset of a page. Words go in where the cursor is; what stands in lines of
 * its own goes below the paragraph or the item that the cursor is in, or above it at its beginning. In a cell of a table
 * everything is in the line. Never into front matter, a code block or a tag, nor onto the line of a tag.
 */
export function placeMarkup(page: string, offset: number, pieces: readonly AssetMarkup[]): SourceChange {
  const bodyStart = findFrontMatter(page)?.bodyStart ?? 0;
  const { at, isApart } = outsideOfCode(page, Math.max(Math.min(offset, page.length), bodyStart), bodyStart);
  const table = isApart ? undefined : tableAt(page, at);
  if (table) return cellChange(page, at, table, pieces);
  const line = lineAt(page, at);
  const isBlock =
    isApart ||
    pieces.length > 1 ||
    pieces.some((piece) => piece.isBlock || (isPicture(piece) && HEADING.test(page.slice(line.start, line.end)))) ||
    isBlank(page, line) ||
    isBesideTag(page, at);
  if (!isBlock) return finished(page, inlineEdit(page, at, pieces[0]?.text ?? ''));
  return blockChange(page, at, pieces.map(({ text }) => text).join('\n\n'));
}

function isPicture({ text }: AssetMarkup): boolean {
  return text.startsWith('!') || text.startsWith('<img');
}

/** The cursor goes behind what was put in, and before the `tail` that only keeps it apart from what follows. */
function finished(page: string, edit: TextEdit, tail = ''): SourceChange {
  const write = (text: string) => orderEdits([{ ...edit, text }], lineEndOf(page));
  const end = edit.start + (write(edit.text)[0]?.text.trimEnd().length ?? 0);
  return { edits: write(edit.text + tail), selection: { start: end, end } };
}

function inlineEdit(page: string, at: number, text: string): TextEdit {
  const lead = /[\p{L}\p{N}.,;:!?)]/u.test(page.charAt(at - 1)) ? ' ' : '';
  const trail = /[\p{L}\p{N}(]/u.test(page.charAt(at)) ? ' ' : '';
  return { start: at, end: at, text: lead + text + trail };
}

/** A line end would end the row, and a bar the cell. */
function cellChange(page: string, at: number, table: Table, pieces: readonly AssetMarkup[]): SourceChange {
  const { row, column } = cellAt(table, at);
  const cell = [table.header, ...table.rows][row]?.cells[column];
  const text = pieces.map((piece) => piece.text.replace(/\n\s*/g, '').replaceAll('|', '\\|')).join(' ');
  const place = cell ? Math.min(Math.max(at, cell.inner.start), cell.inner.end) : at;
  return finished(page, inlineEdit(page, place, text));
}

function blockChange(page: string, at: number, text: string): SourceChange {
  const line = lineAt(page, at);
  const content = page.slice(line.start, line.end);
  if (content === '' || TAG_LINE.test(content) || FENCE_LINE.test(content)) {
    return insertBlock(page, { start: at, end: at }, { text });
  }
  const prefix = prefixOf(content);
  const rim = prefix.trimEnd();
  const block = text.replace(/^(?=.)/gm, prefix).replace(/^$/gm, rim);
  const above = lineBefore(page, line);
  const lead = above === undefined || isBlank(page, above) || isOpening(page, above) ? '' : `${rim}\n`;
  if (isBlank(page, line)) {
    const next = lineAfter(page, line);
    const trail = next !== undefined && (isBlank(page, next) || isClosing(page, next)) ? '' : '\n';
    return finished(page, { start: line.start, end: line.end, text: lead + block }, trail);
  }
  if (page.slice(line.start, at).trim() === '') {
    return finished(page, { start: line.start, end: line.start, text: lead + block }, `\n${rim}\n`);
  }
  const isAtEnd = page.slice(at, line.end).trim() === '';
  const last = isAtEnd ? line : lastOfParagraph(page, line);
  const below = lineAfter(page, last);
  const isLast = below === undefined || (below.start === page.length && isBlank(page, below));
  const gap = below === undefined ? '\n' : isLast || isGap(page, below) || isClosing(page, below) ? '' : `\n${rim}`;
  return finished(page, { start: last.end, end: last.end, text: `\n${rim}\n${block}` }, gap);
}

/** What lines begin with that belong to the same quote, and to the same item of a list. */
function prefixOf(content: string): string {
  const { quote, rest } = splitQuote(content);
  const item = listItemOf(rest);
  return (
    quote + (item ? `${item.indent}${' '.repeat(item.mark.length + Math.max(item.gap.length, 1))}` : indentOf(rest))
  );
}

/** The last line of the paragraph that a line is in; of an item, of its first paragraph. */
function lastOfParagraph(page: string, line: Line): Line {
  if (HEADING.test(page.slice(line.start, line.end))) return line;
  const { quote } = splitQuote(page.slice(line.start, line.end));
  let last = line;
  for (let next = lineAfter(page, last); next && !isBlank(page, next); next = lineAfter(page, next)) {
    const content = page.slice(next.start, next.end);
    const { quote: other, rest } = splitQuote(content);
    if ((quote === '') !== (other === '') || rest.trim() === '') break;
    if (listItemOf(rest) || HEADING.test(rest) || TAG_LINE.test(rest) || FENCE_LINE.test(rest)) break;
    last = next;
  }
  return last;
}

/** Whether a line keeps the blocks above and below apart: nothing is in it but the marks of a quote. */
function isGap(page: string, line: Line): boolean {
  return splitQuote(page.slice(line.start, line.end)).rest.trim() === '';
}

function isOpening(page: string, line: Line): boolean {
  const content = page.slice(line.start, line.end).trim();
  return /^<[A-Za-z>]/.test(content) && content.endsWith('>') && !content.endsWith('/>') && !content.includes('</');
}

function isClosing(page: string, line: Line): boolean {
  return /^[ \t]*<\//.test(page.slice(line.start, line.end));
}

/** Whether words at an offset would share a line with a tag that has to stand in lines of its own. */
function isBesideTag(page: string, at: number): boolean {
  return elementsTouching(scanElements(page), at).some((element) => {
    const { start, end, openEnd, closing } = element;
    if (at === start || at === end) return ownsLines(page, element);
    const isSpread = closing !== undefined && lineAt(page, start).start !== lineAt(page, closing.start).start;
    return isSpread && (at === openEnd || at === closing.start);
  });
}

/** All elements that an offset is in or at an edge of. */
function elementsTouching(elements: readonly JsxElement[], at: number): readonly JsxElement[] {
  return elements.flatMap((element) => {
    if (element.start > at || element.end < at) return [];
    return [element, ...elementsTouching(element.children, at)];
  });
}

function ownsLines(page: string, { start, end }: JsxElement): boolean {
  const before = page.slice(lineAt(page, start).start, start);
  const after = page.slice(end, lineAt(page, end).end);
  return before.trim() === '' && after.trim() === '';
}

/** Behind the code block or the tag that the offset is in. `isApart`: nothing may share the line. */
function outsideOfCode(page: string, offset: number, bodyStart: number): { at: number; isApart: boolean } {
  const fence = scanFences(page).find(({ start, end }) => offset >= start && offset < end);
  if (fence?.start === offset) return { at: offset, isApart: true };
  if (fence !== undefined) return { at: lineAt(page, Math.max(fence.end - 1, 0)).end, isApart: true };
  const isApart = offset === bodyStart && bodyStart > 0;
  const tag = scanTextTags(page).find(({ start, end }) => offset > start && offset < end);
  return { at: tag?.end ?? offset, isApart };
}
