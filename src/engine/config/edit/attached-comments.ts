/** The comments that belong to an entry of a list or object: on the lines right above it, and behind it on its own line. */
import type { Node } from 'jsonc-parser';
import { commaAfter, endOfTrailingComments, isFirstOnLine, startOfLine } from './trivia.ts';

export interface AttachedComments {
  /** Where the first line of the comments above begins; the start of the entry's line where there are none. */
  readonly start: number;
  /** One for each line above, without indentation. */
  readonly above: readonly string[];
  /** Text between the entry (with its comma) and the end of the comments behind it; blank where there are none. */
  readonly behind: string;
  /** Where `behind` begins and ends. */
  readonly behindStart: number;
  readonly behindEnd: number;
}

const COMMENT_LINE = /^[ \t]*(\/\/.*|\/\*(?:(?!\*\/).)*\*\/)[ \t]*\r?$/;

/** @param entry an item of a list, or a property of an object */
export function attachedComments(text: string, entry: Node): AttachedComments {
  const end = entry.offset + entry.length;
  const comma = commaAfter(text, end);
  const behindStart = comma === undefined ? end : comma + 1;
  const trailing = endOfTrailingComments(text, behindStart);
  // What stands before another entry on the same line belongs to that one.
  const isLast = /^[ \t]*(?:\r?\n|$|[\]}])/.test(text.slice(trailing, trailing + 200));
  const behindEnd = isLast ? trailing : behindStart;
  const behind = text.slice(behindStart, behindEnd);
  if (!isFirstOnLine(text, entry.offset)) return { start: entry.offset, above: [], behind, behindStart, behindEnd };
  const above: string[] = [];
  let start = startOfLine(text, entry.offset);
  while (start > 0) {
    const previous = startOfLine(text, start - 1);
    const comment = COMMENT_LINE.exec(text.slice(previous, start - 1))?.[1];
    if (comment === undefined) break;
    above.unshift(comment.trimEnd());
    start = previous;
  }
  return { start, above, behind, behindStart, behindEnd };
}
