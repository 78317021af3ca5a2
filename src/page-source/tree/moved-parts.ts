/** Parts of a page as they are when something before them has changed: everything the same, with offsets counted anew. */

import type { TextRange } from '../../project/text-edit.ts';
import type { Fence, PageHeading, PageLink, PageParts, PageTable } from './page-parts.ts';
import type { JsxAttribute, JsxTag } from './read-tag.ts';

/** The parts with all offsets moved by so many characters. */
export function movedParts(parts: PageParts, by: number): PageParts {
  if (by === 0) return parts;
  const ranges = (list: readonly TextRange[]) => list.map((range) => movedRange(range, by));
  return {
    headings: parts.headings.map((heading) => movedHeading(heading, by)),
    tags: parts.tags.map((tag) => movedTag(tag, by)),
    fences: parts.fences.map((fence) => movedFence(fence, by)),
    inlineCode: ranges(parts.inlineCode),
    links: parts.links.map((link) => movedLink(link, by)),
    tables: parts.tables.map((table) => movedTable(table, by)),
    scripts: ranges(parts.scripts),
    expressions: ranges(parts.expressions),
    comments: ranges(parts.comments),
  };
}

export function movedRange({ start, end }: TextRange, by: number): TextRange {
  return { start: start + by, end: end + by };
}

function movedHeading(heading: PageHeading, by: number): PageHeading {
  return { ...heading, ...movedRange(heading, by), words: movedRange(heading.words, by) };
}

function movedTag(tag: JsxTag, by: number): JsxTag {
  const attributes = tag.attributes.map((attribute) => movedAttribute(attribute, by));
  return { ...tag, ...movedRange(tag, by), nameEnd: tag.nameEnd + by, attributes };
}

export function movedAttribute(attribute: JsxAttribute, by: number): JsxAttribute {
  const { value, nameEnd } = attribute;
  return {
    ...attribute,
    ...movedRange(attribute, by),
    nameEnd: nameEnd + by,
    ...(value && { value: { ...value, ...movedRange(value, by) } }),
  };
}

export function movedFence(fence: Fence, by: number): Fence {
  return { ...fence, ...movedRange(fence, by), infoStart: fence.infoStart + by, infoEnd: fence.infoEnd + by };
}

function movedLink(link: PageLink, by: number): PageLink {
  const { words, address } = link;
  return {
    ...link,
    ...movedRange(link, by),
    words: movedRange(words, by),
    ...(address && { address: movedRange(address, by) }),
  };
}

function movedTable(table: PageTable, by: number): PageTable {
  return { ...movedRange(table, by), rows: table.rows.map((row) => movedRange(row, by)) };
}
