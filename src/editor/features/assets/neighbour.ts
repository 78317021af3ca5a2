/**
 * The file that takes the place of those that go away: the next one that stays, else the one before; `undefined` when
 * none stays.
 *
 * @param order paths of the list, as it is shown
 */
export function neighbourOf(order: readonly string[], gone: readonly string[]): string | undefined {
  const isGone = new Set(gone);
  const last = order.findLastIndex((path) => isGone.has(path));
  const stays = (path: string) => !isGone.has(path);
  return order.slice(last + 1).find(stays) ?? order.slice(0, Math.max(last, 0)).findLast(stays);
}
