/** Reading and making values of JSON, whose shape nobody has checked. */
import { isRecord } from '../../shared/record.ts';
import type { ConfigPath } from '../config-path.ts';

export type PlainObject = Record<string, unknown>;

/** Changes objects on the way in place: only for values that the caller has made. */
export function putAt(root: PlainObject, path: ConfigPath, value: unknown): void {
  let holder = root;
  for (const step of path.slice(0, -1)) {
    const inner = Object.hasOwn(holder, step) ? holder[step] : undefined;
    const next: PlainObject = isRecord(inner) ? inner : {};
    if (next !== inner) define(holder, String(step), next);
    holder = next;
  }
  define(holder, String(path.at(-1)), value);
}

/** Removes a key, and each object above it that is left empty. Changes in place. */
export function removeAt(root: PlainObject, path: ConfigPath): void {
  const [step, ...rest] = path;
  if (step === undefined || !Object.hasOwn(root, step)) return;
  const inner = root[step];
  if (rest.length > 0) {
    if (!isRecord(inner)) return;
    removeAt(inner, rest);
    if (Object.keys(inner).length > 0) return;
  }
  delete root[step];
}

/** An own copy, down to the last value. */
export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => copyOf(item));
  if (!isRecord(value)) return value;
  const copy: PlainObject = {};
  for (const [key, inner] of Object.entries(value)) define(copy, key, copyOf(inner));
  return copy;
}

/** A field of its own, even for a key named `__proto__`. */
export function define(holder: PlainObject, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The same object with other names for some keys; a name that is taken is left alone. */
export function renameKeys(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isRecord(value)) return value;
  const renamed: PlainObject = {};
  for (const [key, inner] of Object.entries(value)) {
    const name = Object.hasOwn(names, key) ? names[key] : undefined;
    define(renamed, name === undefined || Object.hasOwn(value, name) ? key : name, inner);
  }
  return renamed;
}
