/** The headings of a page as a tree. */
import type { SourceHeading } from '../../../page-source/headings/headings.ts';

export interface OutlineItem {
  readonly text: string;
  readonly level: number;
  /** Offsets of the heading with all that stands below it. */
  readonly start: number;
  readonly end: number;
  readonly textStart: number;
  readonly textEnd: number;
  readonly children: readonly OutlineItem[];
}

interface OpenItem extends OutlineItem {
  end: number;
  children: OpenItem[];
}

/** Components that are places stand below the heading before them. */
export function buildOutline(headings: readonly SourceHeading[], length: number): readonly OutlineItem[] {
  const top: OpenItem[] = [];
  const open: OpenItem[] = [];
  for (const { text, level, start, end, textStart, textEnd } of headings) {
    const depth = level === 0 ? 7 : level;
    while (open.length > 0 && depthOf(open.at(-1) as OpenItem) >= depth) (open.pop() as OpenItem).end = start;
    const item: OpenItem = { text, level, start, end: level === 0 ? end : length, textStart, textEnd, children: [] };
    (open.at(-1)?.children ?? top).push(item);
    open.push(item);
  }
  return top;
}

function depthOf({ level }: OutlineItem): number {
  return level === 0 ? 7 : level;
}
