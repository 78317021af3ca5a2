/** Labels as SVG text. */

import { escapeHtml } from '../../shared/html-escape.ts';
import { type Label, LINE_HEIGHT, type Run } from '../text/label.ts';
import { element, short } from './markup.ts';

export interface LabelPlacement {
  readonly x: number;
  /** Middle of the label. */
  readonly y: number;
  /** Classes beside the size's own. */
  readonly kind?: string;
  readonly style?: string | undefined;
  /** `middle` unless given. */
  readonly align?: 'start' | 'end';
}

/** Share of the font's size between the middle of a line and its base line. */
const BASE = 0.35;

export function drawLabel(label: Label, placement: LabelPlacement): string {
  const { x, y, kind, style, align } = placement;
  const top = y - label.height / 2;
  const { picture } = label;
  const drawnPicture =
    picture === undefined
      ? ''
      : element('image', {
          href: picture.source,
          x: x - picture.width / 2,
          y: top,
          width: picture.width,
          height: picture.height,
          ...(picture.alternative && { role: 'img', 'aria-label': picture.alternative }),
        });
  if (label.lines.length === 0) return drawnPicture;
  const lineHeight = label.size * LINE_HEIGHT;
  const first = top + label.height - label.lines.length * lineHeight + lineHeight / 2 + label.size * BASE;
  const classes = [kind, align === undefined ? undefined : `dg-${align}`]
    .filter((name) => name !== undefined)
    .join(' ');
  const isOneLine = label.lines.length === 1;
  const content = label.lines
    .map((line, index) => {
      const runs = drawRuns(line, label.size);
      return isOneLine ? runs : `<tspan x="${short(x)}" y="${short(first + index * lineHeight)}">${runs}</tspan>`;
    })
    .join('');
  const fontSize = label.size === 14 ? undefined : label.size;
  const place = isOneLine ? { x, y: first } : {};
  return drawnPicture + element('text', { class: classes, ...place, 'font-size': fontSize, style }, content);
}

function drawRuns(line: readonly Run[], size: number): string {
  let raised = 0;
  return line
    .map((run) => {
      const { text, isBold, isItalic, raise = 0, scale = 1 } = run;
      const shown = escapeHtml(text);
      const drop = (raised - raise) * size;
      raised = raise;
      if (!isBold && !isItalic && drop === 0 && scale === 1) return shown;
      const place = drop === 0 ? '' : ` dy="${short(drop)}"`;
      const own = scale === 1 ? '' : ` font-size="${short(size * scale)}"`;
      const weight = isBold ? ' font-weight="650"' : '';
      const slant = isItalic ? ' font-style="italic"' : '';
      return `<tspan${place}${own}${weight}${slant}>${shown}</tspan>`;
    })
    .join('');
}
