/** The lines of a list around a selection, changed as a whole and written back as the smallest edits. */

import {
  indentOf,
  isBlank,
  type Line,
  lineAfter,
  lineBefore,
  linesIn,
  replaceLine,
  splitQuote,
} from '../../page-source/blocks/lines.ts';
import { listItemOf } from '../../page-source/blocks/list-item.ts';
import { scanFences } from '../../page-source/source-scan.ts';
import type { TextEdit, TextRange } from '../../project/text-edit.ts';
import { renumber, repeatedWidths } from './renumber.ts';

export interface ListBlock {
  readonly lines: readonly Line[];
  /** Content behind the marks of quotes; `undefined` for a line in a fence, which is nobody's list. */
  readonly contents: readonly (string | undefined)[];
  readonly quotes: readonly string[];
  /** Indices of the selected lines: first, and the one after the last. */
  readonly selected: readonly [number, number];
}

/** The selected lines with the lines of a list above and below them. */
export function listBlockAround(text: string, selection: TextRange): ListBlock {
  const chosen = linesIn(text, selection);
  const before: Line[] = [];
  const [first] = chosen;
  const last = chosen.at(-1);
  for (let line = first && lineBefore(text, first); line && belongs(text, line); line = lineBefore(text, line)) {
    before.unshift(line);
  }
  const after: Line[] = [];
  for (let line = last && lineAfter(text, last); line && belongs(text, line); line = lineAfter(text, line)) {
    after.push(line);
  }
  const lines = [...before, ...chosen, ...after];
  const start = lines[0]?.start ?? 0;
  const fences = scanFences(text).filter((fence) => fence.end > start);
  const isCode = (line: Line) => fences.some((fence) => line.start > fence.start && line.start < fence.end);
  const split = lines.map((line) => splitQuote(text.slice(line.start, line.end)));
  return {
    lines,
    contents: split.map(({ rest }, index) => (isCode(lines[index] as Line) ? undefined : rest)),
    quotes: split.map(({ quote }) => quote),
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

/** The edits that give the block other contents, with its numbers in order. */
export function writeListBlock(
  text: string,
  block: ListBlock,
  contents: readonly (string | undefined)[],
): readonly TextEdit[] {
  return renumber(contents, repeatedWidths(block.contents)).flatMap((content, index) => {
    const line = block.lines[index];
    if (content === undefined || line === undefined) return [];
    return replaceLine(text, line, (block.quotes[index] ?? '') + content);
  });
}
