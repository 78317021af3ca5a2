/** One stretch of a text replaced by another. */
export interface TextChange {
  readonly start: number;
  /** Length of what is replaced. */
  readonly removed: number;
  readonly inserted: string;
}

/** The smallest stretch in which two texts differ; `undefined` for equal ones. */
export function changeBetween(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  const start = longest(most, (from, to) => before.slice(from, to) === after.slice(from, to));
  const behind = longest(most - start, (from, to) => endSlice(before, from, to) === endSlice(after, from, to));
  return { start, removed: before.length - behind - start, inserted: after.slice(start, after.length - behind) };
}

export function applyChange(text: string, { start, removed, inserted }: TextChange): string {
  return text.slice(0, start) + inserted + text.slice(start + removed);
}

/** How far two texts agree, by halves: comparing long stretches is much faster than character by character. */
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
