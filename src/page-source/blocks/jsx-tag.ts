/** One tag of a page, read character by character: broken ones end where the next begins. */
import type { TextRange } from '../../project/text-edit.ts';

export interface JsxValue extends TextRange {
  /** `string`: with its quotes. `expression`: with its braces. `bare`: HTML's `width=20`. */
  readonly kind: 'string' | 'expression' | 'bare';
}

export interface JsxAttribute extends TextRange {
  /** Empty for `{...spread}`. */
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

/** The tag that begins at a `<`; `undefined` when it is none, or when nothing ends it. */
export function readTag(text: string, start: number): JsxTag | undefined {
  const isClosing = text.charAt(start + 1) === '/';
  const nameStart = start + (isClosing ? 2 : 1);
  const name = match(NAME, text, nameStart);
  if (name === '' && text.charAt(nameStart) !== '>') return undefined;
  const nameEnd = nameStart + name.length;
  const attributes: JsxAttribute[] = [];
  for (let at = nameEnd; at < text.length; ) {
    const character = text.charAt(at);
    if (character === '>') {
      const kind = isClosing ? 'close' : text.charAt(at - 1) === '/' ? 'empty' : 'open';
      return { name, nameEnd, kind, attributes, start, end: at + 1 };
    }
    if (character === '<') return undefined;
    const attribute = readAttribute(text, at);
    if (attribute === undefined) at++;
    else {
      if (attribute.end > text.length) return undefined;
      attributes.push(attribute);
      at = attribute.end;
    }
  }
  return undefined;
}

function readAttribute(text: string, start: number): JsxAttribute | undefined {
  if (text.charAt(start) === '{') {
    const end = endOfBraces(text, start);
    return { name: '', nameEnd: start, start, end, value: { kind: 'expression', start, end } };
  }
  const name = match(ATTRIBUTE_NAME, text, start);
  if (name === '') return undefined;
  const nameEnd = start + name.length;
  const sign = /[ \t\r\n]*=[ \t\r\n]*/y;
  const gap = match(sign, text, nameEnd);
  if (gap === '') return { name, nameEnd, start, end: nameEnd };
  const value = readValue(text, nameEnd + gap.length);
  return { name, nameEnd, start, end: value.end, value };
}

function readValue(text: string, start: number): JsxValue {
  const quote = text.charAt(start);
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, start + 1);
    return { kind: 'string', start, end: end < 0 ? text.length + 1 : end + 1 };
  }
  if (quote === '{') return { kind: 'expression', start, end: endOfBraces(text, start) };
  return { kind: 'bare', start, end: start + match(/[^\s>"'{}/]*/y, text, start).length };
}

/** Offset after the brace that closes the one at `start`, strings and templates passed over; beyond the text if none. */
export function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
    else if (character === '"' || character === "'" || character === '`') {
      const end = endOfString(text, at);
      // An apostrophe in text between braces ends nowhere near.
      if (end !== undefined) at = end - 1;
    }
  }
  return text.length + 1;
}

function endOfString(text: string, start: number): number | undefined {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    else if (character === quote) return at + 1;
    else if (character === '\n' && quote !== '`') return undefined;
  }
  return undefined;
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
