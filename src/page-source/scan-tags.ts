/** Reads the tags of a page without a parser, so that broken ones can be told apart. */
import { scanCode } from './source-scan.ts';

export interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly start: number;
  readonly end: number;
}

/** Elements that have no content and therefore no closing tag in HTML. */
export const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

export type CodeStretches = readonly (readonly [number, number])[];

/** Stretches of code, for `isInside`. */
export function codeOf(text: string): CodeStretches {
  return scanCode(text);
}

/** Whether an offset lies in one of the stretches, which are in order. */
export function isInside(stretches: CodeStretches, offset: number): boolean {
  let low = 0;
  let high = stretches.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [start, end] = stretches[middle] ?? [0, 0];
    if (offset < start) high = middle - 1;
    else if (offset >= end) low = middle + 1;
    else return true;
  }
  return false;
}

const START = /<(\/?)([A-Za-z_$][\w.:$-]*)/g;

/** Well-formed tags outside code, in order. */
export function scanTags(text: string, code: CodeStretches): Tag[] {
  const tags: Tag[] = [];
  const start = new RegExp(START);
  for (let match = start.exec(text); match !== null; match = start.exec(text)) {
    if (isInside(code, match.index) || text.charAt(match.index - 1) === '\\') continue;
    const end = endOfTag(text, match.index + match[0].length);
    if (end === undefined) continue;
    const isEmpty = text.charAt(end - 2) === '/';
    const kind = match[1] === '/' ? 'close' : isEmpty ? 'empty' : 'open';
    tags.push({ name: match[2] ?? '', kind, start: match.index, end });
    start.lastIndex = end;
  }
  return tags;
}

/** Offset after the `>` of a tag whose name ends at `from`; strings and braces are passed over. */
export function endOfTag(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '>') return at + 1;
    if (character === '<') return undefined;
    if (character === '"' || character === "'") {
      const close = text.indexOf(character, at + 1);
      if (close < 0) return undefined;
      at = close;
    } else if (character === '{') {
      const close = endOfBraces(text, at);
      if (close === undefined) return undefined;
      at = close - 1;
    }
  }
  return undefined;
}

/** Offset after the brace that closes the one at `from`; strings, templates and comments in between are passed over. */
export function endOfBraces(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '{') depth++;
    else if (character === '}') {
      depth--;
      if (depth === 0) return at + 1;
    } else if (character === '/' && text.charAt(at + 1) === '*') {
      const close = text.indexOf('*/', at + 2);
      if (close < 0) return undefined;
      at = close + 1;
    } else if (character === '"' || character === "'" || character === '`') {
      const close = endOfString(text, at);
      // An apostrophe in text is no string.
      if (close !== undefined) at = close;
    }
  }
  return undefined;
}

function endOfString(text: string, from: number): number | undefined {
  const quote = text.charAt(from);
  for (let at = from + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    else if (character === quote) return at;
    else if (character === '\n' && quote !== '`') return undefined;
  }
  return undefined;
}

/** The tag that closes `open`, counting tags of the same name in between; `undefined` when there is none. */
export function closingTagOf(tags: readonly Tag[], open: Tag): Tag | undefined {
  let depth = 0;
  for (const tag of tags) {
    if (tag.start < open.start || tag.name !== open.name || tag.kind === 'empty') continue;
    depth += tag.kind === 'open' ? 1 : -1;
    if (depth === 0) return tag;
  }
  return undefined;
}

/** Tags that are open at an offset, the outermost first. */
export function openTagsAt(tags: readonly Tag[], offset: number): Tag[] {
  const open: Tag[] = [];
  for (const tag of tags) {
    if (tag.start >= offset) break;
    if (tag.kind === 'open' && !VOID_TAGS.has(tag.name.toLowerCase())) open.push(tag);
    else if (tag.kind === 'close') {
      const index = open.findLastIndex(({ name }) => name === tag.name);
      if (index >= 0) open.length = index;
    }
  }
  return open;
}
