/** The tones that callouts and cards share: what each is called, how it looks, and colours of the author's own. */
import type { CALLOUT_TYPES } from '../../../catalogue/values.ts';
import type { Props, RenderContext } from '../../../engine/theme-api.ts';
import { textAttribute } from '../../attributes.ts';
import { readColor } from '../../color/is-color.ts';
import type { Words } from '../../words/english.ts';
import type { GlyphName } from '../icon/glyph.tsx';

export interface Tone {
  /** A class of the style sheet. */
  readonly className: string;
  /** Key of the word that names the sign for those who do not see it. */
  readonly word: keyof Words;
  readonly sign: GlyphName;
}

export const TONES = {
  note: { className: 'tone-note', word: 'note', sign: 'note' },
  tip: { className: 'tone-tip', word: 'tip', sign: 'lightbulb' },
  warning: { className: 'tone-warning', word: 'warning', sign: 'warning' },
  info: { className: 'tone-info', word: 'info', sign: 'info' },
  check: { className: 'tone-tip', word: 'check', sign: 'circleCheck' },
  danger: { className: 'tone-danger', word: 'danger', sign: 'stop' },
} as const satisfies Readonly<Record<(typeof CALLOUT_TYPES)[number], Tone>>;

const ALIASES: Readonly<Record<string, keyof typeof TONES>> = {
  success: 'check',
  error: 'danger',
  caution: 'warning',
  important: 'warning',
};

/** The tone that `type` asks for, in any case; `undefined` when it asks for none that we know. */
export function toneFromProps(props: Props): Tone | undefined {
  const type = textAttribute(props, 'type')?.toLowerCase() ?? '';
  const name = ALIASES[type] ?? type;
  return Object.hasOwn(TONES, name) ? TONES[name as keyof typeof TONES] : undefined;
}

/**
 * `color` as a tone: as the author chose it on large areas, and moved towards what is readable for icons and text.
 * Anything that is no colour is reported and left out.
 */
export function toneStyle(props: Props, context: RenderContext): string | undefined {
  const color = readColor(props, context);
  if (color === undefined) return undefined;
  return `--fill:${color};--tone:light-dark(oklch(from ${color} min(l,.54) c h),oklch(from ${color} max(l,.76) c h))`;
}
