/** The same page in the other languages of the site, for search engines. */
import { languageTag } from '../../../config/normalize/languages.ts';
import { canonicalAddress, type RenderContext } from '../../../engine/theme-api.ts';
import { counterpart } from '../navigation/counterpart.ts';
import { placeOf } from '../place.ts';

export interface Alternate {
  /** A language tag, or `x-default` for readers of any other language. */
  readonly language: string;
  readonly href: string;
}

/** Full addresses, so none while that of the site is not known; none for a page in one language only. */
export function alternates(context: RenderContext): readonly Alternate[] {
  const { site, page } = context;
  const { divisions } = placeOf(context);
  const at = divisions.findIndex((division) => division.locale !== undefined);
  const own = divisions[at];
  const siblings = divisions[at - 1]?.divisions.filter(
    ({ locale, href }) => locale !== undefined && href === undefined,
  );
  if (own === undefined || siblings === undefined || siblings.length < 2) return [];
  const found = siblings.flatMap((division): (Alternate & { readonly isDefault: boolean })[] => {
    const path = division === own ? page.path : counterpart(own, division, context);
    const target = path === undefined ? undefined : site.pages.get(path);
    const href = target === undefined || target.isHidden ? undefined : canonicalAddress(site, target);
    const language = languageTag(division.locale ?? division.name);
    if (href === undefined || language === undefined) return [];
    return [{ language, href, isDefault: division.isDefault }];
  });
  if (found.length < 2) return [];
  const fallback = found.find(({ isDefault }) => isDefault);
  return [
    ...found.map(({ language, href }) => ({ language, href })),
    ...(fallback === undefined ? [] : [{ language: 'x-default', href: fallback.href }]),
  ];
}
