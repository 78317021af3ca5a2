/** Reads a tag that may not be finished, as far as an offset in it. */
import type { TextRange } from '../project/text-edit.ts';
import { endOfBraces } from './tree/braces.ts';

export type OpenTagPlace =
  | { readonly kind: 'name'; readonly range: TextRange; readonly isClosing: boolean }
  | {
      readonly kind: 'attribute';
      readonly name: string;
      readonly attribute: string;
      readonly range: TextRange;
      readonly given: readonly string[];
    }
  | {
      readonly kind: 'value';
      readonly name: string;
      readonly attribute: string;
      readonly range: TextRange;
      readonly form: 'string' | 'braces' | 'bare';
    }
  /** In an expression. */
  | { readonly kind: 'code' };

const LONGEST_EXPRESSION = 20_000;
const NAME = /[\w.:$-]*/y;
const ATTRIBUTE = /[A-Za-z_@:][\w.:@-]*/y;

/** Where in the tag that begins at `start` the offset lies; `undefined` when no tag begins there or it ends before. */
export function readOpenTag(text: string, start: number, offset: number): OpenTagPlace | undefined {
  const isClosing = text.charAt(start + 1) === '/';
  const nameStart = start + (isClosing ? 2 : 1);
  const name = match(NAME, text, nameStart);
  const nameEnd = nameStart + name.length;
  if (offset < nameStart) return undefined;
  if (offset <= nameEnd) {
    const isName = name === '' || /^[A-Za-z]/.test(name);
    return isName ? { kind: 'name', range: { start: nameStart, end: nameEnd }, isClosing } : undefined;
  }
  if (name === '' || isClosing || !/^[A-Za-z]/.test(name)) return undefined;
  return readAttributes(text, name, nameEnd, offset);
}

function readAttributes(text: string, name: string, from: number, offset: number): OpenTagPlace | undefined {
  const given: string[] = [];
  for (let at = from; at <= offset; ) {
    const character = text.charAt(at);
    if (at === offset && !/[A-Za-z_@:]/.test(character)) {
      const isApart = /\s/.test(text.charAt(at - 1));
      const others = given.concat(namesAfter(text, at));
      return isApart
        ? { kind: 'attribute', name, attribute: '', range: { start: at, end: at }, given: others }
        : { kind: 'code' };
    }
    if (character === '>' || character === '<') return undefined;
    const attribute = match(ATTRIBUTE, text, at);
    if (attribute === '') {
      if (character === '{') {
        const end = endOfExpression(text, at);
        if (end > offset) return { kind: 'code' };
        at = end;
      } else at++;
      continue;
    }
    const attributeEnd = at + attribute.length;
    if (offset <= attributeEnd) {
      const others = given.concat(namesAfter(text, attributeEnd));
      return { kind: 'attribute', name, attribute, range: { start: at, end: attributeEnd }, given: others };
    }
    given.push(attribute);
    const equals = /\s*=/y;
    const sign = match(equals, text, attributeEnd);
    if (sign === '') {
      at = attributeEnd;
      continue;
    }
    const valueStart = attributeEnd + sign.length;
    const value = readValue(text, valueStart);
    if (offset < valueStart) return { kind: 'code' };
    if (offset < value.end || (value.form === 'bare' && offset === value.end)) {
      const range = { start: value.innerStart, end: value.innerEnd };
      return offset < value.innerStart ? { kind: 'code' } : { kind: 'value', name, attribute, range, form: value.form };
    }
    at = value.end;
  }
  return undefined;
}

interface Value {
  readonly form: 'string' | 'braces' | 'bare';
  readonly innerStart: number;
  readonly innerEnd: number;
  /** Offset after the closing mark. Without one the value goes to the end of the line. */
  readonly end: number;
}

function readValue(text: string, start: number): Value {
  const first = text.charAt(start);
  if (first === '"' || first === "'") {
    const close = text.indexOf(first, start + 1);
    const line = lineEnd(text, start);
    const isClosed = close >= 0 && (close < line || isLikelyLong(text, start, close));
    const innerEnd = isClosed ? close : line;
    return { form: 'string', innerStart: start + 1, innerEnd, end: isClosed ? close + 1 : line + 1 };
  }
  if (first === '{') {
    const end = endOfExpression(text, start);
    const quote = /^\{\s*(["'`])/.exec(text.slice(start, start + 20));
    const innerStart = start + (quote?.[0].length ?? 1);
    const isQuoted = quote !== null && text.charAt(end - 2) === quote[1];
    return {
      form: quote === null ? 'braces' : 'string',
      innerStart,
      innerEnd: Math.max(innerStart, end - (isQuoted ? 2 : 1)),
      end,
    };
  }
  const word = match(/[^\s>{}"']*/y, text, start);
  return { form: 'bare', innerStart: start, innerEnd: start + word.length, end: start + word.length };
}

/** A string over several lines is one only when no other attribute seems to begin in it. */
function isLikelyLong(text: string, start: number, close: number): boolean {
  const inner = text.slice(start + 1, close);
  return !/\n\s*(?:<|[\w-]+=|\/?>)/.test(inner) && !/[\w-]+=$/.test(inner);
}

/** While an expression is typed, a blank line ends it at the latest. */
function endOfExpression(text: string, start: number): number {
  const limit = start + (/\n(?=\s*\n)|$/.exec(text.slice(start, start + LONGEST_EXPRESSION))?.index ?? 0);
  return endOfBraces(text, start, limit) ?? limit;
}

function namesAfter(text: string, from: number): readonly string[] {
  const rest = /^(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*/.exec(text.slice(from, from + 2000))?.[0] ?? '';
  return [...rest.replace(/"[^"]*"|'[^']*'|\{[^{}]*\}/g, '').matchAll(/([A-Za-z_][\w-]*)/g)].map(
    ([, name = '']) => name,
  );
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  if (end < 0) return text.length;
  return text.charAt(end - 1) === '\r' ? end - 1 : end;
}

function match(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? '';
}
