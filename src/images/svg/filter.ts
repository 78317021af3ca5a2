/** Filters: the elements of a `<filter>`, and the functions of the property. */
import { blendOf, blendOver } from './blend.ts';
import { faded, LIGHT_TO_ALPHA, saturate, scaled, sepia, turnHue } from './color-matrices.ts';
import type { Values } from './filter-operations.ts';
import * as operations from './filter-operations.ts';
import type { Matrix } from './matrix.ts';
import { type Rgba, readColor } from './read-color.ts';
import type { XmlElement } from './read-xml.ts';
import type { Declarations, StyleSheet } from './style-sheet.ts';

export interface FilterPlace {
  readonly size: number;
  /** From the user's units to pixels. */
  readonly matrix: Matrix;
  readonly currentColor: string;
  readonly find: (reference: string | undefined) => XmlElement | undefined;
  readonly sheet: StyleSheet;
  /** Asked before each effect. */
  readonly canGoOn: () => boolean;
}

/** What the property asks for, done; `undefined` where it cannot be. */
export function applyFilter(source: Values, written: string, place: FilterPlace): Values | undefined {
  let values: Values | undefined = source;
  const steps = written.match(/[a-z-]+\((?:[^()]|\([^()]*\))*\)/gi);
  if (steps === null) return undefined;
  for (const step of steps) {
    if (values === undefined || !place.canGoOn()) return undefined;
    const [, name = '', inner = ''] = /^([a-z-]+)\((.*)\)$/is.exec(step) ?? [];
    if (name.toLowerCase() === 'url') {
      const element = place.find(inner.replace(/["'\s]/g, ''));
      values = element?.name === 'filter' ? new FilterRun(values, place).run(element) : undefined;
    } else values = applyFunction(values, name.toLowerCase(), inner.trim(), place);
  }
  return values;
}

function applyFunction(values: Values, name: string, inner: string, place: FilterPlace): Values | undefined {
  const number = Number.parseFloat(inner === '' ? '1' : inner) / (inner.endsWith('%') ? 100 : 1);
  if (name === 'drop-shadow') {
    const color = readColor(inner.replace(/(?:^|\s)-?[\d.]+(?:px)?(?=\s|$)/g, ' ').trim() || place.currentColor);
    const [dx = 0, dy = 0, deviation = 0] = (inner.match(/(?:^|\s)-?[\d.]+(?:px)?(?=\s|$)/g) ?? []).map(
      Number.parseFloat,
    );
    return color && dropShadow(values, place, dx, dy, [deviation, deviation], color);
  }
  if (!Number.isFinite(number)) return undefined;
  switch (name) {
    case 'blur':
      return operations.blur(
        values,
        place.size,
        number * lengthOf(place.matrix, 0),
        number * lengthOf(place.matrix, 2),
      );
    case 'brightness':
      return operations.byMatrix(values, scaled(number));
    case 'contrast':
      return operations.byMatrix(values, scaled(number, 0.5 - number / 2));
    case 'grayscale':
      return operations.byMatrix(values, saturate(1 - Math.min(1, number)));
    case 'hue-rotate':
      return operations.byMatrix(values, turnHue(inner.endsWith('turn') ? number * 360 : number));
    case 'invert':
      return operations.byMatrix(values, scaled(1 - 2 * Math.min(1, number), Math.min(1, number)));
    case 'opacity':
      return operations.byMatrix(values, faded(Math.min(1, number)));
    case 'saturate':
      return operations.byMatrix(values, saturate(number));
    case 'sepia':
      return operations.byMatrix(values, sepia(Math.min(1, number)));
    default:
      return undefined;
  }
}

/** How long a unit across (0) or down (2) becomes. */
function lengthOf(matrix: Matrix, from: 0 | 2): number {
  return Math.hypot(matrix[from], matrix[from + 1] as number);
}

function dropShadow(
  values: Values,
  { size, matrix }: FilterPlace,
  dx: number,
  dy: number,
  [across, down]: readonly [number, number],
  color: Rgba,
): Values {
  const [a, b, c, d] = matrix;
  const blurred = operations.blur(values, size, across * lengthOf(matrix, 0), down * lengthOf(matrix, 2));
  const moved = operations.offset(blurred, size, a * dx + c * dy, b * dx + d * dy);
  const shadow = operations.compose(operations.flood(values.length, color), moved, 'in');
  return operations.compose(values, shadow, 'over');
}

class FilterRun {
  readonly #source: Values;
  readonly #place: FilterPlace;
  readonly #results = new Map<string, Values>();
  #last: Values;

  constructor(source: Values, place: FilterPlace) {
    this.#source = source;
    this.#place = place;
    this.#last = source;
  }

  run(filter: XmlElement): Values | undefined {
    const { attributes } = filter;
    if (attributes.primitiveUnits === 'objectBoundingBox') return undefined;
    const shared = this.#place.sheet.propertiesOf(filter)['color-interpolation-filters'];
    for (const step of filter.children) {
      if (!step.name.startsWith('fe')) continue;
      if (!this.#place.canGoOn()) return undefined;
      const own = this.#place.sheet.propertiesOf(step);
      const isPlain = (own['color-interpolation-filters'] ?? shared) === 'sRGB';
      const result = this.#step(step, own, isPlain);
      if (result === undefined) return undefined;
      this.#last = isPlain ? result : operations.fromLight(result);
      if (own.result !== undefined) this.#results.set(own.result, this.#last);
    }
    return this.#last;
  }

  /** What an element takes in; `undefined` for what there is none of, such as the background. */
  #input(name: string | undefined, isPlain: boolean): Values | undefined {
    const values =
      name === undefined
        ? this.#last
        : name === 'SourceGraphic'
          ? this.#source
          : name === 'SourceAlpha'
            ? operations.mapColors(this.#source, ([, , , alpha]) => [0, 0, 0, alpha])
            : (this.#results.get(name) ?? (/^Background|Paint$/.test(name) ? undefined : this.#last));
    return values === undefined || isPlain ? values : operations.toLight(values);
  }

  #step(step: XmlElement, own: Declarations, isPlain: boolean): Values | undefined {
    const { size, matrix } = this.#place;
    const input = this.#input(own.in, isPlain);
    const color = (): Rgba | undefined => this.#floodColor(own, isPlain);
    switch (step.name) {
      case 'feflood': {
        const filled = color();
        return filled && operations.flood(this.#source.length, filled);
      }
      case 'femerge':
        return this.#merge(step, isPlain);
      case 'feblend':
      case 'fecomposite': {
        const below = this.#input(own.in2, isPlain);
        return input && below && combine(step.name, own, input, below);
      }
      default:
    }
    if (input === undefined) return undefined;
    const [first = 0, second = first] = numbers(own.stdDeviation ?? own.radius);
    switch (step.name) {
      case 'fegaussianblur':
        return operations.blur(input, size, first * lengthOf(matrix, 0), second * lengthOf(matrix, 2));
      case 'feoffset': {
        const [dx = 0, dy = 0] = [numbers(own.dx)[0], numbers(own.dy)[0]];
        return operations.offset(input, size, matrix[0] * dx + matrix[2] * dy, matrix[1] * dx + matrix[3] * dy);
      }
      case 'fedropshadow': {
        const filled = color();
        const deviation = own.stdDeviation === undefined ? ([2, 2] as const) : ([first, second] as const);
        const [dx = 2, dy = 2] = [numbers(own.dx)[0], numbers(own.dy)[0]];
        return filled && dropShadow(input, this.#place, dx, dy, deviation, filled);
      }
      case 'femorphology': {
        const radii = [first * lengthOf(matrix, 0), second * lengthOf(matrix, 2)] as const;
        return operations.spread(input, size, ...radii, own.operator === 'dilate');
      }
      case 'fecolormatrix': {
        const named = matrixOf(own);
        return named && operations.byMatrix(input, named);
      }
      case 'fecomponenttransfer':
        return transfer(step, input);
      case 'fetile':
        return input;
      default:
        return undefined;
    }
  }

  #merge(step: XmlElement, isPlain: boolean): Values | undefined {
    let merged: Values = new Float32Array(this.#source.length);
    for (const node of step.children) {
      if (node.name !== 'femergenode') continue;
      if (!this.#place.canGoOn()) return undefined;
      const above = this.#input(node.attributes.in, isPlain);
      if (above === undefined) return undefined;
      merged = operations.compose(above, merged, 'over');
    }
    return merged;
  }

  #floodColor(own: Declarations, isPlain: boolean): Rgba | undefined {
    const written = own['flood-color'] ?? 'black';
    const color = readColor(/^currentcolor$/i.test(written) ? this.#place.currentColor : written);
    if (color === undefined) return undefined;
    const [share = 1] = numbers(own['flood-opacity']);
    const part = own['flood-opacity']?.trim().endsWith('%') ? share / 100 : share;
    const filled: Rgba = [color[0], color[1], color[2], color[3] * part];
    if (isPlain) return filled;
    const [red = 0, green = 0, blue = 0] = operations.toLight(Float32Array.of(filled[0], filled[1], filled[2], 1));
    return [red, green, blue, filled[3]];
  }
}

function combine(name: string, own: Declarations, input: Values, below: Values): Values | undefined {
  if (name === 'feblend') {
    const blend = blendOf(own.mode);
    if (blend === undefined) return operations.compose(input, below, 'over');
    const result = below.slice();
    blendOver(result, input, blend);
    return result;
  }
  if (own.operator !== 'arithmetic') {
    return operations.compose(input, below, (own.operator ?? 'over') as operations.Operator);
  }
  const [k1 = 0, k2 = 0, k3 = 0, k4 = 0] = [own.k1, own.k2, own.k3, own.k4].map((one) => numbers(one)[0] ?? 0);
  return operations.arithmetic(input, below, [k1, k2, k3, k4]);
}

function matrixOf(own: Declarations): readonly number[] | undefined {
  const values = numbers(own.values);
  const [value] = values;
  if (own.type === 'saturate') return saturate(value ?? 1);
  if (own.type === 'hueRotate') return turnHue(value ?? 0);
  if (own.type === 'luminanceToAlpha') return LIGHT_TO_ALPHA;
  return values.length === 20 ? values : own.values === undefined ? scaled(1) : undefined;
}

/** Each channel by a curve of its own. */
function transfer(step: XmlElement, input: Values): Values {
  const curves = ['fefuncr', 'fefuncg', 'fefuncb', 'fefunca'].map((name) => {
    const attributes = step.children.find((child) => child.name === name)?.attributes;
    return attributes === undefined ? (value: number) => value : curveOf(attributes);
  });
  return operations.mapColors(input, (color) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = color.map((value, index) => curves[index]?.(value) ?? value);
    return [red, green, blue, alpha];
  });
}

function curveOf(attributes: Declarations): (value: number) => number {
  const number = (name: string, fallback: number) => numbers(attributes[name])[0] ?? fallback;
  const table = numbers(attributes.tableValues);
  const last = table.length - 1;
  if (attributes.type === 'linear') return (value) => number('slope', 1) * value + number('intercept', 0);
  if (attributes.type === 'gamma') {
    return (value) => number('amplitude', 1) * value ** number('exponent', 1) + number('offset', 0);
  }
  if (last < 0) return (value) => value;
  if (attributes.type === 'discrete')
    return (value) => table[Math.min(last, Math.floor(value * table.length))] as number;
  if (attributes.type !== 'table') return (value) => value;
  return (value) => {
    const at = Math.min(Math.max(0, last - 1), Math.floor(value * last));
    const from = table[at] as number;
    return from + (value * last - at) * ((table[at + 1] ?? from) - from);
  };
}

function numbers(text: string | undefined): readonly number[] {
  return (text?.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
}
