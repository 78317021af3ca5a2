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
  expect(css).toMatch(/:root\{--code-scheme:light;--code-bg:#ffffff;/);
  expect(css).toMatch(/:root\[data-mode=dark\]\{--code-scheme:dark;--code-bg:#24292e;/);
  expect(css).toContain('.code .k{color:var(--code-k)}');
});

test('one theme is the same in both modes, and an unknown one leaves code as it is', () => {
  expect(codeThemeStyles({ light: 'nord', dark: 'nord' }).join('')).not.toContain('data-mode');
  expect(codeThemeStyles({ light: 'nord', dark: 'noord' })).toEqual([]);
  expect(codeThemeStyles(undefined)).toEqual([]);
});
