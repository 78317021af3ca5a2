/** Event models: a column for each frame, a lane for each kind of thing. */
import type { DrawKind } from '../drawing.ts';
import { frameTitled } from '../graph/frame-graph.ts';
import { MOST_PARTS, TooLargeError } from '../graph/too-large.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import { drawArrowhead } from '../svg/arrowhead.ts';
import { roundedLine } from '../svg/curve.ts';
import { drawLabel } from '../svg/draw-label.ts';
import type { Point } from '../svg/geometry.ts';
import { element, group } from '../svg/markup.ts';
import { type Label, plainLabel } from '../text/label.ts';
import { type Frame, type FrameType, parseEventModel } from './parse-event-model.ts';

const LANE_OF: Readonly<Record<FrameType, number>> = { ui: 0, processor: 0, command: 1, view: 1, event: 2 };
const LANES = ['UI and automation', 'Commands and views', 'Events'];
const COLORS: Readonly<Record<FrameType, string>> = {
  ui: 'dg-c7',
  processor: 'dg-c2',
  command: 'dg-c1',
  view: 'dg-c4',
  event: 'dg-c3',
};
const COLUMN_GAP = 30;
const LANE_PADDING = 22;
const PADDING = 12;
const MOST_DATA = 12;

interface Placed {
  readonly frame: Frame;
  readonly name: Label;
  readonly data: readonly Label[];
  readonly width: number;
  readonly height: number;
  readonly lane: number;
}

export const drawEventModel: DrawKind = (source) => {
  const { frames, title } = parseEventModel(source);
  if (frames.length === 0) throw new NotUnderstoodError(source.header.text, source.header.number);
  if (frames.length > MOST_PARTS) throw new TooLargeError(frames.length);
  const lanes = lanesOf(frames);
  const placed = frames.map((frame) => measure(frame, lanes.indexOf(laneOf(frame))));
  const titles = lanes.map((lane) => plainLabel(lane.slice(2), { size: 12, isBold: true, maxWidth: 150 }));
  const side = Math.max(...titles.map(({ width }) => width)) + 2 * PADDING;
  const heights = lanes.map((_, lane) => {
    const own = placed.filter((box) => box.lane === lane).map(({ height }) => height);
    return Math.max(40, ...own) + 2 * LANE_PADDING;
  });
  const tops = heights.map((_, lane) => heights.slice(0, lane).reduce((sum, height) => sum + height, 0));
  let x = side + COLUMN_GAP;
  const boxes = placed.map((box) => {
    const left = x;
    x += box.width + COLUMN_GAP;
    const middle = (tops[box.lane] ?? 0) + (heights[box.lane] ?? 0) / 2;
    return {
      ...box,
      left,
      x: left + box.width / 2,
      y: middle,
      top: middle - box.height / 2,
      laneTop: tops[box.lane] ?? 0,
    };
  });
  const bottom = heights.reduce((sum, height) => sum + height, 0);
  const strips = lanes.map(
    (_, lane) =>
      element('rect', {
        class: 'dg-group',
        x: 0,
        y: (tops[lane] ?? 0) + 2,
        width: x,
        height: (heights[lane] ?? 0) - 4,
        rx: 10,
      }) +
      drawLabel(titles[lane] as Label, {
        x: PADDING,
        y: (tops[lane] ?? 0) + (heights[lane] ?? 0) / 2,
        align: 'start',
        kind: 'dg-muted',
      }),
  );
  const lines = boxes.flatMap((box, index) =>
    box.frame.from.map((from) => {
      const other = boxes[from];
      return other === undefined ? '' : drawWay(wayBetween(other, box, Math.abs(index - from) === 1));
    }),
  );
  return frameTitled(
    { left: 0, top: 0, right: x, bottom },
    title,
    group({}, ...strips),
    group({}, ...lines),
    ...boxes.map(drawBox),
  );
};

/** Sorted by what they are for, and among themselves as they come: the number of the kind, and the name. */
function lanesOf(frames: readonly Frame[]): string[] {
  return [...new Set(frames.map(laneOf))]
    .map((lane, index) => ({ lane, index }))
    .sort((one, other) => Number(one.lane.charAt(0)) - Number(other.lane.charAt(0)) || one.index - other.index)
    .map(({ lane }) => lane);
}

function laneOf({ type, space }: Frame): string {
  return `${LANE_OF[type]} ${space === '' ? LANES[LANE_OF[type]] : space}`;
}

function measure(frame: Frame, lane: number): Placed {
  const name = plainLabel(frame.name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '\u200b'), {
    isBold: true,
    size: 13,
    maxWidth: 190,
  });
  const data = frame.data.slice(0, MOST_DATA).map((text) => plainLabel(text, { size: 11.5, maxWidth: 220 }));
  const rows = data.reduce((sum, { height }) => sum + height, data.length === 0 ? 0 : 8);
  return {
    frame,
    name,
    data,
    lane,
    width: Math.max(92, name.width, ...data.map(({ width }) => width)) + 2 * PADDING,
    height: name.height + rows + 2 * 10,
  };
}

interface PlacedBox extends Placed, Point {
  readonly left: number;
  readonly top: number;
  readonly laneTop: number;
}

/** Frames side by side are joined directly, others by a way above the boxes of the lane. */
function wayBetween(from: PlacedBox, to: PlacedBox, isNext: boolean): Point[] {
  const side = to.x > from.x ? 1 : -1;
  if (isNext && from.lane === to.lane) {
    return [
      { x: from.x + (side * from.width) / 2, y: from.y },
      { x: to.x - (side * to.width) / 2, y: to.y },
    ];
  }
  const isDown = to.lane > from.lane;
  const start = { x: from.x + (side * from.width) / 4, y: isDown ? from.top + from.height : from.top };
  if (isNext) return [start, { x: start.x, y: to.y }, { x: to.x - (side * to.width) / 2, y: to.y }];
  const above = to.laneTop + LANE_PADDING / 2;
  const end = { x: to.x - (side * to.width) / 4, y: to.top };
  return [start, { x: start.x, y: above }, { x: end.x, y: above }, end];
}

function drawWay(points: readonly Point[]): string {
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (tip === undefined || before === undefined) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const back = { x: tip.x - ((tip.x - before.x) / length) * 7, y: tip.y - ((tip.y - before.y) / length) * 7 };
  return (
    element('path', { class: 'dg-line', d: roundedLine([...points.slice(0, -1), back]) }) +
    drawArrowhead('arrow', tip, before)
  );
}

function drawBox({ frame, name, data, x, left, top, width, height }: PlacedBox): string {
  let y = top + 10 + name.height + 8;
  const rows = data.map((label) => {
    const row = drawLabel(label, { x: left + PADDING, y: y + label.height / 2, align: 'start' });
    y += label.height;
    return row;
  });
  return group(
    { class: COLORS[frame.type] },
    element('rect', { class: 'dg-box', x: left, y: top, width, height, rx: 6 }),
    drawLabel(name, { x, y: top + 10 + name.height / 2 }),
    data.length === 0 ? '' : element('path', { class: 'dg-rule', d: `M${left} ${top + 14 + name.height}h${width}` }),
    ...rows,
  );
}
