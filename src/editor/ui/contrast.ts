import { parseHex } from '../../shared/color/color.ts';
import { BLACK, contrast, isDark } from '../../shared/color/contrast.ts';

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether a text is a colour as the configuration writes it: `#rgb` or `#rrggbb`. */
export function isHexColor(text: string): boolean {
  return HEX.test(text);
}

/** Contrast of two hexadecimal colours by WCAG, from 1 to 21. What is no colour counts as black. */
export function contrastRatio(first: string, second: string): number {
  return contrast(parseHex(first) ?? BLACK, parseHex(second) ?? BLACK);
}

/** Black or white, whichever reads better on the colour. */
export function textColorOn(background: string): '#000000' | '#ffffff' {
  return isDark(parseHex(background) ?? BLACK) ? '#ffffff' : '#000000';
}
