import { expect, test } from 'vitest';
import { codeThemeNames, readCodeTheme } from '../shared/code-themes/read-code-theme.ts';
import { parseHex, type Rgb } from '../shared/color/color.ts';
import { contrast } from '../shared/color/contrast.ts';
import { codeThemeStyles } from './code-theme-styles.ts';

test.each(codeThemeNames().map((name) => [name]))('every colour of %s can be read on its ground', (name) => {
  const theme = readCodeTheme(name);
  const ground = parseHex(theme?.ground ?? '') as Rgb;
  for (const color of [theme?.text ?? '', ...(theme?.kinds.values() ?? [])]) {
    expect(contrast(parseHex(color) as Rgb, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a theme for each mode has its own colours in each', () => {
  const css = codeThemeStyles({ light: 'github-light', dark: 'github-dark' }).join('\n');
  expect(css).toContain(':root[data-mode=light]{--code-bg:#ffffff;');
  expect(css).toContain(':root[data-mode=dark]{--code-bg:#24292e;');
  expect(css).toMatch(/:root\[data-mode=dark\] \.code \.k\{color:#[\da-f]{6}\}/);
});

test('one theme is the same in both modes, and a mode without a known one keeps the colours of the site', () => {
  expect(codeThemeStyles({ light: 'nord', dark: 'nord' }).join('')).not.toContain('data-mode');
  expect(codeThemeStyles({ light: 'noord', dark: 'nord' }).join('')).not.toContain('[data-mode=light]{');
  expect(codeThemeStyles({ light: 'nord' }).join('')).not.toContain('data-mode=dark]{');
  expect(codeThemeStyles(undefined)).toEqual([]);
});
