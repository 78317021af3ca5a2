import { isSingleLine, type WordsPart } from '../../../shared/words-place.ts';

/** What is typed or pasted, as the words of a block may have it. Pure. */
export function fitsIn(part: WordsPart, typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n');
  if (part === 'cell') return inOneLine(text).replaceAll('|', '\\|');
  return isSingleLine(part) ? inOneLine(text) : text;
}

function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
