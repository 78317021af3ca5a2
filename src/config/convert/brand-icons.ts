import { BRAND_ICONS } from '../generated/brand-icons.ts';

let names: ReadonlySet<string> | undefined;

/** Whether an icon is the mark of a brand, which is drawn as it is unless somebody asks for a style. */
export function isBrandIcon(name: string): boolean {
  names ??= new Set(BRAND_ICONS.split(' '));
  return names.has(name.trim().toLowerCase());
}
