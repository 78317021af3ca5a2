/** Text that can be read on the colours that authors give. */
import { formatHex, mix, type Rgb } from '../../shared/color/color.ts';
import { BLACK, contrast, isDark, readable, WHITE } from '../../shared/color/contrast.ts';
import { readColor } from './read-color.ts';

/** WCAG 2.2 for text. */
const LEAST_CONTRAST = 4.5;
/** Softer than black, where that is enough. */
const NEARLY_BLACK: Rgb = [0.11, 0.11, 0.11];
/** Page and boxes of a diagram in the theme's own colours, in light and in dark mode. */
const LIGHT = { page: WHITE, box: [0.94, 0.94, 0.95] } as const;
const DARK = { page: [0.06, 0.065, 0.075], box: [0.15, 0.16, 0.18] } as const;

/**
 * The colour of text: the author's, moved until it can be read, or black or white when he gives only the ground. Where
 * light and dark mode need two, both of them (`light-dark()`); a browser that does not know it takes the page's own.
 *
 * @param opacity Of the ground, 0 to 1, beside that of its colour: the page shines through the rest.
 * @returns `undefined` where the page's own colour is right.
 */
export function textColorOn(ground: string | undefined, wanted: string | undefined, opacity = 1): string | undefined {
  const color = wanted === undefined ? undefined : readColor(wanted)?.rgb;
  const own = ground === undefined ? undefined : readColor(ground);
  const share = (own?.opacity ?? 0) * opacity;
  if (own === undefined || share === 0) {
    return color === undefined ? undefined : both(textOn(LIGHT.box, color), textOn(DARK.box, color), wanted, color);
  }
  const [light, dark] = [LIGHT, DARK].map(({ page }) => textOn(mix(page, own.rgb, share), color)) as [Rgb, Rgb];
  return both(light, dark, wanted, color);
}

/** Whether a browser knows the colour, and we know what can be read on it. */
export function isKnownColor(written: string): boolean {
  return written === 'none' || readColor(written) !== undefined;
}

function textOn(ground: Rgb, wanted: Rgb | undefined): Rgb {
  if (wanted === undefined) {
    if (isDark(ground)) return WHITE;
    return contrast(NEARLY_BLACK, ground) >= LEAST_CONTRAST ? NEARLY_BLACK : BLACK;
  }
  if (contrast(wanted, ground) >= LEAST_CONTRAST) return wanted;
  const moved = readable(wanted, [ground], LEAST_CONTRAST);
  return contrast(moved, ground) >= LEAST_CONTRAST ? moved : isDark(ground) ? WHITE : BLACK;
}

/** The author's colour stays as it is written where it stays at all. */
function both(light: Rgb, dark: Rgb, wanted: string | undefined, color: Rgb | undefined): string {
  const [first, second] = [light, dark].map((rgb) => (rgb === color && wanted !== undefined ? wanted : formatHex(rgb)));
  return first === second ? (first ?? '') : `light-dark(${first},${second})`;
}
