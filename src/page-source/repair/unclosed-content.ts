/** Where the content of a tag that is never closed most likely ends. */

import { pageOf } from '../tree/page-of.ts';
import { partsOf } from '../tree/page-parts.ts';
import type { JsxTag } from '../tree/read-tag.ts';
import type { RepairState } from './repair-state.ts';

/** Components whose content is other components or code, one after the other. */
const GROUPS: ReadonlySet<string> = new Set(
  'Steps Tabs CardGroup AccordionGroup CodeGroup Columns RequestExample ResponseExample Tree'.split(' '),
);

/**
 * Offset of a line start (or of `limit`): before a heading, before the next tag of the same name, before the end
 * of what is around it; else after the first paragraph, for a group after its last member.
 */
export function endOfContent(state: RepairState, tag: JsxTag, limit: number): number {
  const { text } = state;
  const indentation = indentOf(text, text.lastIndexOf('\n', tag.start - 1) + 1);
  const isGroup = GROUPS.has(tag.name);
  const tags = state.tags.filter(({ start, kind }) => start >= tag.end && start < limit && kind !== 'empty');
  const opening = new Map(state.tags.flatMap((one) => (one.kind === 'close' ? [] : [[one.start, one.name]])));
  const headings = new Set(partsOf(pageOf(text)).headings.map(({ start }) => start));
  let next = 0;
  let depth = 0;
  let sawContent = /\S/.test(lineAt(text, tag.end));
  let afterBlank = false;
  let endOfLast = limit;
  for (let at = text.indexOf('\n', tag.end - 1) + 1; at > 0 && at < limit; ) {
    const newline = text.indexOf('\n', at);
    const lineEnd = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, lineEnd);
    const isCode = state.isCode(at);
    if (line.trim() === '') afterBlank = !isCode || afterBlank;
    else {
      if (depth === 0 && !isCode) {
        const indent = indentOf(text, at);
        const name = opening.get(at + indent);
        if (headings.has(at + indent) || (name === tag.name && sawContent)) return endOfLast === limit ? at : endOfLast;
        const isMember = isGroup && name !== undefined;
        if (afterBlank && sawContent && indent <= indentation && !isMember) return endOfLast;
      }
      sawContent = true;
      afterBlank = false;
    }
    for (let member = tags[next]; member !== undefined && member.start < lineEnd; member = tags[++next]) {
      depth += member.kind === 'open' ? 1 : -1;
      if (depth < 0) return member.start <= at + indentOf(text, at) ? at : member.start;
    }
    if (line.trim() !== '') endOfLast = lineEnd;
    at = lineEnd;
  }
  // The closing tag that gave the limit may stand behind text on its line.
  const limitLine = text.lastIndexOf('\n', limit - 1) + 1;
  return limit < text.length && /^\s*$/.test(text.slice(limitLine, limit)) ? limitLine : limit;
}

function indentOf(text: string, lineStart: number): number {
  let at = lineStart;
  while (text.charAt(at) === ' ' || text.charAt(at) === '\t') at++;
  return at - lineStart;
}

function lineAt(text: string, from: number): string {
  const newline = text.indexOf('\n', from);
  return text.slice(from, newline < 0 ? text.length : newline);
}
