/** What the tree of a page holds, in lists: its headings, tags, code blocks and links with their places. */

import type { SyntaxNodeRef, TreeCursor } from '@lezer/common';
import type { TextRange } from '../../project/text-edit.ts';
import type { PageTree } from './read-page.ts';
import type { JsxAttribute, JsxTag, JsxValue } from './read-tag.ts';

export interface PageHeading extends TextRange {
  readonly level: number;
  /** Without marks and the blanks beside them. */
  readonly words: TextRange;
}

export interface Fence extends TextRange {
  /** The backticks or tildes that open it. */
  readonly marker: string;
  /** Everything after the backticks, trimmed: language, title and settings. */
  readonly info: string;
  readonly infoStart: number;
  readonly infoEnd: number;
  /** Whether a line of backticks ends it, and not the end of what is around it. */
  readonly isClosed: boolean;
}

export interface PageLink extends TextRange {
  /** `definition`: `[name]: address`. */
  readonly kind: 'link' | 'image' | 'definition';
  /** Between the first brackets. */
  readonly words: TextRange;
  /** As written, with brackets where it has some. Absent in `[words]()`. */
  readonly address?: TextRange;
}

/** All of them in the order of the text. */
export interface PageParts {
  readonly headings: readonly PageHeading[];
  /** Those in scripts, code and expressions are none. */
  readonly tags: readonly JsxTag[];
  /** `start` is that of the line which opens it, `end` that of the line behind. */
  readonly fences: readonly Fence[];
  /** In lines, with their backticks. */
  readonly inlineCode: readonly TextRange[];
  readonly links: readonly PageLink[];
  /** Imports and exports. */
  readonly scripts: readonly TextRange[];
  /** `{…}` outside of tags. */
  readonly expressions: readonly TextRange[];
  readonly comments: readonly TextRange[];
}

type Writable<Lists> = { -readonly [Key in keyof Lists]: Lists[Key] extends readonly (infer Item)[] ? Item[] : never };

const known = new WeakMap<PageTree, PageParts>();

export function partsOf(page: PageTree): PageParts {
  const before = known.get(page);
  if (before !== undefined) return before;
  const parts = collect(page);
  known.set(page, parts);
  return parts;
}

function collect({ text, tree }: PageTree): PageParts {
  const parts: Writable<PageParts> = {
    headings: [],
    tags: [],
    fences: [],
    inlineCode: [],
    links: [],
    scripts: [],
    expressions: [],
    comments: [],
  };
  const cursor = tree.cursor();
  do {
    const { name } = cursor;
    const range = { start: cursor.from, end: cursor.to };
    if (name.endsWith('Tag')) parts.tags.push(tagAt(text, cursor));
    else if (name === 'Expression') parts.expressions.push(range);
    else if (name === 'JsxComment') parts.comments.push(range);
    else if (name === 'InlineCode') parts.inlineCode.push(range);
    else if (name === 'Link' || name === 'Image' || name === 'LinkReference') parts.links.push(...linkAt(cursor));
    else if (name === 'FencedCode') parts.fences.push(fenceAt(text, cursor));
    else if (name === 'Script') parts.scripts.push(range);
    else if (/Heading\d$/.test(name)) parts.headings.push(headingAt(text, cursor));
  } while (cursor.next());
  return parts;
}

function rangeOf({ from, to }: SyntaxNodeRef): TextRange {
  return { start: from, end: to };
}

function headingAt(text: string, { name, from, to, node }: TreeCursor): PageHeading {
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

function fenceAt(text: string, { from, to, node }: TreeCursor): Fence {
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

function linkAt({ name, node }: TreeCursor): readonly PageLink[] {
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

function tagAt(text: string, { name, from, to, node }: TreeCursor): JsxTag {
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
