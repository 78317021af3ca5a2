import { type Diagnostic, type Fix, type FixEdit, reachesFurther } from '../../project/diagnostics.ts';
import type { TextEdit } from '../../project/text-edit.ts';

/**
 * The edits of a fix for a text (without byte-order mark); `undefined` when the text has changed since the problem was
 * found, so that they would hit something else.
 */
export function fixEdits(text: string, { edits }: Fix): readonly TextEdit[] | undefined {
  const isCurrent = edits.every((edit) => text.slice(edit.start, edit.end) === edit.written && !isMade(text, edit));
  return isCurrent ? edits.map(({ start, end, text: added }) => ({ start, end, text: added })) : undefined;
}

/** Whether a word that only grows has grown already: `instal` is the beginning of `install`, too. */
function isMade(text: string, { start, written, text: added }: FixEdit): boolean {
  return written !== '' && added !== written && added.startsWith(written) && text.startsWith(added, start);
}

/**
 * The edits of as many of a file's fixes as do not touch each other. Those left out come again with the problems that the
 * changed text has.
 */
export function allFixEdits(text: string, problems: readonly Diagnostic[]): readonly TextEdit[] {
  const chosen: TextEdit[] = [];
  for (const { fix } of problems) {
    const edits = fix && !reachesFurther(fix) ? fixEdits(text, fix) : undefined;
    if (edits?.every((edit) => chosen.every((other) => areApart(edit, other)))) chosen.push(...edits);
  }
  return chosen.sort((one, other) => one.start - other.start || one.end - other.end);
}

/** Two texts put in at one place have an order that only the next look at the page tells. */
function areApart(one: TextEdit, other: TextEdit): boolean {
  if (one.start === other.start) return false;
  return one.end <= other.start || other.end <= one.start;
}
