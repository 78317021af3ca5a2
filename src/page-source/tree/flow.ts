/** Lines that hold nothing but tags, expressions and comments: no paragraph. */

import { endOfBraces, type KnownEnds } from './braces.ts';
import { type JsxTag, tagOrLimit } from './read-tag.ts';
import type { Reading } from './reading.ts';

/** A tag, an expression or a comment. */
export type JsxPart =
  | { readonly kind: 'tag'; readonly tag: JsxTag; readonly start: number; readonly end: number }
  | { readonly kind: 'expression' | 'comment'; readonly start: number; readonly end: number };

export interface Flow {
  readonly parts: readonly JsxPart[];
  /** Offset behind the last part. */
  readonly end: number;
  /** Whether nothing else stands on the last of their lines. */
  readonly isAlone: boolean;
}

/**
 * The parts from an offset on, at which a `<` or a `{` stands, with nothing but blanks between them.
 * @param limit where what is around them ends at the latest
 */
export function readFlow(reading: Reading, start: number, limit = reading.text.length): Flow | undefined {
  const { text, known } = reading;
  const parts: JsxPart[] = [];
  let at = start;
  let isAlone = true;
  while (at < limit) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 9) at++;
    else if (code === 10 || code === 13) break;
    else {
      const part = partOrLimit(text, at, limit, known);
      isAlone = typeof part !== 'number';
      if (typeof part === 'number') {
        reading.lookTo(start, part);
        break;
      }
      parts.push(part);
      at = part.end;
    }
  }
  const end = parts.at(-1)?.end;
  return end === undefined ? undefined : { parts, end, isAlone };
}

/** The tag, expression or comment that begins at an offset; where there is none, how far the text was looked at. */
export function partOrLimit(text: string, start: number, limit: number, known: KnownEnds): JsxPart | number {
  const code = text.charCodeAt(start);
  if (code === 123) {
    const end = endOfBraces(text, start, limit, known);
    return end === undefined ? limit : { kind: isComment(text, start, end) ? 'comment' : 'expression', start, end };
  }
  if (code !== 60) return start + 1;
  if (text.startsWith('<!--', start)) {
    const end = known.endOfComment(text, '-->', start + 4, limit);
    return end === undefined ? limit : { kind: 'comment', start, end };
  }
  const tag = tagOrLimit(text, start, limit, known);
  if (typeof tag === 'number') return tag;
  return isPlausible(text, tag) ? { kind: 'tag', tag, start, end: tag.end } : tag.end;
}

/** A tag over a blank line may be one that is just being typed, unless everything in it is in its place. */
function isPlausible(text: string, { start, end, nameEnd, attributes }: JsxTag): boolean {
  if (!/\n[ \t\r]*\n/.test(text.slice(start, end))) return true;
  let at = nameEnd;
  for (const attribute of attributes) {
    if (attribute.start === at || text.slice(at, attribute.start).trim() !== '') return false;
    if (attribute.value?.kind === 'bare') return false;
    at = attribute.end;
  }
  return /^\s*\/?>$/.test(text.slice(at, end));
}

const COMMENT = /^\{\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*\}$/;

function isComment(text: string, start: number, end: number): boolean {
  return /^\{\s*\/\*/.test(text.slice(start, start + 40)) && COMMENT.test(text.slice(start, end));
}
