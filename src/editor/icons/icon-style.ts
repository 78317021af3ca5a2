import type { IconType } from '../../config/site-config.ts';
import { iconWords } from '../words/icons.ts';

export type IconStyle = IconType;

/** The styles an icon can be drawn in, with what they are called. */
export const ICON_STYLES: readonly { readonly value: IconStyle; readonly label: string }[] = [
  { value: 'regular', label: iconWords.styles.regular },
  { value: 'solid', label: iconWords.styles.solid },
  { value: 'light', label: iconWords.styles.light },
  { value: 'thin', label: iconWords.styles.thin },
  { value: 'duotone', label: iconWords.styles.duotone },
  { value: 'sharp-solid', label: iconWords.styles['sharp-solid'] },
  { value: 'brands', label: iconWords.styles.brands },
];

export function readIconStyle(value: unknown): IconStyle | undefined {
  return ICON_STYLES.find((style) => style.value === value)?.value;
}
