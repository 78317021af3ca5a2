/** Code in the colours of themes that the author named. */
import type { CodeThemes } from '../config/site-config.ts';
import { type CodeTheme, readCodeTheme } from '../shared/code-themes/read-code-theme.ts';

/** Where a mode is shown: as the reader's system has it, and as the reader or the author has chosen it. */
const MODES = {
  light: [
    ['@media not (prefers-color-scheme:dark)', ':root:not([data-mode=dark])'],
    ['@media all', ':root[data-mode=light]'],
  ],
  dark: [
    ['@media screen and (prefers-color-scheme:dark)', ':root:not([data-mode=light])'],
    ['@media screen', ':root[data-mode=dark]'],
  ],
} as const;

/**
 * Rules for the site's style sheet; a mode without a theme, or with one that is not known, keeps the site's own colours.
 * A block of code takes the theme's own ground, so what stands in it (buttons, the names of files) follows the theme and
 * not the page.
 */
export function codeThemeStyles(themes: CodeThemes | undefined): readonly string[] {
  const { light, dark } = themes ?? {};
  if (light !== undefined && light === dark) return rulesOf(readCodeTheme(light), ':root');
  return (['light', 'dark'] as const).flatMap((mode) => {
    const theme = themes?.[mode] === undefined ? undefined : readCodeTheme(themes[mode]);
    return MODES[mode].flatMap(([condition, root]) => rulesOf(theme, root).map((rules) => `${condition}{${rules}}`));
  });
}

function rulesOf(theme: CodeTheme | undefined, root: string): readonly string[] {
  if (theme === undefined) return [];
  const { isDark, ground, text, kinds } = theme;
  const scheme = isDark ? 'dark' : 'light';
  return [
    `${root}{--code-bg:${ground};--code-text:${text}}` +
      `${root} .code-block{color-scheme:${scheme};--accent:${kinds.get('f') ?? text};--quiet:${text}}` +
      [...kinds].map(([kind, color]) => `${root} .code .${kind}{color:${color}}`).join(''),
  ];
}
