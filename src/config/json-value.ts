/** Values of JSON. */
import type { Node } from 'jsonc-parser';

/** The value of a syntax tree. Unlike the library's own, safe for a key named `__proto__`, as `JSON.parse` is. */
export function plainValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plainValue);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(
    (node.children ?? []).flatMap((property) => {
      const [key, value] = property.children ?? [];
      return key === undefined || value === undefined ? [] : [[String(key.value), plainValue(value)]];
    }),
  );
}

/** Whether two values are the same as JSON: the order of keys and keys that hold `undefined` do not count. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isSameJson(item, other[index]))
    );
  }
  if (typeof one !== 'object' || one === null) return false;
  if (typeof other !== 'object' || other === null || Array.isArray(other)) return false;
  const [ownKeys, otherKeys] = [definedKeys(one), definedKeys(other)];
  return (
    ownKeys.length === otherKeys.length &&
    ownKeys.every((key) => Object.hasOwn(other, key) && isSameJson(fieldOf(one, key), fieldOf(other, key)))
  );
}

function definedKeys(value: object): readonly string[] {
  return Object.keys(value).filter((key) => fieldOf(value, key) !== undefined);
}

function fieldOf(value: object, key: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[key];
}
