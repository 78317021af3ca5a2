/** Words that are typed in in the page look as the page has them: bold words are `strong`, code is `code`. */
import { readInlinePieces } from '../../../../page-source/blocks/inline-pieces.ts';
import type { ProseLook, ProsePiece } from '../../../../prose/prose-dom.ts';

export const PAGE_LOOK: ProseLook = {
  readPieces: (text) => readInlinePieces(text).flatMap((piece) => (piece.signOf ? [piece] : withSoftEnds(text, piece))),
  tagOf: ({ looks, signOf }) => {
    if (signOf || looks.includes('image')) return 'span';
    if (looks.includes('code')) return 'code';
    if (looks.includes('link')) return 'a';
    if (looks.includes('bold')) return 'strong';
    if (looks.includes('italic')) return 'em';
    return looks.includes('strike') ? 'del' : 'span';
  },
};

/** The line ends of a piece as pieces of their own: for a reader they are blanks. */
function withSoftEnds(text: string, piece: ProsePiece): readonly ProsePiece[] {
  const pieces: ProsePiece[] = [];
  let start = piece.start;
  for (let at = text.indexOf('\n', start); at >= 0 && at < piece.end; at = text.indexOf('\n', start)) {
    const isBroken = at > start && text.charAt(at - 1) === '\\';
    const end = isBroken ? at - 1 : at;
    if (end > start) pieces.push({ ...piece, start, end });
    if (isBroken) pieces.push({ start: end, end: at, looks: [], signOf: { start: end, end: at + 1 } });
    pieces.push({ start: at, end: at + 1, looks: isHardEnd(text, at) ? [] : ['soft'] });
    start = at + 1;
  }
  return start < piece.end ? [...pieces, { ...piece, start }] : pieces;
}

/** Whether a reader sees a new line there, too. */
function isHardEnd(text: string, at: number): boolean {
  return text.startsWith('  ', at - 2) || text.charAt(at - 1) === '\\' || at === text.length - 1;
}

/** Of the field in the page. Colours come from what is around it. */
export const FIELD_STYLES = `
  .lw-field { display: block; min-height: 1lh; white-space: pre-wrap; overflow-wrap: anywhere; cursor: text; outline: 2px solid #2f6fed; outline-offset: 4px; border-radius: 2px; }
  .tab-panel-name.tab-panel-name:has(> .lw-field) { display: block; }
  .expandable-title > .lw-field { display: inline-block; min-width: 1ch; }
  .view-name:has(> .lw-field) { display: block !important; }
  .lw-field[data-hint]:empty::before { content: attr(data-hint); opacity: 0.7; }
  .lw-field[data-inline] { display: inline; }
  .lw-field [data-look~="bold"] { font-weight: 700; }
  .lw-field [data-look~="italic"] { font-style: italic; }
  .lw-field [data-look~="strike"] { text-decoration: line-through; }
  .lw-field [data-look~="tag"] { opacity: 0.65; font-family: ui-monospace, monospace; font-size: 0.86em; }
  .lw-field [data-look~="image"] { border: 1px dashed; border-radius: 4px; padding: 0 4px; }
  .lw-field [data-look~="sign"] { display: none; opacity: 0.6; font-weight: 400; font-style: normal; text-decoration: none; }
  .lw-field [data-look~="sign"][data-shown] { display: inline; }
  @media (forced-colors: active) { .lw-field { outline-color: Highlight; } }
`;
