/** Identities of the items of a list, by place. Pure. */
export interface ItemIds {
  readonly list: readonly number[];
  /** The one that no item has had yet. */
  readonly next: number;
}

export const NO_IDS: ItemIds = { list: [], next: 0 };

/** As many as there are items: new ones and those that go are at the end. The same object where nothing changes. */
export function withCount(ids: ItemIds, count: number): ItemIds {
  const { list, next } = ids;
  if (list.length === count) return ids;
  if (list.length > count) return { list: list.slice(0, count), next };
  const added = Array.from({ length: count - list.length }, (_, at) => next + at);
  return { list: [...list, ...added], next: next + added.length };
}

export function insertId({ list, next }: ItemIds, index: number): ItemIds {
  return { list: [...list.slice(0, index), next, ...list.slice(index)], next: next + 1 };
}

export function removeId({ list, next }: ItemIds, index: number): ItemIds {
  return { list: list.filter((_, at) => at !== index), next };
}

export function moveId({ list, next }: ItemIds, from: number, to: number): ItemIds {
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return { list: moved, next };
}
