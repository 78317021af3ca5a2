/** Whole elements: put around text, taken from around it, removed, added beside others and moved. */

import type { JsxElement } from '../../page-source/blocks/jsx-elements.ts';
import { indentOf, isBlank, lineAfter, lineAt, lineBefore, linesIn } from '../../page-source/blocks/lines.ts';
import { lineEndOf, type SourceChange, type TextEdit, type TextRange } from '../../project/text-edit.ts';
import { contentIndent } from './insert-block.ts';

/** Puts an element around the selected lines, which stay as they are, behind a blank line on both sides. */
export function wrapLines(text: string, selection: TextRange, open: string, close: string): SourceChange {
  const lines = linesIn(text, selection).filter((line) => !isBlank(text, line));
  const first = lines[0] ?? lineAt(text, selection.start);
  const last = lines.at(-1) ?? first;
  const indent = indentOf(text.slice(first.start, first.end));
  const lineEnd = lineEndOf(text);
  return {
    edits: [
      { start: first.start, end: first.start, text: `${indent}${open}${lineEnd}${lineEnd}` },
      { start: last.end, end: last.end, text: `${lineEnd}${lineEnd}${indent}${close}` },
    ],
    selection: { start: first.start + indent.length + 1, end: first.start + indent.length + 1 },
  };
}

/** Takes the tags of an element away and leaves what is between them, moved out by as much as it stood further in. */
export function unwrapElement(text: string, element: JsxElement): SourceChange {
  const { start, openEnd, closing } = element;
  if (!closing) return { edits: [{ start, end: openEnd, text: '' }], selection: { start, end: start } };
  const opening = tagRemoval(text, { start, end: openEnd });
  const ending = tagRemoval(text, closing);
  const own = indentOf(text.slice(lineAt(text, start).start, start)).length;
  const further = Math.max(contentIndent(text, element).length - own, 0);
  const inner = linesIn(text, { start: opening.end, end: Math.max(ending.start, opening.end) });
  const dedents = inner.flatMap((line): TextEdit[] => {
    const blanks = indentOf(text.slice(line.start, line.end)).length;
    const width = Math.min(blanks, further);
    return line.start < opening.end || line.start >= ending.start || width === 0
      ? []
      : [{ start: line.start, end: line.start + width, text: '' }];
  });
  return { edits: [opening, ...dedents, ending], selection: { start: opening.start, end: opening.start } };
}

/** A tag with its line, where nothing else is on it, and with a blank line that only set it apart. */
function tagRemoval(text: string, tag: TextRange): TextEdit {
  const first = lineAt(text, tag.start);
  const last = lineAt(text, tag.end);
  const isAlone = text.slice(first.start, tag.start).trim() === '' && text.slice(tag.end, last.end).trim() === '';
  return isAlone ? { start: first.start, end: last.next, text: '' } : { ...tag, text: '' };
}

/** Removes an element with what it holds. Of two blank lines around it one stays. */
export function removeElement(text: string, { start, end }: JsxElement): SourceChange {
  const removal = tagRemoval(text, { start, end });
  const isWhole = removal.start < start || removal.end > end || lineAt(text, start).start === start;
  const before = lineBefore(text, lineAt(text, removal.start));
  const after = removal.end < text.length ? lineAt(text, removal.end) : undefined;
  const isSpare = isWhole && removal.end > end && after && isBlank(text, after) && (!before || isBlank(text, before));
  const edit = isSpare ? { ...removal, end: after.next } : removal;
  return { edits: [edit], selection: { start: edit.start, end: edit.start } };
}

/** Adds source behind an element, on a line of its own, as far in as the element. */
export function insertAfter(text: string, element: JsxElement, source: string): SourceChange {
  const indent = indentOf(text.slice(lineAt(text, element.start).start, element.start));
  const lineEnd = lineEndOf(text);
  const before = lineAfter(text, lineAt(text, element.end));
  const gap = before && isBlank(text, before) && !isInRow(text, element) ? lineEnd : '';
  const added = lineEnd + gap + indented(source, indent, lineEnd);
  const at = element.end + lineEnd.length + gap.length + indent.length + 1;
  return { edits: [{ start: element.end, end: element.end, text: added }], selection: { start: at, end: at } };
}

/** Whether a blank line behind an element sets it apart from its parent's end only. */
function isInRow(text: string, { end }: JsxElement): boolean {
  return /^\s*<\//.test(text.slice(end, end + 200));
}

/** Adds source as the last thing that an element holds. */
export function appendChild(text: string, element: JsxElement, source: string): SourceChange | undefined {
  const last = element.children.at(-1);
  if (last) return insertAfter(text, last, source);
  const { closing } = element;
  if (!closing) return undefined;
  const lineEnd = lineEndOf(text);
  const own = indentOf(text.slice(lineAt(text, element.start).start, element.start));
  const indent = contentIndent(text, element);
  const body = indented(source, indent, lineEnd);
  const line = lineAt(text, closing.start);
  const isOnOwnLine = text.slice(line.start, closing.start).trim() === '' && line.start >= element.openEnd;
  const edit = isOnOwnLine
    ? { start: line.start, end: line.start, text: body + lineEnd }
    : { start: closing.start, end: closing.start, text: lineEnd + body + lineEnd + own };
  const at = edit.start + (isOnOwnLine ? 0 : lineEnd.length) + indent.length + 1;
  return { edits: [edit], selection: { start: at, end: at } };
}

/** Lets an element and the one before or after it change places; `undefined` where text stands between them. */
export function moveElement(
  text: string,
  siblings: readonly JsxElement[],
  element: JsxElement,
  by: -1 | 1,
): SourceChange | undefined {
  const other = siblings[siblings.indexOf(element) + by];
  if (!other) return undefined;
  const [first, second] = by < 0 ? [other, element] : [element, other];
  if (text.slice(first.end, second.start).trim() !== '') return undefined;
  const [one, two] = [text.slice(first.start, first.end), text.slice(second.start, second.end)];
  const at = by < 0 ? first.start : second.end - one.length;
  return {
    edits: [
      { start: first.start, end: first.end, text: two },
      { start: second.start, end: second.end, text: one },
    ],
    selection: { start: at + 1, end: at + 1 },
  };
}

function indented(source: string, indent: string, lineEnd: string): string {
  return source
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join(lineEnd);
}
