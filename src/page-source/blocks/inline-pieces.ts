/** Text with Markdown in it as pieces that say how each looks: what a field shows to those who know no Markdown. */

import type { TextRange } from '../../project/text-edit.ts';
import { codeOf, isInStretch } from '../scan-tags.ts';
import { scanFences } from '../source-scan.ts';
import { scanLinks } from './inline-links.ts';
import { scanSigns } from './inline-signs.ts';
import { type InlineMark, scanInlineSpans } from './inline-spans.ts';

/** `tag`: an element in the line. `bullet`, `box`, `done`, `quote`: what stands before the words of a line. */
export type InlineLook = InlineMark | 'link' | 'image' | 'tag' | 'bullet' | 'box' | 'done' | 'quote';

export interface InlinePiece extends TextRange {
  readonly looks: readonly InlineLook[];
  /** Present where the piece is a sign, which readers never see: all that it belongs to. */
  readonly signOf?: TextRange;
}

const LOOKS: readonly InlineLook[] = [
  ...(['bold', 'italic', 'strike', 'code'] as const),
  ...(['link', 'image', 'tag', 'bullet', 'box', 'done', 'quote'] as const),
];
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/g;

/** The pieces of a block's text, in order and without gaps: joined they are the text, to the character. */
export function readInlinePieces(text: string): readonly InlinePiece[] {
  const sheet = createSheet(text.length);
  for (const { start, end } of scanFences(text)) sheet.look('code', start, end);
  readSigns(text, sheet);
  readMarks(text, sheet);
  readAutolinks(text, sheet);
  readLinks(text, { start: 0, end: text.length }, sheet);
  return sheet.pieces();
}

type Sheet = ReturnType<typeof createSheet>;

/** How each character looks, until the pieces are read off. */
function createSheet(length: number) {
  const looks = new Uint16Array(length);
  const owners: (TextRange | undefined)[] = new Array<TextRange | undefined>(length).fill(undefined);
  return {
    look: (look: InlineLook, start: number, end: number) => {
      for (let at = start; at < end; at++) looks[at] = (looks[at] ?? 0) | (1 << LOOKS.indexOf(look));
    },
    hide: (start: number, end: number, owner: TextRange) => owners.fill(owner, start, end),
    pieces: (): readonly InlinePiece[] => {
      const pieces: InlinePiece[] = [];
      for (let start = 0; start < length; ) {
        let end = start + 1;
        while (end < length && looks[end] === looks[start] && owners[end] === owners[start]) end++;
        const [bits, signOf] = [looks[start] ?? 0, owners[start]];
        const own = LOOKS.filter((_, index) => (bits & (1 << index)) !== 0);
        pieces.push({ start, end, looks: own, ...(signOf && { signOf }) });
        start = end;
      }
      return pieces;
    },
  };
}

function readSigns(text: string, sheet: Sheet): void {
  for (const sign of scanSigns(text)) {
    const { kind, start, end } = sign;
    if (kind === 'escape') sheet.hide(start, start + 1, { start, end });
    else if (kind !== 'task') sheet.look(kind, start, end);
    else {
      // The box stands for the item: of its hyphen nothing is to be seen.
      sheet.hide(start, sign.box.start, { start, end });
      sheet.look(sign.isDone ? 'done' : 'box', sign.box.start, sign.box.end);
    }
  }
}

function readMarks(text: string, sheet: Sheet): void {
  for (const { mark, start, end, inner } of scanInlineSpans(text, { start: 0, end: text.length })) {
    if (inner.start >= inner.end) continue;
    sheet.look(mark, inner.start, inner.end);
    sheet.hide(start, inner.start, { start, end });
    sheet.hide(inner.end, end, { start, end });
  }
}

function readAutolinks(text: string, sheet: Sheet): void {
  const code = codeOf(text);
  for (const { index: start, 0: written } of text.matchAll(AUTOLINK)) {
    if (isInStretch(code, start)) continue;
    const end = start + written.length;
    sheet.look('link', start + 1, end - 1);
    sheet.hide(start, start + 1, { start, end });
    sheet.hide(end - 1, end, { start, end });
  }
}

function readLinks(text: string, stretch: TextRange, sheet: Sheet): void {
  for (const { kind, label, target, start, end } of scanLinks(text, stretch)) {
    // A picture without words is shown by the name of its file.
    const name = target.start + text.slice(target.start, target.end).lastIndexOf('/') + 1;
    const shown = label.start < label.end ? label : { start: name, end: target.end };
    if (shown.start >= shown.end || (kind === 'link' && shown !== label)) continue;
    sheet.look(kind, shown.start, shown.end);
    sheet.hide(start, shown.start, { start, end });
    sheet.hide(shown.end, end, { start, end });
    if (kind === 'link') readLinks(text, label, sheet);
  }
}
