/** The tags of a page, and which of them belong together. */

import type { TextRange } from '../project/text-edit.ts';
import { VOID_TAGS } from '../shared/void-tags.ts';
import { scanCode } from './source-scan.ts';
import { endOfBraces, KnownEnds } from './tree/braces.ts';
import { pageOf } from './tree/page-of.ts';
import { partsOf } from './tree/page-parts.ts';
import { type JsxTag, tagOrLimit } from './tree/read-tag.ts';

export type Stretches = readonly (readonly [number, number])[];

/** Stretches of code, for `isInStretch`. */
export function codeOf(text: string): Stretches {
  return scanCode(text);
}

/** Whether an offset lies in one of the stretches, which are in order. */
export function isInStretch(stretches: Stretches, offset: number): boolean {
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

/**
 * The tags of a page, in order, those in its scripts and expressions too. In code that is shown and in comments there are
 * none, and what nothing ends is none.
 */
export function scanTags(text: string): readonly JsxTag[] {
  if (!text.includes('<')) return [];
  const { scripts, expressions } = partsOf(pageOf(text));
  return tagsWith(text, [...scripts, ...expressions]);
}

/** The same without those in scripts, which are no part of the page's own text. */
export function scanTextTags(text: string): readonly JsxTag[] {
  return text.includes('<') ? tagsWith(text, partsOf(pageOf(text)).expressions) : [];
}

function tagsWith(text: string, code: readonly TextRange[]): readonly JsxTag[] {
  const { tags } = partsOf(pageOf(text));
  const inCode = code.flatMap((range) => tagsInCode(text, range));
  return inCode.length === 0 ? tags : [...tags, ...inCode].sort((one, other) => one.start - other.start);
}

const IN_CODE = /<(?=\/?[A-Za-z_$]|\/?>)/g;

function tagsInCode(text: string, { start, end }: TextRange): readonly JsxTag[] {
  const known = new KnownEnds();
  const found: JsxTag[] = [];
  for (const { index } of text.slice(start, end).matchAll(IN_CODE)) {
    if (start + index < (found.at(-1)?.end ?? 0)) continue;
    const tag = tagOrLimit(text, start + index, end, known);
    if (typeof tag !== 'number') found.push(tag);
  }
  return found;
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

/** The tag that closes `open`, counting tags of the same name in between; `undefined` when there is none. */
export function closingTagOf(tags: readonly JsxTag[], open: JsxTag): JsxTag | undefined {
  let depth = 0;
  for (const tag of tags) {
    if (tag.start < open.start || tag.name !== open.name || tag.kind === 'empty') continue;
    depth += tag.kind === 'open' ? 1 : -1;
    if (depth === 0) return tag;
  }
  return undefined;
}

/** Tags that are open at an offset, the outermost first. */
export function openTagsAt(tags: readonly JsxTag[], offset: number): JsxTag[] {
  const open: JsxTag[] = [];
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
