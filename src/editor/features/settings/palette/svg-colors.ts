/** The colours that a drawing is made of, as it writes them. Pure. */
import { formatHex, parseHex } from '../../../../shared/color/color.ts';
import type { WeightedColor } from './color-groups.ts';

/** A shape that is filled shows more of its colour than one that is only drawn round, or one end of a gradient. */
const WEIGHTS: Readonly<Record<string, number>> = { fill: 3, stroke: 1, 'stop-color': 2, color: 1, 'flood-color': 1 };

const PAINT = /\b(fill|stroke|stop-color|flood-color|(?<![-\w])color)\s*(?:=\s*["']|:)\s*([^"';}]+)/gi;
/** Parts that are drawn nowhere, or only cut other parts out. */
const UNSEEN = /<!--[\s\S]*?-->|<(mask|clipPath|metadata)\b[\s\S]*?<\/\1\s*>/gi;

/** The colours people write by name in logos. */
const NAMES: Readonly<Record<string, string>> = {
  aqua: '#00ffff',
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  coral: '#ff7f50',
  crimson: '#dc143c',
  cyan: '#00ffff',
  darkblue: '#00008b',
  darkgreen: '#006400',
  darkorange: '#ff8c00',
  darkred: '#8b0000',
  deeppink: '#ff1493',
  dodgerblue: '#1e90ff',
  fuchsia: '#ff00ff',
  gold: '#ffd700',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  hotpink: '#ff69b4',
  indigo: '#4b0082',
  lime: '#00ff00',
  limegreen: '#32cd32',
  magenta: '#ff00ff',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  orangered: '#ff4500',
  orchid: '#da70d6',
  pink: '#ffc0cb',
  purple: '#800080',
  rebeccapurple: '#663399',
  red: '#ff0000',
  royalblue: '#4169e1',
  salmon: '#fa8072',
  seagreen: '#2e8b57',
  silver: '#c0c0c0',
  skyblue: '#87ceeb',
  slateblue: '#6a5acd',
  steelblue: '#4682b4',
  teal: '#008080',
  tomato: '#ff6347',
  turquoise: '#40e0d0',
  violet: '#ee82ee',
  white: '#ffffff',
  yellow: '#ffff00',
};

/** Each colour once, the heaviest first. Empty for a drawing that is only a picture inside, or names no colour. */
export function svgColors(svg: string): readonly WeightedColor[] {
  const weights = new Map<string, number>();
  for (const [, property = '', value = ''] of svg.replace(UNSEEN, '').matchAll(PAINT)) {
    const color = readColor(value.trim().toLowerCase());
    const weight = WEIGHTS[property.toLowerCase()] ?? 1;
    if (color !== undefined) weights.set(color, (weights.get(color) ?? 0) + weight);
  }
  return [...weights].map(([color, weight]) => ({ color, weight })).sort((one, other) => other.weight - one.weight);
}

/** `undefined` for `none`, `currentColor`, a reference to a gradient, and what is no colour. */
function readColor(text: string): string | undefined {
  if (text.startsWith('#')) {
    const channels = parseHex(text);
    return channels && formatHex(channels);
  }
  const [, kind, inner = ''] = /^(rgb|hsl)a?\(([^)]*)\)/.exec(text) ?? [];
  if (kind === undefined) return NAMES[text];
  const [first = '', second = '', third = '', alpha = '1'] = inner.split(/[\s,/]+/).filter(Boolean);
  if (Number.parseFloat(alpha) === 0) return undefined;
  const parts = kind === 'rgb' ? [first, second, third].map(channelOf) : channelsOfHsl(first, second, third);
  return parts.every(Number.isFinite) ? formatHex(parts as [number, number, number]) : undefined;
}

function channelOf(text: string): number {
  return Number.parseFloat(text) / (text.endsWith('%') ? 100 : 255);
}

function channelsOfHsl(hue: string, saturation: string, lightness: string): readonly number[] {
  const light = Number.parseFloat(lightness) / 100;
  const range = (Number.parseFloat(saturation) / 100) * Math.min(light, 1 - light);
  return [0, 8, 4].map((shift) => {
    const place = (shift + Number.parseFloat(hue) / 30) % 12;
    return light - range * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  });
}
