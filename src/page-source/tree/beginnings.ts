/** What a line begins with: blocks as MDX has them, which may be indented as far as one likes. */

import type { BlockContext, Line } from '@lezer/markdown';
import { type Flow, readFlow } from './flow.ts';
import { type Reading, readingOf } from './reading.ts';

/** What ends a paragraph: a heading, a code block, a quote, the first item of a list, a rule. */
const BLOCK =
  /#{1,6}(?:\s|$)|`{3,}[^`]*$|~{3,}|>|[-*+][ \t]+\S|1[.)][ \t]+\S|(?:\*[ \t]*){3,}\s*$|(?:_[ \t]*){3,}\s*$/y;
/** In a list any item does. */
const ITEM = /(?:[-*+]|\d{1,9}[.)])(?:\s|$)/y;

/** Whether a line ends the paragraph above it. */
export function beginsBlock(context: BlockContext, line: Line): boolean {
  if (beginsWith(BLOCK, line) !== null || flowAt(context, line)?.isAlone === true) return true;
  return context.depth > 1 && context.parentType().name === 'ListItem' && beginsWith(ITEM, line) !== null;
}

export function beginsWith(pattern: RegExp, { text, pos }: Line): RegExpExecArray | null {
  pattern.lastIndex = pos;
  return pattern.exec(text);
}

/** The tags, expressions and comments that a line begins with. */
export function flowAt(context: BlockContext, line: Line): Flow | undefined {
  if (line.next !== 60 && line.next !== 123) return undefined;
  const reading = readingOf(context);
  const start = context.lineStart + line.pos;
  return readFlow(reading, start, isQuoted(context) ? endOfLine(reading, start) : undefined);
}

/** In a quote every line begins with a mark, so what goes over lines there is text. */
function isQuoted(context: BlockContext): boolean {
  for (let depth = 1; depth < context.depth; depth++) if (context.parentType(depth).name === 'Blockquote') return true;
  return false;
}

function endOfLine({ text }: Reading, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
