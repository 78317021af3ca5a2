import type { Edit, Node } from 'jsonc-parser';
import type { SourceText } from '../json-text/pieced-text.ts';
import { isWrittenOnOneLine, type Layout, layoutOf } from './layout.ts';
import { printProperty, printValue } from './print-value.ts';
import { commaAfter, endOfTrailingComments, indentationAt, isFirstOnLine, startOfSpaceBefore } from './trivia.ts';

/** Adds a property at the end of an object. */
export function insertProperty(text: SourceText, object: Node, key: string, value: unknown): Edit[] {
  const layout = layoutOf(text, object);
  const isMultiline = layout.isMultiline && !areSiblingsOnOneLine(text, object, value);
  return insertPiece(text, object, Number.POSITIVE_INFINITY, printProperty(key, value, layout, isMultiline), layout);
}

/** Adds an item to an array before the item that now has the index, or at the end. */
export function insertItem(text: SourceText, array: Node, index: number, value: unknown): Edit[] {
  const layout = layoutOf(text, array);
  const isMultiline = layout.isMultiline && !areSiblingsOnOneLine(text, array, value);
  return insertPiece(text, array, index, printValue(value, layout, isMultiline), layout);
}

/** Whether the nearest sibling of the same kind is written on one line: then the new one is too. */
function areSiblingsOnOneLine(text: SourceText, container: Node, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || container.type !== 'array') return false;
  const kind = Array.isArray(value) ? 'array' : 'object';
  const sibling = container.children?.findLast((child) => child.type === kind && child.children?.length !== 0);
  return sibling !== undefined && isWrittenOnOneLine(text, sibling) === true;
}

function insertPiece(text: SourceText, container: Node, index: number, piece: string, layout: Layout): Edit[] {
  const children = container.children ?? [];
  const target = children[index];
  const last = children.at(-1);
  if (target !== undefined) return [insertBefore(text, target, piece, layout)];
  return last === undefined ? [insertAlone(text, container, piece, layout)] : append(text, last, piece, layout);
}

/** The first entry of a container. */
export function insertAlone(text: SourceText, container: Node, piece: string, layout: Layout): Edit {
  const close = container.offset + container.length - 1;
  // Comments inside the brackets stay before the new entry.
  const from = Math.max(startOfSpaceBefore(text, close), container.offset + 1);
  const end = `${layout.lineEnd}${indentationAt(text, container.offset)}`;
  const content = layout.isMultiline
    ? `${layout.lineEnd}${layout.indent}${piece}${end}`
    : `${layout.padding}${piece}${layout.padding}`;
  return { offset: from, length: close - from, content };
}

function insertBefore(text: SourceText, target: Node, piece: string, layout: Layout): Edit {
  const separator = isFirstOnLine(text, target.offset)
    ? `${layout.lineEnd}${indentationAt(text, target.offset)}`
    : layout.gap;
  return { offset: target.offset, length: 0, content: `${piece},${separator}` };
}

/** A comma after the last entry, as some files have it, is kept as the last character of the new one. */
function append(text: SourceText, last: Node, piece: string, layout: Layout): Edit[] {
  const end = last.offset + last.length;
  const comma = commaAfter(text, end);
  const separator = layout.isMultiline ? `${layout.lineEnd}${layout.indent}` : layout.gap;
  const at = layout.isMultiline
    ? endOfTrailingComments(text, comma === undefined ? end : comma + 1)
    : (comma ?? end - 1) + 1;
  if (comma !== undefined) return [{ offset: at, length: 0, content: `${separator}${piece},` }];
  if (at === end) return [{ offset: end, length: 0, content: `,${separator}${piece}` }];
  return [
    { offset: end, length: 0, content: ',' },
    { offset: at, length: 0, content: `${separator}${piece}` },
  ];
}
