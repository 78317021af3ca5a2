/** Pie charts. */
import type { DrawKind } from '../drawing.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
import { element, group, short } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { readLabel } from '../text/label.ts';
import { parsePie } from './parse-pie.ts';

const RADIUS = 120;
const MARGIN = 10;
const LEGEND_GAP = 36;
const LEGEND_ROW = 26;
/** A smaller part has no room for its share. */
const LEAST_NAMED = 0.045;

export const drawPie: DrawKind = (source) => {
  const { title, showsValues, slices } = parsePie(source);
  const heading = measureTitle(title);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const legend = slices.map(({ name, value }) => {
    const share = `${Math.round((value / total) * 1000) / 10} %`;
    return readLabel(showsValues ? `${name} [${value}]` : `${name} · ${share}`, { size: 13, maxWidth: 260 });
  });
  const legendHeight = legend.length * LEGEND_ROW;
  const height = heading.height + Math.max(2 * RADIUS, legendHeight) + 2 * MARGIN;
  const left = MARGIN + 2 * RADIUS + LEGEND_GAP;
  const width = left + 24 + Math.max(...legend.map((label) => label.width)) + MARGIN;
  const center = { x: MARGIN + RADIUS, y: heading.height + (height - heading.height) / 2 };
  const pointAt = (turn: number, radius: number): { x: number; y: number } => ({
    x: center.x + radius * Math.sin(turn * 2 * Math.PI),
    y: center.y - radius * Math.cos(turn * 2 * Math.PI),
  });
  let before = 0;
  const drawn = slices.map(({ value }, index) => {
    const share = value / total;
    const [from, to] = [before, before + share];
    before = to;
    if (share === 0) return '';
    const start = pointAt(from, RADIUS);
    const end = pointAt(to, RADIUS);
    const slice =
      share > 0.9999
        ? element('circle', { class: 'dg-full dg-apart', cx: center.x, cy: center.y, r: RADIUS })
        : element('path', {
            class: 'dg-full dg-apart',
            d: `M${short(center.x)} ${short(center.y)}L${short(start.x)} ${short(start.y)}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${short(end.x)} ${short(end.y)}Z`,
          });
    if (share < LEAST_NAMED) return group({ class: colorClass(index) }, slice);
    const label = readLabel(`${Math.round(share * 100)}%`, { size: 13, isBold: true });
    const place = share > 0.9999 ? center : pointAt((from + to) / 2, RADIUS * 0.68);
    return group({ class: colorClass(index) }, slice, drawLabel(label, { ...place, kind: 'dg-ground' }));
  });
  const rows = legend.map((label, index) => {
    const y = center.y - legendHeight / 2 + (index + 0.5) * LEGEND_ROW;
    return group(
      { class: colorClass(index) },
      element('rect', { class: 'dg-full', x: left, y: y - 7, width: 14, height: 14, rx: 4 }),
      drawLabel(label, { x: left + 24, y, align: 'start' }),
    );
  });
  return { content: drawTitle(heading, width / 2, 4) + drawn.join('') + rows.join(''), width, height };
};
