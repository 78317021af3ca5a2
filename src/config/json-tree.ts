/** Looking up places in the syntax tree of a JSON text. */
import type { Node } from 'jsonc-parser';
import type { ConfigPath } from './config-path.ts';

/** The value at a path. Of a key written twice the last counts, as it does when the text is read. */
export function nodeAt(root: Node | undefined, path: ConfigPath): Node | undefined {
  let node = root;
  for (const step of path) {
    if (node === undefined) return undefined;
    node = typeof step === 'number' ? itemAt(node, step) : propertyAt(node, step)?.children?.[1];
  }
  return node;
}

/** The property (key and value) of an object. */
export function propertyAt(object: Node, key: string): Node | undefined {
  if (object.type !== 'object') return undefined;
  return object.children?.findLast((property) => property.children?.[0]?.value === key);
}

function itemAt(array: Node, index: number): Node | undefined {
  return array.type === 'array' ? array.children?.[index] : undefined;
}
