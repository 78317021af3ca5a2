/**
 * Changes to the text of a configuration that leave everything else as it is: order, indentation, line ends, comments,
 * a byte-order mark and keys that nobody knows. A change that changes nothing gives back the same text.
 *
 * Each costs as much as it changes, however large the text is.
 */
import type { Edit, Node } from 'jsonc-parser';
import { markLength } from '../project/text.ts';
import { isRecord } from '../shared/record.ts';
import { type ConfigPath, isAtOrBelow, isSamePath, withoutItem } from './config-path.ts';
import { insertItem as insertItemEdits, insertProperty } from './edit/insert-child.ts';
import { isWrittenOnOneLine, layoutOf } from './edit/layout.ts';
import { printValue } from './edit/print-value.ts';
import { removeChild } from './edit/remove-child.ts';
import { putItem, takeItem } from './edit/transfer-items.ts';
import { indentationAt } from './edit/trivia.ts';
import type { JsonText } from './json-text/json-text.ts';
import type { SourceText } from './json-text/pieced-text.ts';
import { nodeAt } from './json-tree.ts';
import { isSameJson, plainValue } from './json-value.ts';

export interface RemoveOptions {
  /** Leave `{}` and `[]` where the last entry was removed. */
  readonly keepEmptyParents?: boolean;
}

/**
 * Sets the value at a path and makes the groups and lists on the way to it. Of an object or list that is there already
 * only the parts that differ are changed. `undefined` removes the value and leaves its parents.
 */
export function setValue(config: JsonText, path: ConfigPath, value: unknown): JsonText {
  return value === undefined ? removeValue(config, path, { keepEmptyParents: true }) : setIn(config, path, value);
}

/** Removes the value at a path, and each group or list above it that would be left empty; items of a list stay. */
export function removeValue(config: JsonText, path: ConfigPath, options: RemoveOptions = {}): JsonText {
  if (path.length === 0) throw new Error('The whole configuration cannot be removed.');
  return removeIn(config, path, options.keepEmptyParents === true);
}

/** Inserts an item before the one that now has the index, or at the end. Makes the list if there is none. */
export function insertItem(config: JsonText, listPath: ConfigPath, index: number, value: unknown): JsonText {
  const list = nodeAt(config.root, listPath);
  if (list === undefined) return setIn(config, listPath, [value]);
  if (list.type !== 'array') throw new Error(`There is no list at ${JSON.stringify(listPath)}.`);
  return config.edited(insertItemEdits(config.source, list, index, value));
}

/** Moves an item of a list to the index it shall have afterwards. What stands between the items stays in place. */
export function moveItem(config: JsonText, listPath: ConfigPath, from: number, to: number): JsonText {
  const items = nodeAt(config.root, listPath)?.children ?? [];
  if (items[from] === undefined || items[to] === undefined) {
    throw new Error(`The list at ${JSON.stringify(listPath)} has no item ${from} or ${to}.`);
  }
  const sources = items.map((item) => config.source.slice(item.offset, item.offset + item.length));
  sources.splice(to, 0, ...sources.splice(from, 1));
  return config.edited(items.map(({ offset, length }, index) => ({ offset, length, content: sources[index] ?? '' })));
}

export interface TransferredItems {
  readonly config: JsonText;
  /** Where the items stand now, in the order given. */
  readonly paths: readonly ConfigPath[];
}

/**
 * Moves items out of any lists into one, in the order given, before the item that now has the index (or to the end). Each
 * takes along the comments right above it and behind it on its line. Makes the list if there is none.
 *
 * Throws when the list would be moved into itself, or when an item stands in another one that is moved.
 */
export function transferItems(
  config: JsonText,
  sources: readonly ConfigPath[],
  listPath: ConfigPath,
  index: number,
): TransferredItems {
  for (const source of sources) {
    const holder = [...sources, listPath].find((path) => path !== source && isAtOrBelow(path, source));
    if (holder !== undefined) throw new Error(`${JSON.stringify(holder)} stands inside ${JSON.stringify(source)}.`);
  }
  let target = listPath;
  let position = index;
  let waiting = [...sources];
  let rest = config;
  const pieces = [];
  for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
    const taken = takeItem(rest, source);
    rest = taken.config;
    pieces.push(taken.piece);
    if (isSamePath(target, source.slice(0, -1)) && Number(source.at(-1)) < position) position--;
    target = withoutItem(target, source);
    const removed = source;
    waiting = waiting.map((path) => withoutItem(path, removed));
  }
  if (nodeAt(rest.root, target) === undefined) rest = setIn(rest, target, []);
  for (const [at, piece] of pieces.entries()) {
    const list = nodeAt(rest.root, target);
    if (list?.type !== 'array') throw new Error(`There is no list at ${JSON.stringify(listPath)}.`);
    rest = putItem(rest, list, position + at, piece);
  }
  return { config: rest, paths: pieces.map((_, at) => [...target, position + at]) };
}

function setIn(config: JsonText, path: ConfigPath, value: unknown): JsonText {
  const { source: text, root } = config;
  const node = nodeAt(root, path);
  if (node !== undefined) return reconcile(config, node, path, value);
  const [parent, key, inner] = nearestParent(root, path, value);
  if (parent === undefined) return config.edited([replaceAll(text, root, inner)]);
  if (parent.type === 'object' && typeof key === 'string') {
    return config.edited(insertProperty(text, parent, key, inner));
  }
  if (parent.type === 'array' && typeof key === 'number') {
    return config.edited(insertItemEdits(text, parent, Number.POSITIVE_INFINITY, inner));
  }
  // A single value where a group is wanted, such as a logo given as one path: the group takes its place.
  return config.edited([replace(text, parent, wrap(key, inner))]);
}

/** The deepest value that exists on the way, the step that is missing below it, and what belongs there. */
function nearestParent(
  tree: Node | undefined,
  path: ConfigPath,
  value: unknown,
): readonly [Node | undefined, string | number, unknown] {
  let inner = value;
  for (let length = path.length - 1; length >= 0; length--) {
    const step = path[length] ?? '';
    const parent = nodeAt(tree, path.slice(0, length));
    if (parent !== undefined) return [parent, step, inner];
    inner = wrap(step, inner);
  }
  return [undefined, '', inner];
}

function wrap(step: string | number, value: unknown): unknown {
  return typeof step === 'number' ? [value] : { [step]: value };
}

function replaceAll(text: SourceText, root: Node | undefined, value: unknown): Edit {
  const layout = { isMultiline: true, indent: '', step: '  ', lineEnd: '\n', gap: ' ', padding: ' ' };
  const content = printValue(value, layout, true);
  if (root !== undefined) return { offset: root.offset, length: root.length, content };
  const mark = markLength(text.slice(0, 1));
  return { offset: mark, length: text.length - mark, content };
}

/** Changes only what differs; inside an object or list the rest stays untouched. */
function reconcile(config: JsonText, node: Node, path: ConfigPath, value: unknown): JsonText {
  if (isSameJson(plainValue(node), value)) return config;
  if (node.type === 'object' && isRecord(value)) return reconcileObject(config, node, path, value);
  if (node.type === 'array' && Array.isArray(value)) return reconcileList(config, node, path, value);
  return config.edited([replace(config.source, node, value)]);
}

function reconcileObject(
  config: JsonText,
  node: Node,
  path: ConfigPath,
  value: Readonly<Record<string, unknown>>,
): JsonText {
  let rest = config;
  // What is new comes first, so that the object never stands empty and forgets how it was laid out.
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== undefined) rest = setIn(rest, [...path, key], inner);
  }
  const keys = new Set((node.children ?? []).map((property) => String(property.children?.[0]?.value)));
  for (const key of keys) {
    if (value[key] === undefined) rest = removeIn(rest, [...path, key], true);
  }
  return rest;
}

function reconcileList(config: JsonText, node: Node, path: ConfigPath, value: readonly unknown[]): JsonText {
  const before = (node.children ?? []).map(plainValue);
  const shorter = Math.min(before.length, value.length);
  let start = 0;
  while (start < shorter && isSameJson(before[start], value[start])) start++;
  let end = 0;
  while (end < shorter - start && isSameJson(before.at(-1 - end), value.at(-1 - end))) end++;
  let rest = config;
  const beforeEnd = before.length - end;
  const valueEnd = value.length - end;
  for (let index = start; index < valueEnd; index++) {
    const list = nodeAt(rest.root, path);
    if (index < beforeEnd) rest = setIn(rest, [...path, index], value[index]);
    else if (list !== undefined) rest = rest.edited(insertItemEdits(rest.source, list, index, value[index]));
  }
  for (let index = beforeEnd - 1; index >= valueEnd; index--) rest = removeIn(rest, [...path, index], true);
  return rest;
}

function replace(text: SourceText, node: Node, value: unknown): Edit {
  const holder = node.parent?.type === 'property' ? node.parent.parent : node.parent;
  const wasOnOneLine = isWrittenOnOneLine(text, node);
  const layout = layoutOf(text, holder ?? node);
  const isMultiline = wasOnOneLine === undefined ? layout.isMultiline : !wasOnOneLine;
  const here = { ...layout, indent: indentationAt(text, node.offset) };
  return { offset: node.offset, length: node.length, content: printValue(value, here, isMultiline) };
}

function removeIn(config: JsonText, path: ConfigPath, keepEmptyParents: boolean): JsonText {
  const node = nodeAt(config.root, path);
  if (node === undefined) return config;
  const child = node.parent?.type === 'property' ? node.parent : node;
  const parent = child.parent;
  if (parent === undefined) return config;
  const siblings = parent.children ?? [];
  const above = path.slice(0, -1);
  // An item of a list stays even when empty: removing it would renumber its neighbours.
  const isRemovableParent = above.length > 0 && typeof above.at(-1) === 'string';
  if (siblings.length === 1 && !keepEmptyParents && isRemovableParent) return removeIn(config, above, false);
  const rest = config.edited(removeChild(config.source, parent, siblings.indexOf(child)));
  // A key written twice is removed twice: else the first would come to light.
  return child.type === 'property' ? removeIn(rest, path, keepEmptyParents) : rest;
}
