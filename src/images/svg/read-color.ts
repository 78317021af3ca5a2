/** Colours as CSS writes them. */
import { channels, toGamma, toLinear } from '../../shared/color/color.ts';
import { COLOR_NAMES } from '../../shared/color/color-names.ts';

/** Channels and alpha, 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** `undefined` for what is no colour we know. */
export function readColor(text: string): Rgba | undefined {
  const written = text.trim().toLowerCase();
  if (written === 'transparent') return [0, 0, 0, 0];
  const digits = /^#([\da-f]{3,8})$/.exec(written)?.[1] ?? COLOR_NAMES.get(written);
  if (digits !== undefined) return readDigits(digits);
  const wide = /^color\(\s*(display-p3|srgb)\s+([^)]*)\)$|^(oklch)\(([^)]*)\)$/.exec(written);
  if (wide !== null) return readWide(wide[1] ?? 'oklch', wide[2] ?? wide[4] ?? '');
  const [, kind, list = ''] = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(written) ?? [];
  if (kind === undefined) return undefined;
  const parts = list.split(/[\s,/]+/).filter((part) => part !== '');
  if (parts.length < 3 || parts.some((part) => !/^[-+\d.e]+(?:%|deg)?$/.test(part))) return undefined;
  const alpha = parts[3] === undefined ? 1 : clamp(Number.parseFloat(parts[3]) / (parts[3].endsWith('%') ? 100 : 1));
  const [first, second, third] = parts.map((part) => Number.parseFloat(part)) as [number, number, number];
  if (kind === 'hsl') return [...hslToRgb(first, second / 100, third / 100), alpha];
  const channel = (value: number, index: number) => clamp(value / (parts[index]?.endsWith('%') ? 100 : 255));
  return [channel(first, 0), channel(second, 1), channel(third, 2), alpha];
}

/** Colours of screens that show more of them, as near as others come. */
function readWide(space: string, list: string): Rgba | undefined {
  const parts = list.split(/[\s/]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => Number.parseFloat(part) / (part.endsWith('%') ? 100 : 1));
  const [first = 0, second = 0, third = 0, alpha = 1] = numbers;
  if (parts.length < 3 || numbers.some(Number.isNaN)) return undefined;
  if (space === 'srgb') return [clamp(first), clamp(second), clamp(third), clamp(alpha)];
  if (space === 'oklch') {
    const chroma = parts[1]?.endsWith('%') ? second * 0.4 : second;
    const [red, green, blue] = channels({ lightness: first, chroma, hue: third });
    return [clamp(red), clamp(green), clamp(blue), clamp(alpha)];
  }
  const [red, green, blue] = [toLinear(first), toLinear(second), toLinear(third)];
  return [
    fromLight(1.2249401763 * red - 0.2249401763 * green),
    fromLight(-0.0420569549 * red + 1.0420569549 * green),
    fromLight(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue),
    clamp(alpha),
  ];
}

function fromLight(light: number): number {
  return clamp(toGamma(light));
}

function readDigits(digits: string): Rgba | undefined {
  if (digits.length === 5 || digits.length === 7) return undefined;
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return [red, green, blue, alpha];
}

function hslToRgb(hue: number, saturation: number, lightness: number): readonly [number, number, number] {
  const channel = (offset: number) => {
    const place = (offset + hue / 30 + 360) % 12;
    const range = saturation * Math.min(lightness, 1 - lightness);
    return clamp(lightness - range * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
