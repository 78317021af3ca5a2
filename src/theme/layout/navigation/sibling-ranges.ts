/**
 * A long list of siblings in ranges of neighbours. Each page of it shows its own range in full and the others as one
 * link each: were all of a list on each of its pages, a site of twice the pages would be four times as large.
 */

/** Lists up to this length stay whole. */
const MANY_SIBLINGS = 120;
const SHORTEST_RANGE = 50;

/** The list as it is when it is short. Ranges grow with the list, so that they do not become many themselves. */
export function rangesOf<T>(siblings: readonly T[]): readonly (readonly T[])[] {
  if (siblings.length <= MANY_SIBLINGS) return [siblings];
  const wanted = Math.max(SHORTEST_RANGE, Math.ceil(Math.sqrt(siblings.length)));
  const count = Math.round(siblings.length / wanted);
  const length = Math.ceil(siblings.length / count);
  return Array.from({ length: Math.ceil(siblings.length / length) }, (_, range) =>
    siblings.slice(range * length, (range + 1) * length),
  );
}
