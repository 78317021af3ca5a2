/** Tags, expressions and comments as nodes: in lines of their own, and in text. */

import type { BlockContext, Element, InlineContext, Line, MarkdownConfig } from '@lezer/markdown';
import { KnownEnds } from './braces.ts';
import { type JsxPart, partOrLimit, readFlow } from './flow.ts';
import type { JsxAttribute, JsxTag } from './read-tag.ts';
import { type Reading, readingOf } from './reading.ts';

const TAG_NODES = { open: 'JsxOpenTag', close: 'JsxCloseTag', empty: 'JsxEmptyTag' } as const;
const VALUE_NODES = { string: 'JsxString', expression: 'JsxExpression', bare: 'JsxBare' } as const;

export const jsx: MarkdownConfig = {
  defineNodes: [
    { name: 'JsxFlow', block: true },
    ...Object.values(TAG_NODES),
    'JsxName',
    'JsxAttribute',
    'JsxSpread',
    'JsxAttributeName',
    ...Object.values(VALUE_NODES),
    'Expression',
    'JsxComment',
  ],
  parseBlock: [
    {
      name: 'JsxFlow',
      before: 'FencedCode',
      parse: (context, line) => {
        if (!mayBeginFlow(line)) return false;
        const flow = flowAt(context, line);
        if (flow === undefined) return false;
        const start = context.lineStart + line.pos;
        const parts = flow.parts.map((part) => partNode(context, part));
        while (context.lineStart + line.text.length < flow.end && context.nextLine());
        context.nextLine();
        context.addElement(context.elt('JsxFlow', start, flow.end, parts));
        return true;
      },
      endLeaf: (context, line) => mayBeginFlow(line) && flowAt(context, line) !== undefined,
    },
  ],
  parseInline: [{ name: 'Jsx', before: 'Emphasis', parse: readInline }],
};

export function mayBeginFlow({ next }: Line): boolean {
  return next === LESS || next === OPEN;
}

export function flowAt(context: BlockContext, line: Line) {
  const reading = readingOf(context);
  const start = context.lineStart + line.pos;
  return readFlow(reading, start, isQuoted(context) ? endOfLine(reading, start) : undefined);
}

const LESS = 60;
const OPEN = 123;

/** In a quote every line begins with a mark, so what goes over lines there is text. */
function isQuoted(context: BlockContext): boolean {
  for (let depth = 1; depth < context.depth; depth++) if (context.parentType(depth).name === 'Blockquote') return true;
  return false;
}

function endOfLine({ text }: Reading, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

const ends = new WeakMap<InlineContext, KnownEnds>();

function readInline(context: InlineContext, next: number, at: number): number {
  if (next !== LESS && next !== OPEN) return -1;
  let known = ends.get(context);
  if (known === undefined) {
    known = new KnownEnds();
    ends.set(context, known);
  }
  const { text, offset } = context;
  const part = partOrLimit(text, at - offset, text.length, known);
  return typeof part === 'number' ? -1 : context.addElement(partNode(context, part, offset));
}

type Make = Pick<BlockContext | InlineContext, 'elt'>;

function partNode(make: Make, part: JsxPart, by = 0): Element {
  if (part.kind === 'tag') return tagNode(make, part.tag, by);
  return make.elt(part.kind === 'comment' ? 'JsxComment' : 'Expression', part.start + by, part.end + by);
}

function tagNode(make: Make, tag: JsxTag, by: number): Element {
  const name = make.elt('JsxName', tag.nameEnd - tag.name.length + by, tag.nameEnd + by);
  const parts = tag.attributes.map((attribute) => attributeNode(make, attribute, by));
  return make.elt(TAG_NODES[tag.kind], tag.start + by, tag.end + by, tag.name === '' ? parts : [name, ...parts]);
}

function attributeNode(make: Make, { name, start, nameEnd, end, value }: JsxAttribute, by: number): Element {
  if (name === '') return make.elt('JsxSpread', start + by, end + by);
  const parts = [make.elt('JsxAttributeName', start + by, nameEnd + by)];
  if (value) parts.push(make.elt(VALUE_NODES[value.kind], value.start + by, value.end + by));
  return make.elt('JsxAttribute', start + by, end + by, parts);
}
