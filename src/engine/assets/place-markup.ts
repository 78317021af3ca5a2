/** Where markup goes into a page, so that it is read as what it is and what stands around it stays what it was. */
import { findFrontMatter } from '../mdx/front-matter.ts';
import { scanFences } from '../mdx/source-scan.ts';
import { indentOf, isBlank, lineAfter, lineAt, lineBefore } from '../source-edit/lines.ts';
import type { SourceChange, TextEdit } from '../source-edit/text-edit.ts';
import type { AssetMarkup } from './asset-markup.ts';

/**
 * The smallest edit that puts markup at an offset of a page. Words go in where the cursor is; blocks onto lines of
 * their own, below the line of the cursor where that has text. Never into front matter or a code block.
 */
export function placeMarkup(page: string, offset: number, pieces: readonly AssetMarkup[]): SourceChange {
  const bodyStart = findFrontMatter(page)?.bodyStart ?? 0;
  const { at, isApart } = outsideOfCode(page, Math.max(Math.min(offset, page.length), bodyStart), bodyStart);
  const isBlock = isApart || pieces.some((piece) => piece.isBlock) || pieces.length > 1;
  const edit = isBlock ? blockEdit(page, at, pieces) : inlineEdit(page, at, pieces[0]?.text ?? '');
  const end = edit.start + edit.text.trimEnd().length;
  return { edits: [edit], selection: { start: end, end } };
}

function inlineEdit(page: string, at: number, text: string): TextEdit {
  const lead = /[\p{L}\p{N}.,;:!?)]/u.test(page.charAt(at - 1)) ? ' ' : '';
  const trail = /[\p{L}\p{N}(]/u.test(page.charAt(at)) ? ' ' : '';
  return { start: at, end: at, text: lead + text + trail };
}

function blockEdit(page: string, at: number, pieces: readonly AssetMarkup[]): TextEdit {
  const line = lineAt(page, at);
  const indent = indentOf(page.slice(line.start, line.end));
  const text = pieces
    .map((piece) => piece.text)
    .join('\n\n')
    .replace(/^(?=.)/gm, indent);
  const before = lineBefore(page, line);
  const after = lineAfter(page, line);
  const isBelowText = before !== undefined && !isBlank(page, before);
  if (isBlank(page, line)) {
    const isAboveText = after !== undefined && !isBlank(page, after);
    const trail = after === undefined || isAboveText ? '\n' : '';
    return { start: line.start, end: line.end, text: (isBelowText ? '\n' : '') + text + trail };
  }
  if (page.slice(line.start, at).trim() === '') {
    return { start: line.start, end: line.start, text: `${isBelowText ? '\n' : ''}${text}\n\n` };
  }
  const needsLine = after === undefined || !isBlank(page, after);
  return { start: line.end, end: line.end, text: `\n\n${text}${needsLine ? '\n' : ''}` };
}

/** Behind the code block or the tag that the offset is in. `isApart`: nothing may share the line. */
function outsideOfCode(page: string, offset: number, bodyStart: number): { at: number; isApart: boolean } {
  const fence = scanFences(page, bodyStart).find(({ start, end }) => offset >= start && offset < end);
  if (fence?.start === offset) return { at: offset, isApart: true };
  if (fence !== undefined) return { at: lineAt(page, Math.max(fence.end - 1, 0)).end, isApart: true };
  const isApart = offset === bodyStart && bodyStart > 0;
  const opening = page.lastIndexOf('<', offset - 1);
  if (opening < bodyStart || offset === 0) return { at: offset, isApart };
  TAG.lastIndex = opening;
  const end = TAG.test(page) ? TAG.lastIndex : 0;
  return { at: Math.max(end, offset), isApart };
}

/** Of this length at most: a lone `<` is no tag. */
const TAG = /<\/?[A-Za-z](?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\}){0,2000}>/y;
