/** Tags that belong together. */

import type { TextRange } from '../project/text-edit.ts';
import { VOID_TAGS } from '../shared/void-tags.ts';
import { findFrontMatter } from './front-matter/front-matter.ts';
import { scanTags } from './scan-tags.ts';
import type { JsxTag } from './tree/read-tag.ts';

export interface TagPair {
  readonly name: string;
  readonly open: JsxTag;
  readonly close: JsxTag;
}

/** Tags with an end, in the order of their beginnings. What is closed nowhere, or crosses another, is left out. */
export function readTagPairs(text: string): TagPair[] {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const pairs: TagPair[] = [];
  const open: JsxTag[] = [];
  for (const tag of scanTags(text)) {
    if (tag.start < bodyStart || tag.kind === 'empty' || VOID_TAGS.has(tag.name)) continue;
    if (tag.kind === 'open') {
      open.push(tag);
      continue;
    }
    const at = open.findLastIndex(({ name }) => name === tag.name);
    const first = open[at];
    if (first === undefined) continue;
    open.length = at;
    pairs.push({ name: tag.name, open: first, close: tag });
  }
  return pairs.sort((one, other) => one.open.start - other.open.start);
}

/** Where the name stands in both tags of the pair whose name the offset touches; the touched one first. */
export function linkedNames(text: string, offset: number): readonly [TextRange, TextRange] | undefined {
  // While one of the two names is changed they differ, so a pair is told by its place.
  for (const { name, open, close } of readTagPairs(text)) {
    if (name === '') continue;
    const first = { start: open.start + 1, end: open.start + 1 + name.length };
    const last = { start: close.start + 2, end: close.start + 2 + name.length };
    if (touches(first, offset)) return [first, last];
    if (touches(last, offset)) return [last, first];
  }
  return undefined;
}

/** The tag to write behind a `>` that was just typed at `offset`; `undefined` where the tag is closed or needs no end. */
export function closingTagFor(text: string, offset: number): string | undefined {
  const tag = scanTags(text).find(({ end }) => end === offset);
  if (tag === undefined || tag.kind !== 'open' || tag.name === '' || VOID_TAGS.has(tag.name)) return undefined;
  const isClosed = readTagPairs(text).some(({ open }) => open.start === tag.start);
  return isClosed ? undefined : `</${tag.name}>`;
}

function touches({ start, end }: TextRange, offset: number): boolean {
  return offset >= start && offset <= end;
}
