/**
 * What came to a sorted list and what left it. Of long lists of which nearly everything is the same, this costs little more
 * than going along them once.
 *
 * @param compare the order of both lists; no two entries of a list are equal in it
 */
export function sortedDifference<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  compare: (one: Entry, other: Entry) => number,
): { readonly came: readonly Entry[]; readonly left: readonly Entry[] } {
  const came: Entry[] = [];
  const left: Entry[] = [];
  let old = 0;
  let now = 0;
  while (old < before.length && now < after.length) {
    const [one, other] = [before[old] as Entry, after[now] as Entry];
    const order = one === other ? 0 : compare(one, other);
    if (order === 0) {
      old++;
      now++;
    } else if (order < 0) {
      left.push(one);
      old++;
    } else {
      came.push(other);
      now++;
    }
  }
  return { came: [...came, ...after.slice(now)], left: [...left, ...before.slice(old)] };
}
