/** A page as a row of blocks with ranges, those of components inside of them: what a form shows one below the other. */

import { markLength } from '../../project/text.ts';
import type { TextRange } from '../../project/text-edit.ts';
import { findFrontMatter } from '../front-matter/front-matter.ts';
import { type Fence, scanFences } from '../source-scan.ts';
import { type JsxElement, scanElements } from './jsx-elements.ts';
import { indentOf, isBlank, type Line, lineAfter, lineAt } from './lines.ts';
import { listItemOf } from './list-item.ts';
import { type Table, tableOutsideCode } from './tables.ts';

export type PageBlock = TextRange &
  (
    | { readonly kind: 'heading'; readonly level: number /** The words alone. */; readonly words: TextRange }
    /** Lines of text: a paragraph, a list, a quote. */
    | { readonly kind: 'text' | 'list' | 'quote' }
    | { readonly kind: 'code'; readonly fence: Fence }
    | { readonly kind: 'table'; readonly table: Table }
    | { readonly kind: 'element'; readonly element: JsxElement; readonly blocks: readonly PageBlock[] }
    | { readonly kind: 'rule' }
    /** Imports, exports and comments: for their author only. */
    | { readonly kind: 'source' }
  );

type Elements = ReadonlyMap<number, JsxElement>;

interface Scan {
  readonly text: string;
  /** By the offset of their first line. */
  readonly fences: ReadonlyMap<number, Fence>;
}

const HEADING = /^([ \t]*#{1,6}[ \t]+)(.*?)[ \t]*$/;
const RULE = /^[ \t]{0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const SOURCE = /^(?:import|export)[ {]|^[ \t]*(?:<!--|\{\s*\/\*)/;

/** The blocks of a page below its front matter. Blank lines belong to none. */
export function readPageBlocks(text: string): readonly PageBlock[] {
  const start = findFrontMatter(text)?.bodyStart ?? markLength(text);
  const fences = new Map(scanFences(text).map((fence) => [fence.start, fence]));
  return readBlocks({ text, fences }, { start, end: text.length }, scanElements(text));
}

function readBlocks(scan: Scan, range: TextRange, elements: readonly JsxElement[]): readonly PageBlock[] {
  const { text } = scan;
  const blocks: PageBlock[] = [];
  const byStart: Elements = new Map(elements.map((element) => [element.start, element]));
  for (let at = range.start; at < range.end; ) {
    const line = lineAt(text, at);
    const lineEnd = Math.min(line.end, range.end);
    if (text.slice(at, lineEnd).trim() === '') {
      at = Math.max(line.next, at + 1);
      continue;
    }
    const start = at + indentOf(text.slice(at, lineEnd)).length;
    const block = blockAt(scan, start, range.end, byStart);
    blocks.push(block);
    at = Math.max(block.end, start + 1);
  }
  return blocks;
}

function blockAt(scan: Scan, start: number, limit: number, elements: Elements): PageBlock {
  const { text, fences } = scan;
  const line = lineAt(text, start);
  const end = Math.min(line.end, limit);
  const content = text.slice(start, end);
  const fence = fences.get(line.start);
  if (fence) return { kind: 'code', fence, start, end: Math.min(withoutLineEnd(text, fence.end), limit) };
  const element = elements.get(start);
  if (element && standsAlone(text, element))
    return { kind: 'element', element, blocks: blocksIn(scan, element), start, end: element.end };
  if (SOURCE.test(content)) return { kind: 'source', start, end: endOfSource(text, line, limit) };
  const heading = HEADING.exec(content);
  if (heading) {
    const [, sign = '', words = ''] = heading;
    const from = start + sign.length;
    return { kind: 'heading', level: sign.trim().length, words: { start: from, end: from + words.length }, start, end };
  }
  if (RULE.test(content)) return { kind: 'rule', start, end };
  const table = tableOutsideCode(text, start);
  if (table && table.header.line.start === line.start)
    return { kind: 'table', table, start, end: Math.min(table.end, limit) };
  const kind = content.startsWith('>') ? 'quote' : listItemOf(content) ? 'list' : 'text';
  return { kind, start, end: endOfText(scan, line, limit, elements, kind === 'list') };
}

function withoutLineEnd(text: string, end: number): number {
  const cut = text.charAt(end - 1) === '\n' ? end - 1 : end;
  return text.charAt(cut - 1) === '\r' ? cut - 1 : cut;
}

/** Whether nothing but the element is on its lines. */
function standsAlone(text: string, { end, closing, isSelfClosing }: JsxElement): boolean {
  if (!closing && !isSelfClosing) return false;
  return text.slice(end, lineAt(text, end).end).trim() === '' || /^\s*<\//.test(text.slice(end, end + 40));
}

function isElement(text: string, element: JsxElement | undefined): boolean {
  return element !== undefined && standsAlone(text, element);
}

function blocksIn(scan: Scan, element: JsxElement): readonly PageBlock[] {
  if (!element.closing) return [];
  return readBlocks(scan, { start: element.openEnd, end: element.closing.start }, element.children);
}

function endOfSource(text: string, line: Line, limit: number): number {
  let last = line;
  for (
    let next = lineAfter(text, last);
    next && next.start < limit && !isBlank(text, next);
    next = lineAfter(text, next)
  )
    last = next;
  return Math.min(last.end, limit);
}

/** The end of a paragraph or quote; of a list with what is indented below its items, blank lines between them too. */
function endOfText(scan: Scan, first: Line, limit: number, elements: Elements, isList: boolean): number {
  const { text, fences } = scan;
  const indent = indentOf(text.slice(first.start, first.end)).length;
  let end = Math.min(first.end, limit);
  for (let line = lineAfter(text, first); line && line.start < limit; line = lineAfter(text, line)) {
    const content = text.slice(line.start, Math.min(line.end, limit));
    if (content.trim() === '') {
      if (!isList) break;
      continue;
    }
    const depth = indentOf(content).length;
    const isInside = isList && depth > indent;
    const isAfterBlank = isList && isBlank(text, lineAt(text, line.start - 1));
    if (isAfterBlank && !isInside && !(listItemOf(content) && depth >= indent)) break;
    const start = line.start + depth;
    const isOther =
      HEADING.test(content) ||
      RULE.test(content) ||
      fences.has(line.start) ||
      isElement(scan.text, elements.get(start));
    if (isOther && !isInside) break;
    if (!isList && listItemOf(content) && end === Math.min(first.end, limit) && content.trim() !== '') {
      // A list right below a paragraph is a block of its own.
      break;
    }
    end = Math.min(line.end, limit);
  }
  return end;
}
