/** The one reader of page text: Markdown with tags, expressions, scripts and front matter as a syntax tree, whatever is wrong with it. */

import { type Tree, TreeFragment } from '@lezer/common';
import type { TextRange } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import { findFrontMatter } from '../front-matter/front-matter.ts';
import { pageParser } from './page-parser.ts';
import { holdReading, Reading } from './reading.ts';

/** A page and its tree. Names of nodes: `docs/decisions/one-reader-of-page-text.md`. */
export interface PageTree {
  readonly text: string;
  readonly tree: Tree;
  /** Offset behind the front matter; 0 without one. */
  readonly bodyStart: number;
  /** In no order. A change in one may change the block at its beginning, which ends before. */
  readonly lookedAt: readonly TextRange[];
}

/** Reads a page as a whole. Never throws. */
export function readPage(text: string): PageTree {
  return parse(text, [], []);
}

/** The same as `readPage(text)`, in less time where little is different from a page that was read before. */
export function rereadPage(before: PageTree, text: string): PageTree {
  const difference = textDifference(before.text, text);
  if (!difference) return before;
  const by = text.length - before.text.length;
  const start = beginningOfChange(before, difference);
  const end = difference.end;
  // Until the front matter is found again, everything may be part of it.
  if (start < Math.max(before.bodyStart, 1) || mayBeginFrontMatter(text)) return readPage(text);
  const change = { fromA: start, toA: end, fromB: start, toB: end + by };
  const fragments = TreeFragment.applyChanges(TreeFragment.addTree(before.tree), [change], 1);
  const kept = before.lookedAt.flatMap((range) => {
    if (range.start >= end) return [{ start: range.start + by, end: range.end + by }];
    return range.start < start ? [{ start: range.start, end: range.end >= end ? range.end + by : range.end }] : [];
  });
  return parse(text, fragments, kept);
}

function parse(text: string, fragments: readonly TreeFragment[], lookedAt: readonly TextRange[]): PageTree {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const reading = new Reading(text, bodyStart);
  const parse = pageParser.startParse(asBlanks(text), fragments);
  holdReading(parse, reading);
  let tree = parse.advance();
  while (tree === null) tree = parse.advance();
  return { text, tree, bodyStart, lookedAt: merged(lookedAt, reading.lookedAt) };
}

/** The parser would take a byte-order mark, and the first half of a line end of Windows, for words. */
function asBlanks(text: string): string {
  const marked = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
  return marked.includes('\r') ? marked.replace(/\r(?=\n)/g, ' ') : marked;
}

/** Of what was looked at from one place, the farther. */
function merged(kept: readonly TextRange[], added: readonly TextRange[]): readonly TextRange[] {
  if (kept.length === 0) return added;
  const byStart = new Map(kept.map((range) => [range.start, range]));
  for (const range of added) byStart.set(range.start, range);
  return [...byStart.values()];
}

/** What ends with the line above may go on now, and what looked at the change may be something else. */
function beginningOfChange({ text, lookedAt }: PageTree, { start, end }: TextRange): number {
  let from = start;
  for (let isMoved = true; isMoved; ) {
    isMoved = false;
    for (const range of lookedAt) {
      if (range.start >= from || range.end < from) continue;
      from = range.start;
      isMoved = true;
    }
  }
  const line = text.lastIndexOf('\n', from - 1);
  return line <= 0 ? 0 : Math.min(text.lastIndexOf('\n', line - 1) + 1, end);
}

function mayBeginFrontMatter(text: string): boolean {
  return /^\uFEFF?\s*---/.test(text) && findFrontMatter(text) === undefined;
}
