import type { SiteConfig } from '../site-config.ts';
import type { SettingReader } from './setting-reader.ts';

/** The page for unknown addresses: its own words, and whether it leads home. */
export function readNotFound(page: SettingReader): SiteConfig['notFound'] {
  const title = page.at('title').text();
  const description = page.at('description').text();
  // The service that the format comes from leads home unless told not to. A reader who is led away does not learn that the
  // address was wrong, nor sees the pages that are like it, so here it has to be asked for.
  const leadsHome = page.at('redirect').flag() === true;
  if (title === undefined && description === undefined && !leadsHome) return undefined;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(leadsHome && { leadsHome }),
  };
}
