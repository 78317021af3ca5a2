/** Undoes what an author's code did to the built-in objects that all pages share. */

export interface IntrinsicsGuard {
  /** Puts everything back and names what had been changed, for example `Array.prototype.map`. */
  readonly restore: () => string[];
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
  const remembered = watched.map(([name, object]) => ({
    name,
    object,
    // Names that the language itself rewrites (`RegExp.$1`) are accessors and keep their identity.
    properties: new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)])),
  }));
  return {
    restore() {
      const changed: string[] = [];
      for (const { name, object, properties } of remembered) {
        const keys = Reflect.ownKeys(object);
        for (const key of keys) {
          if (properties.has(key)) continue;
          changed.push(`${name}.${String(key)}`);
          Reflect.deleteProperty(object, key);
        }
        for (const [key, before] of properties) {
          const now = Object.getOwnPropertyDescriptor(object, key);
          if (before === undefined || (Object.is(now?.value, before.value) && now?.get === before.get)) continue;
          changed.push(`${name}.${String(key)}`);
          Reflect.defineProperty(object, key, before);
        }
      }
      return changed;
    },
  };
}
