/** Themes for code by the names that editors know them by. */

import { formatHex, parseHex, type Rgb } from '../color/color.ts';
import { isDark, readable } from '../color/contrast.ts';
import { CODE_THEME_KINDS, CODE_THEMES } from './generated/code-themes.ts';

export interface CodeTheme {
  readonly isDark: boolean;
  /** `#rrggbb`, as all colours here. */
  readonly ground: string;
  readonly text: string;
  /** By kind of token; one without a colour looks like plain text. */
  readonly kinds: ReadonlyMap<string, string>;
}

/** More than the 4.5 that WCAG AA asks of text: lines that are marked have a shade over the ground. */
const TEXT_CONTRAST = 5.2;

/** Every colour is moved as little as it takes to be read on its ground; `undefined` for a name that is none. */
export function readCodeTheme(name: string): CodeTheme | undefined {
  const written = Object.hasOwn(CODE_THEMES, name) ? CODE_THEMES[name] : undefined;
  const [ground, text, ...kinds] = (written ?? '').split(' ').map((digits) => parseHex(`#${digits}`));
  if (ground === undefined || text === undefined) return undefined;
  const shown = (color: Rgb) => formatHex(readable(color, [ground], TEXT_CONTRAST));
  return {
    isDark: isDark(ground),
    ground: formatHex(ground),
    text: shown(text),
    kinds: new Map([...CODE_THEME_KINDS].map((kind, index) => [kind, shown(kinds[index] ?? text)])),
  };
}

/** All names there are. */
export function codeThemeNames(): readonly string[] {
  return Object.keys(CODE_THEMES);
}
