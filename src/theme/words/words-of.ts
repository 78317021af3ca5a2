/** The words of the site for a page, in the language of the part of the site that it stands in. */
import type { RenderContext } from '../../engine/theme-api.ts';
import type { Words } from './english.ts';
import { ENGLISH } from './english.ts';
import { wordsLanguageOf } from './language-of.ts';
import { LANGUAGES } from './languages/index.ts';

export function wordsOf(context: RenderContext): Words {
  const tag = wordsLanguageOf(context);
  return context.once(`words:${tag}`, () => wordsIn(tag));
}

/** @param tag as in `<html lang>`; a regional form that we do not have falls back to its language */
export function wordsIn(tag: string): Words {
  const language = tag.split('-')[0] ?? tag;
  return { ...ENGLISH, ...LANGUAGES[language], ...LANGUAGES[tag] };
}
