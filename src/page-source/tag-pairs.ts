/** Tags that belong together. */

import type { TextRange } from '../project/text-edit.ts';
import { findFrontMatter } from './front-matter/front-matter.ts';
import { codeOf, isInside, scanTags, type Tag, VOID_TAGS } from './scan-tags.ts';

export interface TagPair {
  readonly name: string;
  readonly open: Tag;
  readonly close: Tag;
}

/** Tags with an end, in the order of their beginnings. What is closed nowhere, or crosses another, is left out. */
export function readTagPairs(text: string): TagPair[] {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const pairs: TagPair[] = [];
  const open: Tag[] = [];
  for (const tag of scanTags(text, codeOf(text))) {
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
    const first = { start: open.start + 1, end: open.start + 1 + name.length };
    const last = { start: close.start + 2, end: close.start + 2 + name.length };
    if (touches(first, offset)) return [first, last];
    if (touches(last, offset)) return [last, first];
  }
  return undefined;
}

/** The tag to write behind a `>` that was just typed at `offset`; `undefined` where the tag is closed or needs no end. */
export function closingTagFor(text: string, offset: number): string | undefined {
  const from = Math.max(0, offset - 4000);
  const near = text.slice(from, offset);
  const tag = scanTags(near, []).at(-1);
  if (tag === undefined || tag.kind !== 'open' || tag.end !== near.length || VOID_TAGS.has(tag.name)) return undefined;
  if (isInside(codeOf(text), from + tag.start)) return undefined;
  const isClosed = readTagPairs(text).some(({ open }) => open.start === from + tag.start);
  return isClosed ? undefined : `</${tag.name}>`;
}

function touches({ start, end }: TextRange, offset: number): boolean {
  return offset >= start && offset <= end;
}
