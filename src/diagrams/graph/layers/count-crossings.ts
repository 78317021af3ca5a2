/** How often lines between ranks cross. */

/**
 * Lines between two ranks, each as the places of its ends, sorted by the upper one and then by the lower one.
 * Counts pairs whose lower ends stand the other way round (Barth, Mutzel and Jünger, 2002).
 */
export function countInversions(lowerEnds: readonly number[], size: number): number {
  const sums = new Array<number>(size + 1).fill(0);
  let count = 0;
  let seen = 0;
  for (const end of lowerEnds) {
    let notAfter = 0;
    for (let at = end + 1; at > 0; at -= at & -at) notAfter += sums[at] as number;
    count += seen - notAfter;
    for (let at = end + 1; at <= size; at += at & -at) sums[at] = (sums[at] as number) + 1;
    seen++;
  }
  return count;
}

/** Of vertices in their order, with the neighbours of each in the next rank. */
export function countCrossings(
  ranks: readonly (readonly number[])[],
  places: readonly number[],
  below: readonly (readonly number[])[],
): number {
  let count = 0;
  ranks.forEach((rank, index) => {
    const next = ranks[index + 1];
    if (next === undefined) return;
    const ends = rank.flatMap((vertex) =>
      (below[vertex] as number[]).map((lower) => places[lower] as number).sort((a, b) => a - b),
    );
    count += countInversions(ends, next.length);
  });
  return count;
}
