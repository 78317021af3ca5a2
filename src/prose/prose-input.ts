/** What a browser is about to do to a field, as a change of the field's text. Pure. */
import { type InlinePiece, readInlinePieces } from '../page-source/blocks/inline-pieces.ts';
import type { TextEdit, TextRange } from '../project/text-edit.ts';

export interface ProseInput {
  /** `inputType` of the event. */
  readonly type: string;
  /** What is typed, pasted or dropped. */
  readonly data: string;
  /** What the browser would replace. */
  readonly target: TextRange;
}

/** `deleteContentBackward`, `deleteWordForward`, `deleteSoftLineBackward`, … */
const DELETE = /^delete(Content|Word|SoftLine|HardLine)(Backward|Forward)$/;
const WORD_BEFORE = /[\p{L}\p{N}\p{M}_'’]*[^\p{L}\p{N}\p{M}_'’\n]*$/u;
const WORD_BEHIND = /^[^\p{L}\p{N}\p{M}_'’\n]*[\p{L}\p{N}\p{M}_'’]*/u;

/**
 * The edit that an input means. `undefined` for what a field of words does not do: styles of the browser's own, and
 * its undo, which knows nothing of the page's.
 */
export function editOfInput(text: string, selection: TextRange, input: ProseInput): TextEdit | undefined {
  const edit = plainEditOf(text, selection, input);
  return edit?.text === '' ? withSigns(text, edit) : edit;
}

/** With the last word between two signs the signs go, too: nobody would know what they are for. */
export function withSigns(text: string, edit: TextEdit): TextEdit {
  const signs = readInlinePieces(text).filter(({ signOf }) => signOf !== undefined);
  let { start, end } = edit;
  for (let isWider = start < end; isWider; ) {
    const owner = signs.find(({ signOf }) => signOf && isEmptied(signOf, signs, { start, end }))?.signOf;
    isWider = owner !== undefined;
    if (owner) [start, end] = [owner.start, owner.end];
  }
  return { ...edit, start, end };
}

/** Whether all between the signs goes, and they themselves do not yet. */
function isEmptied(owner: TextRange, signs: readonly InlinePiece[], { start, end }: TextRange): boolean {
  const own = signs.filter(({ signOf }) => signOf?.start === owner.start && signOf.end === owner.end);
  const from = own.findLast((sign) => sign.start === owner.start)?.end ?? owner.start;
  const to = own.find((sign) => sign.end === owner.end)?.start ?? owner.end;
  const isInside = start >= owner.start && end <= owner.end && end - start < owner.end - owner.start;
  return isInside && start <= from && end >= to;
}

/**
 * Where a cursor stands that was set beside hidden signs: at the edge of a line it is outside of them. A browser sees no
 * difference, and who goes to the end of a line means the end.
 */
export function placeAtEdge(text: string, offset: number, isHidden: (piece: InlinePiece) => boolean): number {
  const hidden = readInlinePieces(text).filter(isHidden);
  let after = offset;
  for (const piece of hidden) if (piece.start === after) after = piece.end;
  if (after > offset && (after === text.length || text.charAt(after) === '\n')) return after;
  let before = offset;
  for (const piece of hidden.toReversed()) if (piece.end === before) before = piece.start;
  return before < offset && (before === 0 || text.charAt(before - 1) === '\n') ? before : offset;
}

function plainEditOf(text: string, selection: TextRange, input: ProseInput): TextEdit | undefined {
  const { type, target } = input;
  if (type === 'insertLineBreak' || type === 'insertParagraph') return { ...selection, text: '\n' };
  if (type === 'insertReplacementText' || type === 'insertFromDrop') return { ...target, text: clean(input.data) };
  if (type.startsWith('insert')) return { ...selection, text: clean(input.data) };
  if (!type.startsWith('delete')) return undefined;
  if (selection.start < selection.end) return { ...selection, text: '' };
  // What a browser would delete may hold hidden signs, so that is counted here.
  const [, what = '', direction] = DELETE.exec(type) ?? [];
  const { start: at } = selection;
  return direction === 'Backward'
    ? { start: at - lengthBefore(text.slice(0, at), what), end: at, text: '' }
    : { start: at, end: at + (direction ? lengthBehind(text.slice(at), what) : 0), text: '' };
}

function lengthBefore(text: string, what: string): number {
  const pattern = what === 'Word' ? WORD_BEFORE : /[^\n]*$/;
  // At the edge of a line it is the line end, as one character is.
  const far = what === 'Content' ? 0 : (pattern.exec(text)?.[0].length ?? 0);
  return far > 0 ? far : ([...characters.segment(text.slice(-LONGEST_CHARACTER))].at(-1)?.segment.length ?? 0);
}

function lengthBehind(text: string, what: string): number {
  const pattern = what === 'Word' ? WORD_BEHIND : /^[^\n]*/;
  const far = what === 'Content' ? 0 : (pattern.exec(text)?.[0].length ?? 0);
  return far > 0 ? far : ([...characters.segment(text.slice(0, LONGEST_CHARACTER))][0]?.segment.length ?? 0);
}

function clean(data: string): string {
  return data.replace(/\r\n?/g, '\n');
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** No character is longer: a family with skin tones has about half of it. */
const LONGEST_CHARACTER = 64;
