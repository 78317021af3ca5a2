/** Lines between shapes, with heads and labels. */
import { type Arrowhead, backOf, drawArrowhead } from '../svg/arrowhead.ts';
import { curvedLine, flowingLine, roundedLine } from '../svg/curve.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { boundsOf, distance, type Point, towards } from '../svg/geometry.ts';
import { element } from '../svg/markup.ts';
import type { Label } from '../text/label.ts';
import type { PlacedEdge } from './graph.ts';

export interface EdgeLook {
  readonly line: 'solid' | 'dashed' | 'thick';
  readonly start: Arrowhead;
  readonly end: Arrowhead;
  readonly label?: Label | undefined;
  readonly style?: string | undefined;
  /** Straight stretches with soft corners in the place of a swing. */
  readonly isStraight?: boolean;
}

/** Size of the font of what stands at a line. */
export const EDGE_FONT_SIZE = 12.5;

export function drawEdge({ points, flow, label, labelSize }: PlacedEdge, look: EdgeLook): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return '';
  const afterFirst = points[1] ?? last;
  const beforeLast = points.at(-2) ?? first;
  const line = [
    shorten(first, afterFirst, backOf(look.start)),
    ...points.slice(1, -1),
    shorten(last, beforeLast, backOf(look.end)),
  ];
  const kind = { solid: 'dg-line', dashed: 'dg-line dg-dashed', thick: 'dg-line dg-thick' }[look.line];
  const gap = label === undefined || labelSize === undefined ? undefined : boundsOf({ ...label, ...labelSize });
  const d = look.isStraight ? roundedLine(line) : flow === undefined ? curvedLine(line) : flowingLine(line, flow, gap);
  return (
    element('path', { class: kind, d, style: look.style }) +
    drawArrowhead(look.start, first, afterFirst, look.style) +
    drawArrowhead(look.end, last, beforeLast, look.style)
  );
}

/** To be drawn over all lines, so that none runs through it. */
export function drawEdgeLabel({ label: place, points }: PlacedEdge, label: Label | undefined): string {
  const at = place ?? points[Math.floor(points.length / 2)];
  return label === undefined || at === undefined ? '' : drawLabel(label, { ...at, kind: 'dg-note' });
}

function shorten(tip: Point, from: Point, by: number): Point {
  return towards(tip, from, Math.min(by, distance(tip, from) / 2));
}
