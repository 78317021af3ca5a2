/** Mends an object in which a key stands twice. */
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { Fix } from '../project/diagnostics.ts';
import { fixEdit } from '../project/fix-edit.ts';
import { removeChild } from './edit/remove-child.ts';
import type { LineIndex } from './line-index.ts';

const READ_LENIENTLY = { allowTrailingComma: true, disallowComments: false, allowEmptyContent: false };

/**
 * Removes the entry that has the key of the one at `offset` and stands before it: the last one counts, so the site
 * stays as it is.
 */
export function removeEarlierKey(text: string, offset: number, lines: LineIndex): Fix | undefined {
  const object = objectWithKeyAt(parseTree(text, [], READ_LENIENTLY), offset);
  const entries = object?.children ?? [];
  const at = entries.findIndex((entry) => entry.offset === offset);
  const key = keyOf(entries[at]);
  const earlier = entries.slice(0, Math.max(at, 0)).findLastIndex((entry) => keyOf(entry) === key);
  const entry = entries[earlier];
  if (!object || !entry) return undefined;
  const { line } = lines.rangeAt(entry.offset, 0).start;
  const edits = removeChild(text, object, earlier).map(({ offset: start, length, content }) =>
    fixEdit(text, start, start + length, content),
  );
  return { title: `Remove the one in line ${line}`, edits };
}

function keyOf(entry: Node | undefined): unknown {
  return entry?.children?.[0] && getNodeValue(entry.children[0]);
}

function objectWithKeyAt(node: Node | undefined, offset: number): Node | undefined {
  if (!node || offset < node.offset || offset >= node.offset + node.length) return undefined;
  for (const child of node.children ?? []) {
    if (node.type === 'object' && child.offset === offset) return node;
    const found = objectWithKeyAt(child, offset);
    if (found) return found;
  }
  return undefined;
}
