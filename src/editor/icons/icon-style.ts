import type { IconType } from '../../engine/config/site-config.ts';

export type IconStyle = IconType;

/** The styles an icon can be drawn in, with what they are called. */
export const ICON_STYLES: readonly { readonly value: IconStyle; readonly label: string }[] = [
  { value: 'regular', label: 'Outline' },
  { value: 'solid', label: 'Filled' },
  { value: 'light', label: 'Light outline' },
  { value: 'thin', label: 'Thin outline' },
  { value: 'duotone', label: 'Two tones' },
  { value: 'sharp-solid', label: 'Filled, with sharp corners' },
  { value: 'brands', label: 'Brand logo' },
];

export function readIconStyle(value: unknown): IconStyle | undefined {
  return ICON_STYLES.find((style) => style.value === value)?.value;
}
