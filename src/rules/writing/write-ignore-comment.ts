/** A comment that says what not to tell of a page, put before the block that it is about. */
import { pageOf } from '../../page-source/tree/page-of.ts';
import type { TextEdit } from '../../project/text-edit.ts';

/**
 * @param offset of the finding; in the front matter the comment is for the whole page
 * @param file a page in plain Markdown knows comments of HTML only
 */
export function writeIgnoreComment(
  text: string,
  offset: number,
  { code, reason, file }: { readonly code: string; readonly reason: string; readonly file: string },
): TextEdit {
  const { tree, bodyStart } = pageOf(text);
  const words = reason
    .replace(/\s+/g, ' ')
    .replace(/\*\/|--+>?|[{}]/g, '')
    .trim();
  const comment = (name: string) =>
    file.endsWith('.md') ? `<!-- ${name} ${code}: ${words} -->` : `{/* ${name} ${code}: ${words} */}`;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (offset < bodyStart) {
    return { start: bodyStart, end: bodyStart, text: `${newline}${comment('leafwright-ignore-page')}${newline}` };
  }
  let start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
  for (let block = tree.topNode.firstChild; block; block = block.nextSibling) {
    if (offset >= block.from && offset <= block.to) start = text.lastIndexOf('\n', Math.max(0, block.from - 1)) + 1;
  }
  const indent = /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
  return { start, end: start, text: `${indent}${comment('leafwright-ignore')}${newline}${newline}` };
}
