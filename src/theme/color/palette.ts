/** What the theme makes of an author's colours, so that text stays readable whatever they are. */
import type { ColorSettings } from '../../config/site-config.ts';
import { blend, fromOklch, mix, parseHex, type Rgb, toOklch } from '../../shared/color/color.ts';
import { BLACK, contrast, isDark, luminance, moveUntil, readable, WHITE } from '../../shared/color/contrast.ts';

/** Colours of one mode. */
export interface Palette {
  /** How browsers draw scroll bars and fields on it. */
  readonly scheme: 'light' | 'dark';
  readonly background: Rgb;
  /** Fields, code and quiet boxes. */
  readonly surface: Rgb;
  readonly text: Rgb;
  readonly mutedText: Rgb;
  /** Links on the page itself: the author's colour, moved only where it is not readable there. */
  readonly link: Rgb;
  /** Marks and chosen entries, which may stand on a field, a shade or a tint of their own colour. */
  readonly accent: Rgb;
  /** Links and marks where authors choose the colour below them: in callouts, cards, code. */
  readonly accentOnTint: Rgb;
  /** Behind the current entry of the navigation. */
  readonly accentSoft: Rgb;
  /** Behind text that the reader has selected. */
  readonly selection: Rgb;
  /** Behind words that the author has marked. */
  readonly mark: Rgb;
  readonly button: Rgb;
  readonly buttonHover: Rgb;
  readonly buttonText: Rgb;
  /** Edges of fields and quiet buttons. */
  readonly control: Rgb;
  /** Code cannot stand on a shade of this background: its colours are made for one that is nearly white. */
  readonly isCodeApart: boolean;
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
/** What it asks of the parts of a control. */
const CONTROL_CONTRAST = 3;
/** Contrast of a background with black or white, so that there is enough for text on tints of it. */
const ROOM = 6.4;
const TINT_ROOM = 5;
/** How much of the text's colour is in what lies under the pointer, and in every second row of a table at most. */
const HOVER = 0.05;
/** The strongest tints of the style sheet that text stands on: of anything, of a sign in the line, and of the tone itself. */
const MOST_TINTED = 0.1;
const INLINE_CODE = 0.075;
const TONE_TINT = 0.14;
/** Relative luminance below which the lightest colour of code no longer reads. */
const LEAST_LIGHT_FOR_CODE = 0.94;
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
  const background = withRoom(given ?? (isDarkMode ? fromOklch({ lightness: 0.17, chroma: tint * 0.8, hue }) : WHITE));
  const isOnDark = isDark(background);
  const ink = fromOklch(
    isOnDark ? { lightness: 0.93, chroma: tint * 0.5, hue } : { lightness: 0.24, chroma: tint * 1.4, hue },
  );
  const surface = mix(background, ink, isOnDark ? 0.06 : 0.04);
  const soft = tinted(background, isAlike(accent, background) ? ink : accent, isOnDark ? 0.16 : 0.09);
  const end = isOnDark ? WHITE : BLACK;
  const grounds = [background, surface, soft, blend(background, end, MOST_TINTED), mix(background, end, INLINE_CODE)];
  const onTint = readable(accent, grounds, TEXT_CONTRAST);
  const selection = tinted(background, onTint, 0.25);
  const tones = makeTones(background);
  const mark = tinted(background, tones.amber, 0.22);
  const codeInBox = mix(blend(background, end, MOST_TINTED), end, INLINE_CODE);
  const text = readable(ink, [...grounds, codeInBox, selection, mark], TEXT_CONTRAST);
  const buttonText = contrast(WHITE, button) >= TEXT_CONTRAST ? WHITE : BLACK;
  return {
    scheme: isOnDark ? 'dark' : 'light',
    background,
    surface,
    text,
    mutedText: moveUntil(mix(text, background, 0.36), background, (candidate) =>
      [...grounds, blend(background, candidate, TONE_TINT)].every(
        (ground) => contrast(candidate, ground) >= TEXT_CONTRAST,
      ),
    ),
    link: readable(accent, [background], TEXT_CONTRAST),
    accent: readable(accent, [background, surface, soft, mix(background, end, HOVER)], TEXT_CONTRAST),
    accentOnTint: onTint,
    accentSoft: soft,
    selection,
    mark,
    button,
    // Away from its text, so that it is no harder to read under the pointer.
    buttonHover: blend(button, buttonText === WHITE ? BLACK : WHITE, 0.12),
    buttonText,
    control: moveUntil(mix(background, text, 0.3), background, (candidate) =>
      [background, surface].every((ground) => contrast(candidate, ground) >= CONTROL_CONTRAST),
    ),
    isCodeApart: !isOnDark && luminance(background) < LEAST_LIGHT_FOR_CODE,
    tones,
    hue,
  };
}

/** Black on black, or white on white: a tint of it would not be seen. */
function isAlike(color: Rgb, background: Rgb): boolean {
  return contrast(color, background) < 1.3 && Math.abs(toOklch(color).chroma - toOklch(background).chroma) < 0.05;
}

/** A middling background goes a little towards its nearer end: on it, text would have no contrast to give to tints. */
function withRoom(background: Rgb): Rgb {
  const { lightness, chroma, hue } = toOklch(background);
  const end = isDark(background) ? 0 : 1;
  const opposite = end === 0 ? WHITE : BLACK;
  for (let step = 0; step < 40; step += 1) {
    const candidate =
      step === 0 ? background : fromOklch({ lightness: lightness + (end - lightness) * (step / 40), chroma, hue });
    if (contrast(opposite, candidate) >= ROOM) return candidate;
  }
  return end === 0 ? BLACK : WHITE;
}

/** A background with a little of another colour in it: less where that would leave text too little contrast. */
function tinted(background: Rgb, tint: Rgb, amount: number): Rgb {
  const strongest = isDark(background) ? WHITE : BLACK;
  for (let share = amount; share > 0.005; share /= 2) {
    const color = mix(background, tint, share);
    if (contrast(strongest, color) >= TINT_ROOM) return color;
  }
  return background;
}

function makeTones(background: Rgb): Palette['tones'] {
  const lightness = isDark(background) ? 0.79 : 0.5;
  const tones = Object.entries(TONES).map(([name, [chroma, hue]]) => {
    const tone = fromOklch({ lightness, chroma, hue });
    const isReadable = (candidate: Rgb) =>
      [background, blend(background, candidate, TONE_TINT)].every(
        (ground) => contrast(candidate, ground) >= TEXT_CONTRAST,
      );
    return [name, moveUntil(tone, background, isReadable)];
  });
  return Object.fromEntries(tones) as Palette['tones'];
}
