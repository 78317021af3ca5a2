import type { IconReference, IconType } from '../site-config.ts';
import { projectPath } from './addresses.ts';
import type { SettingReader } from './setting-reader.ts';

const ICON_TYPES: readonly IconType[] = ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'];

/** The icon of an entry: `icon` as a name, path, URL or `{ name, style, library }`, and `iconType` beside it. */
export function readIcon(
  entry: SettingReader,
  defaults: { readonly name?: string; readonly type?: IconType } = {},
): IconReference | undefined {
  const icon = entry.at('icon');
  const written = icon.isGroup ? icon.atAny('name', 'icon').text() : icon.text();
  const name = written ?? defaults.name;
  if (name === undefined) return undefined;
  const asked = entry.at('iconType').choice(ICON_TYPES) ?? icon.atAny('style', 'type').choice(ICON_TYPES);
  const type = asked ?? defaults.type;
  const library = icon.at('library').text();
  return {
    name: isFile(name) ? projectPath(name) : name,
    ...(type && { type }),
    ...(asked === undefined && type !== undefined && { isUsualType: true }),
    ...(library !== undefined && { library }),
  };
}

/** A picture of the project rather than a name from a library. */
function isFile(name: string): boolean {
  return /^[^<]*\.(svg|png|jpe?g|webp|gif|ico|avif)$/i.test(name);
}
