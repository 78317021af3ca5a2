import type { Fix } from '../../project/diagnostics.ts';

/** The text after a click on a fix; an error where there is none, or where it does not fit. */
export function applyFix(text: string, fix: Fix | undefined): string {
  if (fix === undefined) throw new Error('There is no fix.');
  return fix.edits.reduceRight((whole, { start, end, written, text: inserted }) => {
    if (whole.slice(start, end) !== written) throw new Error(`The fix expects \`${written}\` at ${start}.`);
    return whole.slice(0, start) + inserted + whole.slice(end);
  }, text);
}
