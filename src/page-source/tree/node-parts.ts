/** What one node of the tree is, as the lists of a page have it. */

import type { SyntaxNodeRef } from '@lezer/common';
import type { TextRange } from '../../project/text-edit.ts';
import type { Fence, PageHeading, PageLink, PageTable, PartLists } from './page-parts.ts';
import type { JsxAttribute, JsxTag, JsxValue } from './read-tag.ts';

/** Adds what a node stands for to its list. */
export function addParts(text: string, node: SyntaxNodeRef, parts: PartLists): void {
  const { name } = node;
  if (name.endsWith('Tag')) parts.tags.push(tagAt(text, node));
  else if (name === 'Expression') parts.expressions.push(rangeOf(node));
  else if (name === 'JsxComment') parts.comments.push(rangeOf(node));
  else if (name === 'InlineCode') parts.inlineCode.push(rangeOf(node));
  else if (name === 'Link' || name === 'Image' || name === 'LinkReference') parts.links.push(...linkAt(node));
  else if (name === 'FencedCode') parts.fences.push(fenceAt(text, node));
  else if (name === 'Table') parts.tables.push(tableAt(node));
  else if (name === 'Script') parts.scripts.push(rangeOf(node));
  else if (/Heading\d$/.test(name)) parts.headings.push(headingAt(text, node));
}

function rangeOf({ from, to }: SyntaxNodeRef): TextRange {
  return { start: from, end: to };
}

function headingAt(text: string, { name, from, to, node }: SyntaxNodeRef): PageHeading {
  const level = Number(name.at(-1));
  const marks = node.getChildren('HeaderMark');
  const isUnderlined = name.startsWith('Setext');
  let start = isUnderlined ? from : (marks[0]?.to ?? from);
  let end = (isUnderlined ? marks[0]?.from : marks[1]?.from) ?? to;
  while (end > start && isSpace(text, end - 1)) end--;
  while (start < end && isSpace(text, start)) start++;
  return { level, start: from, end: to, words: { start, end } };
}

function isSpace(text: string, at: number): boolean {
  return ' \t\r\n'.includes(text.charAt(at));
}

function fenceAt(text: string, { from, to, node }: SyntaxNodeRef): Fence {
  const marks = node.getChildren('CodeMark');
  const info = node.getChild('CodeInfo');
  const markEnd = marks[0]?.to ?? from;
  const infoStart = info?.from ?? markEnd;
  const infoEnd = info?.to ?? infoStart;
  const next = text.indexOf('\n', to);
  return {
    start: from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1,
    end: next < 0 ? text.length : next + 1,
    marker: text.slice(marks[0]?.from ?? from, markEnd),
    info: text.slice(infoStart, infoEnd),
    infoStart,
    infoEnd,
    isClosed: marks.length > 1,
  };
}

function tableAt({ node }: SyntaxNodeRef): PageTable {
  const rows: TextRange[] = [];
  for (let row = node.firstChild; row; row = row.nextSibling) if (/^Table/.test(row.name)) rows.push(rangeOf(row));
  return { ...rangeOf(node), rows };
}

function linkAt({ name, node }: SyntaxNodeRef): readonly PageLink[] {
  // `[words][name]` has its address elsewhere.
  if (name !== 'LinkReference' && node.getChildren('LinkMark').length < 3) return [];
  const kind = name === 'LinkReference' ? 'definition' : name === 'Image' ? 'image' : 'link';
  const label = node.getChild('LinkLabel');
  const [opening, closing] = node.getChildren('LinkMark');
  const start = label ? label.from + 1 : (opening?.to ?? node.from);
  const end = label ? label.to - 1 : (closing?.from ?? start);
  const address = node.getChild('URL');
  return [{ ...rangeOf(node), kind, words: { start, end }, ...(address && { address: rangeOf(address) }) }];
}

const TAG_KINDS: Readonly<Record<string, JsxTag['kind']>> = {
  JsxOpenTag: 'open',
  JsxCloseTag: 'close',
  JsxEmptyTag: 'empty',
};

function tagAt(text: string, { name, from, to, node }: SyntaxNodeRef): JsxTag {
  const word = node.getChild('JsxName');
  const attributes: JsxAttribute[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const range = rangeOf(child);
    if (child.name === 'JsxSpread')
      attributes.push({ name: '', nameEnd: child.from, ...range, value: { kind: 'expression', ...range } });
    const first = child.name === 'JsxAttribute' ? child.firstChild : null;
    if (first === null) continue;
    const value = first.nextSibling;
    attributes.push({
      name: text.slice(first.from, first.to),
      nameEnd: first.to,
      ...range,
      ...(value && { value: { kind: valueKind(value.name), ...rangeOf(value) } }),
    });
  }
  return {
    name: word ? text.slice(word.from, word.to) : '',
    nameEnd: word?.to ?? from + (text.charAt(from + 1) === '/' ? 2 : 1),
    kind: TAG_KINDS[name] ?? 'open',
    attributes,
    start: from,
    end: to,
  };
}

function valueKind(name: string): JsxValue['kind'] {
  if (name === 'JsxString') return 'string';
  return name === 'JsxExpression' ? 'expression' : 'bare';
}
