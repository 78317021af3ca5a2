/** Colours as authors write them. */
import { parseHex, type Rgb } from '../../shared/color/color.ts';
import { COLOR_NAMES } from './color-names.ts';

export interface AuthorColor {
  readonly rgb: Rgb;
  /** 1 for a colour that nothing shines through. */
  readonly opacity: number;
}

const NUMBER = String.raw`(-?[\d.]+)(%|deg)?`;
const FUNCTION = new RegExp(
  String.raw`^(rgb|hsl)a?\(\s*${NUMBER}[\s,]+${NUMBER}[\s,]+${NUMBER}\s*(?:[,/]\s*${NUMBER}\s*)?\)$`,
  'i',
);

/** Names, `#rgb`, `#rrggbb`, both with an opacity behind, `rgb()` and `hsl()`; `undefined` for anything else. */
export function readColor(written: string): AuthorColor | undefined {
  const text = written.trim().toLowerCase();
  if (text === 'transparent') return { rgb: [0, 0, 0], opacity: 0 };
  const hex = COLOR_NAMES.get(text) ?? /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
  if (hex !== undefined) {
    const rgb = parseHex(hex);
    const last = hex.length === 4 ? hex.slice(3).repeat(2) : hex.slice(6);
    return rgb && { rgb, opacity: last === '' ? 1 : Number.parseInt(last, 16) / 255 };
  }
  const match = FUNCTION.exec(text);
  if (match === null) return undefined;
  const [, kind, a, aUnit, b, bUnit, c, cUnit, opacity, opacityUnit] = match;
  const share = (value: string | undefined, unit: string | undefined, whole: number): number =>
    Math.min(1, Math.max(0, Number(value) / (unit === '%' ? 100 : whole)));
  const rgb: Rgb =
    kind === 'hsl'
      ? fromHsl(Number(a), share(b, '%', 100), share(c, '%', 100))
      : [share(a, aUnit, 255), share(b, bUnit, 255), share(c, cUnit, 255)];
  return { rgb, opacity: opacity === undefined ? 1 : share(opacity, opacityUnit, 1) };
}

/** @param hue In degrees. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4)];
}
