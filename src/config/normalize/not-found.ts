import type { SiteConfig } from '../site-config.ts';
import type { SettingReader } from './setting-reader.ts';

/** The page for unknown addresses: its own words, and whether it leads home. */
export function readNotFound(page: SettingReader): SiteConfig['notFound'] {
  const title = page.at('title').text();
  const description = page.at('description').text();
  const leadsHome = page.at('redirect').flag() === true;
  if (title === undefined && description === undefined && !leadsHome) return undefined;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(leadsHome && { leadsHome }),
  };
}
