/** Whole blocks of a page: put between two others, moved past one another, replaced, and taken away. */

import type { FoundBlock } from '../../page-source/blocks/block-path.ts';
import type { JsxElement } from '../../page-source/blocks/jsx-elements.ts';
import { indentOf, isBlank, type Line, lineAfter, lineAt, lineBefore } from '../../page-source/blocks/lines.ts';
import type { PageBlock } from '../../page-source/blocks/page-blocks.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { markLength } from '../../project/text.ts';
import {
  applyTextEdits,
  lineEndOf,
  type SourceChange,
  type TextEdit,
  type TextRange,
} from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import { contentIndent, type NewBlock } from './insert-block.ts';

/** A place between blocks: below one, above one, or both; in an element or in the page itself. */
export interface BlockGap {
  readonly above?: PageBlock | undefined;
  readonly below?: PageBlock | undefined;
  readonly parent?: JsxElement | undefined;
}

/** The place right above a block, or right below it. */
export function gapBeside({ block, index, list }: FoundBlock, side: 'above' | 'below'): BlockGap {
  const { blocks, parent } = list;
  return side === 'below'
    ? { above: block, below: blocks[index + 1], parent }
    : { above: blocks[index - 1], below: block, parent };
}

/**
 * Inserts a block exactly there, indented like its neighbours, with a blank line on both sides; components in a row
 * without blank lines stay so. An element on one line is opened up first. Nothing else of the page changes.
 */
export function insertBetween(text: string, gap: BlockGap, block: NewBlock): SourceChange {
  const { above, below, parent } = gap;
  const lineEnd = lineEndOf(text);
  const indent = indentFor(text, gap);
  const isFirst = above === undefined && parent === undefined && !findFrontMatter(text);
  // Three dashes at the start of a file would begin a front matter.
  const source = isFirst && block.text === '---' ? '***' : block.text;
  const write = (part: string) => part.replace(/\n(?=[^\n])/g, `\n${indent}`).replaceAll('\n', lineEnd);
  const body = write(source);
  const blank = isRow(text, gap, source) ? '' : lineEnd;
  const opening = above || below ? openedUp(text, parent, indent, lineEnd) : undefined;
  const spot = { ...gap, lineEnd, indent, blank, body, isOpened: opening?.closing !== undefined };
  const edit = above ? editBelow(text, above, spot) : below ? editAbove(below, spot) : editInEmpty(text, spot);
  const edits = [opening?.open, edit, opening?.closing].filter((one) => one !== undefined);
  const after = applyTextEdits(text, edits);
  const from = edit.start + edit.text.indexOf(body) + shiftBefore(opening?.open);
  const select = block.select ?? { start: source.length, end: source.length };
  const placed = (offset: number) => from + write(`${source.slice(0, offset)}\u0000`).length - 1;
  const difference = textDifference(text, after);
  return {
    edits: difference ? [difference] : [],
    selection: { start: placed(select.start), end: placed(select.end) },
  };
}

interface Spot extends BlockGap {
  readonly lineEnd: string;
  readonly indent: string;
  /** The line end of a blank line beside the block, or nothing. */
  readonly blank: string;
  readonly body: string;
  /** Whether the end of the element gets a line of its own by another edit. */
  readonly isOpened: boolean;
}

function editBelow(text: string, above: PageBlock, { below, lineEnd, indent, blank, body, isOpened }: Spot): TextEdit {
  const at = above.end;
  const isBehindBlank = below !== undefined && (text.slice(at, below.start).match(/\n/g) ?? []).length > 1;
  const isAtEnd = below === undefined && !isOpened && text.slice(at).trim() === '' && !text.slice(at).includes('\n');
  const tail = below !== undefined && !isBehindBlank ? blank : isAtEnd ? lineEnd : '';
  return { start: at, end: at, text: lineEnd + blank + indent + body + tail };
}

function editAbove(below: PageBlock, { lineEnd, indent, blank, body }: Spot): TextEdit {
  return { start: below.start, end: below.start, text: body + lineEnd + blank + indent };
}

function editInEmpty(text: string, { parent, lineEnd, indent, body }: Spot): TextEdit {
  if (parent?.closing) {
    const own = indentAt(text, parent.start);
    const { openEnd, closing } = parent;
    return { start: openEnd, end: closing.start, text: lineEnd + indent + body + lineEnd + own };
  }
  const matter = findFrontMatter(text)?.bodyStart;
  const start = matter ?? markLength(text);
  const lead = matter === undefined ? '' : text.charAt(start - 1) === '\n' ? lineEnd : lineEnd + lineEnd;
  return { start, end: text.length, text: lead + body + lineEnd };
}

/** The edits that give the tags of an element lines of their own, where what it holds is on the same line. */
function openedUp(text: string, parent: JsxElement | undefined, indent: string, lineEnd: string) {
  if (!parent?.closing) return undefined;
  const { openEnd, closing } = parent;
  const inner = text.slice(openEnd, closing.start);
  const start = openEnd + inner.length - inner.trimStart().length;
  const end = openEnd + inner.trimEnd().length;
  const isOpen = text.slice(openEnd, start).includes('\n');
  const isClosed = text.slice(end, closing.start).includes('\n');
  const own = indentAt(text, parent.start);
  return {
    open: isOpen ? undefined : { start: openEnd, end: start, text: lineEnd + indent },
    closing: isClosed ? undefined : { start: end, end: closing.start, text: lineEnd + own },
  };
}

function shiftBefore(edit: TextEdit | undefined): number {
  return edit === undefined ? 0 : edit.text.length - (edit.end - edit.start);
}

function indentFor(text: string, { above, below, parent }: BlockGap): string {
  for (const neighbour of [above, below]) {
    if (neighbour && startsLine(text, neighbour)) return indentAt(text, neighbour.start);
  }
  return parent ? contentIndent(text, parent) : '';
}

function indentAt(text: string, offset: number): string {
  return indentOf(text.slice(lineAt(text, offset).start, offset));
}

function startsLine(text: string, { start }: TextRange): boolean {
  return text.slice(lineAt(text, start).start, start).trim() === '';
}

/** Components one below the other without blank lines: steps, cards, tabs. */
function isRow(text: string, { above, below, parent }: BlockGap, added: string): boolean {
  if (!added.startsWith('<')) return false;
  if ([above, below].some((one) => one !== undefined && one.kind !== 'element')) return false;
  if (above && below) return !/\n[ \t]*\r?\n/.test(text.slice(above.end, below.start));
  return parent !== undefined;
}

/** Removes a block with its lines. Of the blank lines on both sides one stays, and none beside the tags around it. */
export function removeBlock(text: string, block: TextRange, parent?: JsxElement): SourceChange {
  const first = lineAt(text, block.start);
  const last = lineAt(text, block.end);
  const isAlone = startsLine(text, block) && text.slice(block.end, last.end).trim() === '';
  const range = isAlone ? linesToRemove(text, first, last, parent) : block;
  // A byte-order mark is of the file, not of its first line.
  const start = Math.max(range.start, markLength(text));
  const edit = { start, end: range.end, text: isAlone ? keptApart(text, first, last, parent) : '' };
  return { edits: [edit], selection: { start: edit.start, end: edit.start } };
}

function linesToRemove(text: string, first: Line, last: Line, parent: JsxElement | undefined): TextRange {
  const before = lineBefore(text, first);
  const after = lineAfter(text, last);
  const isBehindBlank = before !== undefined && isBlank(text, before);
  const isFirst = before === undefined || holds(before, parent?.openEnd);
  if (after && isBlank(text, after) && after.next > after.end && (isBehindBlank || isFirst))
    return { start: first.start, end: after.next };
  const isLast = after === undefined || after.start === text.length || holds(after, parent?.closing?.start);
  if (isBehindBlank && isLast) return { start: before.start, end: last.next };
  return { start: first.start, end: last.next };
}

/** A blank line where the texts above and below would become one. */
function keptApart(text: string, first: Line, last: Line, parent: JsxElement | undefined): string {
  const before = lineBefore(text, first);
  const after = lineAfter(text, last);
  if (!before || !after || isBlank(text, before) || isBlank(text, after)) return '';
  if (holds(before, parent?.openEnd) || holds(after, parent?.closing?.start)) return '';
  const isTag =
    text.slice(before.start, before.end).trimEnd().endsWith('>') || /^[ \t]*</.test(text.slice(after.start));
  return isTag ? '' : lineEndOf(text);
}

function holds(line: Line, offset: number | undefined): boolean {
  return offset !== undefined && offset >= line.start && offset <= line.end;
}

/** Lets a block and the one right below it change places. Where they stood without a blank line, they get one. */
export function swapBlocks(text: string, above: PageBlock, below: PageBlock, moved: 'above' | 'below'): SourceChange {
  const lineEnd = lineEndOf(text);
  const [one, two] = [text.slice(above.start, above.end), text.slice(below.start, below.end)];
  const areElements = above.kind === 'element' && below.kind === 'element';
  const gap = (range: string) => (areElements || /\n[ \t]*\r?\n/.test(range) ? '' : lineEnd);
  const between = gap(text.slice(above.end, below.start));
  const before = runsOn(text, lineBefore(text, lineAt(text, above.start)), 'above') && !areElements;
  const after = runsOn(text, lineAfter(text, lineAt(text, below.end)), 'below') && !areElements;
  const indent = indentAt(text, above.start);
  const lead = before ? lineEnd + indent : '';
  const edits = [
    { start: above.start, end: above.end, text: lead + two + between },
    { start: below.start, end: below.end, text: one + (after ? lineEnd : '') },
  ];
  const shift = lead.length + two.length + between.length - one.length;
  const at = moved === 'below' ? above.start + lead.length : below.start + shift;
  return { edits, selection: { start: at, end: at } };
}

/** Whether a block has its lines for itself: nothing else is on the first and on the last. */
export function hasOwnLines(text: string, block: TextRange): boolean {
  return startsLine(text, block) && text.slice(block.end, lineAt(text, block.end).end).trim() === '';
}

/** Line ends that keep a block apart from text right above and right below it, which would go on with other words. */
export function apartFrom(text: string, block: TextRange): { readonly lead: string; readonly tail: string } {
  const lineEnd = lineEndOf(text);
  const isApart = !runsOn(text, lineBefore(text, lineAt(text, block.start)), 'above');
  return {
    lead: isApart ? '' : lineEnd + indentAt(text, block.start),
    tail: runsOn(text, lineAfter(text, lineAt(text, block.end)), 'below') ? lineEnd : '',
  };
}

/**
 * Puts other source in the place of a block that has its lines for itself, indented as that was.
 * @param source with `\n` as line ends
 * @param select offset in it, where the cursor is then
 */
export function replaceBlock(text: string, block: TextRange, source: string, select = 0): SourceChange | undefined {
  if (!hasOwnLines(text, block)) return undefined;
  const indent = indentAt(text, block.start);
  const write = (part: string) => part.replace(/\n(?=[^\n])/g, `\n${indent}`).replaceAll('\n', lineEndOf(text));
  const { lead, tail } = apartFrom(text, block);
  const difference = textDifference(text.slice(block.start, block.end), lead + write(source) + tail);
  // A cut behind a line end would lose the indentation of the next line.
  const at = block.start + lead.length + write(`${source.slice(0, select)}\u0000`).length - 1;
  const edit = difference && {
    ...difference,
    start: block.start + difference.start,
    end: block.start + difference.end,
  };
  return { edits: edit ? [edit] : [], selection: { start: at, end: at } };
}

/** Whether a line right beside a block is text that could go on with it: no blank line, tag or heading. */
function runsOn(text: string, line: Line | undefined, side: 'above' | 'below'): boolean {
  if (line === undefined || isBlank(text, line)) return false;
  const content = text.slice(line.start, line.end).trim();
  if (side === 'below') return !content.startsWith('<');
  return !content.endsWith('>') && !/^#{1,6}\s/.test(content) && content !== '---';
}
