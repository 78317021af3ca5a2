/** What is written in a field, as a change of the page. Pure. */

import { lineEndOf, type SourceChange } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import type { BlockText } from './block-text.ts';

/** The text of a page, and the part of it that a field shows. */
export interface HeldText extends BlockText {
  readonly text: string;
  /** What has to follow the first words in an empty field. */
  readonly tail?: string;
}

/**
 * Makes of the field's part what the field has `next`: with the line ends and the indentation of the page, and the cursor
 * where the field has it. `undefined` where the page has it already.
 */
export function fieldChange(held: HeldText, next: string, cursor: number): SourceChange | undefined {
  const difference = textDifference(held.value, next);
  if (!difference) return undefined;
  const lineEnd = lineEndOf(held.text);
  const start = held.toSource(difference.start);
  const write = (part: string) => part.replaceAll('\n', lineEnd + held.indent);
  // Before the change the places are those of the source; in what was put in they are those of the field.
  const isBefore = cursor <= difference.start;
  const offset = isBefore ? held.toSource(cursor) : start + write(next.slice(difference.start, cursor)).length;
  return {
    edits: [{ start, end: held.toSource(difference.end), text: write(difference.text + (held.tail ?? '')) }],
    selection: { start: offset, end: offset },
  };
}
