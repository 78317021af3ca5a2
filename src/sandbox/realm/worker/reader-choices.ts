/** What a reader of a page can switch to: the versions, languages and tabs around it. */
import type { NavigationDivision, SiteModel } from '../../../engine/index.ts';
import { counterpart } from '../../../theme/layout/navigation/counterpart.ts';
import type { ReaderChoice } from '../../protocol.ts';

const KINDS = ['version', 'language', 'product', 'tab', 'dropdown', 'item'] as const;

/** Gives the choices when they are not those of the last call. */
export function createReaderChoices(): (site: SiteModel, path: string) => readonly ReaderChoice[] | undefined {
  let last: { readonly navigation: SiteModel['navigation']; readonly path: string } | undefined;
  let told = '';
  return (site, path) => {
    const { navigation } = site;
    if (last?.navigation === navigation && last.path === path) return undefined;
    last = { navigation, path };
    const choices = choicesOf(site, path);
    const words = JSON.stringify(choices);
    if (words === told) return undefined;
    told = words;
    return choices;
  };
}

function choicesOf(site: SiteModel, path: string): readonly ReaderChoice[] {
  const page = site.pages.get(path);
  const place = site.navigation.places.get(path);
  if (!page || !place) return [];
  const context = { site, page, once: <T>(_key: string, compute: () => T): T => compute() };
  const sameIn = (current: NavigationDivision | undefined, division: NavigationDivision): string | undefined => {
    if (division === current) return path;
    const isOther = current && (division.kind === 'version' || division.kind === 'language');
    return sharedPage(division, path) ?? (isOther ? counterpart(current, division, context) : undefined);
  };
  return place.divisions.flatMap(({ divisions }) =>
    KINDS.flatMap((kind): readonly ReaderChoice[] => {
      const own = divisions.filter((division) => division.kind === kind && division.href === undefined);
      const current = own.find((division) => place.divisions.includes(division));
      const options = own.flatMap((division) => {
        const target = sameIn(current, division) ?? division.firstPage;
        const isOffered = division === current || !division.isHidden;
        if (target === undefined || !isOffered) return [];
        return [{ id: division.id, name: division.name, page: target, isCurrent: division === current }];
      });
      return options.length > 1 ? [{ kind, options }] : [];
    }),
  );
}

/** A page that several versions list stands in the first of them, but is shown in each. */
function sharedPage(division: NavigationDivision, path: string): string | undefined {
  return division.kind === 'version' && lists(division, path) ? path : undefined;
}

function lists({ entries, divisions }: NavigationDivision, path: string): boolean {
  return entriesList(entries, path) || divisions.some((division) => lists(division, path));
}

function entriesList(entries: NavigationDivision['entries'], path: string): boolean {
  return entries.some((entry) => (entry.kind === 'page' ? entry.path === path : entriesList(entry.entries, path)));
}
