/** Texts of an API description as parts of a page: nothing in them runs, and nothing in them breaks the page. */

import { descriptionTokens } from './description/description-tokens.ts';
import { descriptionTree } from './description/description-tree.ts';
import { writeBlocks } from './description/description-writer.ts';

export { attribute, codeFence, inlineCode } from './description/mdx-parts.ts';

/** Without one of these a text is the same on a page: nothing in it is code, a tag, an expression or a formula. */
const SPECIAL = /[<{}`~$]/;

/**
 * Markdown of a description as text of a page. HTML that means something to a reader is kept, without what runs or styles;
 * all else that a page would run or read as a component is shown as written. Lines are indented, so that none of them is
 * taken for a script.
 */
export function descriptionText(markdown: string): string {
  const text = markdown.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim();
  const safe = SPECIAL.test(text) ? writeBlocks(descriptionTree(descriptionTokens(text))) : text;
  return safe.replace(/^(?=[^\n])/gm, '  ');
}
