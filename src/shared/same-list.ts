/** Whether two lists hold the same items, by identity, in the same order. No list is the same as one that is absent. */
export function isSameList<Item>(one: readonly Item[] | undefined, other: readonly Item[]): boolean {
  return one?.length === other.length && one.every((item, index) => item === other[index]);
}
