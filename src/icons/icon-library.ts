/** Finds a free drawing for an icon's name, whichever set the author had in mind. */
import type { IconReference, IconType } from '../engine/config/site-config.ts';
import type { IconDrawing, IconLibrary } from '../engine/render/theme-contract.ts';
import { ICON_ATTRIBUTION } from './attribution.ts';
import type { FontAwesomeStyle, IconData } from './icon-data.ts';
import { nearestNames } from './nearest-names.ts';

/** Free sets that come nearest to a style, best first. `outline` is a drawing of Lucide with the same name. */
const STYLES: Readonly<Record<IconType | 'any', readonly (FontAwesomeStyle | 'outline')[]>> = {
  any: ['solid', 'brands', 'regular', 'outline'],
  solid: ['solid', 'brands', 'regular', 'outline'],
  'sharp-solid': ['solid', 'brands', 'regular', 'outline'],
  duotone: ['solid', 'brands', 'regular', 'outline'],
  regular: ['regular', 'outline', 'solid', 'brands'],
  light: ['outline', 'regular', 'solid', 'brands'],
  thin: ['outline', 'regular', 'solid', 'brands'],
  brands: ['brands', 'solid', 'regular', 'outline'],
};
const OUTLINE_FIRST = ['outline', 'solid', 'regular', 'brands'] as const;

/** Icons are looked up in the author's library first, then in the others, then under the nearest free name. */
export function createIconLibrary(data: IconData): IconLibrary {
  const found = new Map<string, IconDrawing | undefined>();
  return {
    attribution: ICON_ATTRIBUTION,
    find(icon) {
      const key = `${icon.library ?? ''}:${icon.type ?? ''}:${icon.name}`;
      if (!found.has(key)) found.set(key, findDrawing(icon, data));
      return found.get(key);
    },
  };
}

function findDrawing(icon: IconReference, data: IconData): IconDrawing | undefined {
  const { name, prefixStyle } = readName(icon.name);
  if (name === '') return undefined;
  const isOutlined = icon.library === 'lucide' || icon.library === 'tabler';
  const type = isIconType(icon.type) ? icon.type : prefixStyle;
  const styles = isOutlined ? OUTLINE_FIRST : (STYLES[type ?? 'any'] ?? STYLES.any);
  for (const candidate of nearestNames(name)) {
    const drawing = drawingOf(candidate, styles, data);
    if (drawing !== undefined) return drawing;
  }
  return undefined;
}

/** `fa-brands fa-github`, `fab fa-github`, `fa-github`, `lucide:rocket` and `GitHub` are ways to write a name. */
function readName(written: string): { readonly name: string; readonly prefixStyle: IconType | undefined } {
  const words = written
    .trim()
    .toLowerCase()
    .split(/[\s:]+/);
  const last = words.at(-1) ?? '';
  const prefix = words.slice(0, -1).join(' ');
  const name = last
    .replace(/^fa-/, '')
    .replace(/\.svg$/, '')
    .replaceAll('_', '-');
  if (/\bfa(b|-brands)\b/.test(prefix)) return { name, prefixStyle: 'brands' };
  if (/\bfa(r|-regular)\b/.test(prefix)) return { name, prefixStyle: 'regular' };
  return { name, prefixStyle: undefined };
}

function drawingOf(
  name: string,
  styles: readonly (FontAwesomeStyle | 'outline')[],
  { fontAwesome, lucide }: IconData,
): IconDrawing | undefined {
  for (const style of styles) {
    if (style === 'outline') {
      const markup = lookUp(lucide.icons, lucide.aliases, name);
      if (markup !== undefined) return { kind: 'svg', viewBox: '0 0 24 24', markup, isStroked: true };
      continue;
    }
    const drawing = lookUp(fontAwesome[style], fontAwesome.aliases, name);
    if (drawing === undefined) continue;
    return { kind: 'svg', viewBox: `0 0 ${drawing[0]} 512`, markup: `<path d="${drawing[1]}"/>`, isStroked: false };
  }
  return undefined;
}

function lookUp<T>(
  icons: Readonly<Record<string, T>>,
  aliases: Readonly<Record<string, string>>,
  name: string,
): T | undefined {
  if (Object.hasOwn(icons, name)) return icons[name];
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  return alias === undefined ? undefined : icons[alias];
}

function isIconType(type: string | undefined): type is IconType {
  return type !== undefined && Object.hasOwn(STYLES, type) && type !== 'any';
}
