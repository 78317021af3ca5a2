/** What the theme makes of an author's colours, so that text stays readable whatever they are. */
import type { ColorSettings } from '../../engine/config/site-config.ts';
import { fromOklch, mix, parseHex, type Rgb, toOklch } from './color.ts';
import { BLACK, contrast, isDark, readable, WHITE } from './contrast.ts';

/** Colours of one mode. */
export interface Palette {
  /** How browsers draw scroll bars and fields on it. */
  readonly scheme: 'light' | 'dark';
  readonly background: Rgb;
  /** Fields, code and quiet boxes. */
  readonly surface: Rgb;
  readonly text: Rgb;
  readonly mutedText: Rgb;
  /** Links and marks: the author's colour, moved until it is readable. */
  readonly accent: Rgb;
  /** Behind the current entry of the navigation. */
  readonly accentSoft: Rgb;
  readonly button: Rgb;
  readonly buttonText: Rgb;
  /** Colours with a meaning (callouts, methods, badges) as text on the background and on a tint of themselves. */
  readonly tones: Readonly<Record<ToneName, Rgb>>;
  /** Hue of the author's colour in degrees, for greys that belong to it. */
  readonly hue: number;
}

export type ToneName = 'blue' | 'green' | 'amber' | 'orange' | 'red' | 'purple';

/** Chroma and hue of each tone; lightness follows the mode, and then the background. */
const TONES: Readonly<Record<ToneName, readonly [chroma: number, hue: number]>> = {
  blue: [0.15, 255],
  green: [0.13, 155],
  amber: [0.12, 75],
  orange: [0.14, 48],
  red: [0.18, 25],
  purple: [0.16, 300],
};

/** What WCAG AA asks of text. */
const TEXT_CONTRAST = 4.5;
const FALLBACK_ACCENT: Rgb = [0.09, 0.55, 0.31];

export function lightPalette(colors: ColorSettings): Palette {
  const accent = parseHex(colors.primary) ?? FALLBACK_ACCENT;
  return makePalette(accent, parseHex(colors.dark) ?? accent, parseHex(colors.background?.light ?? ''), false);
}

export function darkPalette(colors: ColorSettings): Palette {
  const primary = parseHex(colors.primary) ?? FALLBACK_ACCENT;
  const accent = parseHex(colors.light) ?? primary;
  return makePalette(accent, parseHex(colors.dark) ?? primary, parseHex(colors.background?.dark ?? ''), true);
}

function makePalette(accent: Rgb, button: Rgb, given: Rgb | undefined, isDarkMode: boolean): Palette {
  const { hue, chroma } = toOklch(accent);
  const tint = Math.min(chroma, 0.012);
  const background = given ?? (isDarkMode ? fromOklch({ lightness: 0.17, chroma: tint * 0.8, hue }) : WHITE);
  const isOnDark = isDark(background);
  const ink = fromOklch(
    isOnDark ? { lightness: 0.93, chroma: tint * 0.5, hue } : { lightness: 0.24, chroma: tint * 1.4, hue },
  );
  const surface = tinted(background, ink, isOnDark ? 0.06 : 0.04);
  const soft = tinted(background, accent, isOnDark ? 0.16 : 0.09);
  // The last stands for callouts and code in the line, whose tints the style sheet mixes.
  const grounds = [background, surface, soft, tinted(background, ink, 0.09)];
  const text = readable(ink, grounds, TEXT_CONTRAST);
  return {
    scheme: isOnDark ? 'dark' : 'light',
    background,
    surface,
    text,
    mutedText: readable(mix(text, background, 0.36), grounds, TEXT_CONTRAST),
    accent: readable(accent, grounds, TEXT_CONTRAST),
    accentSoft: soft,
    button,
    buttonText: contrast(WHITE, button) >= TEXT_CONTRAST ? WHITE : BLACK,
    tones: makeTones(background, ink),
    hue,
  };
}

/** A background with a little of another colour in it: less on a middling grey, where text has no contrast to give away. */
function tinted(background: Rgb, tint: Rgb, amount: number): Rgb {
  const strongest = isDark(background) ? WHITE : BLACK;
  for (let share = amount; share > 0.005; share /= 2) {
    const color = mix(background, tint, share);
    if (contrast(strongest, color) >= TEXT_CONTRAST) return color;
  }
  return background;
}

function makeTones(background: Rgb, ink: Rgb): Palette['tones'] {
  const grounds = [background, tinted(background, ink, 0.14)];
  const lightness = isDark(background) ? 0.79 : 0.5;
  const tones = Object.entries(TONES).map(([name, [chroma, hue]]) => [
    name,
    readable(fromOklch({ lightness, chroma, hue }), grounds, TEXT_CONTRAST),
  ]);
  return Object.fromEntries(tones) as Palette['tones'];
}
