/** Radar charts: several values of a thing on axes around a middle. */
import type { DrawKind } from '../drawing.ts';
import { frameTitled } from '../graph/frame-graph.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Bounds, boundsOf, type Point, unite } from '../svg/geometry.ts';
import { element, group, short } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { readLabel } from '../text/label.ts';
import { parseRadar, type Radar, type RadarCurve } from './parse-radar.ts';

const RADIUS = 150;
const LABEL_GAP = 10;
const LEGEND_GAP = 34;
const LEGEND_ROW = 26;
/** How far a round curve swings past its points. */
const TENSION = 0.17;

export const drawRadar: DrawKind = (source) => {
  const radar = parseRadar(source);
  const { axes, curves, title, showsLegend } = radar;
  const names = axes.map(({ name }, index) => {
    const label = readLabel(name, { size: 13, maxWidth: 130 });
    const way = pointAt(index, axes.length, 1);
    const tip = pointAt(index, axes.length, RADIUS + LABEL_GAP);
    return { label, x: tip.x + (way.x * label.width) / 2, y: tip.y + (way.y * label.height) / 2 };
  });
  const around: Bounds[] = [
    boundsOf({ x: 0, y: 0, width: 2 * RADIUS, height: 2 * RADIUS }),
    ...names.map(({ label, x, y }) => boundsOf({ x, y, width: label.width, height: label.height })),
  ];
  const chart = unite(around) as Bounds;
  const keys = showsLegend ? curves.map(({ name }) => readLabel(name, { size: 13, maxWidth: 180 })) : [];
  const left = chart.right + LEGEND_GAP;
  const legendTop = (-keys.length * LEGEND_ROW) / 2;
  const legend = keys.map((label, index) => {
    const y = legendTop + (index + 0.5) * LEGEND_ROW;
    return group(
      { class: colorClass(index) },
      element('rect', { class: 'dg-full', x: left, y: y - 7, width: 14, height: 14, rx: 4 }),
      drawLabel(label, { x: left + 22, y, align: 'start' }),
    );
  });
  const right = keys.length === 0 ? chart.right : left + 22 + Math.max(...keys.map(({ width }) => width));
  return frameTitled(
    { ...chart, right },
    title,
    group({}, ...drawGrid(radar)),
    ...curves.map((curve, index) => drawCurve(curve, index, radar)),
    group({}, ...drawTicks(radar)),
    group({}, ...names.map(({ label, x, y }) => drawLabel(label, { x, y }))),
    ...legend,
  );
};

/** The first axis points up, the others follow to the right. */
function pointAt(index: number, count: number, radius: number): Point {
  const turn = (index / count) * 2 * Math.PI;
  return { x: Math.sin(turn) * radius, y: -Math.cos(turn) * radius };
}

function drawGrid({ axes, ticks, isRound }: Radar): string[] {
  const rings = Array.from({ length: ticks }, (_, index) => {
    const radius = (RADIUS * (index + 1)) / ticks;
    if (isRound) return element('circle', { class: 'dg-rule dg-life', cx: 0, cy: 0, r: radius, style: 'fill:none' });
    const corners = axes.map((_axis, axis) => pointAt(axis, axes.length, radius));
    return element('path', { class: 'dg-rule dg-life', d: `M${corners.map(written).join('L')}Z` });
  });
  const spokes = axes.map((_, index) => `M0 0L${written(pointAt(index, axes.length, RADIUS))}`);
  return [...rings, element('path', { class: 'dg-rule dg-life', d: spokes.join('') })];
}

function drawCurve({ values, from }: RadarCurve, index: number, { min, max, isRound }: Radar): string {
  const place = (value: number, axis: number): Point => {
    const share = (Math.min(max, Math.max(min, value)) - min) / (max - min);
    return pointAt(axis, values.length, share * RADIUS);
  };
  const outline = (around: readonly Point[]): string =>
    isRound ? roundLine(around) : `M${around.map(written).join('L')}Z`;
  const points = values.map(place);
  const inner = from?.map((value, axis) => place(value ?? min, axis));
  const d = outline(points) + (inner === undefined ? '' : outline(inner));
  const ends = [...points, ...(inner?.filter((_, axis) => from?.[axis] !== undefined) ?? [])];
  const dots = ends.map(({ x, y }) => element('circle', { class: 'dg-full', cx: x, cy: y, r: 3.5 }));
  return group(
    { class: colorClass(index) },
    element('path', {
      class: 'dg-branch',
      style: 'fill:var(--c);fill-opacity:.12;fill-rule:evenodd;stroke-linejoin:round',
      d,
    }),
    ...dots,
  );
}

/** A closed line through points without corners. */
function roundLine(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const parts = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leave = { x: point.x + (next.x - before.x) * TENSION, y: point.y + (next.y - before.y) * TENSION };
    const arrive = { x: next.x - (after.x - point.x) * TENSION, y: next.y - (after.y - point.y) * TENSION };
    return `C${written(leave)} ${written(arrive)} ${written(next)}`;
  });
  return `M${written(at(0))}${parts.join('')}Z`;
}

/** Values of the rings, beside the first axis. */
function drawTicks({ min, max, ticks, tickLabels }: Radar): string[] {
  return Array.from({ length: ticks }, (_, index) => {
    const value = min + ((max - min) * (index + 1)) / ticks;
    const text = tickLabels.length > 0 ? (tickLabels[index] ?? '') : String(Number(value.toPrecision(3)));
    return drawLabel(readLabel(text, { size: 10.5 }), {
      x: -5,
      y: (-RADIUS * (index + 1)) / ticks + 8,
      align: 'end',
      kind: 'dg-muted dg-note',
    });
  });
}

function written({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}
