/**
 * MDX has no code by indentation, so any block may be indented as far as one likes. The parser ends a paragraph only at a line
 * with three blanks at most; here it ends at the others.
 */

import type { BlockContext, LeafBlock, LeafBlockParser, Line, MarkdownConfig } from '@lezer/markdown';
import { beginsBlock, beginsWith } from './beginnings.ts';
import { beginsTable, TableRows } from './tables.ts';

const MOST_BLANKS = 3;
const UNDERLINE = /(?:(=+)|-+)\s*$/y;

export const deepLines: MarkdownConfig = {
  parseBlock: [{ name: 'DeepLines', before: 'LinkReference', leaf: () => new DeepLines() }],
};

class DeepLines implements LeafBlockParser {
  nextLine(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
    if (line.indent <= line.baseIndent + MOST_BLANKS) return false;
    const underline = beginsWith(UNDERLINE, line);
    if (underline && !leaf.parsers.some((parser) => parser instanceof TableRows && parser.isTable)) {
      return endHeading(context, line, leaf, underline[1] === undefined ? 2 : 1);
    }
    if (!beginsBlock(context, line) && !beginsTable(context, line, leaf)) return false;
    if (leaf.parsers.some((parser) => parser !== this && parser.finish(context, leaf))) return true;
    const { start, content } = leaf;
    const words = context.parser.parseInline(content, start);
    context.addLeafElement(leaf, context.elt('Paragraph', start, start + content.length, words));
    return true;
  }

  finish(): boolean {
    return false;
  }
}

function endHeading(context: BlockContext, line: Line, leaf: LeafBlock, level: 1 | 2): boolean {
  const start = context.lineStart + line.pos;
  const mark = context.elt('HeaderMark', start, start + line.text.slice(line.pos).trimEnd().length);
  context.nextLine();
  const words = context.parser.parseInline(leaf.content, leaf.start);
  const heading = context.elt(`SetextHeading${level}`, leaf.start, context.prevLineEnd(), [...words, mark]);
  context.addLeafElement(leaf, heading);
  return true;
}
