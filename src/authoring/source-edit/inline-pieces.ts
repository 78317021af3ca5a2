/** Text with Markdown in it as pieces that say how each looks: what a field shows to those who know no Markdown. */

import { type InlineMark, scanInlineSpans } from '../../page-source/blocks/inline-spans.ts';
import { indentOf, type Line, lineAfter, lineAt } from '../../page-source/blocks/lines.ts';
import { listItemOf } from '../../page-source/blocks/list-item.ts';
import { scanCode, scanFences } from '../../page-source/source-scan.ts';
import type { TextRange } from '../../project/text-edit.ts';
import { scanLinks } from './links.ts';

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
const TAG = /<\/?[A-Za-z][\w.-]*(?:\s[^<>]*)?\/?>/g;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/g;
const ESCAPE = /\\[!-/:-@[-`{-~]/g;
const LINE_START = /^((?:[ \t]|>)*)(?:([-*+])(?=[ \t])(?:[ \t]+(\[[ xX]\])(?=[ \t]|$))?)?/;

/** The pieces of a block's text, in order and without gaps: joined they are the text, to the character. */
export function readInlinePieces(text: string): readonly InlinePiece[] {
  const sheet = createSheet(text.length);
  const fences = scanFences(text);
  for (const { start, end } of fences) sheet.look('code', start, end);
  for (const stretch of stretchesOf(text, fences)) readStretch(text, stretch, sheet);
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

/** Marks reach neither over blank lines nor from one item of a list into the next. */
function stretchesOf(text: string, fences: readonly TextRange[]): readonly TextRange[] {
  const stretches: { start: number; end: number }[] = [];
  let isOpen = false;
  for (let line: Line | undefined = lineAt(text, 0); line; line = lineAfter(text, line)) {
    const { start: at } = line;
    const content = text.slice(at, line.end);
    const last = stretches.at(-1);
    const isBlank = content.trim() === '' || fences.some(({ start, end }) => at >= start && at < end);
    if (!isBlank && (!isOpen || !last || listItemOf(content.slice(indentOf(content).length)))) {
      stretches.push({ start: line.start, end: line.end });
    } else if (!isBlank && last) last.end = line.end;
    isOpen = !isBlank;
  }
  return stretches;
}

function readStretch(text: string, stretch: TextRange, sheet: Sheet): void {
  const source = text.slice(stretch.start, stretch.end);
  const code = scanCode(source).map(([start, end]) => ({ start: stretch.start + start, end: stretch.start + end }));
  const isCode = (at: number) => code.some(({ start, end }) => at >= start && at < end);
  /** Where it is found outside of code. */
  const find = (pattern: RegExp) =>
    [...source.matchAll(pattern)]
      .map((match) => ({ start: stretch.start + match.index, end: stretch.start + match.index + match[0].length }))
      .filter(({ start }) => !isCode(start));
  for (let line: Line | undefined = lineAt(text, stretch.start); line && line.start < stretch.end; ) {
    if (!isCode(line.start)) readLineStart(text, line, sheet);
    line = lineAfter(text, line);
  }
  for (const { mark, start, end, inner } of scanInlineSpans(text, stretch)) {
    if (inner.start >= inner.end) continue;
    sheet.look(mark, inner.start, inner.end);
    sheet.hide(start, inner.start, { start, end });
    sheet.hide(inner.end, end, { start, end });
  }
  for (const pair of find(ESCAPE)) sheet.hide(pair.start, pair.start + 1, pair);
  for (const { start, end } of find(TAG)) sheet.look('tag', start, end);
  for (const link of find(AUTOLINK)) {
    sheet.look('link', link.start + 1, link.end - 1);
    sheet.hide(link.start, link.start + 1, link);
    sheet.hide(link.end - 1, link.end, link);
  }
  readLinks(text, stretch, sheet);
}

function readLineStart(text: string, line: Line, sheet: Sheet): void {
  const [, before = '', bullet, box] = LINE_START.exec(text.slice(line.start, line.end)) ?? [];
  for (let at = 0; at < before.length; at++) {
    if (before.charAt(at) === '>') sheet.look('quote', line.start + at, line.start + at + 1);
  }
  if (bullet === undefined) return;
  const at = line.start + before.length;
  if (box === undefined) {
    sheet.look('bullet', at, at + 1);
    return;
  }
  const start = text.indexOf(box, at);
  // The box stands for the item: of its hyphen nothing is to be seen.
  sheet.hide(at, start, { start: at, end: start + box.length });
  sheet.look(box === '[ ]' ? 'box' : 'done', start, start + box.length);
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
