/** The elements of a page as a tree of ranges: a page that is half typed has elements too. */

import type { TextRange } from '../../project/text-edit.ts';
import { VOID_TAGS } from '../../shared/void-tags.ts';
import { scanTextTags } from '../scan-tags.ts';
import { pageOf } from '../tree/page-of.ts';
import type { PageTree } from '../tree/read-page.ts';
import type { JsxAttribute, JsxTag } from '../tree/read-tag.ts';
import { lineAt } from './lines.ts';

export interface JsxElement extends TextRange {
  /** As it is written; empty for `<>`. */
  readonly name: string;
  readonly nameEnd: number;
  /** Offset after the opening tag. */
  readonly openEnd: number;
  readonly attributes: readonly JsxAttribute[];
  /** The closing tag; absent for `<Card />`, for `<br>`, and where it is missing. */
  readonly closing?: TextRange;
  readonly isSelfClosing: boolean;
  readonly children: readonly JsxElement[];
}

interface OpenElement extends Omit<JsxElement, 'children' | 'end'> {
  readonly children: JsxElement[];
  /** Where it ends at the latest. */
  readonly reach: number;
}

const known = new WeakMap<PageTree, readonly JsxElement[]>();

/** The elements of a page that are in no other, in order. Front matter, code, comments and scripts hold none. */
export function scanElements(text: string): readonly JsxElement[] {
  if (!text.includes('<')) return [];
  const page = pageOf(text);
  const elements = known.get(page) ?? readElements(text);
  known.set(page, elements);
  return elements;
}

function readElements(text: string): readonly JsxElement[] {
  const roots: JsxElement[] = [];
  const open: OpenElement[] = [];
  const add = (element: JsxElement) => (open.at(-1)?.children ?? roots).push(element);
  const leave = (end: number, closing?: TextRange) => {
    const { children, reach, ...rest } = open.pop() as OpenElement;
    add({ ...rest, children, end: Math.min(end, reach), ...(closing && { closing }) });
  };
  const tags = scanTextTags(text);
  const closed = closedTags(tags);
  for (const tag of tags) {
    while ((open.at(-1)?.reach ?? text.length) <= tag.start) leave(text.length);
    if (tag.kind === 'close') {
      const index = open.findLastIndex(({ name }) => name === tag.name);
      if (index < 0) continue;
      // What was opened inside and not closed ends here.
      while (open.length > index + 1) leave(tag.start);
      leave(tag.end, { start: tag.start, end: tag.end });
      continue;
    }
    const isLeaf = tag.kind === 'empty' || VOID_TAGS.has(tag.name);
    const { name, nameEnd, attributes, start } = tag;
    const element = { name, nameEnd, attributes, start, openEnd: tag.end, isSelfClosing: tag.kind === 'empty' };
    const reach = isLeaf || closed.has(tag) ? text.length : reachOf(text, tag);
    if (isLeaf) add({ ...element, children: [], end: tag.end });
    else open.push({ ...element, reach, children: [] });
  }
  while (open.length > 0) leave(text.length);
  return roots;
}

/** The opening tags that are closed. */
function closedTags(tags: readonly JsxTag[]): ReadonlySet<JsxTag> {
  const closed = new Set<JsxTag>();
  const open: JsxTag[] = [];
  for (const tag of tags) {
    if (tag.kind === 'open' && !VOID_TAGS.has(tag.name)) open.push(tag);
    const index = tag.kind === 'close' ? open.findLastIndex(({ name }) => name === tag.name) : -1;
    const first = open[index];
    if (first === undefined) continue;
    closed.add(first);
    open.length = index;
  }
  return closed;
}

/** Where an element ends whose tag nothing closes: among the words of a paragraph it is a slip there, and goes no further. */
function reachOf(text: string, { start, end }: JsxTag): number {
  const isAlone =
    text.slice(lineAt(text, start).start, start).trim() === '' && text.slice(end, lineAt(text, end).end).trim() === '';
  if (isAlone) return text.length;
  BLANK_LINE.lastIndex = end;
  return BLANK_LINE.exec(text)?.index ?? text.length;
}

const BLANK_LINE = /\r?\n[ \t]*\r?\n/g;

/** The elements and all that are in them, each before what is in it. */
export function allElements(roots: readonly JsxElement[]): readonly JsxElement[] {
  return roots.flatMap((element) => [element, ...allElements(element.children)]);
}

/** The elements around an offset, from the outermost in. A cursor right behind an element is still at it. */
export function elementsAround(roots: readonly JsxElement[], offset: number): readonly JsxElement[] {
  const path: JsxElement[] = [];
  let level = roots;
  for (;;) {
    const inside = level.find(({ start, end }) => offset > start && offset < end);
    const found = inside ?? level.find(({ start, end }) => offset === start || offset === end);
    if (found === undefined) return path;
    path.push(found);
    level = found.children;
  }
}
