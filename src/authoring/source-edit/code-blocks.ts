/** Code blocks: found at a place, and lines made into one. */

import { indentOf, lineAt, linesIn } from '../../page-source/blocks/lines.ts';
import { type Fence, scanFences } from '../../page-source/source-scan.ts';
import { lineEndOf, type SourceChange, type TextRange } from '../../project/text-edit.ts';
import { insertBlock } from './insert-block.ts';

/** The code block around an offset. */
export function codeBlockAt(text: string, offset: number): Fence | undefined {
  return scanFences(text).find(({ start, end }) => offset >= start && (offset < end || end === text.length));
}

/**
 * The lines between those that open and close a fence, from behind the fence's own indentation on. `isMissing`: there is
 * no line between them yet, so that what is put in needs a line end behind it.
 */
export function codeInside(text: string, { start, end }: TextRange): TextRange & { readonly isMissing: boolean } {
  const opening = lineAt(text, start);
  const last = lineAt(text, end);
  const isClosed = last.start > opening.start && /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(text.slice(last.start, end));
  if (opening.next === opening.end) return { start: end, end, isMissing: false };
  if (isClosed && last.start === opening.next) {
    const inner = last.start + indentOf(text.slice(last.start, end)).length;
    return { start: inner, end: inner, isMissing: true };
  }
  const limit = isClosed ? lineAt(text, last.start - 1).end : end;
  const own = indentOf(text.slice(opening.start, opening.end));
  const isIndented = text.startsWith(own, opening.next) && opening.next + own.length <= limit;
  return { start: opening.next + (isIndented ? own.length : 0), end: limit, isMissing: false };
}

/** Makes the selected lines code, or opens an empty block. More backticks where the lines hold some. */
export function insertCodeBlock(text: string, selection: TextRange, language = ''): SourceChange {
  if (selection.start === selection.end) {
    const open = `\`\`\`${language}\n`;
    return insertBlock(text, selection, { text: `${open}\n\`\`\``, select: { start: open.length, end: open.length } });
  }
  const lines = linesIn(text, selection);
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return { edits: [] };
  const content = text.slice(first.start, last.end);
  const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map(({ length }) => length));
  const ticks = '`'.repeat(longest + 1);
  const indent = indentOf(content);
  const lineEnd = lineEndOf(text);
  const open = `${indent}${ticks}${language}${lineEnd}`;
  return {
    edits: [
      { start: first.start, end: first.start, text: open },
      { start: last.end, end: last.end, text: `${lineEnd}${indent}${ticks}` },
    ],
    selection: { start: selection.start + open.length, end: selection.end + open.length },
  };
}
