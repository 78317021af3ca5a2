import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHex, fromOklch, parseHex, type Rgb, toOklch } from './color.ts';
import { BLACK, contrast, readable, WHITE } from './contrast.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('reads the ways of writing a colour', () => {
  expect(parseHex('#fff')).toEqual([1, 1, 1]);
  expect(parseHex('#0D9373')).toEqual([13 / 255, 147 / 255, 115 / 255]);
  expect(parseHex('#0D937380')).toEqual(parseHex('#0D9373'));
  expect(parseHex('teal')).toBeUndefined();
});

test('a colour comes back from OKLCH as it went', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(formatHex(fromOklch(toOklch(parseHex(color) as Rgb)))).toBe(color);
    }),
  );
});

test('contrast is that of WCAG', () => {
  expect(contrast(WHITE, BLACK)).toBeCloseTo(21);
  expect(contrast(parseHex('#767676') as Rgb, WHITE)).toBeCloseTo(4.54, 2);
});

test('a readable colour keeps its hue and is left alone when it is fine', () => {
  const yellow = parseHex('#ffe600') as Rgb;
  const moved = readable(yellow, [WHITE], 4.5);
  expect(contrast(moved, WHITE)).toBeGreaterThanOrEqual(4.5);
  expect(Math.abs(toOklch(moved).hue - toOklch(yellow).hue)).toBeLessThan(4);
  expect(readable(BLACK, [WHITE], 4.5)).toBe(BLACK);
});

test('every text of the palette is readable whatever the author picks', () => {
  const readsOn = (palette: Palette) => {
    const rounded = (color: Rgb) => parseHex(formatHex(color)) as Rgb;
    const ratio = (text: Rgb, background: Rgb) => contrast(rounded(text), rounded(background));
    for (const background of [palette.background, palette.surface, palette.accentSoft]) {
      expect(ratio(palette.text, background)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(palette.mutedText, background)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(palette.accent, background)).toBeGreaterThanOrEqual(4.5);
    }
    for (const tone of Object.values(palette.tones))
      expect(ratio(tone, palette.background)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(palette.buttonText, palette.button)).toBeGreaterThanOrEqual(4.5);
  };
  fc.assert(
    fc.property(hex, hex, hex, hex, hex, (primary, light, dark, lightBackground, darkBackground) => {
      const colors = { primary, light, dark };
      readsOn(lightPalette(colors));
      readsOn(darkPalette(colors));
      const background = { light: lightBackground, dark: darkBackground };
      readsOn(lightPalette({ ...colors, background }));
      readsOn(darkPalette({ ...colors, background }));
    }),
  );
});
