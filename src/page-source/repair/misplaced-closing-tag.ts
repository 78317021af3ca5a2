/**
 * A closing tag that stands in a list item although its tag begins outside of it. Compilers refuse such a page; ours ends
 * its whole process on the way to its refusal, so it is never given one.
 */
import type { SyntaxNode } from '@lezer/common';
import { pageOf } from '../tree/page-of.ts';
import { partsOf } from '../tree/page-parts.ts';
import type { PageTree } from '../tree/read-page.ts';
import type { JsxTag } from '../tree/read-tag.ts';

export interface MisplacedClosingTag {
  /** Empty for `</>`. */
  readonly name: string;
  /** Offsets: of the closing tag, and of the list item that it stands in. */
  readonly start: number;
  readonly item: number;
}

/** The first of them; `undefined` in nearly every page. */
export function findMisplacedClosingTag(text: string): MisplacedClosingTag | undefined {
  // Reading the page costs more than looking at its lines.
  if (!hasLineToLookAt(text)) return undefined;
  const page = pageOf(text);
  const open: JsxTag[] = [];
  for (const tag of partsOf(page).tags) {
    if (tag.kind === 'open') open.push(tag);
    if (tag.kind !== 'close') continue;
    const at = open.findLastIndex(({ name }) => name === tag.name);
    const opening = open[at];
    if (opening === undefined) continue;
    open.length = at;
    const item = itemAt(page, tag.start);
    if (item === undefined || item.from <= opening.start) continue;
    // Of one that begins in another item the compiler says that it is not closed there.
    if ((itemAt(page, opening.start)?.to ?? Number.POSITIVE_INFINITY) <= tag.start) continue;
    return { name: tag.name, start: tag.start, item: item.from };
  }
  return undefined;
}

/** The innermost list item around an offset. */
function itemAt({ tree }: PageTree, offset: number): SyntaxNode | undefined {
  for (let node = tree.resolveInner(offset, 1).parent; node !== null; node = node.parent) {
    if (node.name === 'ListItem') return node;
  }
  return undefined;
}

/** What stands before the words of a line: blanks, signs of quotes, and the mark of a list item. */
const BEGINNING = /^([ \t>]*)((?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)[ \t]*)?/;

/** Whether a line that closes more tags than it opens is indented into a list item. */
function hasLineToLookAt(text: string): boolean {
  if (!text.includes('</')) return false;
  /** Columns at which the contents of the items around the line begin, the innermost last. */
  const items: number[] = [];
  for (const line of text.split('\n')) {
    const [beginning = '', indentation = '', mark = ''] = BEGINNING.exec(line) ?? [];
    if (beginning.length === line.trimEnd().length && mark === '') continue;
    const column = widthOf(indentation);
    while (column < (items.at(-1) ?? 0)) items.pop();
    if (mark !== '') items.push(column + 2);
    if (items.length > 0 && closesMore(line.slice(beginning.length))) return true;
  }
  return false;
}

function widthOf(indentation: string): number {
  let width = 0;
  for (const sign of indentation) width = sign === '\t' ? width + 4 - (width % 4) : width + 1;
  return width;
}

function closesMore(line: string): boolean {
  if (!line.startsWith('<') || !line.includes('</')) return false;
  const count = (part: RegExp) => line.match(part)?.length ?? 0;
  return count(/<\//g) > count(/<[A-Za-z>]/g) - count(/\/>/g);
}
