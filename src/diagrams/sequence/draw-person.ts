/** A participant who is a person. */
import { drawLabel } from '../svg/draw-label.ts';
import { element } from '../svg/markup.ts';
import type { Label } from '../text/label.ts';

/** Drawn in the middle of its place, its name below. */
export function drawPerson(x: number, y: number, height: number, label: Label): string {
  const top = y - height / 2 + 2;
  return (
    element('rect', { class: 'dg-ground', x: x - 20, y: y - height / 2, width: 40, height }) +
    element('circle', { class: 'dg-box', cx: x, cy: top + 10, r: 8 }) +
    element('path', { class: 'dg-box', d: `M${x - 15} ${top + 37}a15 15 0 0 1 30 0z` }) +
    drawLabel(label, { x, y: y + height / 2 - label.height / 2 })
  );
}
