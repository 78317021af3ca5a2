/** The language of a page, for `<html lang dir>` and for the words of the site. */
import { languageTag } from '../../config/normalize/languages.ts';
import type { RenderContext } from '../../engine/theme-api.ts';
import { placeOf } from '../layout/place.ts';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi']);

/** Every component with words asks for it. */
const known = new WeakMap<RenderContext, string>();

/** A BCP 47 tag: of the language or version that the page belongs to, else of the whole site. */
export function wordsLanguageOf(context: RenderContext): string {
  let language = known.get(context);
  if (language === undefined) {
    language = readLanguage(context);
    known.set(context, language);
  }
  return language;
}

function readLanguage(context: RenderContext): string {
  const { divisions } = placeOf(context);
  const locale = divisions.findLast((division) => division.locale !== undefined)?.locale;
  return languageTag(locale ?? siteLocale(context) ?? 'en') ?? 'en';
}

export function directionOf(tag: string): 'rtl' | undefined {
  return RIGHT_TO_LEFT.has(tag.split('-')[0] ?? tag) ? 'rtl' : undefined;
}

/** A site in one language has no setting for it, but may say so where sharing services look: `es_ES`. */
function siteLocale({ site }: RenderContext): string | undefined {
  return site.config.metadata['og:locale']?.replace('_', '-');
}
