/** Moves items from list to list and properties from object to object, together with the comments that belong to them. */
import type { Edit, Node } from 'jsonc-parser';
import type { ConfigPath } from '../config-path.ts';
import type { JsonText } from '../json-text/json-text.ts';
import type { SourceText } from '../json-text/pieced-text.ts';
import { nodeAt } from '../json-tree.ts';
import { attachedComments } from './attached-comments.ts';
import { insertAlone } from './insert-child.ts';
import { type Layout, layoutOf } from './layout.ts';
import { removeChild } from './remove-child.ts';
import { commaAfter, endOfTrailingComments, indentationAt, isFirstOnLine } from './trivia.ts';

/** An item of a list or a property of an object, ready for another place. */
export interface Piece {
  readonly above: readonly string[];
  /** Lines after the first are indented as if the item stood at the margin. */
  readonly source: string;
  readonly behind: string;
}

/** The text without the item at the path and without its comments, and what was taken. */
export function takeItem(config: JsonText, path: ConfigPath): { readonly config: JsonText; readonly piece: Piece } {
  const item = nodeAt(config.root, path);
  if (item === undefined || item.parent?.type !== 'array') {
    throw new Error(`There is no item of a list at ${JSON.stringify(path)}.`);
  }
  return takeChild(config, item, path.slice(0, -1), Number(path.at(-1)));
}

/** The same of a property of an object, which must not be its only one. */
export function takeProperty(config: JsonText, path: ConfigPath): { readonly config: JsonText; readonly piece: Piece } {
  const property = nodeAt(config.root, path)?.parent;
  const index = property?.type === 'property' ? (property.parent?.children ?? []).indexOf(property) : -1;
  if (property === undefined || index < 0) throw new Error(`There is no property at ${JSON.stringify(path)}.`);
  return takeChild(config, property, path.slice(0, -1), index);
}

function takeChild(config: JsonText, child: Node, containerPath: ConfigPath, index: number) {
  const { source: text } = config;
  const comments = attachedComments(text, child);
  const indent = indentationAt(text, child.offset);
  const piece: Piece = {
    above: comments.above,
    source: outdent(text.slice(child.offset, child.offset + child.length), indent),
    behind: comments.behind.trim(),
  };
  const bare = config.edited([
    ...(comments.above.length > 0
      ? [{ offset: comments.start, length: child.offset - comments.start, content: '' }]
      : []),
    { offset: comments.behindStart, length: comments.behindEnd - comments.behindStart, content: '' },
  ]);
  const container = nodeAt(bare.root, containerPath);
  if (container === undefined) throw new Error('A comment was taken out, and what held it with it.');
  return { config: bare.edited(removeChild(bare.source, container, index)), piece };
}

/** Puts a property at the end of an object. */
export function putProperty(config: JsonText, object: Node, piece: Piece): JsonText {
  const { source: text } = config;
  const layout = layoutOf(text, object);
  const last = object.children?.at(-1);
  if (last === undefined) return config.edited([insertAlone(text, object, printPiece(piece, layout, ''), layout)]);
  return config.edited(putLast(text, last, piece, layout));
}

/** Puts an item before the one that now has the index and before that one's comments, or at the end. */
export function putItem(config: JsonText, list: Node, index: number, piece: Piece): JsonText {
  const { source: text } = config;
  const layout = layoutOf(text, list);
  const target = list.children?.[index];
  const last = list.children?.at(-1);
  if (target !== undefined) return config.edited([putBefore(text, target, piece, layout)]);
  return config.edited(last === undefined ? [putAlone(text, list, piece, layout)] : putLast(text, last, piece, layout));
}

function putBefore(text: SourceText, target: Node, piece: Piece, layout: Layout): Edit {
  const isOnOwnLine = isFirstOnLine(text, target.offset);
  const indent = indentationAt(text, target.offset);
  const { start: offset } = attachedComments(text, target);
  const printed = printPiece(piece, { ...layout, isMultiline: isOnOwnLine, indent }, ',');
  return insertion(offset, `${printed}${isOnOwnLine ? `${layout.lineEnd}${indent}` : layout.gap}`);
}

/** On one line an item stands right between the brackets. */
function putAlone(text: SourceText, list: Node, piece: Piece, layout: Layout): Edit {
  return insertAlone(text, list, printPiece(piece, layout, ''), { ...layout, padding: '' });
}

function putLast(text: SourceText, last: Node, piece: Piece, layout: Layout): Edit[] {
  const end = last.offset + last.length;
  const comma = commaAfter(text, end);
  const separator = layout.isMultiline ? `${layout.lineEnd}${layout.indent}` : layout.gap;
  const printed = printPiece(piece, layout, comma === undefined ? '' : ',');
  const at = endOfTrailingComments(text, comma === undefined ? end : comma + 1);
  return [...(comma === undefined ? [insertion(end, ',')] : []), insertion(at, `${separator}${printed}`)];
}

function printPiece({ above, source, behind }: Piece, layout: Layout, comma: string): string {
  const indented = source.replace(/\n(?=[^\r\n])/g, `\n${layout.indent}`);
  const between = layout.isMultiline ? `${layout.lineEnd}${layout.indent}` : ' ';
  const comments = above.map((comment) => `${layout.isMultiline ? comment : asBlock(comment)}${between}`).join('');
  const tail = behind === '' ? '' : ` ${layout.isMultiline ? behind : asBlock(behind)}`;
  return `${comments}${indented}${comma}${tail}`;
}

/** A comment to the line's end would swallow what follows it on a line. */
function asBlock(comment: string): string {
  if (!comment.startsWith('//')) return comment;
  return `/*${comment.slice(2).replaceAll('*/', '* /').trimEnd()} */`;
}

function outdent(source: string, indent: string): string {
  return indent === '' ? source : source.replaceAll(`\n${indent}`, '\n');
}

function insertion(offset: number, content: string): Edit {
  return { offset, length: 0, content };
}
