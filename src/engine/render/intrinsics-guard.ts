/**
 * Undoes what an author's code did to the built-in objects that all pages share, where these are not frozen: in the tests
 * of the engine, and wherever else it runs without a thread of its own.
 */
import { isRealmFrozen } from './frozen-realm.ts';

export interface IntrinsicsGuard {
  /** Puts everything back and names what had been changed, for example `Array.prototype.map`. */
  readonly restore: () => string[];
  /**
   * Runs without the way from any function to the platform's globals, `(() => {}).constructor('…')`. What runs
   * must be synchronous, so that nobody else misses it.
   */
  readonly withoutConstructors: <T>(run: () => T) => T;
}

const NAMES = 'Object Array Function String Number Map Set Promise RegExp'.split(' ');
const NAMESPACES = ['JSON', 'Math', 'Reflect'];

/** Remembers the built-ins as they are now. */
export function createIntrinsicsGuard(): IntrinsicsGuard {
  const realm = globalThis as unknown as Readonly<Record<string, object>>;
  const watched: [string, object][] = [];
  for (const name of [...NAMES, ...NAMESPACES]) {
    const value = realm[name];
    if (value === undefined) continue;
    // `RegExp` itself changes with every match (`RegExp.$1`).
    if (name !== 'RegExp') watched.push([name, value]);
    const prototype = typeof value === 'function' ? (value.prototype as object | undefined) : undefined;
    if (prototype !== undefined) watched.push([`${name}.prototype`, prototype]);
  }
  const remembered: readonly Remembered[] = watched.map(([name, object]) => {
    const keys = Reflect.ownKeys(object).filter(isKept);
    const descriptors = keys.map((key) => Object.getOwnPropertyDescriptor(object, key) ?? {});
    return { name, object, keys, descriptors, values: descriptors.map(({ value, get }) => value ?? get) };
  });
  const prototypes = [() => undefined, async () => undefined, function* () {}, async function* () {}].map(
    (sample) => Object.getPrototypeOf(sample) as object,
  );
  const constructors = prototypes.map((prototype) => Object.getOwnPropertyDescriptor(prototype, 'constructor') ?? {});
  return {
    withoutConstructors(run) {
      if (isRealmFrozen()) return run();
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
      if (isRealmFrozen()) return [];
      const changed: string[] = [];
      for (const one of remembered) if (!isIntact(one)) restoreOne(one, changed);
      return changed;
    },
  };
}

interface Remembered {
  readonly name: string;
  readonly object: object;
  readonly keys: readonly PropertyKey[];
  readonly descriptors: readonly PropertyDescriptor[];
  readonly values: readonly unknown[];
}

/** Makes no descriptors for values, since this runs for every page. */
function isIntact({ object, keys, descriptors, values }: Remembered): boolean {
  const count = Reflect.ownKeys(object).length;
  if ((Object.hasOwn(object, 'constructor') ? count - 1 : count) !== keys.length) return false;
  for (let index = 0; index < keys.length; index++) {
    if (!isSame(object, keys[index] ?? '', descriptors[index] ?? {}, values[index])) return false;
  }
  return true;
}

function isSame(object: object, key: PropertyKey, before: PropertyDescriptor, value: unknown): boolean {
  if (before.get !== undefined || before.set !== undefined)
    return Object.getOwnPropertyDescriptor(object, key)?.get === value;
  return Object.is((object as Record<PropertyKey, unknown>)[key], before.value);
}

function restoreOne({ name, object, keys, descriptors, values }: Remembered, changed: string[]): void {
  for (const key of Reflect.ownKeys(object)) {
    if (!isKept(key) || keys.includes(key)) continue;
    changed.push(`${name}.${String(key)}`);
    Reflect.deleteProperty(object, key);
  }
  for (const [index, key] of keys.entries()) {
    if (isSame(object, key, descriptors[index] ?? {}, values[index])) continue;
    changed.push(`${name}.${String(key)}`);
    Reflect.defineProperty(object, key, descriptors[index] ?? {});
  }
}

/** The constructor of functions is taken away while a page runs. */
function isKept(key: PropertyKey): boolean {
  return key !== 'constructor';
}
