/** Colours as CSS writes them. */
import { COLOR_NAMES } from './color-names.ts';

/** Channels and alpha, 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** `undefined` for what is no colour we know. */
export function readColor(text: string): Rgba | undefined {
  const written = text.trim().toLowerCase();
  if (written === 'transparent') return [0, 0, 0, 0];
  const digits = /^#([\da-f]{3,8})$/.exec(written)?.[1] ?? COLOR_NAMES.get(written);
  if (digits !== undefined) return readDigits(digits);
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
