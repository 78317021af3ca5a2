/** Venn diagrams: sets as circles, and what they have in common. */
import type { DrawKind } from '../drawing.ts';
import { frameTitled } from '../graph/frame-graph.ts';
import { isHarmless, textStyle } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Bounds, distance, type Point, towards, unite } from '../svg/geometry.ts';
import { element, group } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { readLabel } from '../text/label.ts';
import { parseVenn, type VennArea } from './parse-venn.ts';

export interface Circle extends Point {
  readonly id: string;
  readonly radius: number;
}

const RADIUS = 140;
const LEAST_RADIUS = 84;
/** How much of the smaller radius two sets share. */
const SHARED = 0.72;
const APART = 14;

export const drawVenn: DrawKind = (source) => {
  const { areas, title } = parseVenn(source);
  const sets = areas.filter(({ ids }) => ids.length === 1);
  const circles = placeCircles(areas);
  const bounds = circles.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const fills = circles.map(({ x, y, radius }, index) => {
    const own = sets[index]?.style.get('fill');
    const fill = own !== undefined && isHarmless(own) ? own : 'var(--c)';
    const place = { cx: x, cy: y, r: radius };
    return group(
      { class: colorClass(index) },
      element('circle', { class: 'dg-rule', ...place, style: `fill:${fill};fill-opacity:.14;stroke-width:1.5` }),
    );
  });
  const words = areas.map((area) => drawWords(area, circles));
  return frameTitled(
    unite([...bounds, ...words.map(({ around }) => around)]) as Bounds,
    title,
    ...fills,
    ...words.map(({ content }) => content),
  );
};

/** Circles as large as their sets, over each other where something is in common. */
export function placeCircles(areas: readonly VennArea[]): Circle[] {
  const sets = areas.filter(({ ids }) => ids.length === 1);
  const most = Math.max(...sets.map(({ size }) => size ?? 1));
  const radii = sets.map(({ size }) => Math.max(LEAST_RADIUS, RADIUS * Math.sqrt((size ?? most) / most)));
  const id = (index: number): string => sets[index]?.ids[0] ?? '';
  const joined = (one: number, other: number): boolean =>
    areas.some(({ ids }) => ids.length > 1 && ids.includes(id(one)) && ids.includes(id(other)));
  const apart = (one: number, other: number): number => {
    const [a = RADIUS, b = RADIUS] = [radii[one], radii[other]];
    return joined(one, other) ? a + b - SHARED * Math.min(a, b) : a + b + APART;
  };
  const places: Point[] = [{ x: 0, y: 0 }];
  if (sets.length > 1) places.push({ x: apart(0, 1), y: 0 });
  if (sets.length > 2) {
    const [base, left, right] = [apart(0, 1), apart(0, 2), apart(1, 2)];
    const x = (base ** 2 + left ** 2 - right ** 2) / (2 * base);
    places.push({ x, y: Math.sqrt(Math.max(left ** 2 - x ** 2, (left / 2) ** 2)) });
  }
  return places
    .slice(0, sets.length)
    .map((place, index) => ({ ...place, id: id(index), radius: radii[index] ?? RADIUS }));
}

function drawWords(area: VennArea, circles: readonly Circle[]): { readonly content: string; readonly around: Bounds } {
  const inside = circles.filter(({ id }) => area.ids.includes(id));
  const isSet = area.ids.length === 1;
  const maxWidth = isSet ? 130 : 92;
  const labels = [
    ...(area.label === ''
      ? []
      : [{ label: readLabel(area.label, { size: isSet ? 15 : 13, isBold: true, maxWidth }), style: area.style }]),
    ...area.texts.map(({ text, style }) => ({ label: readLabel(text, { size: 12.5, maxWidth }), style })),
  ];
  const height = labels.reduce((sum, { label }) => sum + label.height + 3, -3);
  const { x, y } = middleOf(
    inside,
    circles.filter((circle) => !inside.includes(circle)),
  );
  let at = y - height / 2;
  const content = labels.map(({ label, style }) => {
    const middle = at + label.height / 2;
    at += label.height + 3;
    // A ground of the author's shines through, so that the page's decides what can be read.
    return drawLabel(label, {
      x,
      y: middle,
      style: textStyle(new Map([...style].filter(([name]) => name !== 'fill'))),
    });
  });
  const width = Math.max(0, ...labels.map(({ label }) => label.width));
  return {
    content: content.join(''),
    around: { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 },
  };
}

/** Within all of some circles, away from the others. */
function middleOf(inside: readonly Circle[], others: readonly Circle[]): Point {
  const mean = (points: readonly Point[]): Point => ({
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  });
  const [first, second] = inside;
  if (first === undefined) return { x: 0, y: 0 };
  let middle = mean(inside);
  if (inside.length === 2 && second !== undefined) {
    const gap = distance(first, second);
    middle = towards(first, second, (first.radius + gap - second.radius) / 2);
  }
  if (others.length === 0) return middle;
  const touching = others.filter((other) =>
    inside.some((circle) => distance(circle, other) < circle.radius + other.radius),
  );
  if (touching.length === 0) return middle;
  return towards(middle, mean(touching), inside.length === 1 ? -0.34 * first.radius : -0.3 * first.radius);
}
