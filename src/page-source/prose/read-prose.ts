/** The words of a page that readers read as sentences, and what stands around them: paragraphs, lists, addresses. */

import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import type { TextRange } from '../../project/text-edit.ts';
import type { PageTree } from '../tree/read-page.ts';

/** Stands for every character that is no word: code, addresses, tags, marks. */
export const HIDDEN = '\uFFFC';
/** The same for tags that begin a line of their own. */
export const BREAK = '\u2029';

export interface Paragraph extends TextRange {
  /** As long as it is in the text, with `HIDDEN` in the place of what is no word. */
  readonly words: string;
  /** It is all of a list item's text. */
  readonly isInItem: boolean;
}

export interface List extends TextRange {
  readonly isNumbered: boolean;
  readonly items: readonly ListItem[];
}

export interface ListItem extends TextRange {
  /** It holds a code block or a picture. */
  readonly hasMedia: boolean;
  /** Its first paragraph. */
  readonly first?: TextRange;
}

export interface Prose {
  readonly paragraphs: readonly Paragraph[];
  readonly lists: readonly List[];
}

/** Marks keep their place between words as a blank does; what is inside of the others is hidden. */
const MARK = /^(?:EmphasisMark|LinkMark|StrikethroughMark|QuoteMark|HardBreak)$/;
const LINE_TAG = /^<\/?(?:br|p|li|ul|ol|div|td|th|tr|table)\b/i;
const CODE = /^(?:InlineCode|URL|LinkTitle|LinkLabel|Image|Jsx\w+|Expression|Autolink|Entity|Escape)$/;

export function readProse({ text, tree }: PageTree): Prose {
  const paragraphs: Paragraph[] = [];
  const lists: List[] = [];
  tree.iterate({
    enter(node) {
      if (node.name === 'Paragraph') {
        paragraphs.push(paragraphAt(text, node));
        return false;
      }
      if (node.name === 'OrderedList' || node.name === 'BulletList') addItems(node.node, lists, text);
      return undefined;
    },
  });
  return { paragraphs, lists };
}

function paragraphAt(text: string, { from, to, node }: SyntaxNodeRef): Paragraph {
  let words = '';
  let at = from;
  const hide = (start: number, end: number, sign: string) => {
    words += text.slice(at, start) + sign.repeat(Math.max(0, end - Math.max(start, at)));
    at = Math.max(at, end);
  };
  const cursor = node.cursor();
  cursor.iterate((inner) => {
    if (CODE.test(inner.name)) {
      const isLine = inner.name.startsWith('Jsx') && LINE_TAG.test(text.slice(inner.from, inner.from + 8));
      hide(inner.from, inner.to, isLine ? BREAK : HIDDEN);
      return false;
    }
    if (MARK.test(inner.name)) hide(inner.from, inner.to, HIDDEN);
    return undefined;
  });
  words += text.slice(at, to);
  return { start: from, end: to, words, isInItem: node.parent?.name === 'ListItem' };
}

/** Lists that are indented by more than three blanks come one by one: they are one list to a reader. */
function addItems(node: SyntaxNode, lists: List[], text: string): void {
  const isNumbered = node.name === 'OrderedList';
  const items: ListItem[] = [];
  for (let item = node.firstChild; item; item = item.nextSibling) {
    if (item.name !== 'ListItem') continue;
    const first = item.getChild('Paragraph');
    items.push({
      start: item.from,
      end: item.to,
      hasMedia: holdsMedia(item),
      ...(first && { first: { start: first.from, end: first.to } }),
    });
  }
  const before = lists.at(-1);
  const isSame =
    before?.isNumbered === isNumbered && before.end <= node.from && text.slice(before.end, node.from).trim() === '';
  if (before && isSame) lists[lists.length - 1] = { ...before, end: node.to, items: [...before.items, ...items] };
  else lists.push({ isNumbered, start: node.from, end: node.to, items });
}

function holdsMedia(item: SyntaxNode): boolean {
  let found = false;
  item.cursor().iterate(({ name }) => {
    if (name === 'FencedCode' || name === 'Image') found = true;
    return !found;
  });
  return found;
}
