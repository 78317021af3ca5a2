/** The text of a page with some of it blanked, so that offsets and lines stay. */

/** Spaces in place of stretches, which may be in any order and lie in each other. */
export function blankStretches(text: string, stretches: readonly (readonly [start: number, end: number])[]): string {
  let shown = '';
  let at = 0;
  for (const [start, end] of stretches.toSorted(([one], [other]) => one - other)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    shown += text.slice(at, from) + text.slice(from, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return shown + text.slice(at);
}
