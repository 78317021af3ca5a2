/** Many colours brought to the few that a person would name. Pure. */
import { parseHex, toOklch } from '../../../../shared/color/color.ts';

export interface WeightedColor {
  /** Hexadecimal. */
  readonly color: string;
  /** How much of it there is, in any unit. */
  readonly weight: number;
}

export interface ColorGroup extends WeightedColor {
  /** From 0, which is grey. */
  readonly chroma: number;
}

/** Distance in OKLab below which two colours are shades of one: an edge, a shadow, the steps of a gradient. */
const ALIKE = 0.09;

interface Group {
  weight: number;
  readonly color: string;
  readonly place: readonly [number, number, number];
}

/** Groups of colours that look alike, each under its heaviest colour; the heaviest group first. */
export function groupColors(colors: readonly WeightedColor[]): readonly ColorGroup[] {
  const groups: Group[] = [];
  for (const { color, weight } of colors.toSorted((one, other) => other.weight - one.weight)) {
    const place = placeOf(color);
    const near = groups.find((group) => distance(group.place, place) < ALIKE);
    if (near) near.weight += weight;
    else groups.push({ color, weight, place });
  }
  return groups
    .map(({ color, weight, place }) => ({ color, weight, chroma: Math.hypot(place[1], place[2]) }))
    .sort((one, other) => other.weight - one.weight);
}

function placeOf(color: string): readonly [number, number, number] {
  const { lightness, chroma, hue } = toOklch(parseHex(color) ?? [0, 0, 0]);
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
}
