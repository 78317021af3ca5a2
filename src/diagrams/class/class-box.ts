/** A class: its name, what it has and what it does, in three parts. */
import { type AuthorStyle, shapeStyle, textStyle } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import type { Box, Size } from '../svg/geometry.ts';
import { element } from '../svg/markup.ts';
import { type Label, plainLabel } from '../text/label.ts';
import type { ClassBox } from './class-model.ts';
import { generic } from './parse-class.ts';

export interface MeasuredClass {
  readonly box: ClassBox;
  readonly size: Size;
  readonly head: readonly Label[];
  readonly parts: readonly (readonly Row[])[];
}

interface Row {
  readonly label: Label;
  readonly style?: string;
}

const PADDING = 14;
const ROW_HEIGHT = 20;
const PART_PADDING = 7;

export function measureClass(box: ClassBox): MeasuredClass {
  const head = [
    ...(box.annotation === undefined ? [] : [plainLabel(`«${box.annotation}»`, { size: 12 })]),
    plainLabel(box.name, { isBold: true, maxWidth: 400 }),
  ];
  const isMethod = (member: string): boolean => member.includes('(');
  const parts = [
    box.members.filter((member) => !isMethod(member)).map(readMember),
    box.members.filter(isMethod).map(readMember),
  ].filter((rows) => rows.length > 0);
  const widest = Math.max(...head.map(({ width }) => width), ...parts.flat().map(({ label }) => label.width));
  return {
    box,
    head,
    parts,
    size: {
      width: Math.max(100, widest + 2 * PADDING),
      height: headHeight(head) + parts.reduce((sum, rows) => sum + rows.length * ROW_HEIGHT + 2 * PART_PADDING, 0),
    },
  };
}

function headHeight(head: readonly Label[]): number {
  return head.reduce((sum, { height }) => sum + height, 18);
}

/** A trailing `*` says abstract, a trailing `$` belongs to the class as a whole. */
function readMember(written: string): Row {
  const mark = /[*$](?=\s*$)|(?<=\))[*$]/.exec(written)?.[0];
  const text = mark === undefined ? written : written.replace(mark, '');
  // Types stand behind methods: `size() int` → `size(): int`.
  const shown = generic(text).replace(/\)\s+(?=[\w<[])/, '): ');
  const label = plainLabel(shown.replace(/^\\/, ''), { size: 13, maxWidth: 400 });
  if (mark === undefined) return { label };
  return { label, style: mark === '*' ? 'font-style:italic' : 'text-decoration:underline' };
}

export function drawClassBox({ head, parts }: MeasuredClass, { x, y, ...size }: Box, style: AuthorStyle): string {
  const left = x - size.width / 2;
  let at = y - size.height / 2;
  let out = element('rect', { class: 'dg-box', x: left, y: at, ...size, rx: 6, style: shapeStyle(style) });
  const words = textStyle(style);
  at += 9;
  for (const label of head) {
    out += drawLabel(label, { x, y: at + label.height / 2, style: words });
    at += label.height;
  }
  at += 9;
  for (const rows of parts) {
    out += element('path', { class: 'dg-rule', d: `M${left} ${at}h${size.width}` });
    at += PART_PADDING;
    for (const row of rows) {
      const own = [words, row.style].filter((part) => part !== undefined).join(';');
      out += drawLabel(row.label, { x: left + PADDING, y: at + ROW_HEIGHT / 2, align: 'start', style: own });
      at += ROW_HEIGHT;
    }
    at += PART_PADDING;
  }
  return out;
}
