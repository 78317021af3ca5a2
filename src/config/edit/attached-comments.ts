/**
 * The comments that belong to an entry of a list or object: on the lines right above it, or before it on its own line,
 * and behind it on its own line.
 */
import type { Node } from 'jsonc-parser';
import type { SourceText } from '../json-text/pieced-text.ts';
import {
  commaAfter,
  endOfTrailingComments,
  indentationAt,
  isFirstOnLine,
  startOfLine,
  startOfSpaceBefore,
} from './trivia.ts';

export interface AttachedComments {
  /** Where the comments before the entry begin, and what is put before both goes; the entry's own place without any. */
  readonly start: number;
  /** Those before the entry, without indentation. */
  readonly above: readonly string[];
  /** Text between the entry (with its comma) and the end of the comments behind it; blank where there are none. */
  readonly behind: string;
  /** Where `behind` begins and ends. */
  readonly behindStart: number;
  readonly behindEnd: number;
}

const COMMENT_LINE = /^[ \t]*(\/\/.*|\/\*(?:(?!\*\/).)*\*\/)[ \t]*\r?$/;

/** @param entry an item of a list, or a property of an object */
export function attachedComments(text: SourceText, entry: Node): AttachedComments {
  const end = entry.offset + entry.length;
  const comma = commaAfter(text, end);
  const behindStart = comma === undefined ? end : comma + 1;
  const trailing = endOfTrailingComments(text, behindStart);
  // What stands before another entry on the same line belongs to that one.
  const isLast = /^[ \t]*(?:\r?\n|$|[\]}])/.test(text.slice(trailing, trailing + 200));
  const behindEnd = isLast ? trailing : behindStart;
  const behind = text.slice(behindStart, behindEnd);
  const before = isFirstOnLine(text, entry.offset)
    ? linesAbove(text, entry.offset)
    : commentsBefore(text, entry.offset);
  return { ...before, behind, behindStart, behindEnd };
}

type CommentsBefore = Pick<AttachedComments, 'start' | 'above'>;

function linesAbove(text: SourceText, offset: number): CommentsBefore {
  const above: string[] = [];
  let start = offset;
  for (let line = startOfLine(text, offset); line > 0; ) {
    const previous = startOfLine(text, line - 1);
    const comment = COMMENT_LINE.exec(text.slice(previous, line - 1))?.[1];
    if (comment === undefined) break;
    above.unshift(comment.trimEnd());
    start = previous + indentationAt(text, previous).length;
    line = previous;
  }
  return { start, above };
}

/** On one line: what stands between the comma or bracket before the entry and the entry. */
function commentsBefore(text: SourceText, offset: number): CommentsBefore {
  const above: string[] = [];
  let start = offset;
  let at = skipSpacesBack(text, offset);
  while (text.endsWith('*/', at) && at >= 4) {
    const comment = text.lastIndexOf('/*', at - 3);
    if (comment < 0) break;
    above.unshift(text.slice(comment, at));
    start = comment;
    at = skipSpacesBack(text, comment);
  }
  return ',[{'.includes(text.charAt(at - 1)) ? { start, above } : { start: offset, above: [] };
}

function skipSpacesBack(text: SourceText, offset: number): number {
  return Math.max(startOfSpaceBefore(text, offset), startOfLine(text, offset));
}
