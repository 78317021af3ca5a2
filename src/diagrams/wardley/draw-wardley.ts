/** Wardley maps. */
import type { DrawKind } from '../drawing.ts';
import { frameTitled } from '../graph/frame-graph.ts';
import { MOST_PARTS, TooLargeError } from '../graph/too-large.ts';
import { drawArrowhead } from '../svg/arrowhead.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Bounds, boundsOf, distance, type Point, towards, unite } from '../svg/geometry.ts';
import { element, group, short } from '../svg/markup.ts';
import { type Label, readLabel } from '../text/label.ts';
import { type MapPart, parseWardley, type WardleyMap } from './parse-wardley.ts';

const WIDTH = 860;
const DOT = 5;
const RED = 'dg-c6';
const EDGE_FONT_SIZE = 11.5;
const THIN = 'stroke-width:1';

export const drawWardley: DrawKind = (source) => {
  const map = parseWardley(source);
  const count = map.parts.size + map.links.length;
  if (count > MOST_PARTS) throw new TooLargeError(count);
  const height = Math.min(900, Math.max(360, (WIDTH * map.size[1]) / map.size[0]));
  const at = (visibility: number, evolution: number): Point => ({
    x: evolution * WIDTH,
    y: (1 - visibility) * height,
  });
  const placeOf = (part: MapPart): Point => {
    const { x, y } = at(part.visibility, part.evolution);
    return part.pipeline === undefined ? { x, y } : { x, y: y + 18 };
  };
  const places = new Map([...map.parts].map(([name, part]) => [name, placeOf(part)]));
  const names = placeNames(map, places);
  const annotations = annotationsBelow(map, height);
  const layers = [
    drawAxes(map, height),
    drawPipelines(map, places),
    group({}, ...map.links.map((link) => drawLink(link, places))),
    ...map.evolutions.map(({ name, to }) => drawEvolution(places.get(name), to * WIDTH)),
    ...[...map.parts.values()].map((part) => drawPart(part, places.get(part.name) ?? { x: 0, y: 0 })),
    group({}, ...names.map(({ label, box }) => drawLabel(label, { x: box.x, y: box.y, kind: 'dg-note' }))),
    ...map.forces.map(({ text, visibility, evolution, isAgainst }) =>
      drawForce(text, at(visibility, evolution), isAgainst),
    ),
    ...map.notes.map(({ text, visibility, evolution }) =>
      drawLabel(readLabel(text, { size: 12, maxWidth: 200 }), {
        ...at(visibility, evolution),
        kind: 'dg-muted dg-note',
      }),
    ),
    ...map.annotations.map(({ number, visibility, evolution }) => drawNumber(number, at(visibility, evolution))),
    annotations.content,
  ];
  const around: Bounds[] = [
    { left: -34, right: WIDTH + 4, top: 0, bottom: height + 34 },
    ...names.map(({ box }) => boundsOf(box)),
    ...map.notes.map(({ text, visibility, evolution }) => {
      const { width, height: own } = readLabel(text, { size: 12, maxWidth: 200 });
      return boundsOf({ ...at(visibility, evolution), width, height: own });
    }),
    annotations.bounds,
  ];
  return frameTitled(unite(around) as Bounds, map.title, ...layers);
};

function drawAxes({ stages }: WardleyMap, height: number): string {
  let start = 0;
  const words = stages.map(({ name, end }) => {
    const middle = ((start + end) / 2) * WIDTH;
    const label = readLabel(name, { size: 12, maxWidth: Math.max(60, (end - start) * WIDTH - 8) });
    start = end;
    return drawLabel(label, { x: middle, y: height + 8 + label.height / 2, kind: 'dg-muted' });
  });
  const dividers = stages.slice(0, -1).map(({ end }) => `M${short(end * WIDTH)} 0V${short(height)}`);
  const side = (text: string, y: number): string =>
    element(
      'g',
      { transform: `translate(-14 ${short(y)}) rotate(-90)` },
      drawLabel(readLabel(text, { size: 12 }), { x: 0, y: 0, kind: 'dg-muted' }),
    );
  return (
    element('path', { class: 'dg-line', d: `M0 0V${short(height)}H${WIDTH}` }) +
    (dividers.length === 0 ? '' : element('path', { class: 'dg-rule dg-life dg-dashed', d: dividers.join('') })) +
    side('Invisible', height - 40) +
    side('Visible', 40) +
    words.join('')
  );
}

/** A box around what a component is made of. */
function drawPipelines({ parts }: WardleyMap, places: ReadonlyMap<string, Point>): string {
  const owners = new Set([...parts.values()].flatMap(({ pipeline }) => (pipeline === undefined ? [] : [pipeline])));
  const boxes = [...owners].map((owner) => {
    const xs = [...parts.values()]
      .filter(({ pipeline }) => pipeline === owner)
      .map(({ name }) => places.get(name)?.x ?? 0);
    const y = (places.get(owner)?.y ?? 0) + 7;
    const left = Math.min(...xs) - 14;
    return element('rect', { class: 'dg-box', x: left, y, width: Math.max(...xs) + 14 - left, height: 22, rx: 4 });
  });
  return group({ class: 'dg-c7' }, ...boxes);
}

function drawLink(link: WardleyMap['links'][number], places: ReadonlyMap<string, Point>): string {
  const [from, to] = [places.get(link.from), places.get(link.to)];
  if (from === undefined || to === undefined || distance(from, to) === 0) return '';
  const [start, end] = [towards(from, to, DOT + 2), towards(to, from, DOT + 2)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    element('path', {
      class: 'dg-line',
      style: THIN,
      d: `M${short(start.x)} ${short(start.y)}L${short(end.x)} ${short(end.y)}`,
    }) +
    (link.heads === 'to' || link.heads === 'both' ? drawArrowhead('arrow', end, start) : '') +
    (link.heads === 'from' || link.heads === 'both' ? drawArrowhead('arrow', start, end) : '') +
    (link.text === ''
      ? ''
      : drawLabel(readLabel(link.text, { size: EDGE_FONT_SIZE }), { ...middle, kind: 'dg-muted dg-note' }))
  );
}

/** Where a component is going. */
function drawEvolution(place: Point | undefined, x: number): string {
  if (place === undefined || Math.abs(x - place.x) < 1) return '';
  const side = x > place.x ? 1 : -1;
  const [start, tip] = [
    { x: place.x + side * (DOT + 2), y: place.y },
    { x, y: place.y },
  ];
  return group(
    { class: RED },
    element('path', {
      class: 'dg-branch dg-dashed',
      style: 'stroke-width:1.5',
      d: `M${short(start.x)} ${short(place.y)}H${short(x - side * 7)}`,
    }),
    drawArrowhead('arrow', tip, start, 'fill:var(--c)'),
  );
}

function drawPart({ kind, marks }: MapPart, { x, y }: Point): string {
  if (kind === 'anchor') return '';
  const ring = marks.find((mark) => ['build', 'buy', 'outsource', 'market'].includes(mark));
  const around: Readonly<Record<string, string>> = {
    build: `M${short(x)} ${short(y - 14)}l13 22h-26z`,
    buy: `M${short(x)} ${short(y - 14)}l14 14-14 14-14-14z`,
    outsource: `M${short(x - 11)} ${short(y - 11)}h22v22h-22z`,
    market: `M${short(x - 12)} ${short(y)}a12 12 0 1 0 24 0a12 12 0 1 0-24 0`,
  };
  return (
    (ring === undefined ? '' : element('path', { class: 'dg-line', style: THIN, d: around[ring] ?? '' })) +
    element('circle', { class: 'dg-line dg-ground', cx: x, cy: y, r: DOT }) +
    (marks.includes('inertia')
      ? element('path', { class: 'dg-line dg-thick', d: `M${short(x + 16)} ${short(y - 12)}v24` })
      : '')
  );
}

interface PlacedName {
  readonly label: Label;
  readonly box: Point & { readonly width: number; readonly height: number };
}

/** Names beside their dots: where the author wants them, or where they cover least. */
function placeNames({ parts }: WardleyMap, places: ReadonlyMap<string, Point>): PlacedName[] {
  const taken: Bounds[] = [...places.values()].map(({ x, y }) => boundsOf({ x, y, width: 14, height: 14 }));
  return [...parts.values()].map((part) => {
    const { x, y } = places.get(part.name) ?? { x: 0, y: 0 };
    const isBold = part.kind === 'anchor';
    const label = readLabel(part.name, { size: 12, maxWidth: 150, isBold });
    const { width, height } = label;
    const [byX, byY] = part.labelAt ?? [0, 0];
    const offsets: readonly Point[] = isBold
      ? [{ x: 0, y: 0 }]
      : part.labelAt !== undefined
        ? [{ x: byX + (byX < -10 ? Math.min(width / 2, -byX) : width / 2), y: byY }]
        : [
            { x: width / 2 + 9, y: -height / 2 - 3 },
            { x: width / 2 + 9, y: height / 2 + 3 },
            { x: -width / 2 - 9, y: -height / 2 - 3 },
            { x: -width / 2 - 9, y: height / 2 + 3 },
            { x: 0, y: -height / 2 - 9 },
            { x: 0, y: height / 2 + 9 },
          ];
    const boxes = offsets.map((offset) => ({ x: x + offset.x, y: y + offset.y, width, height }));
    const costs = boxes.map(
      (box) => taken.reduce((sum, other) => sum + overlap(boundsOf(box), other), 0) + outside(box),
    );
    const box = boxes[costs.indexOf(Math.min(...costs))] ?? { x, y, width, height };
    taken.push(boundsOf(box));
    return { label, box };
  });
}

function overlap(one: Bounds, other: Bounds): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function outside({ x, width }: { readonly x: number; readonly width: number }): number {
  return Math.max(0, x + width / 2 - WIDTH) * 20 + Math.max(0, width / 2 - x) * 20;
}

/** What drives the map on, or holds it back: an arrow with words in it. */
function drawForce(text: string, { x, y }: Point, isAgainst: boolean): string {
  const label = readLabel(text, { size: 12, maxWidth: 160 });
  const [w, h] = [label.width / 2 + 14, label.height / 2 + 7];
  const side = isAgainst ? -1 : 1;
  const tip = short(x + side * (w + 12));
  const [start, end] = [short(x - side * w), short(x + side * w)];
  const d = `M${start} ${short(y - h)}H${end}L${tip} ${short(y)}L${end} ${short(y + h)}H${start}Z`;
  return group(
    { class: isAgainst ? RED : 'dg-c4' },
    element('path', { class: 'dg-box', d }),
    drawLabel(label, { x, y }),
  );
}

function drawNumber(number: string, { x, y }: Point): string {
  return group(
    { class: 'dg-c2' },
    element('circle', { class: 'dg-box', cx: x, cy: y, r: 10 }),
    drawLabel(readLabel(number, { size: 11.5, isBold: true }), { x, y }),
  );
}

/** The words of the numbers, below the map. */
function annotationsBelow(
  { annotations }: WardleyMap,
  height: number,
): { readonly content: string; readonly bounds: Bounds } {
  let y = height + 52;
  const rows = annotations.map(({ number, text }) => {
    const label = readLabel(text, { size: 12.5, maxWidth: WIDTH - 40 });
    const middle = y + label.height / 2;
    y += label.height + 10;
    return drawNumber(number, { x: 10, y: middle }) + drawLabel(label, { x: 28, y: middle, align: 'start' });
  });
  return {
    content: rows.join(''),
    bounds: { left: 0, right: WIDTH, top: height, bottom: rows.length === 0 ? height : y },
  };
}
