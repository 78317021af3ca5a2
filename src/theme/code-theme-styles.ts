/** Code in the colours of a theme that the author named. */
import type { LightDark } from '../config/site-config.ts';
import { type CodeTheme, readCodeTheme } from '../shared/code-themes/read-code-theme.ts';

/**
 * Rules for the site's style sheet; none where a name is not known, which is told elsewhere. A block of code takes the
 * theme's own ground, so what stands in it (buttons, the names of files) follows the theme and not the page.
 */
export function codeThemeStyles(themes: LightDark | undefined): readonly string[] {
  const light = themes && readCodeTheme(themes.light);
  const dark = themes && readCodeTheme(themes.dark);
  if (light === undefined || dark === undefined) return [];
  const kinds = [...light.kinds.keys()].map((kind) => `.code .${kind}{color:var(--code-${kind})}`);
  return [
    `:root{${declarations(light)}}`,
    ...(themes?.light === themes?.dark
      ? []
      : [
          `@media screen and (prefers-color-scheme:dark){:root:not([data-mode=light]){${declarations(dark)}}}`,
          `@media screen{:root[data-mode=dark]{${declarations(dark)}}}`,
        ]),
    `.code-block{color-scheme:var(--code-scheme);--accent:var(--code-f)}`,
    kinds.join(''),
  ];
}

function declarations({ isDark, ground, text, kinds }: CodeTheme): string {
  const own = `--code-scheme:${isDark ? 'dark' : 'light'};--code-bg:${ground};--code-text:${text};`;
  return own + [...kinds].map(([kind, color]) => `--code-${kind}:${color};`).join('');
}
