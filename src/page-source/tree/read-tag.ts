/** One tag of a page, read character by character. What cannot stand in a tag is passed over, so that broken tags are tags too. */

import type { TextRange } from '../../project/text-edit.ts';
import { endOfBraces, KnownEnds } from './braces.ts';

export interface JsxValue extends TextRange {
  /** `string`: with its quotes. `expression`: with its braces. `bare`: HTML's `width=20`. */
  readonly kind: 'string' | 'expression' | 'bare';
}

export interface JsxAttribute extends TextRange {
  /** Empty for `{...spread}` and for a comment in braces. */
  readonly name: string;
  readonly nameEnd: number;
  readonly value?: JsxValue;
}

export interface JsxTag extends TextRange {
  /** Empty for `<>`. */
  readonly name: string;
  readonly nameEnd: number;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: readonly JsxAttribute[];
}

const NAME = /[A-Za-z_$][\w$.:-]*/y;
const ATTRIBUTE_NAME = /[A-Za-z_$@:][\w$.:-]*/y;
const SIGN = /[ \t\r\n]*=[ \t\r\n]*/y;
const BARE = /[^\s>"'{}/]*/y;
const SPACES = /[ \t\r\n]*/y;

/** The tag that begins at a `<`; `undefined` when it is none, or when nothing ends it before the next tag begins. */
export function readTag(text: string, start: number): JsxTag | undefined {
  const tag = tagOrLimit(text, start, text.length, new KnownEnds());
  return typeof tag === 'number' ? undefined : tag;
}

/**
 * The same, up to `limit`. Where there is no tag: how far the text was looked at.
 * @param known ends of braces of the text before `limit`
 */
export function tagOrLimit(text: string, start: number, limit: number, known: KnownEnds): JsxTag | number {
  const isClosing = text.charCodeAt(start + 1) === SLASH;
  let nameStart = start + (isClosing ? 2 : 1);
  if (isClosing) nameStart += match(SPACES, text, nameStart).length;
  const name = match(NAME, text, nameStart);
  if (name === '' && text.charCodeAt(nameStart) !== GREATER) return nameStart + 1;
  const nameEnd = nameStart + name.length;
  // An address or a mail address in brackets.
  if (name.endsWith(':') || text.charCodeAt(nameEnd) === AT) return nameEnd + 1;
  const attributes: JsxAttribute[] = [];
  for (let at = nameEnd; at < limit; ) {
    const code = text.charCodeAt(at);
    if (code === GREATER) {
      const kind = isClosing ? 'close' : text.charCodeAt(at - 1) === SLASH ? 'empty' : 'open';
      return { name, nameEnd, kind, attributes, start, end: at + 1 };
    }
    if (code === LESS) return at + 1;
    if (isSpace(code)) {
      at++;
      continue;
    }
    const attribute = readAttribute(text, at, limit, known);
    if (attribute === 'endless') return limit;
    if (attribute === undefined) at++;
    else {
      attributes.push(attribute);
      at = attribute.end;
    }
  }
  return limit;
}

const SLASH = 47;
const LESS = 60;
const GREATER = 62;
const AT = 64;

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13;
}

function readAttribute(
  text: string,
  start: number,
  limit: number,
  known: KnownEnds,
): JsxAttribute | 'endless' | undefined {
  if (text.charAt(start) === '{') {
    const end = endOfBraces(text, start, limit, known);
    if (end === undefined) return 'endless';
    return { name: '', nameEnd: start, start, end, value: { kind: 'expression', start, end } };
  }
  const name = match(ATTRIBUTE_NAME, text, start);
  if (name === '') return undefined;
  const nameEnd = start + name.length;
  const sign = match(SIGN, text, nameEnd);
  if (sign === '') return { name, nameEnd, start, end: nameEnd };
  const value = readValue(text, nameEnd + sign.length, limit, known);
  return value && value.end <= limit ? { name, nameEnd, start, end: value.end, value } : 'endless';
}

function readValue(text: string, start: number, limit: number, known: KnownEnds): JsxValue | undefined {
  const quote = text.charAt(start);
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, start + 1);
    return end < 0 ? undefined : { kind: 'string', start, end: end + 1 };
  }
  if (quote === '{') {
    const end = endOfBraces(text, start, limit, known);
    return end === undefined ? undefined : { kind: 'expression', start, end };
  }
  return { kind: 'bare', start, end: start + match(BARE, text, start).length };
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
