/** Colours by the names authors know (`gray-500`, `white/80`), mixed from a hue and a lightness each. */
import { arbitraryValue } from './lengths.ts';

/** Hue in degrees and highest chroma. */
const HUES: Readonly<Record<string, readonly [hue: number, chroma: number]>> = {
  slate: [257, 0.043],
  gray: [262, 0.028],
  zinc: [286, 0.015],
  neutral: [0, 0],
  stone: [56, 0.012],
  red: [26, 0.235],
  orange: [47, 0.205],
  amber: [68, 0.175],
  yellow: [90, 0.17],
  lime: [128, 0.22],
  green: [149, 0.2],
  emerald: [162, 0.16],
  teal: [183, 0.135],
  cyan: [212, 0.14],
  sky: [238, 0.165],
  blue: [261, 0.22],
  indigo: [277, 0.235],
  violet: [293, 0.25],
  purple: [304, 0.26],
  fuchsia: [322, 0.27],
  pink: [354, 0.235],
  rose: [17, 0.235],
};

/** Lightness and share of the highest chroma. */
const SHADES: Readonly<Record<string, readonly [lightness: number, share: number]>> = {
  50: [0.982, 0.07],
  100: [0.958, 0.16],
  200: [0.918, 0.3],
  300: [0.86, 0.5],
  400: [0.77, 0.78],
  500: [0.68, 0.98],
  600: [0.59, 1],
  700: [0.51, 0.9],
  800: [0.44, 0.74],
  900: [0.39, 0.58],
  950: [0.28, 0.4],
};
/** Greys are darker than colours of the same number. */
const GREYS: ReadonlySet<string> = new Set(['slate', 'gray', 'zinc', 'neutral', 'stone']);

const NAMED: Readonly<Record<string, string>> = {
  white: '#fff',
  black: '#000',
  transparent: 'transparent',
  current: 'currentColor',
  inherit: 'inherit',
  primary: 'var(--accent)',
  'primary-light': 'var(--accent)',
  'primary-dark': 'var(--button)',
};

/** `undefined` for what is no colour. */
export function colorFor(name: string): string | undefined {
  const [, base = '', opacity] = /^(.+?)(?:\/(\d+|\[[\d.]+%?\]))?$/.exec(name) ?? [];
  const color = baseColor(base);
  if (color === undefined || opacity === undefined) return color;
  const share = arbitraryValue(opacity);
  const percent = share === undefined ? `${opacity}%` : share.endsWith('%') ? share : `${Number(share) * 100}%`;
  return `color-mix(in srgb,${color} ${percent},transparent)`;
}

function baseColor(base: string): string | undefined {
  if (Object.hasOwn(NAMED, base)) return NAMED[base];
  const own = arbitraryValue(base);
  if (own !== undefined) return /^(?:#|rgb|hsl|okl|color|var\(--|[a-z]+$)/.test(own) ? own : undefined;
  const [, family = '', number = ''] = /^([a-z]+)-(\d+)$/.exec(base) ?? [];
  const hue = Object.hasOwn(HUES, family) ? HUES[family] : undefined;
  const shade = Object.hasOwn(SHADES, number) ? SHADES[number] : undefined;
  if (hue === undefined || shade === undefined) return undefined;
  const lightness = GREYS.has(family) && shade[0] < 0.8 ? shade[0] - 0.13 * (1 - (shade[0] - 0.28) * 0.6) : shade[0];
  return `oklch(${tidy(lightness)} ${tidy(hue[1] * shade[1])} ${hue[0]})`;
}

function tidy(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
