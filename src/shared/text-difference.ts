/** The one stretch in which two texts differ: `[start, end)` of the old text becomes `text`. */
export interface TextDifference {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The smallest single replacement that turns one text into the other; `undefined` when they are equal. */
export function textDifference(before: string, after: string): TextDifference | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  const start = longest(shorter, (from, to) => before.slice(from, to) === after.slice(from, to));
  const tail = longest(shorter - start, (from, to) => endSlice(before, from, to) === endSlice(after, from, to));
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}

export function applyDifference(before: string, { start, end, text }: TextDifference): string {
  return before.slice(0, start) + text + before.slice(end);
}

/** How far two texts agree, by halves: long stretches are compared much faster than one character after the other. */
function longest(most: number, agree: (from: number, to: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (agree(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** From the `to`-th last character to the `from`-th last. */
function endSlice(text: string, from: number, to: number): string {
  return text.slice(text.length - to, text.length - from);
}
