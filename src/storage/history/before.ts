/** What a file held before it changed, in as few bytes as its beginning and end allow. */

/** `null`: there was no such file. With `head` and `tail`: `middle` between that many first and last bytes of the file after it. */
export type Before = null | Uint8Array | { readonly head: number; readonly middle: Uint8Array; readonly tail: number };

/** Both are contents of one file, the second the later one. */
export function shorten(before: Uint8Array, after: Uint8Array): Before {
  const shared = Math.min(before.length, after.length);
  let head = 0;
  while (head < shared && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shared - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { head, middle: before.slice(head, before.length - tail), tail };
}

/**
 * What the file held; `undefined` when it was not there.
 * @param after what it holds in the state that `before` was taken against
 */
export function restoreBefore(before: unknown, after: Uint8Array | undefined): Uint8Array | undefined {
  if (before instanceof Uint8Array) return before;
  if (!isShortened(before) || !after) return undefined;
  const { head, middle, tail } = before;
  const bytes = new Uint8Array(head + middle.length + tail);
  bytes.set(after.subarray(0, head));
  bytes.set(middle, head);
  bytes.set(after.subarray(after.length - tail), head + middle.length);
  return bytes;
}

function isShortened(before: unknown): before is Exclude<Before, null | Uint8Array> {
  return typeof before === 'object' && before !== null && 'middle' in before && before.middle instanceof Uint8Array;
}
