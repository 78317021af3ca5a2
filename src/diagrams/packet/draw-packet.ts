/** Packets: what the bits of a message mean. */

import { escapeHtml } from '../../shared/html-escape.ts';
import type { DrawKind } from '../drawing.ts';
import { numberSetting } from '../source/settings.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
import { element, group, short } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';
import { type PacketField, parsePacket } from './parse-packet.ts';

const MARGIN = 10;
const BIT = 21;
const ROW = 38;
const ROW_GAP = 6;
const NUMBERS = 16;
const PADDING = 5;
const COLORS = [0, 1, 2, 4];

interface Piece {
  readonly index: number;
  /** Its first bit in the packet. */
  readonly bit: number;
  /** Bits from the left of the row. */
  readonly from: number;
  readonly to: number;
  readonly label: Label;
  /** The label runs from the bottom to the top. */
  readonly isTurned: boolean;
}

export const drawPacket: DrawKind = (source) => {
  const { title, fields } = parsePacket(source);
  const { settings } = source;
  const bits = Math.floor(numberSetting(settings, 'packet.bitsPerRow', 1, 128) ?? 32);
  const hasNumbers = settings.get('packet.showBits') !== 'false';
  const isDescending = settings.get('packet.bitOrder') === 'descending';
  const bitWidth = bits > 32 ? 16 : bits <= 16 ? 36 : BIT;
  const heading = measureTitle(title);
  const width = 2 * MARGIN + Math.max(bits * bitWidth, heading.label?.width ?? 0);
  const rows = rowsOf(fields, bits, bitWidth);
  let y = heading.height + MARGIN;
  const drawn = rows.map((row) => {
    const top = y + (hasNumbers ? NUMBERS : 0);
    const turned = row.filter(({ isTurned }) => isTurned).map(({ label }) => label.width + 2 * PADDING + 4);
    const height = Math.max(
      ROW,
      ...row.map((piece) => (piece.isTurned ? 0 : piece.label.height + 2 * PADDING)),
      ...turned,
    );
    y = top + height + ROW_GAP;
    return row.map((piece) => {
      const [from, to] = isDescending ? [bits - 1 - piece.to, bits - 1 - piece.from] : [piece.from, piece.to];
      const box = { x: MARGIN + from * bitWidth, y: top, width: (to - from + 1) * bitWidth, height };
      const numbers = hasNumbers ? drawNumbers(piece, box, isDescending) : '';
      return drawPiece(piece, box) + numbers;
    });
  });
  return {
    content: drawTitle(heading, width / 2, 4) + drawn.flat().join(''),
    width,
    height: y - ROW_GAP + MARGIN,
  };
};

/** A field that goes over the end of a row is drawn in several pieces, each with the name. */
function rowsOf(fields: readonly PacketField[], bits: number, bitWidth: number): readonly (readonly Piece[])[] {
  const rows: Piece[][] = [];
  fields.forEach((field, index) => {
    for (let start = field.start; start <= field.end; ) {
      const row = Math.floor(start / bits);
      const end = Math.min(field.end, (row + 1) * bits - 1);
      const room = (end - start + 1) * bitWidth - 2 * PADDING;
      const piece = { index, bit: start, from: start % bits, to: end % bits, ...labelFor(field.name, room) };
      const own = rows[row];
      if (own === undefined) rows[row] = [piece];
      else own.push(piece);
      start = end + 1;
    }
  });
  return rows;
}

/** The largest of the sizes in which the name has room in its width, on two lines if need be; else it is turned. */
function labelFor(name: string, room: number): Pick<Piece, 'label' | 'isTurned'> {
  const written = escapeHtml(name);
  for (const size of [13, 12, 11]) {
    const label = readLabel(written, { size, maxWidth: room });
    if (label.width <= room && label.lines.length <= 2) return { label, isTurned: false };
  }
  return { label: readLabel(written, { size: 11.5, maxWidth: 150 }), isTurned: true };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawPiece({ label, isTurned, index }: Piece, { x, y, width, height }: Place): string {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const words = isTurned
    ? element(
        'g',
        { transform: `translate(${short(middle.x)} ${short(middle.y)}) rotate(-90)` },
        drawLabel(label, { x: 0, y: 0 }),
      )
    : drawLabel(label, middle);
  return group(
    { class: colorClass(COLORS[index % COLORS.length] ?? 0) },
    element('rect', { class: 'dg-box', x: x + 1, y, width: width - 2, height, rx: 4 }),
    words,
  );
}

/** The first and the last bit of a piece above its ends; one number where there is room for no more. */
function drawNumbers({ bit, from, to }: Piece, { x, y, width }: Place, isDescending: boolean): string {
  const numbers = [bit, bit + to - from];
  const [left, right] = isDescending ? numbers.reverse() : numbers;
  const labels = [left, right].map((bit) => readLabel(String(bit), { size: 10 }));
  const at = y - 7;
  const [one, other] = labels as [Label, Label];
  if (left === right || one.width + other.width + 10 > width) {
    if (one.width > width - 2) return '';
    return drawLabel(one, { x: x + width / 2, y: at, kind: 'dg-muted' });
  }
  return (
    drawLabel(one, { x: x + 3, y: at, align: 'start', kind: 'dg-muted' }) +
    drawLabel(other, { x: x + width - 3, y: at, align: 'end', kind: 'dg-muted' })
  );
}
