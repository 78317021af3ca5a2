import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blend, formatHex, fromOklch, mix, parseHex, type Rgb, toOklch } from '../../shared/color/color.ts';
import { BLACK, contrast, readable, WHITE } from '../../shared/color/contrast.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';

const HARSH = [
  '#ffff00',
  '#ffffff',
  '#000000',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#00ffff',
  '#808080',
  '#777777',
];
const any = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const hex = fc.oneof(any, fc.constantFrom(...HARSH));
const rgb = (color: string) => parseHex(color) as Rgb;

test('reads the ways of writing a colour', () => {
  expect(parseHex('#fff')).toEqual([1, 1, 1]);
  expect(parseHex('#0D9373')).toEqual([13 / 255, 147 / 255, 115 / 255]);
  expect(parseHex('#0D937380')).toEqual(parseHex('#0D9373'));
  expect(parseHex('teal')).toBeUndefined();
});

test('a colour comes back from OKLCH as it went', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(formatHex(fromOklch(toOklch(rgb(color))))).toBe(color);
    }),
  );
});

test('contrast is that of WCAG', () => {
  expect(contrast(WHITE, BLACK)).toBeCloseTo(21);
  expect(contrast(rgb('#767676'), WHITE)).toBeCloseTo(4.54, 2);
});

test('colours blend as browsers blend them in oklab', () => {
  expect(formatHex(blend(rgb('#ffffff'), rgb('#0000ff'), 0.5))).toBe('#74a3ff');
  expect(formatHex(blend(rgb('#123456'), rgb('#123456'), 0.3))).toBe('#123456');
});

test('a readable colour keeps its hue and is left alone when it is fine', () => {
  const yellow = rgb('#ffe600');
  const moved = readable(yellow, [WHITE], 4.5);
  expect(contrast(moved, WHITE)).toBeGreaterThanOrEqual(4.5);
  expect(Math.abs(toOklch(moved).hue - toOklch(yellow).hue)).toBeLessThan(4);
  expect(readable(BLACK, [WHITE], 4.5)).toBe(BLACK);
});

/** Fills of callouts and cards in the style sheet, and what an author could give one. */
const FILLS = [
  ...[fromOklch({ lightness: 0.64, chroma: 0.18, hue: 255 }), fromOklch({ lightness: 0.7, chroma: 0.17, hue: 155 })],
  ...[fromOklch({ lightness: 0.8, chroma: 0.17, hue: 82 }), fromOklch({ lightness: 0.65, chroma: 0.22, hue: 25 })],
  ...HARSH.map(rgb),
];
const CODE_STYLES = ['tokens-of-code', 'code'].map((name) =>
  readFileSync(new URL(`../styles/components/${name}.css`, import.meta.url), 'utf8'),
);
const CODE_COLORS = [
  ...CODE_STYLES.join('').matchAll(
    /light-dark\(oklch\(([\d.]+) ([\d.]+) ([^)]+\)?)\), oklch\(([\d.]+) ([\d.]+) ([^)]+\)?)\)\)/g,
  ),
].map(([, ...parts]) => parts);

/** All that a reader reads, and what it stands on. */
function textsOf(palette: Palette): readonly (readonly [what: string, text: Rgb, ground: Rgb])[] {
  const { background, surface, accentSoft, text, mutedText, link, accent, accentOnTint, hue, scheme } = palette;
  const ownGrounds = [background, surface, accentSoft, mix(background, text, 0.05)];
  const onPage = [...ownGrounds, ...FILLS.map((fill) => blend(background, fill, 0.08))];
  const words: readonly (readonly [string, Rgb])[] = [
    ['text', text],
    ['quiet text', mutedText],
    ['link in a callout', accentOnTint],
  ];
  const isLight = scheme === 'light';
  const { lightness, chroma, hue: own } = toOklch(background);
  const code = isLight
    ? palette.isCodeApart
      ? rgb('#fafafa')
      : blend(background, text, 0.025)
    : fromOklch({ lightness: Math.min(lightness + 0.035, 0.23), chroma, hue: own });
  return [
    ...onPage.flatMap((ground) => words.map(([what, color]) => [what, color, ground] as const)),
    ['link', link, background],
    ...ownGrounds.map((ground) => ['mark or current entry', accent, ground] as const),
    ['code in the line', text, mix(background, text, 0.07)],
    ...FILLS.map((fill) => ['code in a callout', text, mix(blend(background, fill, 0.08), text, 0.07)] as const),
    ['link with code', accentOnTint, mix(background, text, 0.07)],
    ['selected text', text, palette.selection],
    ['marked text', text, palette.mark],
    ['button', palette.buttonText, palette.button],
    ['button under the pointer', palette.buttonText, palette.buttonHover],
    ['badge or method', mutedText, blend(background, mutedText, 0.11)],
    ...Object.entries(palette.tones).flatMap(([name, tone]) =>
      [0, 0.09, 0.11, 0.13].map((share) => [`${name} on its tint`, tone, blend(background, tone, share)] as const),
    ),
    ...CODE_COLORS.map((parts) => {
      const [l, c, h] = isLight ? parts.slice(0, 3) : parts.slice(3);
      const color = fromOklch({ lightness: Number(l), chroma: Number(c), hue: h?.startsWith('var') ? hue : Number(h) });
      return [`code ${l} ${c} ${h}`, color, code] as const;
    }),
  ];
}

function palettes(): fc.Arbitrary<readonly Palette[]> {
  const background = fc.option(fc.record({ light: hex, dark: hex }), { nil: undefined });
  return fc
    .record({ primary: hex, light: hex, dark: hex, background })
    .map(({ background: given, ...colors }) => ({ ...colors, ...(given && { background: given }) }))
    .map((colors) => [lightPalette(colors), darkPalette(colors)]);
}

test('the colours of code are found in the style sheet', () => {
  expect(CODE_COLORS.length).toBeGreaterThan(8);
});

test('every text is readable whatever the author picks', () => {
  fc.assert(
    fc.property(palettes(), (both) => {
      for (const palette of both) {
        for (const [what, text, ground] of textsOf(palette)) {
          const ratio = contrast(text, ground);
          if (ratio < 4.5)
            throw new Error(`${what}: ${formatHex(text)} on ${formatHex(ground)} has ${ratio.toFixed(2)}`);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('a colour that is readable where it is used is left alone', () => {
  for (const color of ['#0e7490', '#2563eb', '#7c3aed', '#0d6b85']) {
    const { link, accent } = lightPalette({ primary: color, light: color, dark: color });
    expect([color, formatHex(link), formatHex(accent)]).toEqual([color, color, color]);
  }
  // 4.8 to 1 on white: a link keeps it, what stands on a tint of it does not.
  const red = lightPalette({ primary: '#dc2626', light: '#dc2626', dark: '#dc2626' });
  expect([formatHex(red.link), formatHex(red.accent) === '#dc2626']).toEqual(['#dc2626', false]);
  const blue = darkPalette({ primary: '#1d4ed8', light: '#60a5fa', dark: '#1d4ed8' });
  expect([formatHex(blue.link), formatHex(blue.accent)]).toEqual(['#60a5fa', '#60a5fa']);
});

test('focus rings and the edges of controls can be seen whatever the author picks', () => {
  fc.assert(
    fc.property(palettes(), (both) => {
      for (const { background, surface, accent, control } of both) {
        expect(Math.min(contrast(accent, background), contrast(accent, surface))).toBeGreaterThanOrEqual(3);
        expect(Math.min(contrast(control, background), contrast(control, surface))).toBeGreaterThanOrEqual(3);
      }
    }),
  );
});

test('a background that leaves room for text is the author’s, to the last step', () => {
  const backgrounds = { light: '#fffdf6', dark: '#0b1a2b' };
  const colors = { primary: '#cc3300', light: '#ff6644', dark: '#aa2200', background: backgrounds };
  expect(formatHex(lightPalette(colors).background)).toBe(backgrounds.light);
  expect(formatHex(darkPalette(colors).background)).toBe(backgrounds.dark);
});
