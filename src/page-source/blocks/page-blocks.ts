/** A page as a row of blocks with ranges, those of components inside of them: what a form shows one below the other. */

import { markLength } from '../../project/text.ts';
import type { TextRange } from '../../project/text-edit.ts';
import type { Fence } from '../source-scan.ts';
import { pageOf } from '../tree/page-of.ts';
import { type PageHeading, type PageTable, partsOf } from '../tree/page-parts.ts';
import { type TopBlock, topBlockAt, topBlocksOf } from '../tree/top-blocks.ts';
import { type JsxElement, scanElements } from './jsx-elements.ts';
import { lineAt } from './lines.ts';
import { listItemOf, listSign } from './list-item.ts';
import { readTable, type Table } from './tables.ts';

export type PageBlock = TextRange &
  (
    | { readonly kind: 'heading'; readonly level: number /** The words alone. */; readonly words: TextRange }
    /** Lines of text: a paragraph, a list, a quote. */
    | { readonly kind: 'text' | 'list' | 'quote' }
    | { readonly kind: 'code'; readonly fence: Fence }
    | { readonly kind: 'table'; readonly table: Table }
    | { readonly kind: 'element'; readonly element: JsxElement; readonly blocks: readonly PageBlock[] }
    | { readonly kind: 'rule' }
    /** Of a list, with the items in it. It is in no row of blocks: only its path leads to it. */
    | { readonly kind: 'item'; readonly blocks: readonly PageBlock[] }
    /** Imports, exports and comments: for their author only. */
    | { readonly kind: 'source' }
  );

interface Scan {
  readonly text: string;
  readonly top: readonly TopBlock[];
  /** By the offset of their line. */
  readonly fences: ReadonlyMap<number, Fence>;
  /** By where they begin. */
  readonly headings: ReadonlyMap<number, PageHeading>;
  readonly tables: ReadonlyMap<number, PageTable>;
}

/** All others are text: paragraphs, addresses of links, expressions, tags that are half typed. */
const KINDS: Readonly<Record<string, 'list' | 'quote' | 'rule' | 'source'>> = {
  BulletList: 'list',
  OrderedList: 'list',
  Blockquote: 'quote',
  HorizontalRule: 'rule',
  Script: 'source',
  JsxComment: 'source',
};

/** Of these, what stands right below one another is one field: while it is typed, it turns into two and back. */
const JOINED: ReadonlySet<PageBlock['kind']> = new Set(['text', 'list', 'source']);

/** The blocks of a page below its front matter. Blank lines belong to none. */
export function readPageBlocks(text: string): readonly PageBlock[] {
  const page = pageOf(text);
  const { fences, headings, tables } = partsOf(page);
  const scan: Scan = {
    text,
    top: topBlocksOf(page),
    fences: byStart(fences),
    headings: byStart(headings),
    tables: byStart(tables),
  };
  return readBlocks(scan, { start: page.bodyStart || markLength(text), end: text.length }, scanElements(text));
}

function byStart<Part extends TextRange>(parts: readonly Part[]): ReadonlyMap<number, Part> {
  return new Map(parts.map((part) => [part.start, part]));
}

function readBlocks(scan: Scan, range: TextRange, elements: readonly JsxElement[]): readonly PageBlock[] {
  const { text } = scan;
  const alone = elements.filter((element) => standsAlone(text, element));
  const blocks: PageBlock[] = [];
  let next = 0;
  for (let at = wordsFrom(text, range); at < range.end; ) {
    while ((alone[next]?.start ?? at) < at) next++;
    const element = alone[next];
    const block =
      element?.start === at ? elementBlock(scan, element) : blockAt(scan, { start: at, end: range.end }, alone, next);
    const before = blocks.at(-1);
    if (before && isJoined(text, before, block)) blocks[blocks.length - 1] = { ...before, end: block.end };
    else blocks.push(block);
    at = wordsFrom(text, { start: Math.max(block.end, at + 1), end: range.end });
  }
  return blocks;
}

const BLANKS = /\s*/y;

/** Offset of the first character in a range that is not blank. */
function wordsFrom(text: string, { start, end }: TextRange): number {
  BLANKS.lastIndex = start;
  return Math.min(start + (BLANKS.exec(text)?.[0].length ?? 0), end);
}

/** Whether nothing but the element is on its lines. */
function standsAlone(text: string, { end, closing, isSelfClosing }: JsxElement): boolean {
  if (!closing && !isSelfClosing) return false;
  return text.slice(end, lineAt(text, end).end).trim() === '' || /^\s*<\//.test(text.slice(end, end + 40));
}

function elementBlock(scan: Scan, element: JsxElement): PageBlock {
  const { start, end, openEnd, closing, children } = element;
  const blocks = closing ? readBlocks(scan, { start: openEnd, end: closing.start }, children) : [];
  return { kind: 'element', element, blocks, start, end };
}

/**
 * What begins at the start of a range. An element in lines of its own ends a paragraph, though for Markdown it is in it.
 * @param alone elements that stand alone, those from `next` on behind the start
 */
function blockAt(scan: Scan, { start, end: limit }: TextRange, alone: readonly JsxElement[], next: number): PageBlock {
  const { text } = scan;
  const line = lineAt(text, start);
  const top = topBlockAt(scan.top, start);
  const end = Math.min(top ? endOfWords(text, start, top.end) : line.end, limit);
  // Lists begin with their indentation.
  const isWhole = top !== undefined && text.slice(top.start, start).trim() === '';
  const special = isWhole ? specialBlock(scan, { ...top, start }, end, limit) : undefined;
  if (special) return special;
  const below = top?.name === 'Paragraph' ? ownLineIn(text, alone, next, end) : undefined;
  return { kind: 'text', start, end: below === undefined ? end : endOfWords(text, start, below) };
}

/** The end of the last line with words on it. What is being typed may end with blanks. */
function endOfWords(text: string, start: number, end: number): number {
  return lineAt(text, start + text.slice(start, end).trimEnd().length).end;
}

function ownLineIn(text: string, alone: readonly JsxElement[], next: number, end: number): number | undefined {
  for (let index = next; ; index++) {
    const element = alone[index];
    if (!element || element.start >= end) return undefined;
    if (text.slice(lineAt(text, element.start).start, element.start).trim() === '') return element.start;
  }
}

function specialBlock(scan: Scan, { name, start }: TopBlock, end: number, limit: number): PageBlock | undefined {
  const kind = KINDS[name];
  if (kind) return { kind, start, end };
  const heading = scan.headings.get(start);
  if (heading) return headingBlock(scan.text, heading, end);
  const fence = scan.fences.get(lineAt(scan.text, start).start);
  if (fence) return { kind: 'code', fence, start, end: Math.min(withoutLineEnd(scan.text, fence.end), limit) };
  const table = scan.tables.get(start);
  return table && { kind: 'table', table: readTable(scan.text, table), start, end };
}

function withoutLineEnd(text: string, end: number): number {
  const cut = text.charAt(end - 1) === '\n' ? end - 1 : end;
  return text.charAt(cut - 1) === '\r' ? cut - 1 : cut;
}

/**
 * With the words behind the signs and a blank. Without the blank, what is typed would be no heading; and a heading with
 * a line below it stays text: who types a list or a table comes by one.
 */
function headingBlock(text: string, { level, start, words }: PageHeading, end: number): PageBlock | undefined {
  const from = Math.max(words.start, start + level + 1);
  if (text.charAt(start) !== '#' || from > end) return undefined;
  const to = Math.max(Math.min(words.end, end), from);
  return {
    kind: 'heading',
    level,
    words: { start: from, end: from + text.slice(from, to).trimEnd().length },
    start,
    end,
  };
}

/** Whether two blocks are edited as one. In the tree, a list that is indented far is one for each of its items. */
function isJoined(text: string, before: PageBlock, block: PageBlock): boolean {
  if (before.kind !== block.kind || !JOINED.has(block.kind)) return false;
  const isApart = /\n[ \t\r]*\n/.test(text.slice(before.end, block.start));
  return !isApart || (block.kind === 'list' && signOfFirst(text, before) === signOfFirst(text, block));
}

function signOfFirst(text: string, { start }: TextRange): string | undefined {
  const first = listItemOf(text.slice(start, lineAt(text, start).end));
  return first && listSign(first.mark);
}
