/** The elements of a page as a tree of ranges, read without a parser: a page that is half typed has elements too. */

import type { TextRange } from '../../project/text-edit.ts';
import { findFrontMatter } from '../front-matter/front-matter.ts';
import { scanCode } from '../source-scan.ts';
import { type JsxAttribute, type JsxTag, readTag } from './jsx-tag.ts';

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
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** The elements of a page that are in no other, in order. Front matter, code, comments and scripts hold none. */
export function scanElements(text: string): readonly JsxElement[] {
  const roots: JsxElement[] = [];
  const open: OpenElement[] = [];
  const add = (element: JsxElement) => (open.at(-1)?.children ?? roots).push(element);
  const leave = (end: number, closing?: TextRange) => {
    const { children, ...rest } = open.pop() as OpenElement;
    add({ ...rest, children, end, ...(closing && { closing }) });
  };
  for (const tag of scanPageTags(text)) {
    if (tag.kind === 'close') {
      const index = open.findLastIndex(({ name }) => name === tag.name);
      if (index < 0) continue;
      // What was opened inside and not closed ends here.
      while (open.length > index + 1) leave(tag.start);
      leave(tag.end, { start: tag.start, end: tag.end });
      continue;
    }
    const isLeaf = tag.kind === 'empty' || VOID.has(tag.name);
    const { name, nameEnd, attributes, start } = tag;
    const element = { name, nameEnd, attributes, start, openEnd: tag.end, isSelfClosing: tag.kind === 'empty' };
    if (isLeaf) add({ ...element, children: [], end: tag.end });
    else open.push({ ...element, children: [] });
  }
  while (open.length > 0) leave(text.length);
  return roots;
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

function scanPageTags(text: string): readonly JsxTag[] {
  const tags: JsxTag[] = [];
  if (!text.includes('<')) return tags;
  const from = findFrontMatter(text)?.bodyStart ?? 0;
  const passed = passedOver(text, from);
  let next = 0;
  for (let at = text.indexOf('<', from); at >= 0; ) {
    while ((passed[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next++;
    const stretch = passed[next];
    const tag = stretch && stretch.start <= at ? undefined : readTag(text, at);
    if (tag && text.charAt(at - 1) !== '\\') tags.push(tag);
    const skipTo = stretch && stretch.start <= at ? stretch.end : (tag?.end ?? at + 1);
    at = text.indexOf('<', skipTo);
  }
  return tags;
}

/** Code, comments, and imports and exports, whose tags are no part of the text. In order, without overlap. */
function passedOver(text: string, from: number): readonly TextRange[] {
  const code = scanCode(text, from).map(([start, end]) => ({ start, end }));
  const others: TextRange[] = [];
  for (const pattern of [
    /<!--[\s\S]*?(?:-->|$(?![\s\S]))/g,
    /\{\s*\/\*[\s\S]*?\*\/\s*\}/g,
    /^(?:import|export)[ {][\s\S]*?(?=\r?\n[ \t]*\r?\n|$(?![\s\S]))/gm,
  ]) {
    pattern.lastIndex = from;
    for (const match of text.matchAll(pattern)) {
      if (match.index >= from) others.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  const all = [...code, ...others].sort((one, two) => one.start - two.start);
  const merged: TextRange[] = [];
  // What begins inside of another stretch, a comment in code, is part of it.
  for (const range of all) if (range.start >= (merged.at(-1)?.end ?? 0)) merged.push(range);
  return merged;
}
