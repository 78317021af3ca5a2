/** What the style sheet needs of one site: its colours and fonts as custom properties. */
import type { FontFace } from '../config/site-config.ts';
import type { SiteModel } from '../engine/theme-api.ts';
import { formatHex } from '../shared/color/color.ts';
import { fontStack } from '../shared/fonts/font-stacks.ts';
import { codeThemeStyles } from './code-theme-styles.ts';
import { darkPalette, lightPalette, type Palette } from './color/palette.ts';
import { rareStyles } from './rare-styles.ts';

export function siteStyles(site: SiteModel): string {
  const { config } = site;
  const light = declarations(lightPalette(config.colors));
  const darkColors = darkPalette(config.colors);
  const dark = declarations(darkColors);
  const { heading, body } = config.fonts;
  return [
    fontFaceRule(heading),
    heading?.source === body?.source ? '' : fontFaceRule(body),
    `:root{${light}${fontDeclarations('--font-heading', heading ?? body)}${fontDeclarations('--font-body', body)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-mode=light]){${dark}}}`,
    `@media screen{:root[data-mode=dark]{${dark}}}`,
    ON_TINT,
    ...rareStyles(site),
    config.backgroundPattern === undefined ? '' : patternRule(config.backgroundPattern),
    ...codeThemeStyles(config.codeThemes),
    config.codeBlocks === 'dark' ? `.code-block{color-scheme:dark;--accent:${formatHex(darkColors.accent)}}` : '',
  ]
    .filter((rule) => rule !== '')
    .join('\n');
}

/** Below these lies a colour that is not the site's own, or a shade of the text's. */
const ON_TINT =
  ':where(.callout,.card:is([style],[class*=tone-]),.frame,th,a code){--link:var(--accent-on-tint);--accent:var(--accent-on-tint)}' +
  ':where(.prose a:not([class]) code){color:var(--link)}';

/** So faint that text on them keeps its contrast. */
const TINT = 'color-mix(in srgb,var(--accent) 6%,transparent)';
const PATTERNS = {
  gradient: `radial-gradient(60% 100% at 80% 0,${TINT},transparent)`,
  grid: `linear-gradient(${TINT} 1px,transparent 1px) 0 0/32px 32px,linear-gradient(90deg,${TINT} 1px,transparent 1px) 0 0/32px 32px`,
  windows: `conic-gradient(${TINT} 25%,transparent 0 50%,${TINT} 0 75%,transparent 0) 0 0/192px 192px`,
} as const;

/** A few of the sites have a pattern, so its rule is no part of the style sheet of all. */
function patternRule(pattern: keyof typeof PATTERNS): string {
  const fade = 'mask-image:linear-gradient(#000,transparent)';
  return `@media screen{body::before{content:"";position:absolute;inset:0 0 auto;height:min(28rem,100%);z-index:-1;pointer-events:none;background:${PATTERNS[pattern]};${fade}}}`;
}

/** Nearly white in a light site whatever its colours; dark as in `tokens.css` where a site wants its code dark. */
const CODE_APART = 'light-dark(#fafafa,oklch(from var(--bg) min(l + 0.035,0.23) c h))';

function declarations(palette: Palette): string {
  const values: readonly (readonly [string, string])[] = [
    ['color-scheme', palette.scheme],
    ['--bg', formatHex(palette.background)],
    ['--surface', formatHex(palette.surface)],
    ['--text', formatHex(palette.text)],
    ['--muted', formatHex(palette.mutedText)],
    ['--link', formatHex(palette.link)],
    ['--accent', formatHex(palette.accent)],
    ['--accent-on-tint', formatHex(palette.accentOnTint)],
    ['--accent-soft', formatHex(palette.accentSoft)],
    ['--selection', formatHex(palette.selection)],
    ['--mark', formatHex(palette.mark)],
    ['--button', formatHex(palette.button)],
    ['--button-text', formatHex(palette.buttonText)],
    ['--button-hover', formatHex(palette.buttonHover)],
    ['--control', formatHex(palette.control)],
    ...(palette.isCodeApart ? [['--code-bg', CODE_APART] as const] : []),
    ...Object.entries(palette.tones).map(([name, color]) => [`--${name}`, formatHex(color)] as const),
    ['--hue', palette.hue.toFixed(1)],
  ];
  return values.map(([name, value]) => `${name}:${value};`).join('');
}

function fontDeclarations(property: string, font: FontFace | undefined): string {
  if (font === undefined) return '';
  const weight = font.weight === undefined ? '' : `${property}-weight:${font.weight};`;
  const stack = font.source === undefined ? fontStack(font.family) : undefined;
  return `${property}:${stack ?? `${quoteCss(font.family)},var(--font-system)`};${weight}`;
}

/** Files of the project stand at their own path in the site; the style sheet is one folder down. */
function fontFaceRule(font: FontFace | undefined): string {
  if (font?.source === undefined) return '';
  const url = /^(https?:)?\/\//.test(font.source) ? font.source : `../${font.source.replace(/^\.?\//, '')}`;
  const format = font.format === undefined ? '' : ` format(${quoteCss(font.format)})`;
  // A file of all weights draws bold letters itself; for another the browser makes them.
  const weights = /variable|wght|\bvf\b/i.test(font.source) ? 'font-weight:100 900;' : '';
  // A font that comes late waits for the next page: text that has been read does not move.
  return `@font-face{font-family:${quoteCss(font.family)};src:url(${quoteCss(url)})${format};${weights}font-display:optional}`;
}

/** Nothing of an author's ends the string or the style element around it. */
function quoteCss(text: string): string {
  return `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}
