/** A map with a few entries replaced or added, without copying the thousands of others. */

/** More entries than that and they are copied into one map: reading stays quick, and the values of before can go. */
const MOST_PATCHED = 24;

/** The map with these entries; the given one stays as it is. New keys come behind the others, as in any map. */
export function withEntries<Value extends NonNullable<unknown>>(
  map: ReadonlyMap<string, Value>,
  entries: Iterable<readonly [string, Value]>,
): ReadonlyMap<string, Value> {
  const { base, patch } = layersOf(map);
  const next = new Map([...patch, ...entries]);
  if (next.size <= MOST_PATCHED) return new PatchedMap(base, next);
  const copy = new Map(base);
  for (const [key, value] of next) copy.set(key, value);
  return copy;
}

/** What a map was made from by `withEntries`, and all that was put in; itself and nothing where it was made otherwise. */
export function layersOf<Value extends NonNullable<unknown>>(
  map: ReadonlyMap<string, Value>,
): {
  readonly base: ReadonlyMap<string, Value>;
  readonly patch: ReadonlyMap<string, Value>;
} {
  return map instanceof PatchedMap ? map : { base: map, patch: new Map() };
}

class PatchedMap<Value extends NonNullable<unknown>> implements ReadonlyMap<string, Value> {
  readonly base: ReadonlyMap<string, Value>;
  readonly patch: ReadonlyMap<string, Value>;
  /** Those of `patch` that `base` does not have. */
  readonly #added: ReadonlyMap<string, Value>;

  constructor(base: ReadonlyMap<string, Value>, patch: ReadonlyMap<string, Value>) {
    this.base = base;
    this.patch = patch;
    this.#added = new Map([...patch].filter(([key]) => !base.has(key)));
  }

  get size(): number {
    return this.base.size + this.#added.size;
  }

  has(key: string): boolean {
    return this.patch.has(key) || this.base.has(key);
  }

  get(key: string): Value | undefined {
    return this.patch.get(key) ?? this.base.get(key);
  }

  keys(): MapIterator<string> {
    return this.#added.size === 0 ? this.base.keys() : this.#allKeys();
  }

  *#allKeys(): MapIterator<string> {
    yield* this.base.keys();
    yield* this.#added.keys();
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this) yield value;
  }

  *entries(): MapIterator<[string, Value]> {
    for (const [key, value] of this.base) yield [key, this.patch.get(key) ?? value];
    yield* this.#added;
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(run: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this) run(value, key, this);
  }
}
