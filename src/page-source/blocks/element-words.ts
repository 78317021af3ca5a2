/** Words of a component that stand on the line of its tags, as in `<Note>Mind this.</Note>`. */
import type { TextRange } from '../../project/text-edit.ts';
import { allElements, scanElements } from './jsx-elements.ts';

/**
 * The words of the one component on a line, without the blanks around them; `undefined` where there is none, or more than
 * one, and where it shows something else than these words.
 */
export function elementWordsOn(text: string, line: TextRange): TextRange | undefined {
  const found = allElements(scanElements(text)).filter(
    ({ start, end, name }) => start >= line.start && end <= line.end && /^[A-Z]/.test(name),
  );
  const [only] = found;
  if (!only?.closing || found.length > 1 || only.children.length > 0) return undefined;
  // A card shows its description before its words.
  if (only.attributes.some(({ name }) => name === 'description')) return undefined;
  const isAlone = text.slice(line.start, only.start).trim() === '' && text.slice(only.end, line.end).trim() === '';
  const inner = text.slice(only.openEnd, only.closing.start);
  if (!isAlone || inner.trim() === '' || /[{<]/.test(inner)) return undefined;
  const start = only.openEnd + inner.length - inner.trimStart().length;
  return { start, end: start + inner.trim().length };
}
