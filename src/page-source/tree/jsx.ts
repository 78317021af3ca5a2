/** Tags, expressions and comments as nodes: in lines of their own, and in text. */

import type { BlockContext, Element, InlineContext, Line, MarkdownConfig } from '@lezer/markdown';
import { beginsBlock, flowAt } from './beginnings.ts';
import { KnownEnds } from './braces.ts';
import { type Flow, type JsxPart, partOrLimit } from './flow.ts';
import type { JsxAttribute, JsxTag } from './read-tag.ts';
import { readingOf } from './reading.ts';

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
        const flow = flowAt(context, line);
        if (flow === undefined) return false;
        return flow.isAlone ? addFlow(context, line, flow) : addParagraph(context, line, flow);
      },
      endLeaf: (context, line) => flowAt(context, line)?.isAlone === true,
    },
  ],
  parseInline: [{ name: 'Jsx', before: 'Emphasis', parse: readInline }],
};

function addFlow(context: BlockContext, line: Line, { parts, end }: Flow): true {
  const start = context.lineStart + line.pos;
  const nodes = parts.map((part) => partNode(context, part));
  passTo(context, line, end);
  context.nextLine();
  context.addElement(context.elt('JsxFlow', start, end, nodes));
  return true;
}

/** Text behind a tag over several lines: those lines are of its paragraph, whatever they begin with. */
function addParagraph(context: BlockContext, line: Line, { end }: Flow): boolean {
  const start = context.lineStart + line.pos;
  if (end <= context.lineStart + line.text.length) return false;
  const { text } = readingOf(context);
  if (/\n[ \t\r]*\n/.test(text.slice(start, end))) return false;
  passTo(context, line, end);
  while (context.nextLine() && line.pos < line.text.length && !beginsBlock(context, line));
  const paragraphEnd = context.prevLineEnd();
  const words = context.parser.parseInline(text.slice(start, paragraphEnd), start);
  context.addElement(context.elt('Paragraph', start, paragraphEnd, words));
  return true;
}

function passTo(context: BlockContext, line: Line, end: number): void {
  while (context.lineStart + line.text.length < end && context.nextLine());
}

const ends = new WeakMap<InlineContext, KnownEnds>();

function readInline(context: InlineContext, next: number, at: number): number {
  if (next !== 60 && next !== 123) return -1;
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
