/** Draws what icons are made of in SVG. What it cannot draw, it names. */

import type { Subpath } from '../../shared/svg-path.ts';
import type { Picture } from '../picture.ts';
import { isPlainBlend } from './blend.ts';
import { cover } from './coverage.ts';
import { cutIntoDashes, readDashes } from './dash.ts';
import { Effort, FILL_EFFORT, LAYER_EFFORT } from './effort.ts';
import { applyFilter } from './filter.ts';
import { makeGradient, type Paint } from './gradient.ts';
import { type Box, boxOfImage, paintImage, placeImage } from './image.ts';
import { Layer } from './layer.ts';
import { IDENTITY, invert, type Matrix, multiply, scaleOf } from './matrix.ts';
import { makePattern } from './pattern.ts';
import { flatten, type Polygon, type StrokeStyle, strokePolygons, transformPolygons } from './polygon.ts';
import { readColor } from './read-color.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { readLength, shapeOf, type Viewport } from './shapes.ts';
import { type Declarations, readStyleSheet, type StyleSheet } from './style-sheet.ts';
import { placeBox, transformOf, viewOf } from './view-box.ts';

export interface SvgDrawing {
  readonly picture: Picture;
  /** What the drawing asks for and the picture lacks; empty when it is as its author meant it. */
  readonly missing: readonly string[];
}

/** Finds the picture that an `<image>` names, by its address as written; see `pictureAddresses`. */
export type FindPicture = (address: string) => Picture | undefined;

/** Drawn on a square of `size` pixels, transparent around it; `undefined` for what is no SVG. */
export function drawSvg(source: string, size: number, findPicture: FindPicture): SvgDrawing | undefined {
  const root = readXml(source);
  if (root?.name !== 'svg') return undefined;
  const drawer = new SvgDrawer(root, findPicture);
  return { picture: drawer.draw(size), missing: [...drawer.missing].sort() };
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
  ...['stroke-dasharray', 'stroke-dashoffset'],
];
const GROUPS = new Set(['g', 'a', 'svg', 'switch']);
/** Elements that a picture cannot show, for want of fonts and browsers. */
const UNKNOWN = new Set(['text', 'foreignobject', 'video']);
/** A picture inside of a drawing with so many is as much work as a layer. */
const USUAL_PIXELS = 512 * 512;
/** An outline of so many lines and curves is as much work as a plain element. */
const PIECES_AN_ELEMENT = 10;
/** Deeper than any drawing, so that elements that use each other come to an end. */
const DEEPEST = 24;

class SvgDrawer {
  readonly missing = new Set<string>();
  readonly #root: XmlElement;
  readonly #ids = new Map<string, XmlElement>();
  readonly #parents = new Map<XmlElement, XmlElement>();
  readonly #sheet: StyleSheet;
  readonly #findPicture: FindPicture;
  readonly #effort = new Effort();

  constructor(root: XmlElement, findPicture: FindPicture) {
    this.#root = root;
    this.#findPicture = findPicture;
    const styles: string[] = [];
    const visit = (element: XmlElement): void => {
      const { id } = element.attributes;
      if (id !== undefined && !this.#ids.has(id)) this.#ids.set(id, element);
      if (element.name === 'style') styles.push(element.text);
      for (const child of element.children) {
        this.#parents.set(child, element);
        visit(child);
      }
    };
    visit(root);
    this.#sheet = readStyleSheet(styles, (element) => this.#parents.get(element));
    if (!this.#sheet.isComplete) this.missing.add('style');
  }

  draw(size: number): Picture {
    const layer = new Layer(size);
    const view = viewOf(this.#root.attributes, { width: 300, height: 150 });
    const matrix = placeBox(view, { width: size, height: size });
    this.#element(this.#root, { matrix, view, inherited: {}, isClip: false, depth: 0 }, layer);
    return layer.toPicture();
  }

  #element(element: XmlElement, state: State, layer: Layer): void {
    if (UNKNOWN.has(element.name)) this.missing.add(element.name);
    const own = withVariables(this.#sheet.propertiesOf(element), state.inherited);
    if (own.display === 'none' || state.depth > DEEPEST || !this.#canDo(1)) return;
    const inner = this.#enter(element, own, state);
    const opacity = state.isClip ? 1 : Math.min(1, Math.max(0, readLength(own.opacity, 1, 1)));
    const isSeenThrough = ['clip-path', 'mask', 'filter'].every((key) => (own[key] ?? 'none') === 'none');
    const isPlain = isPlainBlend(own['mix-blend-mode']);
    if (opacity === 1 && isSeenThrough && isPlain) {
      this.#content(element, own, inner, layer);
      return;
    }
    if (!this.#canDo(LAYER_EFFORT)) return;
    const target = new Layer(layer.size);
    this.#content(element, own, inner, target);
    const values = this.#filtered(target, own, inner);
    const mask = this.#maskOf(own, inner, () => this.#boxOf(element, own, inner, target), layer.size);
    layer.draw(values, opacity, mask, own['mix-blend-mode']);
  }

  /** The state inside of an element. */
  #enter(element: XmlElement, own: Declarations, state: State): State {
    const transform = transformOf(own, state.view);
    if (transform === undefined) this.missing.add('transform');
    for (const key of ['marker-start', 'marker-mid', 'marker-end', 'backdrop-filter']) {
      if (own[key] !== undefined && own[key] !== 'none') this.missing.add(key);
    }
    const inherited: Record<string, string> = { ...state.inherited };
    for (const [key, value] of Object.entries(own)) if (key.startsWith('--')) inherited[key] = value;
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
    if (shape !== undefined) this.#shape(shape, own, state, layer);
    else if (element.name === 'use') this.#use(own, state, layer);
    else if (element.name === 'image') this.#image(own, state, layer);
    else if (GROUPS.has(element.name)) {
      // Of a switch, what asks for nothing that only a browser has.
      const isOpen = (child: XmlElement) =>
        child.name !== 'foreignobject' && !('requiredExtensions' in child.attributes);
      const children = element.name === 'switch' ? element.children.filter(isOpen).slice(0, 1) : element.children;
      for (const child of children) this.#element(child, state, layer);
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

  #image(own: Declarations, state: State, layer: Layer): void {
    if (state.isClip || state.inherited.visibility === 'hidden') return;
    const picture = this.#findPicture(own.href ?? own['xlink:href'] ?? '');
    if (picture === undefined) {
      this.missing.add('image');
      return;
    }
    // All of its pixels are looked at to make it smaller.
    if (!this.#canDo(LAYER_EFFORT * Math.max(1, (picture.width * picture.height) / USUAL_PIXELS))) return;
    const { width, height } = state.view;
    const box = boxOfImage(own, picture, (key, isDown) => readLength(own[key], isDown ? height : width));
    const shown = placeImage(picture, box, own.preserveAspectRatio);
    const paint = paintImage(picture, shown, state.matrix);
    const left = Math.max(box.x, shown.x);
    const top = Math.max(box.y, shown.y);
    const right = Math.min(box.x + box.width, shown.x + shown.width);
    const bottom = Math.min(box.y + box.height, shown.y + shown.height);
    const corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
    const coverage = cover(
      transformPolygons([{ points: corners, isClosed: true }], state.matrix),
      'nonzero',
      layer.size,
    );
    if (coverage !== undefined && paint !== undefined) layer.fill(coverage, paint, 1);
  }

  #shape(shape: readonly Subpath[], own: Declarations, state: State, layer: Layer): void {
    const { inherited, matrix, isClip } = state;
    if (shape.length === 0 || inherited.visibility === 'hidden' || inherited.visibility === 'collapse') return;
    const pieces = shape.reduce((sum, one) => sum + one.pieces.length, 0);
    if (!this.#canDo(pieces / PIECES_AN_ELEMENT)) return;
    const scale = scaleOf(matrix);
    const polygons = flatten(shape, scale);
    const surface = { polygons, state, layer };
    const fill = (): void => {
      const rule = (isClip ? inherited['clip-rule'] : inherited['fill-rule']) === 'evenodd' ? 'evenodd' : 'nonzero';
      const written = isClip ? 'black' : (inherited.fill ?? 'black');
      this.#paint(surface, transformPolygons(polygons, matrix), rule, written, inherited['fill-opacity']);
    };
    const stroke = (): void => {
      // A stroke that does not scale is as wide as in the drawing's own units.
      const unit = /non-scaling/.test(own['vector-effect'] ?? '') ? layer.size / state.view.width / (scale || 1) : 1;
      const style = this.#strokeStyle(state, unit);
      if (isClip || style.width <= 0) return;
      const dashes = readDashes(inherited['stroke-dasharray']);
      const shift = readLength(inherited['stroke-dashoffset'], state.view.width);
      const lines = dashes === undefined ? polygons : cutIntoDashes(polygons, dashes, shift);
      const outline = transformPolygons(strokePolygons(lines, style, scale), matrix);
      this.#paint(surface, outline, 'nonzero', inherited.stroke ?? 'none', inherited['stroke-opacity']);
    };
    const isStrokeFirst = inherited['paint-order']?.startsWith('stroke') === true;
    for (const step of isStrokeFirst ? [stroke, fill] : [fill, stroke]) step();
  }

  #strokeStyle({ inherited, view }: State, unit: number): StrokeStyle {
    const isPainted = (inherited.stroke ?? 'none') !== 'none';
    return {
      width: isPainted ? readLength(inherited['stroke-width'], (view.width + view.height) / 2, 1) * unit : 0,
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
    const coverage = paint && cover(polygons, rule, surface.layer.size);
    if (coverage === undefined || paint === undefined) return;
    const share = (coverage.width * coverage.height) / surface.layer.size ** 2;
    if (!this.#canDo(FILL_EFFORT * share)) return;
    surface.layer.fill(coverage, paint, surface.state.isClip ? 1 : Math.min(1, Math.max(0, readLength(opacity, 1, 1))));
  }

  /** `undefined` for `none`. */
  #readPaint(written: string, surface: Surface): Paint | undefined {
    const { polygons, state } = surface;
    const [, reference, fallback = 'none'] = /^url\(\s*["']?([^"')]+)["']?\s*\)\s*(.*)$/.exec(written.trim()) ?? [];
    const currentColor = state.inherited.color ?? 'black';
    if (reference !== undefined) {
      const element = this.#find(reference);
      if (element === undefined) return this.#readPaint(fallback || 'none', surface);
      const find = (to: string | undefined) => this.#find(to);
      const place = { matrix: state.matrix, view: state.view, box: boxOfPolygons(polygons) };
      if (element.name === 'pattern') {
        const draw = (source: XmlElement, matrix: Matrix, layer: Layer): void => {
          const inner = this.#enter(source, this.#sheet.propertiesOf(source), { ...state, inherited: {} });
          for (const child of source.children) this.#element(child, { ...inner, matrix }, layer);
        };
        if (state.depth > DEEPEST || !this.#canDo(LAYER_EFFORT)) return undefined;
        return makePattern({ ...place, chain: this.#chainOf(element), draw });
      }
      const isGradient = /^(?:linear|radial)gradient$/.test(element.name);
      const gradient = isGradient
        ? makeGradient(element, { ...place, currentColor, find, sheet: this.#sheet })
        : undefined;
      if (gradient === undefined) this.missing.add(element.name);
      return gradient;
    }
    if (/^none$/i.test(written.trim())) return undefined;
    const color = readColor(/^currentcolor$/i.test(written.trim()) ? currentColor : written);
    if (color === undefined) this.missing.add(`colour ${written}`);
    return color && (() => color);
  }

  #filtered(target: Layer, own: Declarations, { matrix, inherited }: State): Float32Array {
    const written = own.filter ?? 'none';
    if (written === 'none') return target.values;
    const find = (to: string | undefined) => this.#find(to);
    const canGoOn = () => this.#canDo(LAYER_EFFORT);
    const currentColor = inherited.color ?? 'black';
    const place = { size: target.size, matrix, currentColor, find, sheet: this.#sheet, canGoOn };
    const values = applyFilter(target.values, written, place);
    if (values === undefined) this.missing.add('filter');
    return values ?? target.values;
  }

  /** What of the element a clip path and a mask leave, for each pixel. */
  #maskOf(own: Declarations, state: State, boxOf: () => Box | undefined, size: number): Float32Array | undefined {
    let shares: Float32Array | undefined;
    for (const key of ['clip-path', 'mask'] as const) {
      const written = own[key] ?? 'none';
      if (written === 'none') continue;
      const element = this.#find(/^url\(\s*["']?([^"')]+)/.exec(written)?.[1]);
      if (element === undefined) {
        this.missing.add(key);
        continue;
      }
      if (!this.#canDo(LAYER_EFFORT)) return shares;
      const isClip = key === 'clip-path';
      const layer = new Layer(size);
      const properties = this.#sheet.propertiesOf(element);
      const entered = this.#enter(element, properties, { ...state, inherited: {}, isClip });
      const { clipPathUnits, maskContentUnits } = element.attributes;
      const isInBox = [clipPathUnits, maskContentUnits].includes('objectBoundingBox');
      const box = isInBox ? boxOf() : undefined;
      if (isInBox && box === undefined) this.missing.add(key);
      const units: Matrix = box === undefined ? IDENTITY : [box.width, 0, 0, box.height, box.x, box.y];
      const inner = { ...entered, matrix: multiply(entered.matrix, units) };
      for (const child of element.children) this.#element(child, inner, layer);
      const isAlpha = isClip || properties['mask-type'] === 'alpha';
      const part = layer.shares(isAlpha ? 'alpha' : 'light');
      shares = shares === undefined ? part : shares.map((share, index) => share * (part[index] as number));
    }
    return shares;
  }

  /** In the user's units: of a shape by its outline, else of what was drawn, where nothing is turned. */
  #boxOf(element: XmlElement, own: Declarations, { matrix, view }: State, drawn: Layer): Box | undefined {
    const shape = shapeOf(element.name, own, view);
    if (shape !== undefined) return boxOfPolygons(flatten(shape, scaleOf(matrix)));
    const bounds = drawn.bounds();
    const inverse = invert(matrix);
    if (bounds === undefined || inverse === undefined || matrix[1] !== 0 || matrix[2] !== 0) return undefined;
    const [a, , , d, e, f] = inverse;
    return { x: a * bounds.x + e, y: d * bounds.y + f, width: a * bounds.width, height: d * bounds.height };
  }

  /** Whether there is room for this much more; see `Effort`. */
  #canDo(effort: number): boolean {
    const isEnough = this.#effort.take(effort);
    if (!isEnough) this.missing.add('more elements than can be drawn');
    return isEnough;
  }

  #chainOf(element: XmlElement): readonly XmlElement[] {
    const chain: XmlElement[] = [];
    let next: XmlElement | undefined = element;
    while (next !== undefined && !chain.includes(next)) {
      chain.push(next);
      next = this.#find(next.attributes.href ?? next.attributes['xlink:href']);
    }
    return chain;
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

function boxOfPolygons(polygons: readonly Polygon[]): Box {
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

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;

/** Values that name variables, with what these stand for, or what is given in their place. */
function withVariables(own: Declarations, inherited: Declarations): Declarations {
  const named = Object.entries(own).filter(([, value]) => value.includes('var('));
  if (named.length === 0) return own;
  const value = (written: string) =>
    written.replace(
      VARIABLE,
      (whole, name: string, fallback?: string) => own[name] ?? inherited[name] ?? fallback ?? whole,
    );
  return { ...own, ...Object.fromEntries(named.map(([key, written]) => [key, value(value(written)).trim()])) };
}
