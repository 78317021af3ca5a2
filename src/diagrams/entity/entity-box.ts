/** An entity: its name above a table of what it has. */
import { type AuthorStyle, shapeStyle, textStyle } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import type { Box, Size } from '../svg/geometry.ts';
import { element } from '../svg/markup.ts';
import { type Label, plainLabel } from '../text/label.ts';
import type { Entity } from './parse-entity.ts';

export interface MeasuredEntity {
  readonly entity: Entity;
  readonly size: Size;
  readonly title: Label;
  readonly rows: readonly (readonly Label[])[];
  /** Left border of each column, from the left of the box. */
  readonly columns: readonly number[];
}

const PADDING = 12;
const ROW_HEIGHT = 24;
const HEAD_HEIGHT = 36;

export function measureEntity(entity: Entity): MeasuredEntity {
  const title = plainLabel(entity.name, { isBold: true, maxWidth: 300 });
  const cells = entity.attributes.map(({ type, name, keys, comment }) => [type, name, keys, comment]);
  const used = [0, 1, 2, 3].filter((column) => cells.some((row) => row[column] !== ''));
  const rows = cells.map((row) => used.map((column) => plainLabel(row[column] ?? '', { size: 13, maxWidth: 240 })));
  const widths = used.map((_, index) => Math.max(...rows.map((row) => row[index]?.width ?? 0)) + 2 * PADDING);
  const needed = widths.reduce((sum, width) => sum + width, 0);
  const width = Math.max(110, title.width + 2 * PADDING + 8, needed);
  // What the title needs more goes to the last column.
  const columns = used.map((_, index) => widths.slice(0, index).reduce((sum, own) => sum + own, 0));
  return { entity, title, rows, columns, size: { width, height: HEAD_HEIGHT + rows.length * ROW_HEIGHT } };
}

export function drawEntityBox(
  { title, rows, columns }: MeasuredEntity,
  { x, y, ...size }: Box,
  style: AuthorStyle,
): string {
  const left = x - size.width / 2;
  const top = y - size.height / 2;
  const body = top + HEAD_HEIGHT;
  const words = textStyle(style);
  let out =
    element('rect', { class: 'dg-box', x: left, y: top, ...size, rx: 6, style: shapeStyle(style) }) +
    drawLabel(title, { x, y: rows.length === 0 ? y : top + HEAD_HEIGHT / 2, style: words });
  const lines = rows.map((_, index) => `M${left} ${body + index * ROW_HEIGHT}h${size.width}`);
  const bars = columns.slice(1).map((column) => `M${left + column} ${body}v${rows.length * ROW_HEIGHT}`);
  if (lines.length > 0) out += element('path', { class: 'dg-rule', d: [...lines, ...bars].join('') });
  rows.forEach((row, index) => {
    row.forEach((label, column) => {
      out += drawLabel(label, {
        x: left + (columns[column] ?? 0) + PADDING,
        y: body + (index + 0.5) * ROW_HEIGHT,
        align: 'start',
        style: words,
        ...(column === 0 ? { kind: 'dg-muted' } : {}),
      });
    });
  });
  return out;
}
