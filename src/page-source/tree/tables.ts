/** Tables as the compiler has them: the header is the last line above a row of dashes, with as many cells. */

import type { BlockContext, Element, LeafBlock, LeafBlockParser, Line, MarkdownConfig } from '@lezer/markdown';
import { readingOf } from './reading.ts';
import { edgesOfCells } from './table-row.ts';

/** One bar at least, and a dash in each cell. */
const DASHES = /^(?=.*\|)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
const BEGINS_DASHES = /[ \t>]*[|:-]/y;

export const tables: MarkdownConfig = {
  defineNodes: [
    { name: 'Table', block: true },
    { name: 'TableHeader', block: true },
    'TableRow',
    'TableCell',
    'TableDelimiter',
  ],
  parseBlock: [{ name: 'Table', leaf: () => new TableRows(), endLeaf: beginsTable, before: 'SetextHeading' }],
};

/** Reads a table from a paragraph, line by line. */
export class TableRows implements LeafBlockParser {
  #rows: Element[] = [];
  #isFirst = true;

  get isTable(): boolean {
    return this.#rows.length > 0;
  }

  nextLine(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
    const start = context.lineStart + line.pos;
    const end = context.lineStart + line.text.length;
    if (this.isTable) {
      this.#rows.push(context.elt('TableRow', start, end, readCells(context, line.text.slice(line.pos), start)));
    } else if (this.#isFirst && isHeader(leaf.content, line.text.slice(line.pos))) {
      const cells = readCells(context, leaf.content, leaf.start);
      this.#rows.push(context.elt('TableHeader', leaf.start, leaf.start + leaf.content.length, cells));
      this.#rows.push(context.elt('TableDelimiter', start, end));
    }
    this.#isFirst = false;
    return false;
  }

  finish(context: BlockContext, leaf: LeafBlock): boolean {
    if (!this.isTable) return false;
    const { start, content } = leaf;
    context.addLeafElement(leaf, context.elt('Table', start, start + content.length, this.#rows));
    return true;
  }
}

/** Whether a line ends the paragraph above it, as the header of a table. */
export function beginsTable(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
  const reading = readingOf(context);
  const behind = context.lineStart + line.text.length + 1;
  BEGINS_DASHES.lastIndex = behind;
  if (!BEGINS_DASHES.test(reading.text)) return false;
  if (leaf.parsers.some((parser) => parser instanceof TableRows && parser.isTable)) return false;
  const below = context.peekLine();
  if (!isHeader(line.text.slice(line.pos), below.replace(/^[ \t>]*/, ''))) return false;
  reading.lookTo(leaf.start, behind + below.length);
  return true;
}

function isHeader(header: string, dashes: string): boolean {
  const trimmed = dashes.trimEnd();
  return DASHES.test(trimmed) && edgesOfCells(header).length === edgesOfCells(trimmed).length;
}

function readCells(context: BlockContext, row: string, offset: number): Element[] {
  const edges = edgesOfCells(row);
  return edges.flatMap((edge, index) => {
    const bar = row.charAt(edge) === '|' ? [context.elt('TableDelimiter', offset + edge, offset + edge + 1)] : [];
    const next = edges[index + 1];
    return next === undefined ? bar : [...bar, ...readCell(context, row, edge + 1, next, offset)];
  });
}

function readCell(context: BlockContext, row: string, from: number, to: number, offset: number): Element[] {
  const words = row.slice(from, to);
  const start = from + words.length - words.trimStart().length;
  const inner = words.trim();
  if (inner === '') return [];
  const content = context.parser.parseInline(inner, offset + start);
  return [context.elt('TableCell', offset + start, offset + start + inner.length, content)];
}
