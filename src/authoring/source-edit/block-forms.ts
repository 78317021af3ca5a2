/** What a block of a page is, as far as it can become something else, and what it says: its title and its text. Pure. */
import type { JsxElement } from '../../page-source/blocks/jsx-elements.ts';
import { lineAfter, lineAt } from '../../page-source/blocks/lines.ts';
import { listItemOf } from '../../page-source/blocks/list-item.ts';
import { type PageBlock, readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { readAttributeValue } from './attributes.ts';
import { hasOwnLines } from './block-edits.ts';
import { readBlockText } from './block-text.ts';
import { codeInside } from './code-blocks.ts';

export const CALLOUT_FORMS = ['Note', 'Tip', 'Info', 'Warning', 'Check', 'Danger'] as const;

/** In the order of the menu. Callouts have the names of their tags. */
export const BLOCK_FORMS = [
  'text',
  'heading-2',
  'heading-3',
  'heading-4',
  'bullet',
  'numbered',
  'quote',
  ...CALLOUT_FORMS,
  'accordion',
  'card',
  'steps',
  'code',
] as const;
export type BlockForm = (typeof BLOCK_FORMS)[number];

/** What a block says. Line ends are `\n`. */
export interface BlockBody {
  /** Of a card, an accordion or a step: words without signs. */
  readonly title?: string;
  /** Blocks, not indented; empty for none. */
  readonly source: string;
}

const TITLED: Readonly<Record<string, BlockForm>> = { Card: 'card', Accordion: 'accordion' };
/** What would be signs in Markdown, in an attribute, or to MDX. */
const SIGNS = /[*_`[\]<>{}&"\\~$|#\n]/;
/** A line that makes a heading of the words above it. */
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/m;

/** Words that are the same as a text and as a title. */
export function isPlainLine(words: string): boolean {
  return words.trim() === words && words !== '' && !SIGNS.test(words);
}

/** A longer line is no title. */
const LONGEST_TITLE = 100;

/** Whether words can be the title of a card, an accordion or a step. */
export function isTitleLine(words: string): boolean {
  return words.length <= LONGEST_TITLE && isPlainLine(words);
}

/** Whether words of one paragraph are all of a heading. */
export function isHeadingLine(words: string): boolean {
  return words !== '' && !/[\n{]/.test(words) && readPageBlocks(words).every(({ kind }) => kind === 'text');
}

/** Which form a block has; `undefined` for what cannot become anything else. */
export function formOf(text: string, block: PageBlock): BlockForm | undefined {
  switch (block.kind) {
    case 'text':
      return UNDERLINE.test(text.slice(block.start, block.end)) ? undefined : 'text';
    case 'heading':
      return block.level >= 2 && block.level <= 4 ? (`heading-${block.level}` as BlockForm) : undefined;
    case 'list':
      return /^\d/.test(text.slice(block.start)) ? 'numbered' : 'bullet';
    case 'quote':
    case 'code':
      return block.kind;
    case 'element':
      return formOfElement(block.element);
    default:
      return undefined;
  }
}

function formOfElement({ name, children }: JsxElement): BlockForm | undefined {
  if (isCallout(name)) return name;
  if (name === 'Steps') return children.length === 1 && children[0]?.name === 'Step' ? 'steps' : undefined;
  return Object.hasOwn(TITLED, name) ? TITLED[name] : undefined;
}

export function isCallout(name: string): name is (typeof CALLOUT_FORMS)[number] {
  return (CALLOUT_FORMS as readonly string[]).includes(name);
}

/** What a block says, when that is all there is to it; `undefined` where something would be lost without its form. */
export function bodyOf(text: string, block: PageBlock): BlockBody | undefined {
  switch (block.kind) {
    case 'text':
    case 'list':
      return { source: readBlockText(text, block).value };
    case 'heading':
      return { source: text.slice(block.words.start, block.words.end) };
    case 'quote':
      return quoteBody(readBlockText(text, block).value);
    case 'code': {
      const { info, isClosed, marker } = block.fence;
      const source = readBlockText(text, codeInside(text, block)).value;
      return isClosed && info === '' && marker.startsWith('`') && source.trim() !== '' ? { source } : undefined;
    }
    case 'element':
      return elementBody(text, block);
    default:
      return undefined;
  }
}

function quoteBody(value: string): BlockBody | undefined {
  const lines = value.split('\n');
  // A line without its sign goes on with the quote, and would not without it.
  return lines.every((line) => line.startsWith('>'))
    ? { source: lines.map((line) => line.replace(/^> ?/, '')).join('\n') }
    : undefined;
}

type ElementBlock = Extract<PageBlock, { kind: 'element' }>;

function elementBody(text: string, { element, blocks }: ElementBlock): BlockBody | undefined {
  if (isCallout(element.name)) return element.attributes.length === 0 ? innerBody(text, element, blocks) : undefined;
  const [only] = blocks;
  if (element.name === 'Steps') {
    const isOne = element.attributes.length === 0 && blocks.length === 1 && only?.kind === 'element';
    return isOne && only.element.name === 'Step' ? titledBody(text, only) : undefined;
  }
  return titledBody(text, { element, blocks });
}

function titledBody(
  text: string,
  { element, blocks }: Pick<ElementBlock, 'element' | 'blocks'>,
): BlockBody | undefined {
  const [attribute, ...others] = element.attributes;
  const value = attribute?.name === 'title' ? readAttributeValue(text, attribute) : undefined;
  if (others.length > 0 || value?.kind !== 'text' || !isPlainLine(value.value)) return undefined;
  const body = innerBody(text, element, blocks);
  return body && { title: value.value, ...body };
}

/** What is between the tags, moved out by what it is indented. */
function innerBody(text: string, element: JsxElement, blocks: readonly PageBlock[]): BlockBody | undefined {
  const { openEnd, closing } = element;
  const inner = text.slice(openEnd, closing?.start ?? openEnd);
  if (!inner.trim().includes('\n')) return { source: inner.trim() };
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last || !hasOwnLines(text, first) || !hasOwnLines(text, last)) return undefined;
  const range = { start: first.start, end: last.end };
  const { value, indent } = readBlockText(text, range);
  for (let line = lineAfter(text, lineAt(text, range.start)); line && line.start < range.end; ) {
    const content = text.slice(line.start, line.end);
    // Further out than the first line: that could not be put back.
    if (content.trim() !== '' && !content.startsWith(indent)) return undefined;
    line = lineAfter(text, line);
  }
  return { source: value };
}

/** The items of a list of which each is one paragraph, without boxes; `undefined` for others. */
export function flatItems(source: string): readonly string[] | undefined {
  const items: string[][] = [];
  for (const line of source.split('\n')) {
    const item = listItemOf(line);
    if (line.trim() === '' || (item && (item.indent !== '' || item.box !== '' || item.content === '')))
      return undefined;
    if (item) items.push([item.content]);
    else items.at(-1)?.push(line.trim());
  }
  return items.length > 0 && listItemOf(source.split('\n')[0] ?? '')
    ? items.map((lines) => lines.join('\n'))
    : undefined;
}
