/** Contrast as WCAG 2 measures it, and colours moved until they have enough. */
import { fromOklch, type Rgb, toLinear, toOklch } from './color.ts';

export const WHITE: Rgb = [1, 1, 1];
export const BLACK: Rgb = [0, 0, 0];

/** Relative luminance, 0 for black to 1 for white. */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map(toLinear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Whether text on this background has to be light. */
export function isDark(background: Rgb): boolean {
  return contrast(WHITE, background) > contrast(BLACK, background);
}

/**
 * The colour itself when it passes, else the nearest lightness of the same hue that does; black or white, whichever
 * the background asks for, when nothing else is left.
 */
export function moveUntil(color: Rgb, background: Rgb, passes: (candidate: Rgb) => boolean): Rgb {
  if (passes(color)) return color;
  const isOnDark = isDark(background);
  const { lightness, chroma, hue } = toOklch(color);
  let near = lightness;
  let far = isOnDark ? 1 : 0;
  for (let round = 0; round < 14; round += 1) {
    const middle = (near + far) / 2;
    if (passes(fromOklch({ lightness: middle, chroma, hue }))) far = middle;
    else near = middle;
  }
  const moved = fromOklch({ lightness: far, chroma, hue });
  return passes(moved) ? moved : isOnDark ? WHITE : BLACK;
}

/** The colour, moved until it stands out from every background by `ratio`; the first says whether it is to be light. */
export function readable(color: Rgb, backgrounds: readonly Rgb[], ratio: number): Rgb {
  return moveUntil(color, backgrounds[0] ?? WHITE, (candidate) =>
    backgrounds.every((background) => contrast(candidate, background) >= ratio),
  );
}
