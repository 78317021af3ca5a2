import type { IconReference } from '../../config/site-config.ts';
import type { NavigationSource } from './navigation-source.ts';

/** The icon that a page's front matter names. */
export function iconOf(frontMatter: NavigationSource['frontMatter']): IconReference | undefined {
  if (typeof frontMatter.icon !== 'string' || frontMatter.icon === '') return undefined;
  return ICON_TYPES.has(frontMatter.iconType ?? '')
    ? { name: frontMatter.icon, type: frontMatter.iconType as NonNullable<IconReference['type']> }
    : { name: frontMatter.icon };
}

const ICON_TYPES: ReadonlySet<string> = new Set([
  'brands',
  'duotone',
  'light',
  'regular',
  'sharp-solid',
  'solid',
  'thin',
] satisfies IconReference['type'][]);
