/** Stretches of a page's words that readers see as they are written, with what each is: what can be typed in in place. */
import type { SyntaxNode } from '@lezer/common';
import type { TextRange } from '../../project/text-edit.ts';
import type { WordsPart } from '../../shared/words-place.ts';
import { pageOf } from '../tree/page-of.ts';
import { partsOf } from '../tree/page-parts.ts';
import { lineAt } from './lines.ts';
import { readTable, type TableCell } from './tables.ts';

/** What shows something else than is written there is not typed in: it leads to its source. */
const OTHER_THAN_WRITTEN: ReadonlySet<string> = new Set(['Expression', 'JsxComment', 'Script']);
/** A heading of several lines would have this in its words. */
const IN_LINES = 'QuoteMark';

/** Words that can be typed in. */
export interface WordsStretch extends TextRange {
  readonly part: WordsPart;
  /** All that is shown as one element. */
  readonly block: TextRange;
  readonly column?: number;
}

/** Those whose block begins on the line at an offset; of the cells of a row the one in the column. */
export function stretchesOn(text: string, lineStart: number, column: number | undefined): readonly WordsStretch[] {
  const line = lineAt(text, lineStart);
  if (column !== undefined) return cellsOn(text, lineStart).filter((cell) => cell.column === column);
  const found: WordsStretch[] = [];
  pageOf(text).tree.iterate({
    from: line.start,
    to: line.end,
    enter: ({ node }) => {
      if (node.from < line.start || node.from > line.end) return;
      const stretch = stretchOf(text, node);
      if (stretch) found.push(stretch);
    },
  });
  return found;
}

/** The innermost one around an offset. */
export function stretchAround(text: string, offset: number): WordsStretch | undefined {
  const cell = cellAround(text, offset);
  if (cell) return cell;
  let best: WordsStretch | undefined;
  const line = lineAt(text, offset);
  pageOf(text).tree.iterate({
    from: line.start,
    to: line.end,
    enter: ({ node }) => {
      const isOfItem = node.name === 'Paragraph' && node.parent && firstWords(node.parent)?.from === node.from;
      const stretch = isOfItem ? undefined : stretchOf(text, node);
      if (stretch && stretch.start <= offset && offset <= lineAt(text, stretch.end).end) best = stretch;
    },
  });
  return best;
}

/** What a node of the tree has to type in. An item comes before its paragraph, which is the same words. */
function stretchOf(text: string, node: SyntaxNode): WordsStretch | undefined {
  const { name } = node;
  if (/^(?:ATX|Setext)Heading/.test(name)) return headingOf(text, node);
  if (name !== 'Paragraph' && name !== 'ListItem') return undefined;
  const words = name === 'ListItem' ? firstWords(node) : node;
  if (!words || showsOther(words)) return undefined;
  const box = words.name === 'Task' ? words.getChild('TaskMarker') : null;
  const start = box ? Math.min(box.to + 1, words.to) : words.from;
  return {
    part: name === 'ListItem' ? 'item' : 'paragraph',
    start,
    end: Math.max(words.to, start),
    block: { start: node.from, end: withoutBlanks(text, node) },
  };
}

/** Lists begin with their indentation in the tree, and some nodes end with blanks. */
function withoutBlanks(text: string, { from, to }: SyntaxNode): number {
  return from + text.slice(from, to).trimEnd().length;
}

function firstWords(item: SyntaxNode): SyntaxNode | null {
  const next = item.getChild('ListMark')?.nextSibling ?? null;
  return next?.name === 'Paragraph' || next?.name === 'Task' ? next : null;
}

function headingOf(text: string, node: SyntaxNode): WordsStretch | undefined {
  const heading = partsOf(pageOf(text)).headings.find(({ start }) => start === node.from);
  if (!heading || showsOther(node, true)) return undefined;
  const isMarked = text.charAt(node.from) === '#';
  const start = Math.max(heading.words.start, isMarked ? node.from + heading.level + 1 : 0);
  if (start > node.to) return undefined;
  return { part: 'heading', start, end: Math.max(start, heading.words.end), block: { start: node.from, end: node.to } };
}

function showsOther(node: SyntaxNode, isInOneLine = false): boolean {
  let isOther = false;
  node.cursor().iterate(({ name }) => {
    isOther ||= OTHER_THAN_WRITTEN.has(name) || (isInOneLine && name === IN_LINES);
    return !isOther;
  });
  return isOther;
}

function cellsOn(text: string, offset: number): readonly WordsStretch[] {
  const line = lineAt(text, offset);
  const table = partsOf(pageOf(text)).tables.find(({ start, end }) => start <= line.end && line.start <= end);
  const { header, rows } = table ? readTable(text, table) : { header: undefined, rows: [] };
  const row = [header, ...rows].find((one) => one?.line.start === line.start);
  return (row?.cells ?? []).map((cell, column) => cellWords(cell, column, line));
}

function cellWords({ inner }: TableCell, column: number, line: TextRange): WordsStretch {
  return { part: 'cell', ...inner, block: { start: line.start, end: line.end }, column };
}

function cellAround(text: string, offset: number): WordsStretch | undefined {
  return cellsOn(text, offset).find(({ start, end }) => start <= offset && offset <= end + 1);
}
