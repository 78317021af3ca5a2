/** Components around words within a line, such as a badge: put around them, changed, and taken away. Pure. */
import { readInlinePieces } from '../../page-source/blocks/inline-pieces.ts';
import { scanInlineSpans } from '../../page-source/blocks/inline-spans.ts';
import { allElements, type JsxElement, scanElements } from '../../page-source/blocks/jsx-elements.ts';
import { mapSelection, orderEdits, type SourceChange, type TextEdit, type TextRange } from '../../project/text-edit.ts';
import { findJsxAttribute, readAttributeValue, setAttribute } from './attributes.ts';
import { isInPart } from './toggle-mark.ts';

/** What a component is told apart by. */
export interface InlineElement {
  /** As in the source: `Badge`. */
  readonly name: string;
  /** The attribute that the words are given; further names that it has been written by come behind it. */
  readonly attribute: readonly [string, ...string[]];
}

/** The innermost element of a name around the selected words. */
export function inlineElementAt(text: string, { start, end }: TextRange, name: string): JsxElement | undefined {
  return allElements(scanElements(text)).findLast(
    (element) => element.name === name && element.closing && element.start <= start && element.end >= end,
  );
}

/** The value that the attribute has around the selected words; empty where it is left out, or computed. */
export function inlineValueAt(text: string, selection: TextRange, { name, attribute }: InlineElement): string {
  const element = inlineElementAt(text, selection, name);
  const found = element && findJsxAttribute(element, attribute);
  const value = found && readAttributeValue(text, found);
  return value?.kind === 'text' ? value.value : '';
}

/**
 * Puts an element around the selected words, or gives the one that is there another value. Marks and links that the
 * selection holds in part go along as a whole, since an element cannot end between them.
 */
export function setInlineElement(
  text: string,
  selection: TextRange,
  { name, attribute }: InlineElement,
  value: string,
): SourceChange {
  const written = { kind: 'text', value } as const;
  const element = inlineElementAt(text, selection, name);
  if (element) {
    const key = findJsxAttribute(element, attribute)?.name ?? attribute[0];
    return keeping(selection, setAttribute(text, element, key, written));
  }
  const words = wholeWords(text, selection);
  if (words.start >= words.end) return { edits: [] };
  const tag = `<${name}>`;
  const [blank] = scanElements(tag);
  const [added] = blank ? setAttribute(tag, blank, attribute[0], written) : [];
  const open = added ? tag.slice(0, added.start) + added.text + tag.slice(added.end) : tag;
  const inside = allElements(scanElements(text)).filter(
    ({ name: other, start, end, closing }) =>
      other === name && closing !== undefined && start >= words.start && end <= words.end,
  );
  return keeping(selection, [
    { start: words.start, end: words.start, text: open },
    ...inside.flatMap(tagsOf),
    { start: words.end, end: words.end, text: `</${name}>` },
  ]);
}

/** Takes the element around the selected words away, and leaves the words. */
export function removeInlineElement(text: string, selection: TextRange, name: string): SourceChange {
  const element = inlineElementAt(text, selection, name);
  return element ? keeping(selection, tagsOf(element)) : { edits: [] };
}

/** Whether selected words can be marked: not a part of code, and nothing whose signs or tags they begin or end in. */
export function isMarkable(text: string, { start, end }: TextRange): boolean {
  const codes = scanInlineSpans(text, { start: 0, end: text.length }).filter(({ mark }) => mark === 'code');
  if (codes.some((code) => isInPart(code, { start, end }))) return false;
  const isWithin = (piece: TextRange, at: number) => at > piece.start && at < piece.end;
  return !readInlinePieces(text).some(
    (piece) =>
      (piece.signOf !== undefined || piece.looks.includes('tag')) && (isWithin(piece, start) || isWithin(piece, end)),
  );
}

/** The same words stay selected. */
function keeping(selection: TextRange, edits: readonly TextEdit[]): SourceChange {
  const ordered = orderEdits(edits, '\n');
  return { edits: ordered, selection: mapSelection(selection, ordered) };
}

function tagsOf({ start, openEnd, closing }: JsxElement): readonly TextEdit[] {
  const opening = { start, end: openEnd, text: '' };
  return closing ? [opening, { start: closing.start, end: closing.end, text: '' }] : [opening];
}

/** Without blanks at the edges, and with all of what is selected in part or between its signs. */
export function wholeWords(text: string, selection: TextRange): TextRange {
  let { start, end } = selection;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  if (start === end) return { start, end };
  const owners = [...signOwners(text), ...allElements(scanElements(text)).map(elementOwner)];
  for (let isWider = true; isWider; ) {
    const owner = owners.find((one) => isHeldInPart(one, { start, end }));
    isWider = owner !== undefined;
    if (owner) [start, end] = [Math.min(start, owner.start), Math.max(end, owner.end)];
  }
  return { start, end };
}

interface Owner extends TextRange {
  /** Between its signs; absent where it has no words. */
  readonly inner?: TextRange;
}

function isHeldInPart({ start, end, inner }: Owner, range: TextRange): boolean {
  const isApart = range.end <= start || range.start >= end;
  const isHeld = range.start <= start && range.end >= end;
  if (isApart || isHeld) return false;
  if (!inner) return true;
  const isInside = range.start >= inner.start && range.end <= inner.end;
  const isAll = range.start === inner.start && range.end === inner.end;
  return isAll || !isInside;
}

/** What has signs that readers never see: marks, links, pictures, escaped characters. */
function signOwners(text: string): readonly Owner[] {
  const owners = new Map<string, Owner>();
  for (const { start, end, signOf } of readInlinePieces(text)) {
    if (!signOf) continue;
    const key = `${signOf.start}-${signOf.end}`;
    const { inner } = owners.get(key) ?? { inner: signOf };
    const from = start === signOf.start ? end : (inner?.start ?? signOf.start);
    const to = end === signOf.end ? start : (inner?.end ?? signOf.end);
    owners.set(key, { start: signOf.start, end: signOf.end, inner: { start: from, end: to } });
  }
  return [...owners.values()];
}

function elementOwner({ start, end, openEnd, closing }: JsxElement): Owner {
  return { start, end, ...(closing && { inner: { start: openEnd, end: closing.start } }) };
}
