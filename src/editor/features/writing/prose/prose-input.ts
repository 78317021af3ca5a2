/** What a browser is about to do to a field, as a change of the field's text. Pure. */
import type { TextEdit, TextRange } from '../../../../engine/source-edit/text-edit.ts';

export interface ProseInput {
  /** `inputType` of the event. */
  readonly type: string;
  /** What is typed, pasted or dropped. */
  readonly data: string;
  /** What the browser would replace or delete; what is hidden beside it may be in it. */
  readonly target: TextRange;
}

const DELETES = /^delete/;
const ONE_CHARACTER = /^deleteContent(Backward|Forward)$/;

/**
 * The edit that an input means. `undefined` for what a field of words does not do: styles of the browser's own, and
 * its undo, which knows nothing of the page's.
 */
export function editOfInput(text: string, selection: TextRange, input: ProseInput): TextEdit | undefined {
  const { type, target } = input;
  if (type === 'insertLineBreak' || type === 'insertParagraph') return { ...selection, text: '\n' };
  if (type === 'insertReplacementText' || type === 'insertFromDrop') return { ...target, text: clean(input.data) };
  if (type.startsWith('insert')) return { ...selection, text: clean(input.data) };
  if (!DELETES.test(type)) return undefined;
  if (selection.start < selection.end) return { ...selection, text: '' };
  const direction = ONE_CHARACTER.exec(type)?.[1];
  if (direction === undefined) return { ...target, text: '' };
  const { start: at } = selection;
  return direction === 'Backward'
    ? { start: at - lastLength(text.slice(0, at)), end: at, text: '' }
    : { start: at, end: at + firstLength(text.slice(at)), text: '' };
}

function clean(data: string): string {
  return data.replace(/\r\n?/g, '\n');
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** No character is longer: a family with skin tones has about half of it. */
const LONGEST_CHARACTER = 64;

function lastLength(before: string): number {
  return [...characters.segment(before.slice(-LONGEST_CHARACTER))].at(-1)?.segment.length ?? 0;
}

function firstLength(after: string): number {
  return [...characters.segment(after.slice(0, LONGEST_CHARACTER))][0]?.segment.length ?? 0;
}
