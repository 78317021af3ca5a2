/** What Enter, Backspace and Tab make of the words of a page, as in a document. Pure. */
import { lengthOfIndent } from '../../../authoring/source-edit/block-text.ts';
import { continueList } from '../../../authoring/source-edit/continue-list.ts';
import { splitParagraph } from '../../../authoring/source-edit/field-structure.ts';
import { leaveList } from '../../../authoring/source-edit/leave-list.ts';
import { endAboveInQuote, isInQuote, leaveQuote } from '../../../authoring/source-edit/leave-quote.ts';
import { shiftList } from '../../../authoring/source-edit/lists.ts';
import { type PageWords, wordsAt } from '../../../authoring/source-edit/page-words.ts';
import {
  indentOf,
  isBlank,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  splitQuote,
} from '../../../page-source/blocks/lines.ts';
import { listItemOf, widthOf } from '../../../page-source/blocks/list-item.ts';
import { lineEndOf, type SourceChange, type TextRange } from '../../../project/text-edit.ts';
import type { FieldKey } from '../../session/index.ts';

export type SelectedChange = SourceChange & { readonly selection: TextRange };

/** Another item, or a paragraph with the words behind the selection. `undefined` where words stay in their line. */
function enterIn(text: string, words: PageWords, selection: TextRange): SelectedChange | undefined {
  if (words.part === 'cell' || words.part === 'element' || words.write) return undefined;
  if (words.part === 'item') {
    const at = words.toSource(selection.start);
    const change = continueList(text, { start: at, end: at });
    return change?.selection && { ...change, selection: change.selection };
  }
  if (words.value.trim() === '' && isInQuote(words)) return leaveQuote(text, words);
  const change = splitParagraph({ text, ...words }, selection);
  const isAtEnd = words.value.slice(selection.end).trim() === '';
  const below = lineAfter(text, lineAt(text, words.end));
  const content = below && text.slice(below.start, below.end);
  if (!isAtEnd || !content?.slice(lengthOfIndent(words.indent, content)).trim()) return change;
  // What is right below would go on with what is typed.
  const apart = lineEndOf(text) + words.indent.trimEnd();
  return { ...change, edits: change.edits.map((edit) => ({ ...edit, text: edit.text + apart })) };
}

/** Tab and Shift with Tab: an item moves a level in or out. */
function shiftItem(text: string, words: PageWords, at: number, by: 'in' | 'out'): SelectedChange | undefined {
  if (words.write || !startsItem(text, words) || (by === 'out' && !isNested(text, words.start))) return undefined;
  const offset = words.toSource(at);
  const change = shiftList(text, { start: offset, end: offset }, by);
  return change?.selection && { ...change, selection: change.selection };
}

/** Whether an item is in another one. In a component, all of them are indented. */
function isNested(text: string, at: number): boolean {
  const own = lineAt(text, at);
  const width = (line: Line) => widthOf(indentOf(text.slice(line.start, line.end)));
  for (let line = lineBefore(text, own); line; line = lineBefore(text, line)) {
    if (isBlank(text, line) || width(line) >= width(own)) continue;
    return listItemOf(text.slice(line.start, line.end)) !== undefined;
  }
  return false;
}

/** Also of an item whose words are a paragraph, as between blank lines. */
function startsItem(text: string, { start }: PageWords): boolean {
  const line = lineAt(text, start);
  const { quote, rest } = splitQuote(text.slice(line.start, line.end));
  const item = listItemOf(rest);
  return item !== undefined && line.start + quote.length + item.prefix.length === start;
}

/**
 * Backspace at the start: an item moves a level out, and becomes a paragraph where there is none; a heading becomes a
 * paragraph; a paragraph goes on with the words above it, and the first one of a quote leaves that.
 */
function backFromStart(text: string, words: PageWords): SelectedChange | undefined {
  const { part, start, write } = words;
  if (write) return undefined;
  const line = lineAt(text, start);
  if (startsItem(text, words)) return shiftItem(text, words, 0, 'out') ?? leaveList(text, start);
  if (part === 'heading') {
    const from = line.start + indentOf(text.slice(line.start, start)).length;
    return { edits: [{ start: from, end: start, text: '' }], selection: { start: from, end: from } };
  }
  if (part !== 'paragraph') return undefined;
  const quoted = isInQuote(words);
  const end = quoted ? (endAboveInQuote(text, words) ?? 0) : text.slice(0, start).trimEnd().length;
  const above = end > 0 ? wordsAt(text, end)?.words : undefined;
  if (above?.end !== end || above.part === 'cell') return quoted ? leaveQuote(text, words) : undefined;
  return { edits: [{ start: end, end: start, text: '' }], selection: { start: end, end } };
}

/** What a key does to more than the words of a field; nothing where it has nothing to do. */
export function changeOfKey(
  key: FieldKey,
  text: string,
  words: PageWords,
  selection: TextRange,
): SelectedChange | undefined {
  if (key === 'enter') return enterIn(text, words, selection);
  if (key === 'backspace') return backFromStart(text, words);
  if (key === 'indent') return shiftItem(text, words, selection.start, 'in');
  return key === 'outdent' ? shiftItem(text, words, selection.start, 'out') : undefined;
}
