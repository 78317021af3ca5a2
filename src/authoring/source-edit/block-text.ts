/** Lines of a page as a field shows them: without what they are indented by. Offsets can be taken from one to the other. */
import { indentOf, lineAfter, lineAt } from '../../page-source/blocks/lines.ts';
import type { TextRange } from '../../project/text-edit.ts';

interface ShownLine {
  /** Offset of its first shown character in the page, and in the field. */
  readonly source: number;
  readonly shown: number;
  readonly length: number;
}

export interface BlockText {
  readonly value: string;
  readonly indent: string;
  readonly toSource: (offset: number) => number;
  readonly toShown: (offset: number) => number;
}

/**
 * The text of a block whose first line begins behind its indentation. Line ends are `\n`, as fields have them.
 * @param indent of the lines below the first, where it is not that of the first
 */
export function readBlockText(text: string, { start, end }: TextRange, indent = indentBefore(text, start)): BlockText {
  const first = lineAt(text, start);
  const lines: ShownLine[] = [];
  let value = '';
  for (let line = first; ; ) {
    const from = line === first ? start : line.start + lengthOfIndent(indent, text.slice(line.start, line.end));
    const shown = text.slice(from, Math.min(line.end, end));
    lines.push({ source: from, shown: value.length, length: shown.length });
    value += shown;
    const next = lineAfter(text, line);
    if (!next || next.start > end || line.end >= end) break;
    value += '\n';
    line = next;
  }
  const find = (key: 'source' | 'shown', offset: number) => lines.findLast((line) => line[key] <= offset) ?? lines[0];
  const move = (from: 'source' | 'shown', to: 'source' | 'shown') => (offset: number) => {
    const line = find(from, offset);
    return line ? line[to] + Math.min(Math.max(offset - line[from], 0), line.length) : offset;
  };
  return { value, indent, toSource: move('shown', 'source'), toShown: move('source', 'shown') };
}

function indentBefore(text: string, start: number): string {
  return indentOf(text.slice(lineAt(text, start).start, start));
}

/**
 * How much of a line is its indentation: as many blanks, and the marks of quotes. A line without them, as one that goes on
 * with a quote may be, has less.
 * @param indent blanks and `>`
 */
export function lengthOfIndent(indent: string, content: string): number {
  let length = 0;
  for (const char of indent) {
    const mark = char === '>' ? /^[ \t]*>/.exec(content.slice(length)) : null;
    if (mark) length += mark[0].length;
    else if (char === '>') return length;
    else if (/[ \t]/.test(content.charAt(length))) length++;
  }
  return length;
}
