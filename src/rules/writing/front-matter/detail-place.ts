/** Where a detail stands in the front matter of a page. */
import { findFrontMatter } from '../../../page-source/front-matter/front-matter.ts';
import type { TextRange } from '../../../project/text-edit.ts';

/** The line of a key without its end; the first line of the text where it is not found. */
export function detailPlace(text: string, key: string): TextRange {
  const block = findFrontMatter(text);
  const yaml = block === undefined ? '' : text.slice(block.yamlStart, block.yamlEnd);
  const at = new RegExp(`^${key}[ \\t]*:[^\\r\\n]*`, 'm').exec(yaml);
  if (block === undefined || at === null) return { start: 0, end: text.search(/\r?\n|$/) };
  const start = block.yamlStart + at.index;
  return { start, end: start + at[0].trimEnd().length };
}
