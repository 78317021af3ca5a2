/** What filters do to the pixels of a layer: four values each, alpha multiplied in (W3C Filter Effects). */
import { toGamma, toLinear } from '../../shared/color/color.ts';

/** A square of pixels. */
export type Values = Float32Array;

/** By three passes of a mean, as the specification allows, which cost the same for any width. */
export function blur(values: Values, size: number, acrossBy: number, downBy: number): Values {
  let result = values;
  for (let pass = 0; pass < 3; pass += 1) {
    result = meanAlong(result, size, acrossBy, pass, 4, size * 4);
    result = meanAlong(result, size, downBy, pass, size * 4, 4);
  }
  return result;
}

/** @param step The way between the pixels that are averaged, `line` between such rows, in values. */
function meanAlong(values: Values, size: number, deviation: number, pass: number, step: number, line: number): Values {
  // Wider than twice the picture, a mean has all of it at every place.
  const width = Math.min(2 * size, Math.floor((deviation * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5));
  if (!(width >= 2)) return values;
  // A mean over an even number lies half a pixel aside: once to this side, once to the other.
  const isEven = width % 2 === 0;
  const length = isEven && pass === 2 ? width + 1 : width;
  const before = isEven && pass === 1 ? length / 2 - 1 : Math.floor(length / 2);
  const result = new Float32Array(values.length);
  for (let row = 0; row < size; row += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const at = (index: number) =>
        index < 0 || index >= size ? 0 : (values[row * line + index * step + channel] as number);
      let sum = 0;
      for (let index = -before; index < length - before; index += 1) sum += at(index);
      for (let index = 0; index < size; index += 1) {
        result[row * line + index * step + channel] = sum / length;
        sum += at(index + length - before) - at(index - before);
      }
    }
  }
  return result;
}

/** Moved by whole pixels and parts of them. */
export function offset(values: Values, size: number, dx: number, dy: number): Values {
  const result = new Float32Array(values.length);
  const [left, top] = [Math.floor(dx), Math.floor(dy)];
  const [shareX, shareY] = [dx - left, dy - top];
  const add = (x: number, y: number, from: number, share: number): void => {
    if (share === 0 || x < 0 || y < 0 || x >= size || y >= size) return;
    const to = (y * size + x) * 4;
    for (let channel = 0; channel < 4; channel += 1) {
      result[to + channel] = (result[to + channel] as number) + (values[from + channel] as number) * share;
    }
  };
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = (y * size + x) * 4;
      if (values[from + 3] === 0) continue;
      add(x + left, y + top, from, (1 - shareX) * (1 - shareY));
      add(x + left + 1, y + top, from, shareX * (1 - shareY));
      add(x + left, y + top + 1, from, (1 - shareX) * shareY);
      add(x + left + 1, y + top + 1, from, shareX * shareY);
    }
  }
  return result;
}

/** Each colour by itself, without its alpha. */
export function mapColors(
  values: Values,
  change: (color: readonly [number, number, number, number]) => readonly [number, number, number, number],
): Values {
  const result = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 4) {
    const alpha = values[at + 3] as number;
    const part = (channel: number) => (alpha === 0 ? 0 : (values[at + channel] as number) / alpha);
    const [red, green, blue, share] = change([part(0), part(1), part(2), alpha]);
    const clear = clamp(share);
    result[at] = clamp(red) * clear;
    result[at + 1] = clamp(green) * clear;
    result[at + 2] = clamp(blue) * clear;
    result[at + 3] = clear;
  }
  return result;
}

/** Twenty numbers: for each channel its share of the four, and what is added. */
export function byMatrix(values: Values, matrix: readonly number[]): Values {
  return mapColors(values, (color) => {
    const row = (start: number) =>
      color.reduce(
        (sum, channel, index) => sum + channel * (matrix[start + index] as number),
        matrix[start + 4] as number,
      );
    return [row(0), row(5), row(10), row(15)];
  });
}

export type Operator = 'over' | 'in' | 'out' | 'atop' | 'xor' | 'lighter';

export function compose(above: Values, below: Values, operator: Operator): Values {
  return above.map((value, index) => {
    const [shareAbove, shareBelow] = [above[index | 3] as number, below[index | 3] as number];
    const other = below[index] as number;
    if (operator === 'in') return value * shareBelow;
    if (operator === 'out') return value * (1 - shareBelow);
    if (operator === 'atop') return value * shareBelow + other * (1 - shareAbove);
    if (operator === 'xor') return value * (1 - shareBelow) + other * (1 - shareAbove);
    if (operator === 'lighter') return Math.min(1, value + other);
    return value + other * (1 - shareAbove);
  });
}

export function arithmetic(
  one: Values,
  other: Values,
  [k1, k2, k3, k4]: readonly [number, number, number, number],
): Values {
  const result = one.map((value, index) => {
    const second = other[index] as number;
    return clamp(k1 * value * second + k2 * value + k3 * second + k4);
  });
  // No colour is stronger than its alpha.
  return result.map((value, index) => Math.min(value, result[index | 3] as number));
}

/** The strongest or the weakest value around. */
export function spread(values: Values, size: number, across: number, down: number, isWider: boolean): Values {
  const pick = isWider ? Math.max : Math.min;
  const along = (from: Values, radius: number, step: number, line: number): Values => {
    if (!(radius >= 1)) return from;
    const result = new Float32Array(from.length);
    for (let row = 0; row < size; row += 1) {
      for (let index = 0; index < size; index += 1) {
        for (let channel = 0; channel < 4; channel += 1) {
          let best = from[row * line + index * step + channel] as number;
          for (let near = index - radius; near <= index + radius; near += 1) {
            best = pick(best, near < 0 || near >= size ? 0 : (from[row * line + near * step + channel] as number));
          }
          result[row * line + index * step + channel] = best;
        }
      }
    }
    return result;
  };
  const inside = (radius: number) => Math.min(size, Math.round(radius));
  return along(along(values, inside(across), 4, size * 4), inside(down), size * 4, 4);
}

/** The same colour everywhere. @param color Alpha not multiplied in. */
export function flood(length: number, [red, green, blue, alpha]: readonly [number, number, number, number]): Values {
  const result = new Float32Array(length);
  for (let at = 0; at < length; at += 4) result.set([red * alpha, green * alpha, blue * alpha, alpha], at);
  return result;
}

export function toLight(values: Values): Values {
  return mapColors(values, ([red, green, blue, alpha]) => [toLinear(red), toLinear(green), toLinear(blue), alpha]);
}

export function fromLight(values: Values): Values {
  return mapColors(values, ([red, green, blue, alpha]) => [toGamma(red), toGamma(green), toGamma(blue), alpha]);
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}
