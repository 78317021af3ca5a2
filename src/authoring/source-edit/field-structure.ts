/** New paragraphs and ends of lists, as changes of the page. Pure. */

import { lineEndOf, type SourceChange, type TextRange } from '../../project/text-edit.ts';
import type { HeldText } from './field-change.ts';

/** An empty item of a list, at the end of it. */
const EMPTY_ITEM = /(?:^|\n)[ \t]*(?:[-*+]|\d+[.)])(?:[ \t]+\[[ xX]\])?[ \t]*$/;

/** Whether the last item of a list is empty; a list of that item alone goes on. */
export function endsInEmptyItem(list: string): boolean {
  return EMPTY_ITEM.test(list) && list.includes('\n');
}

/** Makes two paragraphs of one, in the quote that it is in. The range of the field is replaced, and the cursor stands in the second. */
export function splitParagraph(
  held: HeldText,
  { start: from, end: to }: TextRange,
): SourceChange & { readonly selection: TextRange } {
  const start = held.toSource(from);
  const blanks = /^[ \t]*\n?/.exec(held.value.slice(to))?.[0].length ?? 0;
  const lineEnd = lineEndOf(held.text);
  const added = lineEnd + held.indent.trimEnd() + lineEnd + held.indent;
  const selection = { start: start + added.length, end: start + added.length };
  return { edits: [{ start, end: held.toSource(to + blanks), text: added }], selection };
}

/** Takes the empty item at the end of a list away. */
export function withoutEmptyItem(held: HeldText & { readonly block: TextRange }): SourceChange {
  const start = held.toSource(held.value.length - (EMPTY_ITEM.exec(held.value)?.[0].length ?? 0));
  return { edits: [{ start, end: held.block.end, text: '' }] };
}
