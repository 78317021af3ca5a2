/** A requirement: what it is, its name, and a table of what is known of it. */
import { type AuthorStyle, shapeStyle, textStyle } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Box, boundsOf, type Size } from '../svg/geometry.ts';
import { element, group } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';
import type { RequirementBox } from './requirement-model.ts';

export interface MeasuredRequirement {
  readonly box: RequirementBox;
  readonly type: Label;
  readonly name: Label;
  readonly rows: readonly { readonly name: Label; readonly value: Label }[];
  /** Where values begin, from the left. */
  readonly column: number;
  readonly size: Size;
}

const PADDING = 14;
const HEAD_PADDING = 9;
const ROW_GAP = 6;
const COLUMN_GAP = 12;
const LEAST_WIDTH = 170;
const ELEMENT_COLOR = 2;

export function measureRequirement(box: RequirementBox): MeasuredRequirement {
  const type = readLabel(`«${box.type}»`, { size: 12 });
  const name = readLabel(box.id, { isBold: true, maxWidth: 240 });
  const rows = box.fields.map((field) => ({
    name: readLabel(field.name, { size: 12.5 }),
    value: readLabel(field.value, { size: 13, maxWidth: 190 }),
  }));
  const column = PADDING + Math.max(0, ...rows.map((row) => row.name.width)) + COLUMN_GAP;
  const widest = Math.max(type.width, name.width) + 2 * PADDING;
  const table = column + Math.max(0, ...rows.map((row) => row.value.width)) + PADDING;
  const tableHeight = rows.reduce((sum, row) => sum + heightOf(row) + ROW_GAP, rows.length === 0 ? 0 : ROW_GAP + 4);
  return {
    box,
    type,
    name,
    rows,
    column,
    size: {
      width: Math.max(LEAST_WIDTH, widest, rows.length === 0 ? 0 : table),
      height: type.height + name.height + 2 * HEAD_PADDING + tableHeight,
    },
  };
}

function heightOf({ name, value }: MeasuredRequirement['rows'][number]): number {
  return Math.max(name.height, value.height);
}

export function drawRequirementBox(measured: MeasuredRequirement, place: Box, style: AuthorStyle): string {
  const { box, type, name, rows, column, size } = measured;
  const { left, top } = boundsOf(place);
  const words = textStyle(style);
  const quiet = words === undefined ? { kind: 'dg-muted' } : { style: words };
  let at = top + HEAD_PADDING;
  const head = [type, name].map((label, index) => {
    at += label.height;
    return drawLabel(label, { x: place.x, y: at - label.height / 2, ...(index === 0 ? quiet : { style: words }) });
  });
  at += HEAD_PADDING;
  const rule = rows.length === 0 ? '' : element('path', { class: 'dg-rule', d: `M${left} ${at}h${size.width}` });
  at += 2;
  const table = rows.map((row) => {
    at += ROW_GAP;
    // The name stands beside the first line of a value that has several.
    const first = at + row.name.height / 2;
    const middle = at + heightOf(row) / 2;
    at += heightOf(row);
    return (
      drawLabel(row.name, { x: left + PADDING, y: first, align: 'start', ...quiet }) +
      drawLabel(row.value, { x: left + column, y: middle, align: 'start', style: words })
    );
  });
  return group(
    { class: box.isElement ? colorClass(ELEMENT_COLOR) : '' },
    element('rect', { class: 'dg-box', x: left, y: top, ...size, rx: 6, style: shapeStyle(style) }),
    ...head,
    rule,
    ...table,
  );
}
