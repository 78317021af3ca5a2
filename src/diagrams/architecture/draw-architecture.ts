/** Architectures: services, where they run, and what joins them. */
import type { DrawingOptions, DrawKind } from '../drawing.ts';
import { drawEdge, EDGE_FONT_SIZE } from '../graph/draw-edge.ts';
import { frameTitled } from '../graph/frame-graph.ts';
import { routeAround } from '../graph/route.ts';
import { pointOnSide } from '../graph/sides.ts';
import { MOST_PARTS, TooLargeError } from '../graph/too-large.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Bounds, distance, type Point } from '../svg/geometry.ts';
import { element, group, short } from '../svg/markup.ts';
import { type Label, readLabel } from '../text/label.ts';
import { iconPath, unknownIconPath } from './icons.ts';
import { GROUP_PADDING, layoutArchitecture, type PlacedArchitecture } from './layout-architecture.ts';
import {
  type Architecture,
  type Connection,
  type Connector,
  parseArchitecture,
  type Service,
} from './parse-architecture.ts';

const SIDE = 64;
const HALF = SIDE / 2;
const DOT = 5;
const LABEL_GAP = 5;
const ICON = 36;
const GROUP_ICON = 18;

export const drawArchitecture: DrawKind = (source, options) => {
  const architecture = parseArchitecture(source);
  const { services, groups, connections, title } = architecture;
  const parts = services.size + groups.size + connections.length;
  if (parts > MOST_PARTS) throw new TooLargeError(parts);
  const names = new Map(
    [...services.values()].map(({ id, name }) => [id, readLabel(name, { size: 13, maxWidth: 130 })]),
  );
  const titles = new Map(
    [...groups.values()].map(({ id, name }) => [id, readLabel(name, { size: 13, isBold: true, maxWidth: 260 })]),
  );
  const texts = new Map(
    connections.map((connection) => [connection, readLabel(connection.text, { size: EDGE_FONT_SIZE, maxWidth: 140 })]),
  );
  const placed = layoutArchitecture(
    architecture,
    (id) => reachOf(services.get(id), names.get(id)),
    (id) => {
      const label = titles.get(id);
      if (label?.lines.length === 0 && groups.get(id)?.icon === '') return { width: 0, height: GROUP_PADDING };
      return { width: (label?.width ?? 0) + GROUP_ICON + 10, height: Math.max(GROUP_ICON, label?.height ?? 0) + 24 };
    },
    (connection) => texts.get(connection) ?? { width: 0, height: 0 },
  );
  const boxes = [...placed.services].flatMap(([id, point]) => obstaclesOf(point, services.get(id), names.get(id)));
  const headings = [...placed.groups].map(([id, bounds]) => boxOfTitle(bounds, titles.get(id)));
  const lines = connections.map((connection) =>
    routeOf(connection, placed, architecture, names, [...boxes, ...headings]),
  );
  return frameTitled(
    placed.bounds,
    title,
    group(
      {},
      ...[...placed.groups].map(([id, bounds]) =>
        drawGroup(bounds, groups.get(id)?.icon ?? '', titles.get(id), options),
      ),
    ),
    group({}, ...lines.map((points, index) => drawLine(points, connections[index] as Connection))),
    group(
      {},
      ...[...placed.services].map(([id, point]) => drawService(point, services.get(id), names.get(id), options)),
    ),
    group({}, ...lines.map((points, index) => drawText(points, texts.get(connections[index] as Connection)))),
  );
};

function reachOf(
  service: Service | undefined,
  name: Label | undefined,
): { left: number; right: number; up: number; down: number } {
  if (service?.kind === 'junction') return { left: DOT, right: DOT, up: DOT, down: DOT };
  const half = Math.max(HALF, (name?.width ?? 0) / 2);
  const below = name === undefined || name.height === 0 ? 0 : name.height + LABEL_GAP;
  return { left: half, right: half, up: HALF, down: HALF + below };
}

/** With its name, which lines must not cross. */
function boxOfService({ x, y }: Point, service: Service | undefined, name: Label | undefined): Bounds {
  const { left, right, up, down } = reachOf(service, name);
  return { left: x - left, right: x + right, top: y - up, bottom: y + down };
}

/** The icon and, below it, the name, which may be wider. */
function obstaclesOf({ x, y }: Point, service: Service | undefined, name: Label | undefined): Bounds[] {
  const half = service?.kind === 'junction' ? DOT : HALF;
  const icon = { left: x - half, right: x + half, top: y - half, bottom: y + half };
  if (name === undefined || name.lines.length === 0) return [icon];
  const [width, top] = [name.width / 2, y + half + LABEL_GAP];
  return [icon, { left: x - width, right: x + width, top, bottom: top + name.height }];
}

function boxOfTitle({ left, top }: Bounds, label: Label | undefined): Bounds {
  const [x, y] = [left + 14, top + 12];
  return {
    left: x,
    right: x + GROUP_ICON + 7 + (label?.width ?? 0),
    top: y,
    bottom: y + Math.max(GROUP_ICON, label?.height ?? 0),
  };
}

function routeOf(
  { from, to }: Connection,
  placed: PlacedArchitecture,
  { services }: Architecture,
  names: ReadonlyMap<string, Label>,
  boxes: readonly Bounds[],
): readonly Point[] {
  const portOf = (end: Connector): { point: Point; side: Connector['side'] } => {
    const service = services.get(end.id);
    const level = placed.services.get(end.id) ?? { x: 0, y: 0 };
    const holder = end.isGroup && service?.parent !== undefined ? placed.groups.get(service.parent) : undefined;
    const box = boxOfService(level, service, names.get(end.id));
    const reach = service?.kind === 'junction' ? 0 : HALF;
    // The icon, not its name, is what lines lead to from the sides.
    const bounds = { ...box, left: level.x - reach, right: level.x + reach };
    if (reach === 0) return { point: level, side: end.side };
    return { point: pointOnSide(holder ?? bounds, end.side, level), side: end.side };
  };
  const isJunction = (id: string): boolean => services.get(id)?.kind === 'junction';
  const ends = new Set([from, to].filter(({ id }) => isJunction(id)).map(({ id }) => placed.services.get(id)));
  const around = boxes.filter((box) => ![...ends].some((point) => point !== undefined && isIn(point, box)));
  return routeAround(portOf(from), portOf(to), { boxes: around, borders: [...placed.groups.values()] });
}

function isIn({ x, y }: Point, { left, right, top, bottom }: Bounds): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function drawLine(points: readonly Point[], { from, to }: Connection): string {
  return drawEdge(
    { points },
    { line: 'solid', isStraight: true, start: from.hasArrow ? 'arrow' : 'none', end: to.hasArrow ? 'arrow' : 'none' },
  );
}

/** On the longest stretch. */
function drawText(points: readonly Point[], label: Label | undefined): string {
  if (label === undefined || label.lines.length === 0) return '';
  let best: { readonly length: number; readonly x: number; readonly y: number } | undefined;
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? point;
    const length = distance(before, point) * (before.y === point.y ? 1.5 : 1);
    if (best === undefined || length > best.length)
      best = { length, x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 };
  });
  return best === undefined ? '' : drawLabel(label, { x: best.x, y: best.y, kind: 'dg-note' });
}

function drawGroup(
  { left, top, right, bottom }: Bounds,
  icon: string,
  label: Label | undefined,
  options: DrawingOptions,
): string {
  const hasIcon = icon !== '';
  const y = top + 12 + Math.max(GROUP_ICON, label?.height ?? 0) / 2;
  const box = { x: left, y: top, width: right - left, height: bottom - top, rx: 12, style: 'stroke-dasharray:6 4' };
  return (
    element('rect', { class: 'dg-group', ...box }) +
    (hasIcon ? drawIcon(icon, { x: left + 14 + GROUP_ICON / 2, y }, GROUP_ICON, options) : '') +
    (label === undefined
      ? ''
      : drawLabel(label, { x: left + 14 + (hasIcon ? GROUP_ICON + 7 : 0), y, align: 'start', kind: 'dg-muted' }))
  );
}

function drawService(
  { x, y }: Point,
  service: Service | undefined,
  label: Label | undefined,
  options: DrawingOptions,
): string {
  if (service === undefined) return '';
  if (service.kind === 'junction') return element('circle', { class: 'dg-solid', cx: x, cy: y, r: DOT - 1 });
  return (
    element('rect', { class: 'dg-box', x: x - HALF, y: y - HALF, width: SIDE, height: SIDE, rx: 12 }) +
    drawIcon(service.icon, { x, y }, ICON, options) +
    (label === undefined ? '' : drawLabel(label, { x, y: y + HALF + LABEL_GAP + label.height / 2 }))
  );
}

function drawIcon(name: string, { x, y }: Point, size: number, options: DrawingOptions): string {
  const path = iconPath(name);
  const place = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  const given = path === undefined && name !== '' ? options.icon?.(name) : undefined;
  if (given !== undefined) return element('svg', { ...place, viewBox: given.viewBox }, given.markup);
  // Strokes keep their width on a larger grid.
  const transform = `translate(${short(place.x)} ${short(place.y)}) scale(${size / 24})`;
  const style = `stroke-width:${short((24 / size) * 1.8)};stroke-linecap:round;stroke-linejoin:round`;
  return element('path', { class: 'dg-branch', transform, style, d: path ?? unknownIconPath() });
}
