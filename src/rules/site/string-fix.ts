/** Fixes of texts in the configuration that were found by their place. */
import type { Choice, Fix, LineRange } from '../../project/diagnostics.ts';
import { fixPlace } from '../../project/fix-edit.ts';
import { offsetAt } from '../../project/text-position.ts';

/** Writes another text in the place of the one at `range`, quotation marks included. */
export function stringFix(json: string, range: LineRange, meant: string): Fix {
  return { title: `Write \`${meant}\``, edits: [{ ...placeOf(json, range), text: JSON.stringify(meant) }] };
}

/** The same where only the author knows whether it is right. */
export function stringChoice(json: string, range: LineRange, meant: string): Choice {
  return {
    title: 'Write …',
    edit: placeOf(json, range),
    options: [{ label: `Write \`${meant}\``, text: JSON.stringify(meant) }],
  };
}

function placeOf(json: string, { start, end }: LineRange) {
  return fixPlace(json, offsetAt(json, start), offsetAt(json, end));
}
