/**
 * Comments of a page that say what not to tell of it:
 *
 *     {/* leafwright-ignore writing/link-text: the button of the product is called so *\/}
 *     {/* leafwright-ignore-page writing/heading-jump: the levels are those of the norm *\/}
 *
 * The first holds for the block that follows it, the second for the page. Each needs a reason.
 */

import { pageOf } from '../../page-source/tree/page-of.ts';
import { partsOf } from '../../page-source/tree/page-parts.ts';

export interface IgnoreComment {
  readonly code: string;
  /** Offsets of the stretch that it holds for. */
  readonly start: number;
  readonly end: number;
}

const COMMENT = /^(?:\{\s*\/\*+|<!--)\s*leafwright-ignore(-page)?\s+([a-z-]{1,40}\/[a-z\d-]{1,60})\s*:\s*\S/;

/** Those without a reason hold for nothing. */
export function ignoreComments(text: string): readonly IgnoreComment[] {
  if (!text.includes('leafwright-ignore')) return [];
  const page = pageOf(text);
  const blocks: number[] = [];
  for (let block = page.tree.topNode.firstChild; block; block = block.nextSibling) blocks.push(block.to);
  return partsOf(page).comments.flatMap(({ start, end }): IgnoreComment[] => {
    const [, isWhole, code] = COMMENT.exec(text.slice(start, end)) ?? [];
    if (code === undefined) return [];
    if (isWhole !== undefined) return [{ code, start: 0, end: text.length }];
    return [{ code, start, end: blocks.find((to) => to > end) ?? text.length }];
  });
}
