/** Parts of a graph that nothing joins. */

/** @param joins pairs of ids @returns the ids of each part, both in the order given */
export function partsOf(ids: readonly string[], joins: readonly (readonly [string, string])[]): string[][] {
  const leaders = new Map(ids.map((id) => [id, id]));
  const leaderOf = (id: string): string => {
    let at = id;
    for (let next = leaders.get(at); next !== undefined && next !== at; next = leaders.get(at)) at = next;
    leaders.set(id, at);
    return at;
  };
  for (const [one, other] of joins) leaders.set(leaderOf(other), leaderOf(one));
  const parts = new Map<string, string[]>();
  for (const id of ids) {
    const leader = leaderOf(id);
    const part = parts.get(leader);
    if (part === undefined) parts.set(leader, [id]);
    else part.push(id);
  }
  return [...parts.values()];
}
