/**
 * MDX has no code by indentation, so any block may be indented as far as one likes. The parser ends a paragraph only at a line
 * with three blanks at most; here it ends at the others.
 */

import type { BlockContext, LeafBlock, LeafBlockParser, Line, MarkdownConfig } from '@lezer/markdown';
import { flowAt, mayBeginFlow } from './jsx.ts';

const MOST_BLANKS = 3;
const BLOCK =
  /#{1,6}(?:\s|$)|`{3,}[^`]*$|~{3,}|>|[-*+][ \t]+\S|1[.)][ \t]+\S|(?:\*[ \t]*){3,}\s*$|(?:_[ \t]*){3,}\s*$/y;
const ITEM = /(?:[-*+]|\d{1,9}[.)])(?:\s|$)/y;
const UNDERLINE = /(?:(=+)|-+)\s*$/y;

export const deepLines: MarkdownConfig = {
  parseBlock: [{ name: 'DeepLines', before: 'LinkReference', leaf: () => new DeepLines() }],
};

class DeepLines implements LeafBlockParser {
  nextLine(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
    if (line.indent <= line.baseIndent + MOST_BLANKS) return false;
    const underline = at(UNDERLINE, line);
    if (underline && !leaf.parsers.some((parser) => parser !== this && isTable(parser))) {
      return endHeading(context, line, leaf, underline[1] === undefined ? 2 : 1);
    }
    const isBlock = at(BLOCK, line) !== null || (mayBeginFlow(line) && flowAt(context, line) !== undefined);
    if (!isBlock && !(isInList(context) && at(ITEM, line) !== null)) return false;
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

function at(pattern: RegExp, { text, pos }: Line): RegExpExecArray | null {
  pattern.lastIndex = pos;
  return pattern.exec(text);
}

function isInList(context: BlockContext): boolean {
  return context.depth > 1 && context.parentType().name === 'ListItem';
}

/** The parser of a table has its rows so far. */
function isTable(parser: LeafBlockParser): boolean {
  return 'rows' in parser && Array.isArray(parser.rows);
}
