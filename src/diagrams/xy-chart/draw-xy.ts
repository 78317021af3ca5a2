/** Charts of bars and lines. */
import type { DrawKind } from '../drawing.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
import { element, group, short } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { readLabel } from '../text/label.ts';
import { parseXy, type XyChart } from './parse-xy.ts';

const MARGIN = 12;
const LENGTH = 560;
const DEPTH = 280;

export const drawXy: DrawKind = (source) => {
  const chart = parseXy(source);
  const { series, x, y, isHorizontal } = chart;
  const heading = measureTitle(chart.title);
  const count = Math.max(x.names.length, ...series.map(({ values }) => values.length));
  const names = Array.from({ length: count }, (_, index) =>
    readLabel(nameOf(chart, index, count), { size: 12, maxWidth: 110 }),
  );
  const scale = scaleOf(chart);
  const values = scale.map((value) => readLabel(String(value), { size: 12 }));
  const [low = 0, high = 1] = [scale[0], scale.at(-1)];
  const legend = series.filter(({ name }) => name !== '');
  const down = isHorizontal ? names : values;
  const left = MARGIN + (y.title === '' && !isHorizontal ? 0 : 24) + Math.max(...down.map(({ width }) => width)) + 10;
  const top = heading.height + MARGIN + (legend.length === 0 ? 0 : 28);
  const [width, height] = isHorizontal ? [LENGTH, Math.max(DEPTH, count * 36)] : [LENGTH, DEPTH];
  const bottom = top + height;
  const band = (isHorizontal ? height : width) / count;
  /** Along the names, and along the values, in pixels. */
  const along = (index: number): number => (isHorizontal ? top : left) + (index + 0.5) * band;
  const across = (value: number): number => {
    const share = (Math.min(high, Math.max(low, value)) - low) / (high - low || 1);
    return isHorizontal ? left + share * width : bottom - share * height;
  };

  const grid = scale.map((value, index) => {
    const at = short(across(value));
    const label = values[index];
    const line = isHorizontal ? `M${at} ${top}V${bottom}` : `M${left} ${at}H${left + width}`;
    if (label === undefined) return '';
    return (
      element('path', { class: 'dg-rule dg-life', d: line }) +
      (isHorizontal
        ? drawLabel(label, { x: across(value), y: bottom + 16, kind: 'dg-muted' })
        : drawLabel(label, { x: left - 8, y: across(value), align: 'end', kind: 'dg-muted' }))
    );
  });
  const nameLabels = names.map((label, index) =>
    isHorizontal
      ? drawLabel(label, { x: left - 8, y: along(index), align: 'end', kind: 'dg-muted' })
      : drawLabel(label, { x: along(index), y: bottom + 8 + label.height / 2, kind: 'dg-muted' }),
  );
  const bars = series.filter(({ kind }) => kind === 'bar');
  const thickness = Math.min(56, (band * 0.68) / Math.max(1, bars.length));
  const drawn = series.map((one, index) => {
    const color = colorClass(index);
    if (one.kind === 'line') {
      const points = one.values.map((value, place) =>
        isHorizontal ? [across(value), along(place)] : [along(place), across(value)],
      );
      const path = points.map(([px = 0, py = 0]) => `${short(px)} ${short(py)}`).join('L');
      const dots = points.map(([px = 0, py = 0]) =>
        element('circle', { class: 'dg-full dg-apart', cx: px, cy: py, r: 4.5 }),
      );
      return group({ class: color }, element('path', { class: 'dg-branch', d: `M${path}` }), ...dots);
    }
    const shift = (bars.indexOf(one) - (bars.length - 1) / 2) * thickness;
    const zero = across(Math.max(low, Math.min(0, high)));
    return group(
      { class: color },
      ...one.values.map((value, place) => {
        const [from, to] = [Math.min(zero, across(value)), Math.max(zero, across(value))];
        const start = along(place) + shift - thickness / 2 + 1;
        const box = isHorizontal
          ? { x: from, y: start, width: to - from, height: thickness - 2 }
          : { x: start, y: from, width: thickness - 2, height: to - from };
        return element('rect', { class: 'dg-full', ...box, rx: 3 });
      }),
    );
  });
  let legendX = left;
  const keys = legend.map(({ name }) => {
    const label = readLabel(name, { size: 13 });
    const index = series.findIndex((one) => one.name === name);
    const key = group(
      { class: colorClass(index) },
      element('rect', { class: 'dg-full', x: legendX, y: heading.height + MARGIN + 1, width: 12, height: 12, rx: 3 }),
      drawLabel(label, { x: legendX + 18, y: heading.height + MARGIN + 7, align: 'start', kind: 'dg-muted' }),
    );
    legendX += label.width + 40;
    return key;
  });
  const nameHeight = isHorizontal ? 18 : Math.max(...names.map((label) => label.height)) + 6;
  const [across1, along1] = isHorizontal ? [y.title, x.title] : [x.title, y.title];
  const titles =
    drawLabel(readLabel(across1, { size: 13, isBold: true, maxWidth: 400 }), {
      x: left + width / 2,
      y: bottom + nameHeight + 18,
      kind: 'dg-muted',
    }) + drawSide(along1, MARGIN + 8, top + height / 2);
  return {
    content:
      drawTitle(heading, left + width / 2, 4) +
      keys.join('') +
      grid.join('') +
      drawn.join('') +
      nameLabels.join('') +
      titles,
    width: left + width + MARGIN + 8,
    height: bottom + nameHeight + (across1 === '' ? 10 : 34),
  };
};

function drawSide(text: string, x: number, y: number): string {
  if (text === '') return '';
  const label = drawLabel(readLabel(text, { size: 13, isBold: true, maxWidth: 260 }), { x: 0, y: 0, kind: 'dg-muted' });
  return element('g', { transform: `translate(${short(x)} ${short(y)}) rotate(-90)` }, label);
}

function nameOf({ x }: XyChart, index: number, count: number): string {
  const { names, range } = x;
  if (range === undefined) return names[index] ?? (names.length === 0 ? String(index + 1) : '');
  const [from, to] = range;
  return String(Math.round((from + ((to - from) * index) / Math.max(1, count - 1)) * 100) / 100);
}

/** Round values from below the least to above the greatest. */
function scaleOf({ y, series }: XyChart): number[] {
  const all = series.flatMap(({ values }) => values);
  const hasBars = series.some(({ kind }) => kind === 'bar');
  const least = y.range?.[0] ?? Math.min(...all, ...(hasBars ? [0] : []));
  const greatest = y.range?.[1] ?? Math.max(...all, ...(hasBars ? [0] : []));
  const rough = Math.max((greatest - least) / 5, Number.MIN_VALUE);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(greatest / step));
  if (!Number.isFinite(first) || last - first > 50) return [least, greatest];
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
