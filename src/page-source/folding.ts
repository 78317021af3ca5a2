/** What of a page can be folded away, in lines counted from 1. */
import { lineIndexAt } from '../shared/line-index.ts';
import { findFrontMatter } from './front-matter/front-matter.ts';
import { readHeadings } from './headings/headings.ts';
import { scanFences } from './source-scan.ts';
import { readTagPairs } from './tag-pairs.ts';

export interface FoldingRange {
  readonly start: number;
  readonly end: number;
  readonly kind: 'front-matter' | 'section' | 'component' | 'code';
}

/** Front matter, code blocks, components over several lines, and the text below each heading. */
export function readFoldingRanges(text: string): FoldingRange[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineOf = (offset: number): number => lineIndexAt(starts, offset) + 1;
  const ranges: FoldingRange[] = [];
  const add = (kind: FoldingRange['kind'], start: number, end: number): void => {
    if (end > start) ranges.push({ start, end, kind });
  };
  const block = findFrontMatter(text);
  if (block !== undefined) add('front-matter', 1, lineOf(block.yamlEnd) + (block.yamlEnd > block.yamlStart ? 1 : 0));
  for (const { start, end } of scanFences(text)) {
    add('code', lineOf(start), lineOf(Math.max(start, end - 1)));
  }
  const pairs = readTagPairs(text);
  // The line of the closing tag stays in sight.
  for (const { open, close } of pairs) add('component', lineOf(open.start), lineOf(close.start) - 1);
  const headings = readHeadings(text)
    .filter(({ level }) => level > 0)
    .map((heading) => ({
      ...heading,
      around: pairs.findLast(({ open, close }) => open.end <= heading.start && close.start >= heading.start),
    }));
  for (const [index, { level, start, around }] of headings.entries()) {
    // A section ends with the component that it stands in; headings in components below it do not end it.
    const next = headings.slice(index + 1).find((other) => other.level <= level && other.around === around);
    const end = Math.min(next?.start ?? text.length, around?.close.start ?? text.length);
    let last = end === text.length && next === undefined && around === undefined ? lineOf(end) : lineOf(end) - 1;
    while (last > lineOf(start) && text.slice(starts[last - 1], starts[last] ?? text.length).trim() === '') last--;
    add('section', lineOf(start), last);
  }
  return ranges.sort((one, other) => one.start - other.start || other.end - one.end);
}
