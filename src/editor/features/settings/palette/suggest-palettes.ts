/** Colours for the site from those of its logo. Pure. */
import { parseHex, toOklch } from '../../../../shared/color/color.ts';
import { contrastRatio } from '../../../ui/contrast.ts';
import { nearestColor } from '../fields/nearest-color.ts';
import { type ColorGroup, groupColors, type WeightedColor } from './color-groups.ts';

export interface SuggestedPalette {
  /** The colour of the logo that it is made from. */
  readonly from: string;
  /** Reads well on the page in light mode. */
  readonly primary: string;
  /** Reads well on the page in dark mode. */
  readonly light: string;
  /** White text on it reads well. */
  readonly dark: string;
}

/** Backgrounds that the colours will stand on, hexadecimal. */
export interface PaletteBackgrounds {
  readonly light: string;
  readonly dark: string;
}

/** Readable text, by WCAG AA. */
const ENOUGH_CONTRAST = 4.5;
/** On a dark page a colour wants more, or it looks dull beside the text. */
const BRIGHT_CONTRAST = 7;
const WHITE = '#ffffff';
/** Below this chroma a colour is a grey, with or without a tinge. */
const LEAST_CHROMA = 0.04;
/** Share of the strongest colour below which another is a speck. */
const LEAST_SHARE = 0.04;
const MOST_PALETTES = 3;
const SAME_HUE_DEGREES = 30;

/**
 * The heaviest and most vivid colour first. Empty for a logo of black, white and grey.
 * @param colors of the logo in light mode
 * @param inDarkMode of the logo in dark mode, where that is another picture
 */
export function suggestPalettes(
  colors: readonly WeightedColor[],
  backgrounds: PaletteBackgrounds,
  inDarkMode: readonly WeightedColor[] = colors,
): readonly SuggestedPalette[] {
  const shades = vividGroups(inDarkMode);
  const vivid = vividGroups(colors);
  // What is black in light mode may have its colour in dark mode.
  return (vivid.length > 0 ? vivid : shades).slice(0, MOST_PALETTES).map(({ color }) => {
    const shade = shades.find((one) => isShadeOf(one.color, color) && reads(one.color, backgrounds.dark));
    const light = shade ? shade.color : nearest(color, backgrounds.dark, BRIGHT_CONTRAST);
    const primary = nearest(color, backgrounds.light);
    return { from: color, primary, light, dark: nearest(primary, WHITE) };
  });
}

function vividGroups(colors: readonly WeightedColor[]) {
  const strength = ({ weight, chroma }: ColorGroup) => weight * (chroma + LEAST_CHROMA);
  const ranked = groupColors(colors)
    .filter(({ chroma }) => chroma >= LEAST_CHROMA)
    .toSorted((one, other) => strength(other) - strength(one));
  const [strongest] = ranked;
  return ranked.filter((group) => strongest && strength(group) >= strength(strongest) * LEAST_SHARE);
}

/** Another tone of the same hue. */
function isShadeOf(one: string, other: string): boolean {
  if (one === other) return false;
  const [first, second] = [one, other].map((color) => toOklch(parseHex(color) ?? [0, 0, 0]).hue);
  const turn = Math.abs((first ?? 0) - (second ?? 0));
  return Math.min(turn, 360 - turn) <= SAME_HUE_DEGREES;
}

function reads(color: string, background: string): boolean {
  return contrastRatio(color, background) >= BRIGHT_CONTRAST;
}

function nearest(color: string, background: string, ratio = ENOUGH_CONTRAST): string {
  return nearestColor(color, background, ratio) ?? nearestColor(color, background, ENOUGH_CONTRAST) ?? color;
}
