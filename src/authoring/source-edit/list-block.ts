/** The lines of a list around a selection, changed as a whole and written back as the smallest edits. */

import {
  indentOf,
  isBlank,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  linesIn,
  replaceLine,
  splitQuote,
} from '../../page-source/blocks/lines.ts';
import { listItemOf } from '../../page-source/blocks/list-item.ts';
import { scanFences } from '../../page-source/source-scan.ts';
import { applyTextEdits, type TextEdit, type TextRange } from '../../project/text-edit.ts';
import { type ListLine, lineEdits, rewriteLines } from './keep-in-items.ts';
import { renumber, repeatedWidths } from './renumber.ts';

export interface ListBlock {
  readonly lines: readonly Line[];
  /** Content behind the marks of quotes; `undefined` for a line in a fence, which is nobody's list. */
  readonly contents: readonly (string | undefined)[];
  readonly quotes: readonly string[];
  /** As `contents`, with the lines in fences. */
  readonly all: readonly string[];
  /** Indices of the selected lines: first, and the one after the last. */
  readonly selected: readonly [number, number];
}

/** The selected lines with the lines of a list above and below them. */
export function listBlockAround(text: string, selection: TextRange): ListBlock {
  const chosen = linesIn(text, selection);
  const fences = scanFences(text);
  const isCode = ({ start }: Line) => fences.some((fence) => start > fence.start && start < fence.end);
  const isOfList = (line: Line) => belongs(text, line) || isCode(line);
  const before: Line[] = [];
  const [first] = chosen;
  const last = chosen.at(-1);
  for (let line = first && lineBefore(text, first); line && isOfList(line); line = lineBefore(text, line)) {
    before.unshift(line);
  }
  const after: Line[] = [];
  for (let line = last && lineAfter(text, last); line && isOfList(line); line = lineAfter(text, line)) {
    after.push(line);
  }
  const lines = [...before, ...chosen, ...after];
  const split = lines.map((line) => splitQuote(text.slice(line.start, line.end)));
  return {
    lines,
    contents: split.map(({ rest }, index) => (isCode(lines[index] as Line) ? undefined : rest)),
    quotes: split.map(({ quote }) => quote),
    all: split.map(({ rest }) => rest),
    selected: [before.length, before.length + chosen.length],
  };
}

/** Items, what is indented below them, and a blank line between them. */
function belongs(text: string, line: Line): boolean {
  const { rest } = splitQuote(text.slice(line.start, line.end));
  if (rest.trim() !== '') return listItemOf(rest) !== undefined || indentOf(rest) !== '';
  const next = lineAfter(text, line);
  const previous = lineBefore(text, line);
  return next !== undefined && previous !== undefined && !isBlank(text, next) && !isBlank(text, previous);
}

/**
 * The edits that give the block other contents, with its numbers in order. What is in an item stays in it where its sign
 * becomes wider.
 * @param placed the lines where they are then, with the signs that they have now
 */
export function writeListBlock(
  text: string,
  block: ListBlock,
  contents: readonly (string | undefined)[],
  placed: readonly string[] = block.all,
): readonly TextEdit[] {
  const numbered = renumber(contents, repeatedWidths(block.contents));
  const quoteOf = (index: number) => block.quotes[index] ?? '';
  const moves = block.lines.flatMap((line, index) => replaceLine(text, line, quoteOf(index) + (placed[index] ?? '')));
  const between = applyTextEdits(text, moves);
  let line: Line | undefined = lineAt(between, block.lines[0]?.start ?? 0);
  const lines: ListLine[] = [];
  for (let index = 0; line && index < block.lines.length; index++) {
    const before = placed[index] ?? '';
    lines.push({ line, quote: quoteOf(index), before, after: numbered[index] ?? before });
    line = lineAfter(between, line);
  }
  const edits = rewriteLines(between, lines);
  return moves.length === 0 ? edits : lineEdits(text, applyTextEdits(between, edits));
}
