/** Which pages of a site are in English, so that rules which know English words read no others. */
import { languageTag } from '../../config/normalize/languages.ts';
import type { PageModel } from '../../engine/index.ts';
import type { WholeSite } from './writing-rule.ts';

export function createEnglishTest({ navigation, config }: WholeSite): (page: Pick<PageModel, 'path'>) => boolean {
  const ofSite = config.metadata['og:locale']?.replace('_', '-');
  return ({ path }) => {
    const divisions = navigation.places.get(path)?.divisions ?? [];
    const locale = divisions.findLast((division) => division.locale !== undefined)?.locale;
    // A translation that no navigation lists stands in a folder named after its language.
    const ofFolder = locale === undefined ? folderLanguage(path, navigation.root) : undefined;
    const tag = languageTag(locale ?? ofFolder ?? ofSite ?? 'en') ?? 'en';
    return /^en(?:-|$)/i.test(tag);
  };
}

function folderLanguage(path: string, root: WholeSite['navigation']['root']): string | undefined {
  const [folder = ''] = path.split('/', 1);
  const find = (division: typeof root): string | undefined =>
    division.locale?.toLowerCase() === folder.toLowerCase()
      ? division.locale
      : division.divisions.map(find).find((one) => one !== undefined);
  return folder === '' ? undefined : find(root);
}
