/** Items of a list, one below the other, written anew in another order, with fewer of them or with more. Pure. */
import type { FoundBlock } from '../../page-source/blocks/block-path.ts';
import type { JsxElement } from '../../page-source/blocks/jsx-elements.ts';
import { indentOf, isBlank, lineAfter, lineAt, lineBefore } from '../../page-source/blocks/lines.ts';
import { listItemOf, listSign, widthOf } from '../../page-source/blocks/list-item.ts';
import { areInRow, markIn } from '../../page-source/blocks/list-items.ts';
import { lineEndOf, type TextEdit, type TextRange } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import type { BlockChange } from './block-actions.ts';
import { hasOwnLines } from './block-edits.ts';
import { widthOfSign } from './keep-in-items.ts';

/** Neighbours in one list, and which of them are meant. */
export interface ItemRow {
  readonly items: readonly TextRange[];
  /** Index of the first that is meant. */
  readonly from: number;
  readonly count: number;
}

/** An item as it is written somewhere, to be written in a place. */
export interface ItemPiece {
  /** From its sign on, with the lines below. */
  readonly source: string;
  /** The column of its sign. */
  readonly column: number;
}

/** The row of an item that was found, or of several; `undefined` where these are of different lists. */
export function rowOf({ text, block, index, list, parts = [block] }: FoundBlock): ItemRow | undefined {
  const all = [...list.blocks.slice(0, index), ...parts, ...list.blocks.slice(index + 1)];
  const isNext = (at: number): boolean => {
    const [above, below] = [all[at - 1], all[at]];
    return above !== undefined && below !== undefined && areInRow(text, above, below);
  };
  let first = index;
  while (isNext(first)) first--;
  let end = index + 1;
  while (isNext(end)) end++;
  if (end < index + parts.length) return undefined;
  return { items: all.slice(first, end), from: index - first, count: parts.length };
}

/** The items that are meant. */
export function piecesOf(text: string, { items, from, count }: ItemRow): readonly ItemPiece[] {
  return items.slice(from, from + count).map((item) => pieceOf(text, item));
}

function pieceOf(text: string, { start, end }: TextRange): ItemPiece {
  return { source: text.slice(start, end), column: columnAt(text, start) };
}

/** An item of other source, that begins its line there. */
export function pieceOfSource(source: string, lineEnd: string): ItemPiece {
  return { source: source.replaceAll('\n', lineEnd), column: 0 };
}

/** Moves the items that are meant by so many places; `undefined` where there are none. */
export function movedInRow(text: string, row: ItemRow, by: number): BlockChange | undefined {
  const { items, from, count } = row;
  const to = from + by;
  if (to < 0 || to + count > items.length) return undefined;
  const pieces = items.map((item) => pieceOf(text, item));
  pieces.splice(to, 0, ...pieces.splice(from, count));
  return writeRow(text, row, { pieces, gaps: gapsOf(text, row), at: to });
}

/** Puts items above those that are meant (`above`), or below them. */
export function putInRow(
  text: string,
  row: ItemRow,
  side: 'above' | 'below',
  added: readonly ItemPiece[],
): BlockChange {
  const { items, from, count } = row;
  const at = side === 'above' ? from : from + count;
  const pieces = items.map((item) => pieceOf(text, item));
  pieces.splice(at, 0, ...added);
  const gaps = [...gapsOf(text, row)];
  const gap = gaps[Math.min(Math.max(at - 1, 0), gaps.length - 1)] ?? gapBelow(text, items[0]);
  gaps.splice(at, 0, ...added.map(() => gap));
  return writeRow(text, row, { pieces, gaps, at });
}

/** Takes away the items that are meant; `undefined` where no other would be left. */
export function withoutItems(text: string, row: ItemRow): BlockChange | undefined {
  const { items, from, count } = row;
  if (count >= items.length) return undefined;
  const pieces = items.map((item) => pieceOf(text, item));
  pieces.splice(from, count);
  const gaps = [...gapsOf(text, row)];
  gaps.splice(from === 0 ? 0 : from - 1, count);
  return writeRow(text, row, { pieces, gaps, at: Math.min(from, pieces.length - 1) });
}

/** What is between the items: line ends, blank lines, and what the next one is indented by. */
function gapsOf(text: string, { items }: ItemRow): readonly string[] {
  return items.slice(1).map((item, index) => text.slice(items[index]?.end, item.start));
}

/** For a list of one item. */
function gapBelow(text: string, item: TextRange | undefined): string {
  const { start } = item ?? { start: 0 };
  const before = text.slice(lineAt(text, start).start, start);
  const indent = before.trim() === '' ? before : ' '.repeat(columnAt(text, start));
  return lineEndOf(text) + indent;
}

/** The items with other signs, one for each of the row; those that are meant keep the cursor. */
export function signedRow(text: string, row: ItemRow, signs: readonly string[]): BlockChange {
  const pieces = row.items.map((item) => pieceOf(text, item));
  return writeRow(text, row, { pieces, gaps: gapsOf(text, row), at: row.from, signs });
}

/** An item by itself: what is in it is indented by nothing. Line ends are `\n`. */
export function sourceOfPiece({ source, column }: ItemPiece): string {
  const [first = '', ...below] = source.replace(/\r\n/g, '\n').split('\n');
  const item = listItemOf(first);
  const sign = item ? widthOfSign(item) : 0;
  return [first, ...below.map((line) => withoutColumns(line, column + sign))].join('\n');
}

/** A line that goes on further out keeps its words only. */
function withoutColumns(line: string, columns: number): string {
  let [at, width] = [0, 0];
  while (width < columns && /[ \t]/.test(line.charAt(at))) width = widthOf(line.slice(0, ++at));
  return ' '.repeat(Math.max(width - columns, 0)) + line.slice(at);
}

/**
 * Puts blocks in the place of the items that are meant, with blank lines around them. The items below have the signs that
 * they would have without those. `undefined` where the items share a line with something else.
 * @param source not indented, with `\n` as line ends
 * @param parent the element around the list
 */
export function putInPlace(
  text: string,
  { items, from, count }: ItemRow,
  source: string,
  parent: JsxElement | undefined,
): BlockChange | undefined {
  const start = items[from]?.start ?? 0;
  const own = { start, end: items[from + count - 1]?.end ?? start };
  if (!hasOwnLines(text, own)) return undefined;
  const below = items.slice(from + count);
  const lineEnd = lineEndOf(text);
  const line = lineAt(text, start).start;
  const indent = text.slice(line, start);
  const lead = (isTextBeside(text, own, 'above', parent) ? lineEnd : '') + indent;
  let written = lead + source.replace(/\n(?=[^\n])/g, `\n${indent}`).replaceAll('\n', lineEnd);
  for (const [index, item] of below.entries()) {
    const gap = text.slice(index === 0 ? own.end : below[index - 1]?.end, item.start);
    const apart = index === 0 && !/\n[ \t]*\r?\n/.test(gap) ? lineEnd : '';
    const sign = items[from + index];
    const piece = pieceOf(text, item);
    written += apart + gap + writePiece(piece, sign ? markIn(text.slice(sign.start, sign.end)) : '', piece.column);
  }
  if (below.length === 0 && isTextBeside(text, own, 'below', parent)) written += lineEnd;
  const end = below.at(-1)?.end ?? own.end;
  const at = line + lead.length;
  return { edits: [editOf(text, { start: line, end }, written)], selection: { start: at, end: at } };
}

/** The smallest edit that gives a range another text. */
function editOf(text: string, { start, end }: TextRange, written: string): TextEdit {
  const difference = textDifference(text.slice(start, end), written) ?? { start: 0, end: end - start, text: written };
  return { start: start + difference.start, end: start + difference.end, text: difference.text };
}

/** Whether something is right above or below that is no tag of the element around. */
function isTextBeside(text: string, own: TextRange, side: 'above' | 'below', parent: JsxElement | undefined): boolean {
  const line = side === 'above' ? lineBefore(text, lineAt(text, own.start)) : lineAfter(text, lineAt(text, own.end));
  if (!line || isBlank(text, line)) return false;
  const tag = side === 'above' ? parent && parent.openEnd - 1 : parent?.closing?.start;
  return tag === undefined || tag < line.start || tag > line.end;
}

interface WrittenRow {
  readonly pieces: readonly ItemPiece[];
  /** One fewer than pieces. */
  readonly gaps: readonly string[];
  /** Index of the piece with the cursor. */
  readonly at: number;
  /** Absent: those that the row has. */
  readonly signs?: readonly string[];
}

/** Signs stay where they are, so that numbers go on as their author wants them; further ones count on. */
function writeRow(
  text: string,
  row: ItemRow,
  { pieces, gaps, at, signs = signsFor(text, row, pieces.length) }: WrittenRow,
): BlockChange {
  const [first] = row.items;
  const start = first?.start ?? 0;
  const end = row.items.at(-1)?.end ?? start;
  let written = '';
  let cursor = start;
  let wordsBy = 0;
  for (const [index, piece] of pieces.entries()) {
    const gap = index === 0 ? '' : (gaps[index - 1] ?? '');
    const column = index === 0 ? columnAt(text, start) : widthOf(gap.slice(gap.lastIndexOf('\n') + 1));
    const sign = signs[index] ?? '';
    written += gap;
    if (index === at) {
      cursor = start + written.length;
      wordsBy = sign.length - markIn(piece.source).length;
    }
    written += writePiece(piece, sign, column);
  }
  return { edits: [editOf(text, { start, end }, written)], selection: { start: cursor, end: cursor }, wordsBy };
}

/** The item with another sign in another column: what is in it stays in it. */
function writePiece({ source, column }: ItemPiece, sign: string, at: number): string {
  const own = markIn(source);
  const words = sign + source.slice(own.length);
  const by = at + sign.length - column - own.length;
  if (by === 0) return words;
  const [line = '', ...below] = words.split('\n');
  const moved = below.map((content) => {
    const indent = indentOf(content);
    const width = widthOf(indent);
    // Words that go on at the margin need no place of their own.
    const isIn = width > column && content.trim() !== '';
    return isIn ? ' '.repeat(Math.max(width + by, at + 1)) + content.slice(indent.length) : content;
  });
  return [line, ...moved].join('\n');
}

function signsFor(text: string, { items }: ItemRow, count: number): readonly string[] {
  const signs = items.map(({ start, end }) => markIn(text.slice(start, end)));
  const [one, two] = signs.map((sign) => Number.parseInt(sign, 10));
  const by = one === two ? 0 : 1;
  while (signs.length < count) {
    const last = signs.at(-1) ?? '-';
    const number = Number.parseInt(last, 10);
    signs.push(Number.isNaN(number) ? last : `${number + by}${listSign(last)}`);
  }
  return signs;
}

/** How far right an offset is: a tab goes to the next multiple of four. */
function columnAt(text: string, offset: number): number {
  return widthOf(text.slice(lineAt(text, offset).start, offset));
}
