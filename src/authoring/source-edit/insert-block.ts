/** Puts something that stands in lines of its own (a component, a table, a picture) where the cursor is. */

import { elementsAround, type JsxElement, scanElements } from '../../page-source/blocks/jsx-elements.ts';
import { indentOf, isBlank, type Line, lineAfter, lineAt, lineBefore } from '../../page-source/blocks/lines.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { scanFences } from '../../page-source/source-scan.ts';
import { lineEndOf, type SourceChange, type TextRange } from '../../project/text-edit.ts';

export interface NewBlock {
  readonly text: string;
  /** What to select in it; its end without. */
  readonly select?: TextRange;
}

/**
 * Inserts a block: in place of the cursor's line when that is blank, above it when the cursor is right before its tag,
 * else below the paragraph or the list that it is in, with a blank line on both sides where other text is. Inside an element it is indented like its content. Never
 * inside of front matter, of a fence or of a tag: then behind it.
 */
export function insertBlock(text: string, selection: TextRange, block: NewBlock): SourceChange {
  const { at, parent } = placeFor(text, selection.start);
  const line = lineAt(text, at);
  const indent = parent === undefined ? '' : contentIndent(text, parent);
  if (isBlank(text, line)) {
    const before = needsGap(text, lineBefore(text, line), parent) ? '\n' : '';
    const after = needsGap(text, lineAfter(text, line), parent) ? '\n' : '';
    return withBlock(text, { start: line.start, end: line.end }, before, indent, block, after);
  }
  if (isBeforeTag(text, line, at)) {
    const before = needsGap(text, lineBefore(text, line), parent) ? '\n' : '';
    const after = parent?.closing?.start === at ? '\n' : '\n\n';
    return withBlock(text, { start: line.start, end: line.start }, before, indent, block, after);
  }
  const last = endOfBlock(text, line, at);
  const isAtEnd = last.next === text.length && last.next === last.end;
  const before = needsGap(text, last, parent) ? '\n\n' : '\n';
  const after = needsGap(text, lineAfter(text, last), parent) ? '\n' : isAtEnd ? '\n' : '';
  return withBlock(text, { start: last.end, end: last.end }, before, indent, block, after);
}

/** The change that writes a block, indented, between two gaps; what it selects is found again in it. */
function withBlock(
  text: string,
  { start, end }: TextRange,
  before: string,
  indent: string,
  block: NewBlock,
  after: string,
): SourceChange {
  const lineEnd = lineEndOf(text);
  const write = (part: string) => part.replace(/\n(?=[^\n])/g, `\n${indent}`).replaceAll('\n', lineEnd);
  const lead = before.replaceAll('\n', lineEnd) + indent;
  const body = write(block.text);
  const select = block.select ?? { start: block.text.length, end: block.text.length };
  const placed = (offset: number) =>
    start + lead.length + write(block.text.slice(0, offset)).length + lostIndent(block.text, offset, indent);
  return {
    edits: [{ start, end, text: lead + body + after.replaceAll('\n', lineEnd) }],
    selection: { start: placed(select.start), end: placed(select.end) },
  };
}

/** A cut right behind a line end hides the indentation that follows it. */
function lostIndent(text: string, offset: number, indent: string): number {
  return text.charAt(offset - 1) === '\n' && text.charAt(offset) !== '\n' && offset < text.length ? indent.length : 0;
}

interface Place {
  readonly at: number;
  /** The element whose content the place is in. */
  readonly parent?: JsxElement;
}

function placeFor(text: string, offset: number): Place {
  let at = Math.max(offset, findFrontMatter(text)?.bodyStart ?? 0);
  const fence = scanFences(text).find(({ start, end }) => at > start && at < end);
  if (fence) at = endBefore(text, fence.end);
  const path = elementsAround(scanElements(text), at);
  const parents = path.filter((element) => isInContent(text, element, at));
  const [outside] = path.slice(parents.length);
  const parent = parents.at(-1);
  // Behind a tag, or behind an element that has no lines of its own.
  if (outside && at > outside.start)
    at = isMultiline(text, outside) && at < outside.openEnd ? outside.openEnd : outside.end;
  else if (outside && at === outside.start && !isBlank(text, lineAt(text, at))) at = outside.start;
  const around = outside && at === outside.openEnd && outside.closing ? outside : parent;
  return { at, ...(around && { parent: around }) };
}

function endBefore(text: string, end: number): number {
  const cut = text.charAt(end - 1) === '\n' ? end - 1 : end;
  return text.charAt(cut - 1) === '\r' ? cut - 1 : cut;
}

function isMultiline(text: string, { start, end, closing }: JsxElement): boolean {
  return closing !== undefined && lineAt(text, start).start !== lineAt(text, end).start;
}

function isInContent(text: string, element: JsxElement, at: number): boolean {
  if (!isMultiline(text, element) || element.closing === undefined) return false;
  return at >= element.openEnd && at <= element.closing.start;
}

/** Indentation of what an element holds: of its first line, else two further in than its tag. */
export function contentIndent(text: string, element: JsxElement): string {
  const own = indentOf(text.slice(lineAt(text, element.start).start, element.start));
  const end = element.closing?.start ?? element.end;
  for (let line = lineAfter(text, lineAt(text, element.openEnd)); line && line.start < end; ) {
    const content = text.slice(line.start, line.end);
    if (content.trim() !== '' && line.end <= end) return indentOf(content);
    line = lineAfter(text, line);
  }
  return `${own}  `;
}

/** Whether a neighbouring line is text that would run into the block. Tags around it do not. */
function needsGap(text: string, line: Line | undefined, parent: JsxElement | undefined): boolean {
  if (line === undefined || isBlank(text, line)) return false;
  if (parent === undefined) return true;
  const isOpening = parent.openEnd > line.start && parent.openEnd <= line.end;
  const isClosing =
    parent.closing !== undefined && parent.closing.start >= line.start && parent.closing.end <= line.end;
  return !isOpening && !isClosing;
}

/** Whether a tag that begins its line stands right behind a place: what is put there goes above that line. */
function isBeforeTag(text: string, line: Line, at: number): boolean {
  return text.slice(line.start, at).trim() === '' && /^<\/?[A-Za-z>]/.test(text.slice(at, line.end));
}

/** The last line of the paragraph, list or element that a line belongs to. */
function endOfBlock(text: string, line: Line, at: number): Line {
  // Behind a tag the content begins.
  if (/<[^<>]*>[ \t]*$/.test(text.slice(line.start, at))) return line;
  let last = line;
  for (let next = lineAfter(text, last); next && !isBlank(text, next); next = lineAfter(text, next)) {
    if (/^[ \t]*<\/?[A-Za-z>]/.test(text.slice(next.start, next.end))) break;
    last = next;
  }
  return last;
}
