/** Lines of a page whose white space means something: code, expressions, tags over several lines, comments. */

import { findComments } from '../../page-source/comments.ts';
import { closingTagOf } from '../../page-source/scan-tags.ts';
import { pageOf } from '../../page-source/tree/page-of.ts';
import { partsOf } from '../../page-source/tree/page-parts.ts';
import type { TextRange } from '../../project/text-edit.ts';
import { lineIndexAt } from '../../shared/line-index.ts';

/** Elements in which text is taken as it is. */
const VERBATIM: ReadonlySet<string> = new Set('pre style script textarea Mermaid Latex CodeBlock Prompt'.split(' '));
/** No part of the tree. */
const FORMULA = /\$\$[\s\S]*?\$\$/g;

export interface ProtectedLines {
  /** By index of the line, from 0: nothing of the line may change. */
  readonly isProtected: (line: number) => boolean;
  /** The line belongs to the front matter. */
  readonly isFrontMatter: (line: number) => boolean;
}

/** @param starts offsets at which the lines begin */
export function protectedLines(text: string, starts: readonly number[]): ProtectedLines {
  const page = pageOf(text);
  const { bodyStart } = page;
  const { fences, inlineCode, scripts, expressions, tags } = partsOf(page);
  const lines = new Set<number>();
  const lineAt = (offset: number): number => lineIndexAt(starts, offset);
  const protect = ({ start, end }: TextRange, isWhole: boolean): void => {
    const first = lineAt(start);
    const last = lineAt(Math.max(start, end - 1));
    // A stretch on one line leaves the rest of its line free.
    if (first === last && !isWhole) return;
    for (let line = first; line <= last; line++) lines.add(line);
  };
  for (const fence of fences) protect(fence, true);
  const comments = findComments(text).map(([start, end]) => ({ start, end }));
  const verbatim = tags.flatMap((tag) => {
    const closing = tag.kind === 'open' && VERBATIM.has(tag.name) ? closingTagOf(tags, tag) : undefined;
    return closing === undefined ? [] : [{ start: tag.start, end: closing.end }];
  });
  const shown = [...fences, ...inlineCode];
  const formulas = [...text.matchAll(FORMULA)]
    .map(({ index, 0: formula }) => ({ start: index, end: index + formula.length }))
    .filter(({ start }) => start >= bodyStart && !shown.some((code) => start >= code.start && start < code.end));
  for (const range of [...inlineCode, ...scripts, ...expressions, ...comments, ...tags, ...verbatim, ...formulas])
    protect(range, false);
  const firstOfBody = bodyStart === 0 ? 0 : lineAt(bodyStart);
  return {
    isProtected: (line) => lines.has(line),
    isFrontMatter: (line) => line < firstOfBody || (bodyStart > 0 && bodyStart >= text.length),
  };
}
