import type { ConfigPath } from '../config-path.ts';
import type { JsonText } from '../json-text/json-text.ts';
import { nodeAt, propertyAt } from '../json-tree.ts';

/** Gives a property another key, where it stands. The object must not have the new key, and the path must lead to a property. */
export function renameKey(config: JsonText, path: ConfigPath, key: string): JsonText {
  const object = nodeAt(config.root, path.slice(0, -1));
  const old = String(path.at(-1));
  if (object?.type !== 'object' || propertyAt(object, key) !== undefined) {
    throw new Error(`${JSON.stringify(path)} cannot be called ${key}.`);
  }
  // A key written twice keeps both: the last counts, as before.
  const keys = (object.children ?? []).flatMap(({ children }) => (children?.[0]?.value === old ? [children[0]] : []));
  if (keys.length === 0) throw new Error(`There is nothing at ${JSON.stringify(path)}.`);
  return config.edited(keys.map(({ offset, length }) => ({ offset, length, content: JSON.stringify(key) })));
}
