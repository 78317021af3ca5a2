import { textDifference } from '../../../shared/text-difference.ts';

/** Whether a text has more than one kind of line end, or carriage returns alone, which an editor does not give back. */
export function hasMixedLineEnds(text: string): boolean {
  return text.includes('\r') && (/\r(?!\n)/.test(text) || /(?:^|[^\r])\n/.test(text));
}

/**
 * The new text with the line ends of the old one wherever nothing was changed, and `lineEnd` in what is new. The new
 * text comes from an editor that knows one kind only.
 */
export function keepLineEnds(before: string, after: string, lineEnd: '\n' | '\r\n'): string {
  const difference = textDifference(withNewlines(before), withNewlines(after));
  if (!difference) return before;
  const start = placeOf(before, difference.start);
  // Behind a carriage return a line feed would not be a line end of its own.
  const ownEnd = before.charAt(start - 1) === '\r' ? '\r\n' : lineEnd;
  const added = difference.text.replaceAll('\n', ownEnd);
  return before.slice(0, start) + added + before.slice(placeOf(before, difference.end));
}

function withNewlines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Where a place of the text with plain line ends is in the text itself. */
function placeOf(text: string, plainOffset: number): number {
  let place = 0;
  for (let plain = 0; plain < plainOffset; plain++) place += text.startsWith('\r\n', place) ? 2 : 1;
  return place;
}
