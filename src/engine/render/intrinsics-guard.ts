/** Undoes what an author's code did to the built-in objects that all pages share. */

export interface IntrinsicsGuard {
  /** Puts everything back and names what had been changed, for example `Array.prototype.map`. */
  readonly restore: () => string[];
  /**
   * Runs without the way from any function to the platform's globals, `(() => {}).constructor('…')`. What runs
   * must be synchronous, so that nobody else misses it.
   */
  readonly withoutConstructors: <T>(run: () => T) => T;
}

const NAMES = 'Object Array Function String Number Boolean Map Set Promise RegExp Symbol Date Error'.split(' ');
const NAMESPACES = ['JSON', 'Math', 'Reflect'];

/** Remembers the built-ins as they are now. */
export function createIntrinsicsGuard(): IntrinsicsGuard {
  const realm = globalThis as unknown as Readonly<Record<string, object>>;
  const watched: [string, object][] = [];
  for (const name of [...NAMES, ...NAMESPACES]) {
    const value = realm[name];
    if (value === undefined) continue;
    watched.push([name, value]);
    const prototype = typeof value === 'function' ? (value.prototype as object | undefined) : undefined;
    if (prototype !== undefined) watched.push([`${name}.prototype`, prototype]);
  }
  // The constructor of functions is taken away while a page runs (see below).
  const isKept = (key: PropertyKey): boolean => key !== 'constructor';
  const remembered = watched.map(([name, object]) => ({
    name,
    object,
    // Names that the language itself rewrites (`RegExp.$1`) are accessors and keep their identity.
    properties: new Map(
      Reflect.ownKeys(object)
        .filter(isKept)
        .map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]),
    ),
  }));
  const prototypes = [() => undefined, async () => undefined, function* () {}, async function* () {}].map(
    (sample) => Object.getPrototypeOf(sample) as object,
  );
  const constructors = prototypes.map((prototype) => Object.getOwnPropertyDescriptor(prototype, 'constructor') ?? {});
  return {
    withoutConstructors(run) {
      for (const prototype of prototypes) {
        Object.defineProperty(prototype, 'constructor', { value: undefined, configurable: true, enumerable: false });
      }
      try {
        return run();
      } finally {
        for (const [index, prototype] of prototypes.entries()) {
          Object.defineProperty(prototype, 'constructor', constructors[index] ?? {});
        }
      }
    },
    restore() {
      const changed: string[] = [];
      for (const { name, object, properties } of remembered) {
        const keys = Reflect.ownKeys(object);
        for (const key of keys) {
          if (properties.has(key) || !isKept(key)) continue;
          changed.push(`${name}.${String(key)}`);
          Reflect.deleteProperty(object, key);
        }
        for (const [key, before] of properties) {
          if (before === undefined || isUnchanged(object, key, before)) continue;
          changed.push(`${name}.${String(key)}`);
          Reflect.defineProperty(object, key, before);
        }
      }
      return changed;
    },
  };
}

/** Compares without making a descriptor where there is a value, since this runs for every page. */
function isUnchanged(object: object, key: PropertyKey, before: PropertyDescriptor): boolean {
  if ('value' in before) return Object.is(Reflect.get(object, key), before.value);
  return Object.getOwnPropertyDescriptor(object, key)?.get === before.get;
}
