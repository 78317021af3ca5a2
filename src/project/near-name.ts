/** The name that a misspelt one was most likely meant to be. */

const MAX_DISTANCE = 2;
const SHORTEST_BEGINNING = 4;

/** The nearest of the names: the same but for upper and lower case, or at most two letters away, of which two that changed places count as one. */
export function nearName(written: string, names: Iterable<string>): string | undefined {
  const lower = written.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.min(MAX_DISTANCE, Math.floor(written.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(lower, name.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** Like `nearName`; else the one name that begins with what was written, which is a word cut short: `Warn`. */
export function nearOrLongerName(written: string, names: readonly string[]): string | undefined {
  const near = nearName(written, names);
  if (near !== undefined || written.length < SHORTEST_BEGINNING) return near;
  const longer = names.filter((name) => name.startsWith(written));
  return longer.length === 1 ? longer[0] : undefined;
}

/** Letters to insert, remove, replace or exchange with the next; stops counting at `limit`. */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let above: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (above[j - 2] ?? limit) + 1 : limit;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    above = row;
    row = next;
  }
  return row[other.length] ?? limit;
}
