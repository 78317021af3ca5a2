/** Colours that change across a surface. */
import { invert, type Matrix, multiply, readTransform } from './matrix.ts';
import { type Rgba, readColor } from './read-color.ts';
import type { XmlElement } from './read-xml.ts';
import { readLength, type Viewport } from './shapes.ts';
import type { StyleSheet } from './style-sheet.ts';

/** Colour at a place of the picture, alpha not multiplied in. */
export type Paint = (x: number, y: number) => Rgba;

export interface GradientPlace {
  /** From the user's units to pixels. */
  readonly matrix: Matrix;
  /** Of the painted shape, in the user's units. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly currentColor: string;
  /** What percentages of the user's units refer to. */
  readonly view: Viewport;
  readonly find: (reference: string | undefined) => XmlElement | undefined;
  readonly sheet: StyleSheet;
}

interface Stop {
  readonly offset: number;
  readonly color: Rgba;
}

/** `undefined` for what is no gradient, or one that cannot be drawn as meant. */
export function makeGradient(element: XmlElement, place: GradientPlace): Paint | undefined {
  const chain = inherited(element, place);
  const attribute = (name: string) => chain.find((one) => one.attributes[name] !== undefined)?.attributes[name];
  const stops = readStops(chain, place);
  if (stops === undefined) return undefined;
  if (stops.length === 0) return () => [0, 0, 0, 0];
  const isInBox = attribute('gradientUnits') !== 'userSpaceOnUse';
  const own = readTransform(attribute('gradientTransform'));
  if (own === undefined) return undefined;
  const { x, y, width, height } = place.box;
  const units: Matrix = isInBox ? [width, 0, 0, height, x, y] : [1, 0, 0, 1, 0, 0];
  const inverse = invert(multiply(place.matrix, multiply(units, own)));
  if (inverse === undefined) return () => (stops.at(-1) as Stop).color;
  const wholes = isInBox
    ? { across: 1, down: 1, around: 1 }
    : { across: place.view.width, down: place.view.height, around: (place.view.width + place.view.height) / 2 };
  /** A length where it is written, else a share of the whole. */
  const at = (name: string, kind: keyof typeof wholes, share: number) =>
    readLength(attribute(name), wholes[kind], share * wholes[kind]);
  const parameter =
    element.name === 'lineargradient'
      ? linear(at('x1', 'across', 0), at('y1', 'down', 0), at('x2', 'across', 1), at('y2', 'down', 0))
      : radial(
          at('cx', 'across', 0.5),
          at('cy', 'down', 0.5),
          at('r', 'around', 0.5),
          at('fx', 'across', Number.NaN),
          at('fy', 'down', Number.NaN),
        );
  const spread = attribute('spreadMethod');
  const table = Array.from({ length: 257 }, (_, index) => colorAt(stops, index / 256));
  return (px, py) => {
    const [a, b, c, d, e, f] = inverse;
    const t = spreadTo(parameter(a * px + c * py + e, b * px + d * py + f), spread);
    return table[Math.round(t * 256)] as Rgba;
  };
}

function inherited(element: XmlElement, { find }: GradientPlace): readonly XmlElement[] {
  const chain: XmlElement[] = [];
  let next: XmlElement | undefined = element;
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next);
    next = find(next.attributes.href ?? next.attributes['xlink:href']);
  }
  return chain;
}

function readStops(chain: readonly XmlElement[], place: GradientPlace): readonly Stop[] | undefined {
  const elements = chain.find(({ children }) => children.some(({ name }) => name === 'stop'))?.children ?? [];
  const stops: Stop[] = [];
  for (const element of elements.filter(({ name }) => name === 'stop')) {
    const properties = place.sheet.propertiesOf(element);
    const written = properties['stop-color'] ?? 'black';
    const color = readColor(/^currentcolor$/i.test(written) ? place.currentColor : written);
    if (color === undefined) return undefined;
    const opacity = Math.min(1, Math.max(0, readLength(properties['stop-opacity'], 1, 1)));
    const offset = Math.min(1, Math.max(0, readLength(properties.offset, 1)));
    const last = stops.at(-1)?.offset ?? 0;
    stops.push({ offset: Math.max(last, offset), color: [color[0], color[1], color[2], color[3] * opacity] });
  }
  return stops;
}

function linear(x1: number, y1: number, x2: number, y2: number): (x: number, y: number) => number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  return square === 0 ? () => 1 : (x, y) => ((x - x1) * dx + (y - y1) * dy) / square;
}

/** Along lines from the focus to the circle. */
function radial(cx: number, cy: number, r: number, fx: number, fy: number) {
  if (r <= 0) return () => 1;
  let [ox, oy] = [Number.isNaN(fx) ? 0 : fx - cx, Number.isNaN(fy) ? 0 : fy - cy];
  const off = Math.hypot(ox, oy);
  if (off > r * 0.999) [ox, oy] = [(ox / off) * r * 0.999, (oy / off) * r * 0.999];
  return (x: number, y: number) => {
    const [px, py] = [x - cx - ox, y - cy - oy];
    const square = px * px + py * py;
    if (square === 0) return 0;
    const along = px * ox + py * oy;
    const reach = -along + Math.sqrt(Math.max(0, along * along + square * (r * r - ox * ox - oy * oy)));
    return square / reach;
  };
}

function spreadTo(t: number, spread: string | undefined): number {
  if (spread === 'repeat') return t - Math.floor(t);
  if (spread === 'reflect') return 1 - Math.abs((((t % 2) + 2) % 2) - 1);
  return Math.min(1, Math.max(0, t));
}

function colorAt(stops: readonly Stop[], t: number): Rgba {
  const next = stops.findIndex(({ offset }) => offset >= t);
  if (next === 0) return (stops[0] as Stop).color;
  if (next < 0) return (stops.at(-1) as Stop).color;
  const [from, to] = [stops[next - 1] as Stop, stops[next] as Stop];
  const share = to.offset === from.offset ? 1 : (t - from.offset) / (to.offset - from.offset);
  return from.color.map((value, index) => value + ((to.color[index] as number) - value) * share) as unknown as Rgba;
}
