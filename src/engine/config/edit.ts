/**
 * Changes to the text of a configuration that leave everything else as it is: order, indentation, line ends, comments,
 * a byte-order mark and keys that nobody knows. A change that changes nothing gives back the same text.
 *
 * All functions want a text that `parseConfig` can read and throw an Error for any other: offer forms only for those.
 */
import { applyEdits, type Edit, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type ConfigPath, isAtOrBelow, isSamePath, withoutItem } from './config-path.ts';
import { insertItem as insertItemEdits, insertProperty } from './edit/insert-child.ts';
import { isWrittenOnOneLine, layoutOf } from './edit/layout.ts';
import { printValue } from './edit/print-value.ts';
import { removeChild } from './edit/remove-child.ts';
import { putItem, takeItem } from './edit/transfer-items.ts';
import { indentationAt } from './edit/trivia.ts';
import { nodeAt } from './json-tree.ts';
import { isSameJson, plainValue } from './json-value.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export interface RemoveOptions {
  /** Leave `{}` and `[]` where the last entry was removed. */
  readonly keepEmptyParents?: boolean;
}

/**
 * Sets the value at a path and makes the groups and lists on the way to it. Of an object or list that is there already
 * only the parts that differ are changed. `undefined` removes the value and leaves its parents.
 */
export function setValue(text: string, path: ConfigPath, value: unknown): string {
  if (value === undefined) return removeValue(text, path, { keepEmptyParents: true });
  return edited(text, (json, tree) => setIn(json, tree, path, value));
}

/** Removes the value at a path, and each group or list above it that would be left empty; items of a list stay. */
export function removeValue(text: string, path: ConfigPath, options: RemoveOptions = {}): string {
  if (path.length === 0) throw new Error('The whole configuration cannot be removed.');
  return edited(text, (json, tree) => removeIn(json, tree, path, options.keepEmptyParents === true));
}

/** Inserts an item before the one that now has the index, or at the end. Makes the list if there is none. */
export function insertItem(text: string, listPath: ConfigPath, index: number, value: unknown): string {
  return edited(text, (json, tree) => {
    const list = nodeAt(tree, listPath);
    if (list === undefined) return setIn(json, tree, listPath, [value]);
    if (list.type !== 'array') throw new Error(`There is no list at ${JSON.stringify(listPath)}.`);
    return applyEdits(json, insertItemEdits(json, list, index, value));
  });
}

/** Moves an item of a list to the index it shall have afterwards. What stands between the items stays in place. */
export function moveItem(text: string, listPath: ConfigPath, from: number, to: number): string {
  return edited(text, (json, tree) => {
    const items = nodeAt(tree, listPath)?.children ?? [];
    if (items[from] === undefined || items[to] === undefined) {
      throw new Error(`The list at ${JSON.stringify(listPath)} has no item ${from} or ${to}.`);
    }
    const sources = items.map((item) => json.slice(item.offset, item.offset + item.length));
    sources.splice(to, 0, ...sources.splice(from, 1));
    const edits = items.map(({ offset, length }, index) => ({ offset, length, content: sources[index] ?? '' }));
    return applyEdits(json, edits);
  });
}

export interface TransferredItems {
  readonly text: string;
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
  text: string,
  sources: readonly ConfigPath[],
  listPath: ConfigPath,
  index: number,
): TransferredItems {
  for (const source of sources) {
    const holder = [...sources, listPath].find((path) => path !== source && isAtOrBelow(path, source));
    if (holder !== undefined) throw new Error(`${JSON.stringify(holder)} stands inside ${JSON.stringify(source)}.`);
  }
  let paths: readonly ConfigPath[] = [];
  const moved = edited(text, (json) => {
    let target = listPath;
    let position = index;
    let waiting = [...sources];
    let rest = json;
    const pieces = [];
    for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
      const taken = takeItem(rest, source, treeOf);
      rest = taken.text;
      pieces.push(taken.piece);
      if (isSamePath(target, source.slice(0, -1)) && Number(source.at(-1)) < position) position--;
      target = withoutItem(target, source);
      const removed = source;
      waiting = waiting.map((path) => withoutItem(path, removed));
    }
    if (nodeAt(treeOf(rest), target) === undefined) rest = setIn(rest, treeOf(rest), target, []);
    for (const [at, piece] of pieces.entries()) {
      const list = nodeAt(treeOf(rest), target);
      if (list?.type !== 'array') throw new Error(`There is no list at ${JSON.stringify(listPath)}.`);
      rest = putItem(rest, list, position + at, piece);
    }
    paths = pieces.map((_, at) => [...target, position + at]);
    return rest;
  });
  return { text: moved, paths };
}

type Operation = (json: string, tree: Node | undefined) => string;

function edited(text: string, operation: Operation): string {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const json = text.slice(mark.length);
  return mark + operation(json, treeOf(json));
}

function treeOf(json: string): Node | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(json, errors, { allowTrailingComma: true });
  if (errors.length > 0 && json.trim() !== '') throw new Error('A text with a syntax error cannot be edited.');
  return tree;
}

function setIn(json: string, tree: Node | undefined, path: ConfigPath, value: unknown): string {
  const node = nodeAt(tree, path);
  if (node !== undefined) return reconcile(json, node, path, value);
  const [parent, key, inner] = nearestParent(tree, path, value);
  if (parent === undefined) return applyEdits(json, [replaceAll(json, tree, inner)]);
  if (parent.type === 'object' && typeof key === 'string') {
    return applyEdits(json, insertProperty(json, parent, key, inner));
  }
  if (parent.type === 'array' && typeof key === 'number') {
    return applyEdits(json, insertItemEdits(json, parent, Number.POSITIVE_INFINITY, inner));
  }
  // A single value where a group is wanted, such as a logo given as one path: the group takes its place.
  return applyEdits(json, [replace(json, parent, wrap(key, inner))]);
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

function replaceAll(json: string, tree: Node | undefined, value: unknown): Edit {
  const layout = { isMultiline: true, indent: '', step: '  ', lineEnd: '\n', gap: ' ', padding: ' ' };
  const printed = printValue(value, layout, true);
  return { offset: tree?.offset ?? 0, length: tree?.length ?? json.length, content: printed };
}

/** Changes only what differs; inside an object or list the rest stays untouched. */
function reconcile(json: string, node: Node, path: ConfigPath, value: unknown): string {
  if (isSameJson(plainValue(node), value)) return json;
  if (node.type === 'object' && isObject(value)) return reconcileObject(json, node, path, value);
  if (node.type === 'array' && Array.isArray(value)) return reconcileList(json, node, path, value);
  return applyEdits(json, [replace(json, node, value)]);
}

function reconcileObject(json: string, node: Node, path: ConfigPath, value: Readonly<Record<string, unknown>>): string {
  let text = json;
  // What is new comes first, so that the object never stands empty and forgets how it was laid out.
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== undefined) text = setIn(text, treeOf(text), [...path, key], inner);
  }
  const keys = new Set((node.children ?? []).map((property) => String(property.children?.[0]?.value)));
  for (const key of keys) {
    if (value[key] === undefined) text = removeIn(text, treeOf(text), [...path, key], true);
  }
  return text;
}

function reconcileList(json: string, node: Node, path: ConfigPath, value: readonly unknown[]): string {
  const before = (node.children ?? []).map(plainValue);
  const shorter = Math.min(before.length, value.length);
  let start = 0;
  while (start < shorter && isSameJson(before[start], value[start])) start++;
  let end = 0;
  while (end < shorter - start && isSameJson(before.at(-1 - end), value.at(-1 - end))) end++;
  let text = json;
  const beforeEnd = before.length - end;
  const valueEnd = value.length - end;
  for (let index = start; index < valueEnd; index++) {
    const tree = treeOf(text);
    const list = nodeAt(tree, path);
    if (index < beforeEnd) text = setIn(text, tree, [...path, index], value[index]);
    else if (list !== undefined) text = applyEdits(text, insertItemEdits(text, list, index, value[index]));
  }
  for (let index = beforeEnd - 1; index >= valueEnd; index--)
    text = removeIn(text, treeOf(text), [...path, index], true);
  return text;
}

function replace(json: string, node: Node, value: unknown): Edit {
  const holder = node.parent?.type === 'property' ? node.parent.parent : node.parent;
  const wasOnOneLine = isWrittenOnOneLine(json, node);
  const layout = layoutOf(json, holder ?? node);
  const isMultiline = wasOnOneLine === undefined ? layout.isMultiline : !wasOnOneLine;
  const here = { ...layout, indent: indentationAt(json, node.offset) };
  return { offset: node.offset, length: node.length, content: printValue(value, here, isMultiline) };
}

function removeIn(json: string, tree: Node | undefined, path: ConfigPath, keepEmptyParents: boolean): string {
  const node = nodeAt(tree, path);
  if (node === undefined) return json;
  const child = node.parent?.type === 'property' ? node.parent : node;
  const parent = child.parent;
  if (parent === undefined) return json;
  const siblings = parent.children ?? [];
  const above = path.slice(0, -1);
  // An item of a list stays even when empty: removing it would renumber its neighbours.
  const isRemovableParent = above.length > 0 && typeof above.at(-1) === 'string';
  if (siblings.length === 1 && !keepEmptyParents && isRemovableParent) return removeIn(json, tree, above, false);
  const text = applyEdits(json, removeChild(json, parent, siblings.indexOf(child)));
  // A key written twice is removed twice: else the first would come to light.
  return child.type === 'property' ? removeIn(text, treeOf(text), path, keepEmptyParents) : text;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
