/** In which language each page of a site is, so that rules which know the words of one read no others. */
import { languageTag } from '../../config/normalize/languages.ts';
import type { PageModel } from '../../engine/index.ts';
import type { WholeSite } from './writing-rule.ts';

/** Of a page, its language as `en` or `pt-BR`. A site that says nothing is English. */
export type LanguageOf = (page: Pick<PageModel, 'path'>) => string;

export function createLanguageReader({ navigation, config }: WholeSite): LanguageOf {
  const ofSite = config.metadata['og:locale']?.replace('_', '-');
  return ({ path }) => {
    const divisions = navigation.places.get(path)?.divisions ?? [];
    const locale = divisions.findLast((division) => division.locale !== undefined)?.locale;
    // A translation that no navigation lists stands in a folder named after its language.
    const ofFolder = locale === undefined ? folderLanguage(path, navigation.root) : undefined;
    return languageTag(locale ?? ofFolder ?? ofSite ?? 'en') ?? 'en';
  };
}

export function isEnglish(language: string): boolean {
  return /^en(?:-|$)/i.test(language);
}

function folderLanguage(path: string, root: WholeSite['navigation']['root']): string | undefined {
  const [folder = ''] = path.split('/', 1);
  const find = (division: typeof root): string | undefined =>
    division.locale?.toLowerCase() === folder.toLowerCase()
      ? division.locale
      : division.divisions.map(find).find((one) => one !== undefined);
  return folder === '' ? undefined : find(root);
}
