/** Comments of settings that are moved go along with them. */
import { visit } from 'jsonc-parser';
import { type ConfigPath, valueAt } from '../config-path.ts';
import { layoutOf } from '../edit/layout.ts';
import { takeProperty } from '../edit/transfer-items.ts';
import { indentationAt, isFirstOnLine } from '../edit/trivia.ts';
import { removeValue } from '../edit.ts';
import type { JsonText } from '../json-text/json-text.ts';
import { nodeAt } from '../json-tree.ts';

/**
 * The text with the comments that a change has dropped, each on a line of its own above the property at the path, or above
 * the nearest one around it that begins a line. Where none does, the text as it is.
 *
 * @param before the text from which the comments were dropped
 */
export function carryComments(before: JsonText, after: JsonText, path: ConfigPath): JsonText {
  const left = [...commentsIn(after.text)];
  const dropped = commentsIn(before.text).filter((comment) => {
    const at = left.indexOf(comment);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (dropped.length === 0) return after;
  for (let length = path.length; length > 0; length--) {
    const property = nodeAt(after.root, path.slice(0, length))?.parent;
    if (property?.type !== 'property' || property.parent === undefined) continue;
    if (!isFirstOnLine(after.text, property.offset)) continue;
    const { lineEnd } = layoutOf(after.text, property.parent);
    const start = lineEnd + indentationAt(after.text, property.offset);
    const content = dropped.map((comment) => comment + start).join('');
    return after.edited([{ offset: property.offset, length: 0, content }]);
  }
  return after;
}

/** With their marks, in order. */
function commentsIn(text: string): readonly string[] {
  const comments: string[] = [];
  visit(text, { onComment: (offset, length) => comments.push(text.slice(offset, offset + length).trim()) });
  return comments;
}

/** The text without a property and the comments that belong to it, and without each object that would be left empty. */
export function takeOut(json: JsonText, path: ConfigPath): JsonText {
  const property = nodeAt(json.root, path)?.parent;
  if (property?.type !== 'property') return removeValue(json, path);
  const isAlone = property.parent?.children?.length === 1;
  if (isAlone && path.length > 1) return takeOut(json, path.slice(0, -1));
  const { config } = isAlone ? { config: json } : takeProperty(json, path);
  // A key written twice is taken out twice: else the first would come to light.
  return valueAt(config.value, path) === undefined ? config : removeValue(config, path);
}
