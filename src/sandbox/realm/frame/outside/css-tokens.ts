/**
 * The parts of a style sheet that may name an address, cut as browsers cut them (CSS Syntax, level 3). What is cut in
 * another way than a browser cuts it could hide an address from us, so nothing is left out here, however odd.
 */

/** A stretch of the text with what it says, its escapes undone. `end`: behind it. */
export interface CssStretch {
  readonly text: string;
  readonly end: number;
}

const NEWLINE = /[\n\r\f]/;
const HEX = /[\da-f]/i;
const NAME_START = /[a-z_\0\u0080-\uffff]/i;
const NAME = /[\w\-\0\u0080-\uffff]+/y;
const NUMBER = /[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?/iy;
/** Browsers do not agree whether these may stand in a name. */
const DISPUTED =
  /[\u0080-\u00b6\u00b8-\u00bf\u00d7\u00f7\u037e\u2000-\u200b\u200e-\u203e\u2041-\u206f\u2190-\u2bff\u2ff0-\u3000\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufffe\uffff]/;

export const isSpace = (character: string | undefined): boolean =>
  character === ' ' || character === '\n' || character === '\t' || character === '\r' || character === '\f';

/** Whether a name holds a character of which browsers do not agree that it may. */
export const isDisputed = (name: string): boolean => DISPUTED.test(name);

export function skipSpace(css: string, start: number): number {
  let at = start;
  while (isSpace(css[at])) at++;
  return at;
}

/** Whether a backslash here begins an escape; one before the end of a line does not. */
function isEscape(css: string, at: number): boolean {
  return css[at] === '\\' && at + 1 < css.length && !NEWLINE.test(css[at + 1] ?? '');
}

/** @param start of the character behind the backslash */
function readEscape(css: string, start: number): CssStretch {
  let at = start;
  while (at < start + 6 && HEX.test(css[at] ?? '')) at++;
  if (at === start) {
    const text = String.fromCodePoint(css.codePointAt(start) ?? 0xfffd);
    return { text, end: start + text.length };
  }
  const point = Number.parseInt(css.slice(start, at), 16);
  const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  const text = isCharacter ? String.fromCodePoint(point) : '\ufffd';
  if (css.startsWith('\r\n', at)) return { text, end: at + 2 };
  return { text, end: isSpace(css[at]) ? at + 1 : at };
}

export function startsName(css: string, at: number): boolean {
  const first = css[at];
  if (first === '-') return css[at + 1] === '-' || isEscape(css, at + 1) || NAME_START.test(css[at + 1] ?? '');
  return first !== undefined && (NAME_START.test(first) || isEscape(css, at));
}

/** The characters of a name from here, whether or not one may begin like this; empty where there are none. */
export function readName(css: string, start: number): CssStretch {
  let text = '';
  let at = start;
  while (at < css.length) {
    NAME.lastIndex = at;
    if (NAME.test(css)) {
      text += css.slice(at, NAME.lastIndex);
      at = NAME.lastIndex;
    } else if (isEscape(css, at)) {
      const read = readEscape(css, at + 1);
      text += read.text;
      at = read.end;
    } else break;
  }
  return { text, end: at };
}

/** @returns the end of the number here and of its unit; `start` where there is none */
export function skipNumber(css: string, start: number): number {
  NUMBER.lastIndex = start;
  if (!NUMBER.test(css)) return start;
  const end = NUMBER.lastIndex;
  return startsName(css, end) ? readName(css, end).end : end;
}

/** @param start of its quotation mark. What its line does not end is over with the line. */
export function readString(css: string, start: number): CssStretch {
  const quote = css[start];
  let text = '';
  let at = start + 1;
  while (at < css.length) {
    const character = css[at] ?? '';
    if (character === quote) return { text, end: at + 1 };
    if (NEWLINE.test(character)) return { text, end: at };
    if (character !== '\\') {
      text += character;
      at++;
    } else if (isEscape(css, at)) {
      const read = readEscape(css, at + 1);
      text += read.text;
      at = read.end;
    } else at += css.startsWith('\r\n', at + 1) ? 3 : 2;
  }
  return { text, end: css.length };
}

/**
 * What stands between the brackets of `url(` without quotation marks, up to behind the closing one. Browsers load nothing
 * for what is written wrongly in it; it is cut off where they do.
 * @param start behind the opening bracket
 */
export function readBareUrl(css: string, start: number): CssStretch {
  let text = '';
  let at = skipSpace(css, start);
  while (at < css.length && css[at] !== ')') {
    if (isEscape(css, at)) {
      const read = readEscape(css, at + 1);
      text += read.text;
      at = read.end;
    } else text += css[at++];
  }
  return { text: text.replace(/[ \t\n\r\f]+$/, ''), end: Math.min(at + 1, css.length) };
}
