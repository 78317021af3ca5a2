/** Colours for the site from those of its logo. Pure. */
import { nearestColor } from '../fields/nearest-color.ts';
import { groupColors, type WeightedColor } from './color-groups.ts';

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

/** The heaviest and most vivid colour first. Empty for a logo of black, white and grey. */
export function suggestPalettes(
  colors: readonly WeightedColor[],
  backgrounds: PaletteBackgrounds,
): readonly SuggestedPalette[] {
  const vivid = groupColors(colors).filter(({ chroma }) => chroma >= LEAST_CHROMA);
  const strength = ({ weight, chroma }: (typeof vivid)[number]) => weight * (chroma + LEAST_CHROMA);
  const ranked = vivid.toSorted((one, other) => strength(other) - strength(one));
  const [strongest] = ranked;
  if (strongest === undefined) return [];
  const seen = ranked.filter((group) => strength(group) >= strength(strongest) * LEAST_SHARE);
  return seen.slice(0, MOST_PALETTES).map(({ color }) => {
    const primary = nearest(color, backgrounds.light);
    const light = nearest(color, backgrounds.dark, BRIGHT_CONTRAST);
    return { from: color, primary, light, dark: nearest(primary, WHITE) };
  });
}

function nearest(color: string, background: string, ratio = ENOUGH_CONTRAST): string {
  return nearestColor(color, background, ratio) ?? nearestColor(color, background, ENOUGH_CONTRAST) ?? color;
}
