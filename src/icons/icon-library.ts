/** Finds free drawings for an icon's name, whichever set the author had in mind. */
import type { IconReference, IconType } from '../config/site-config.ts';
import type { IconDrawing, IconLibrary } from '../engine/theme-api.ts';
import { ICON_ATTRIBUTION } from './attribution.ts';
import { drawIcon, type IconSources } from './draw-icon.ts';
import type { IconData } from './icon-data.ts';
import { nearestName } from './nearest-names.ts';
import { OUTLINE_NAMES, SOLID_NAMES } from './outline-names.ts';

const TYPES: ReadonlySet<string> = new Set<IconType>([
  'brands',
  'duotone',
  'light',
  'regular',
  'sharp-solid',
  'solid',
  'thin',
]);

/** A name of any set is looked up as it is, then under the nearest name of a free set. */
export function createIconLibrary(data: IconData): IconLibrary {
  const found = new Map<string, IconDrawing | undefined>();
  return {
    attribution: ICON_ATTRIBUTION,
    find(icon) {
      const key = `${icon.library ?? ''}:${icon.isUsualType ?? ''}:${icon.type ?? ''}:${icon.name}`;
      if (!found.has(key)) found.set(key, findDrawing(icon, data));
      return found.get(key);
    },
    names: () =>
      [data.fontAwesome.solid, data.fontAwesome.brands, data.lucide.icons].flatMap((set) => Object.keys(set)),
  };
}

function findDrawing({ name, type, isUsualType, library }: IconReference, data: IconData): IconDrawing | undefined {
  const isOutlined = library === 'lucide' || library === 'tabler';
  const nearest = nearestName(name);
  const sources =
    findSources(name, isOutlined, data) ??
    (nearest === undefined ? undefined : findSources(nearest, isOutlined, data)) ??
    framedLetter(name, data);
  if (sources === undefined) return undefined;
  const isKnown = type !== undefined && TYPES.has(type) && !(isUsualType && sources.brand !== undefined);
  return drawIcon(sources, isKnown ? type : undefined);
}

/** A project that uses Lucide means its `apple`, the fruit; others mean the brand. */
function findSources(name: string, isOutlined: boolean, data: IconData): IconSources | undefined {
  const { fontAwesome, lucide } = data;
  const own = lookUp(lucide.icons, lucide.aliases, name);
  if (isOutlined && own !== undefined) {
    const solid = lookUp(fontAwesome.solid, fontAwesome.aliases, SOLID_NAMES.get(name) ?? name);
    return { outline: own, ...(solid && { solid }) };
  }
  const brand = lookUp(fontAwesome.brands, fontAwesome.aliases, name);
  if (brand !== undefined) return { brand };
  const full = Object.hasOwn(fontAwesome.aliases, name) ? (fontAwesome.aliases[name] as string) : name;
  const known = Object.hasOwn(fontAwesome.solid, full) ? full : (SOLID_NAMES.get(name) ?? full);
  const solid = lookUp(fontAwesome.solid, {}, known);
  const regular = lookUp(fontAwesome.regular, {}, known);
  const equal = OUTLINE_NAMES.get(known);
  const outline =
    equal === undefined
      ? (lookUp(lucide.icons, lucide.aliases, known) ?? own)
      : (lookUp(lucide.icons, lucide.aliases, equal) ?? own);
  if (solid === undefined && regular === undefined && outline === undefined) return undefined;
  return { ...(solid && { solid }), ...(regular && { regular }), ...(outline && { outline }) };
}

/** `circle-6` and `square-a`, which only paid sets have: the letter, drawn small in its frame. */
function framedLetter(name: string, { fontAwesome, lucide }: IconData): IconSources | undefined {
  const [, frameName = '', letter = ''] = /^(circle|square)-([0-9a-z])$/.exec(name) ?? [];
  const frame = lookUp(lucide.icons, lucide.aliases, frameName);
  const drawing = lookUp(fontAwesome.solid, {}, letter);
  if (frame === undefined || drawing === undefined) return undefined;
  const [width, path] = drawing;
  const scale = 10 / 512;
  const place = `translate(${(12 - (width * scale) / 2).toFixed(2)} 7) scale(${scale.toFixed(4)})`;
  return { outline: `${frame}<path fill="currentColor" stroke="none" transform="${place}" d="${path}"/>` };
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
