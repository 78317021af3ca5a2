/** What is known of where a link leads, in a few words. Pure. */

import { settingsWords } from '../../../words/settings.ts';

export interface LinkNote {
  readonly words: string;
  readonly isWarning: boolean;
}

/**
 * @param titles of the site's pages, by path with a leading slash
 * @returns `undefined` where nothing need be said: another site's address, a folder
 */
export function linkNote(
  link: string,
  titles: ReadonlyMap<string, string>,
  hasFile: (path: string) => boolean,
): LinkNote | undefined {
  if (!link.startsWith('/') || link === '/' || /[:*]/.test(link)) return undefined;
  const path = link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  const title = titles.get(path);
  if (title !== undefined) return { words: settingsWords.leadsTo(title), isWarning: false };
  const isKnown = hasFile(path.slice(1)) || [...titles.keys()].some((page) => page.startsWith(`${path}/`));
  return isKnown ? undefined : { words: settingsWords.noSuchPage, isWarning: true };
}
