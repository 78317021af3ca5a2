/** What readers see of words of a page, with what stands around them: by that they are found again in the rendered page. */
import type { TextRange } from '../../project/text-edit.ts';
import type { ShownWords } from '../../shared/shown-words.ts';
import { decodeEntities } from '../headings/plain-text.ts';
import { type InlinePiece, readInlinePieces } from './inline-pieces.ts';
import { lineAt } from './lines.ts';
import { stretchAround } from './words-stretches.ts';

/** As much as tells one place of a paragraph from another. */
const AROUND = 30;

/**
 * @param range words of one line or paragraph; may be empty, for a place between words
 * @returns `undefined` where readers see nothing of them; blanks and line ends are one blank each
 */
export function shownWords(text: string, range: TextRange): ShownWords | undefined {
  const around = stretchAround(text, range.start);
  const isWithin = around && around.start <= range.start && range.end <= around.end;
  const { start, end } = isWithin ? around : lineAt(text, range.start);
  if (range.end > end) return undefined;
  const written = text.slice(start, end);
  // What is no words of a paragraph, as code, is shown as it is written.
  const pieces: readonly InlinePiece[] = isWithin
    ? readInlinePieces(written)
    : [{ start: 0, end: written.length, looks: [] }];
  const shown = (from: number, to: number) =>
    pieces
      .filter((piece) => isShown(piece))
      .map((piece) => written.slice(Math.max(piece.start, from - start), Math.max(0, Math.min(piece.end, to - start))))
      .join('');
  const seen = (part: string) => decodeEntities(part).replace(/\s+/g, ' ');
  const words = seen(shown(range.start, range.end));
  const before = seen(shown(start, range.start)).slice(-AROUND);
  const after = seen(shown(range.end, end)).slice(0, AROUND);
  const isSeen = words.trim() !== '' || (range.start === range.end && before + after !== '');
  return isSeen ? { before, words, after } : undefined;
}

function isShown({ looks, signOf }: InlinePiece): boolean {
  return signOf === undefined && !looks.some((look) => look === 'tag' || look === 'bullet' || look === 'quote');
}
