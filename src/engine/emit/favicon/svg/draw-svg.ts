/** Draws the part of SVG that icons are made of. What it cannot draw, it names. */
import type { Subpath } from '../../../../shared/svg-path.ts';
import type { Picture } from '../picture.ts';
import { cover } from './coverage.ts';
import { makeGradient, type Paint } from './gradient.ts';
import { Layer } from './layer.ts';
import { IDENTITY, type Matrix, multiply, readTransform, scaleOf } from './matrix.ts';
import { flatten, type Polygon, type StrokeStyle, strokePolygons, transformPolygons } from './polygon.ts';
import { readColor } from './read-color.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { readLength, shapeOf, type Viewport } from './shapes.ts';
import { type Declarations, readStyleSheet, type StyleSheet } from './style-sheet.ts';

export interface SvgDrawing {
  readonly picture: Picture;
  /** What the drawing asks for and the picture lacks; empty when it is as its author meant it. */
  readonly missing: readonly string[];
}

/** Drawn on a square of `size` pixels, transparent around it; `undefined` for what is no SVG. */
export function drawSvg(source: string, size: number): SvgDrawing | undefined {
  const root = readXml(source);
  if (root?.name !== 'svg') return undefined;
  const drawer = new SvgDrawer(root, size);
  return { picture: drawer.draw(), missing: [...drawer.missing].sort() };
}

interface State {
  readonly matrix: Matrix;
  readonly view: Viewport;
  readonly inherited: Declarations;
  /** Only the outlines count: for clip paths. */
  readonly isClip: boolean;
  readonly depth: number;
}

const INHERITED = [
  ...['color', 'fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'visibility', 'paint-order'],
  ...['stroke', 'stroke-opacity', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  'stroke-dasharray',
];
const GROUPS = new Set(['g', 'a', 'svg']);
/** Elements that a picture cannot show, or not without fonts and other pictures. */
const UNKNOWN = new Set(['text', 'image', 'foreignobject', 'switch', 'video']);
const MOVING = /^(?:animate|animatetransform|animatemotion|set)$/;
/** Deeper than any drawing, so that elements that use each other come to an end. */
const DEEPEST = 24;

class SvgDrawer {
  readonly missing = new Set<string>();
  readonly #root: XmlElement;
  readonly #size: number;
  readonly #ids = new Map<string, XmlElement>();
  readonly #sheet: StyleSheet;

  constructor(root: XmlElement, size: number) {
    this.#root = root;
    this.#size = size;
    const styles: string[] = [];
    const visit = (element: XmlElement): void => {
      const { id } = element.attributes;
      if (id !== undefined && !this.#ids.has(id)) this.#ids.set(id, element);
      if (element.name === 'style') styles.push(element.text);
      element.children.forEach(visit);
    };
    visit(root);
    this.#sheet = readStyleSheet(styles);
    if (!this.#sheet.isComplete) this.missing.add('style');
  }

  draw(): Picture {
    const layer = new Layer(this.#size);
    const { attributes } = this.#root;
    const view = viewOf(attributes, { width: 300, height: 150 });
    const matrix = placeBox(view, { width: this.#size, height: this.#size });
    this.#element(this.#root, { matrix, view, inherited: {}, isClip: false, depth: 0 }, layer);
    return layer.toPicture();
  }

  #element(element: XmlElement, state: State, layer: Layer): void {
    if (element.children.some(({ name }) => MOVING.test(name))) this.missing.add('animation');
    if (UNKNOWN.has(element.name)) this.missing.add(element.name);
    const own = this.#sheet.propertiesOf(element);
    if (own.display === 'none' || state.depth > DEEPEST) return;
    const inner = this.#enter(element, own, state);
    const opacity = state.isClip ? 1 : Math.min(1, Math.max(0, readLength(own.opacity, 1, 1)));
    const mask = this.#maskOf(own, inner);
    const isDirect = opacity === 1 && mask === undefined;
    const target = isDirect ? layer : new Layer(this.#size);
    this.#content(element, own, inner, target);
    if (!isDirect) layer.draw(target, opacity, mask);
  }

  /** The state inside of an element. */
  #enter(element: XmlElement, own: Declarations, state: State): State {
    const transform = readTransform(own.transform);
    const isPlaced = own['transform-origin'] === undefined || transform === IDENTITY;
    if (transform === undefined || !isPlaced) this.missing.add('transform');
    for (const key of ['filter', 'marker-start', 'marker-mid', 'marker-end', 'backdrop-filter', 'animation']) {
      if (own[key] !== undefined && own[key] !== 'none') this.missing.add(key);
    }
    if (/non-scaling/.test(own['vector-effect'] ?? '')) this.missing.add('vector-effect');
    if (!/^(?:normal|auto)?$/.test(own['mix-blend-mode'] ?? '')) this.missing.add('mix-blend-mode');
    const inherited: Record<string, string> = { ...state.inherited };
    for (const key of INHERITED) {
      const value = own[key];
      if (value !== undefined && value !== 'inherit') inherited[key] = value;
    }
    let matrix = multiply(state.matrix, transform ?? IDENTITY);
    let view = state.view;
    if (element.name === 'svg' && element !== this.#root) {
      const room = {
        width: readLength(own.width, view.width, view.width),
        height: readLength(own.height, view.height, view.height),
      };
      const place: Matrix = [1, 0, 0, 1, readLength(own.x, view.width), readLength(own.y, view.height)];
      const box = viewOf(element.attributes, room);
      const isBoxed = element.attributes.viewBox !== undefined;
      matrix = multiply(matrix, isBoxed ? multiply(place, placeBox(box, room)) : place);
      view = box;
    }
    return { ...state, matrix, view, inherited, depth: state.depth + 1 };
  }

  #content(element: XmlElement, own: Declarations, state: State, layer: Layer): void {
    const shape = shapeOf(element.name, own, state.view);
    if (shape !== undefined) this.#shape(shape, state, layer);
    else if (element.name === 'use') this.#use(own, state, layer);
    else if (GROUPS.has(element.name)) {
      for (const child of element.children) this.#element(child, state, layer);
    }
  }

  #use(own: Declarations, state: State, layer: Layer): void {
    const used = this.#find(own.href ?? own['xlink:href']);
    if (used === undefined) return;
    const place: Matrix = [1, 0, 0, 1, readLength(own.x, state.view.width), readLength(own.y, state.view.height)];
    const size = { ...(own.width && { width: own.width }), ...(own.height && { height: own.height }) };
    const element =
      used.name === 'symbol' || used.name === 'svg'
        ? { ...used, name: 'svg', attributes: { ...used.attributes, ...size } }
        : used;
    this.#element(element, { ...state, matrix: multiply(state.matrix, place) }, layer);
  }

  #shape(shape: readonly Subpath[], state: State, layer: Layer): void {
    const { inherited, matrix, isClip } = state;
    if (shape.length === 0 || inherited.visibility === 'hidden' || inherited.visibility === 'collapse') return;
    const scale = scaleOf(matrix);
    const polygons = flatten(shape, scale);
    const surface = { polygons, state, layer };
    const fill = (): void => {
      const rule = (isClip ? inherited['clip-rule'] : inherited['fill-rule']) === 'evenodd' ? 'evenodd' : 'nonzero';
      const written = isClip ? 'black' : (inherited.fill ?? 'black');
      this.#paint(surface, transformPolygons(polygons, matrix), rule, written, inherited['fill-opacity']);
    };
    const stroke = (): void => {
      const style = this.#strokeStyle(state);
      if (isClip || style.width <= 0) return;
      const outline = transformPolygons(strokePolygons(polygons, style, scale), matrix);
      this.#paint(surface, outline, 'nonzero', inherited.stroke ?? 'none', inherited['stroke-opacity']);
    };
    const isStrokeFirst = inherited['paint-order']?.startsWith('stroke') === true;
    for (const step of isStrokeFirst ? [stroke, fill] : [fill, stroke]) step();
  }

  #strokeStyle({ inherited, view }: State): StrokeStyle {
    const isPainted = (inherited.stroke ?? 'none') !== 'none';
    const dashes = inherited['stroke-dasharray'] ?? 'none';
    if (isPainted && !/^(?:none|[0,\s]*)$/.test(dashes)) this.missing.add('stroke-dasharray');
    return {
      width: isPainted ? readLength(inherited['stroke-width'], (view.width + view.height) / 2, 1) : 0,
      cap: inherited['stroke-linecap'] ?? 'butt',
      join: inherited['stroke-linejoin'] ?? 'miter',
      miterLimit: readLength(inherited['stroke-miterlimit'], 1, 4),
    };
  }

  #paint(
    surface: Surface,
    polygons: readonly Polygon[],
    rule: 'nonzero' | 'evenodd',
    written: string,
    opacity: string | undefined,
  ): void {
    const paint = this.#readPaint(written, surface);
    const coverage = paint && cover(polygons, rule, this.#size);
    if (coverage === undefined || paint === undefined) return;
    surface.layer.fill(coverage, paint, surface.state.isClip ? 1 : Math.min(1, Math.max(0, readLength(opacity, 1, 1))));
  }

  /** `undefined` for `none`. */
  #readPaint(written: string, { polygons, state }: Pick<Surface, 'polygons' | 'state'>): Paint | undefined {
    const [, reference, fallback = 'none'] = /^url\(\s*["']?([^"')]+)["']?\s*\)\s*(.*)$/.exec(written.trim()) ?? [];
    const currentColor = state.inherited.color ?? 'black';
    if (reference !== undefined) {
      const element = this.#find(reference);
      if (element === undefined) return this.#readPaint(fallback || 'none', { polygons, state });
      const isGradient = /^(?:linear|radial)gradient$/.test(element.name);
      const find = (to: string | undefined) => this.#find(to);
      const place = { matrix: state.matrix, box: boxOf(polygons), currentColor, find, sheet: this.#sheet };
      const gradient = isGradient ? makeGradient(element, place) : undefined;
      if (gradient === undefined) this.missing.add(element.name);
      return gradient;
    }
    if (/^none$/i.test(written.trim())) return undefined;
    const color = readColor(/^currentcolor$/i.test(written.trim()) ? currentColor : written);
    if (color === undefined) this.missing.add(`colour ${written}`);
    return color && (() => color);
  }

  /** What of the element a clip path and a mask leave, for each pixel. */
  #maskOf(own: Declarations, state: State): Float32Array | undefined {
    let shares: Float32Array | undefined;
    for (const key of ['clip-path', 'mask'] as const) {
      const written = own[key] ?? 'none';
      if (written === 'none') continue;
      const element = this.#find(/^url\(\s*["']?([^"')]+)/.exec(written)?.[1]);
      if (element === undefined) {
        this.missing.add(key);
        continue;
      }
      const { clipPathUnits, maskContentUnits } = element.attributes;
      if ([clipPathUnits, maskContentUnits].includes('objectBoundingBox')) this.missing.add(key);
      const isClip = key === 'clip-path';
      const layer = new Layer(this.#size);
      const properties = this.#sheet.propertiesOf(element);
      const inner = this.#enter(element, properties, { ...state, inherited: {}, isClip });
      for (const child of element.children) this.#element(child, inner, layer);
      const isAlpha = isClip || properties['mask-type'] === 'alpha';
      const part = layer.shares(isAlpha ? 'alpha' : 'light');
      shares = shares === undefined ? part : shares.map((share, index) => share * (part[index] as number));
    }
    return shares;
  }

  #find(reference: string | undefined): XmlElement | undefined {
    return reference?.trim().startsWith('#') ? this.#ids.get(reference.trim().slice(1)) : undefined;
  }
}

/** What is painted: where it is, and what of it is inherited. */
interface Surface {
  readonly polygons: readonly Polygon[];
  readonly state: State;
  readonly layer: Layer;
}

function boxOf(polygons: readonly Polygon[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of polygons) {
    for (const { x, y } of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The part of the plane that an `<svg>` shows. */
function viewOf(attributes: Declarations, room: Viewport): Viewport & { readonly x: number; readonly y: number } {
  const [x = 0, y = 0, width = 0, height = 0] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0 && Number.isFinite(x + y)) return { x, y, width, height };
  const size = (key: 'width' | 'height') => readLength(attributes[key], room[key]) || room[key];
  return { x: 0, y: 0, width: size('width'), height: size('height') };
}

/** As large as there is room, in the middle. */
function placeBox(view: Viewport & { readonly x: number; readonly y: number }, room: Viewport): Matrix {
  const scale = Math.min(room.width / view.width, room.height / view.height);
  const left = (room.width - view.width * scale) / 2 - view.x * scale;
  const top = (room.height - view.height * scale) / 2 - view.y * scale;
  return [scale, 0, 0, scale, left, top];
}
