/** Whether a text is a colour that CSS knows. */

import type { Props, RenderContext } from '../../engine/theme-api.ts';
import { COLOR_NAMES } from '../../shared/color/color-names.ts';
import { textAttribute } from '../attributes.ts';

const WRITTEN =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\([^;{}<>]*\))$/i;
const WORDS: ReadonlySet<string> = new Set([
  'currentcolor',
  'inherit',
  'transparent',
  'accentcolor',
  'canvas',
  'canvastext',
]);

/** The `color` of a component as written, without white space around it; anything else is reported and left out. */
export function readColor(props: Props, context: Pick<RenderContext, 'report'>): string | undefined {
  const color = textAttribute(props, 'color')?.trim();
  if (color === undefined || color === '') return undefined;
  if (isColor(color)) return color;
  // The sign before the digits is easily forgotten.
  if (isColor(`#${color}`)) return `#${color}`;
  reportColor(color, props, context);
  return undefined;
}

export function isColor(color: string): boolean {
  return WRITTEN.test(color) || WORDS.has(color.toLowerCase()) || COLOR_NAMES.has(color.toLowerCase());
}

/**
 * @param props of the component that has the colour in an attribute
 * @param hint What may be written instead.
 */
export function reportColor(
  color: string,
  props: Props,
  context: Pick<RenderContext, 'report'>,
  hint = 'Write a colour such as `#0E7490`.',
): void {
  context.report(
    {
      code: 'mdx/color',
      severity: 'warning',
      subject: [color],
      message: `\`${color}\` is no colour.`,
      hint,
    },
    { value: color, props },
  );
}
