/** A function that computes once for each argument object; results live as long as their arguments. */
export function memoizeByKey<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const hit = known.get(key);
    if (hit) return hit.value;
    const value = compute(key);
    known.set(key, { value });
    return value;
  };
}

/** Gives the list of the call before again when the new one has the same items, so that nothing is drawn anew. */
export function createStableList<Item>(): (list: readonly Item[]) => readonly Item[] {
  let last: readonly Item[] = [];
  return (list) => {
    const isSame = list.length === last.length && list.every((item, index) => item === last[index]);
    if (!isSame) last = list;
    return last;
  };
}
