import { describe, expect, test } from 'vitest';
import { languageTag } from '../../config/normalize/languages.ts';
import { renderProject, textOfHtml } from '../testing/render.ts';
import { ENGLISH } from './english.ts';
import { directionOf } from './language-of.ts';
import { LANGUAGES } from './languages/index.ts';
import { phrase } from './phrase.ts';
import { wordsIn } from './words-of.ts';

describe.each(Object.entries(LANGUAGES))('the words in %s', (_, words) => {
  test('are all there', () => {
    expect(Object.keys(ENGLISH).filter((key) => !words[key as keyof typeof ENGLISH]?.trim())).toEqual([]);
  });

  test('have the gaps of the English ones', () => {
    const gaps = (text: string | undefined) => (text ?? '').match(/\{\w+\}/g)?.sort() ?? [];
    for (const [key, english] of Object.entries(ENGLISH)) {
      expect(gaps(words[key as keyof typeof ENGLISH]), key).toEqual(gaps(english));
    }
  });
});

test('a regional form that is not there falls back to its language, and an unknown language to English', () => {
  expect(wordsIn('de-AT').search).toBe('Suchen');
  expect(wordsIn('pt-BR').search).not.toBe(wordsIn('pt').search);
  expect(wordsIn('zh-CN').search).toBe('搜索');
  expect(wordsIn('eo').search).toBe('Search');
});

test('a phrase fills its gaps and leaves those that it has nothing for', () => {
  expect(phrase('{shown} of {all} in {place}', { shown: '2', all: '3' })).toBe('2 of 3 in {place}');
});

test.each([
  ['en', 'en', undefined, 'On this page'],
  ['cn', 'zh-CN', undefined, '本页内容'],
  ['es', 'es', undefined, 'En esta página'],
  ['fr', 'fr', undefined, 'Sur cette page'],
  ['jp', 'ja', undefined, 'このページの内容'],
  ['pt', 'pt', undefined, 'Nesta página'],
  ['pt-BR', 'pt-BR', undefined, 'Nesta página'],
  ['de', 'de', undefined, 'Auf dieser Seite'],
  ['ar', 'ar', 'rtl', 'في هذه الصفحة'],
  ['he', 'he', 'rtl', 'On this page'],
])('a version with the locale %s is a page in %s', async (locale, tag, direction, words) => {
  const settings = {
    name: 'Acme',
    colors: { primary: '#0055ff' },
    versions: [{ name: 'Other', locale }],
    navigation: [{ group: 'Start', pages: ['index'] }],
  };
  const html = await (await renderProject(settings, { 'index.mdx': '## One\n\n## Two' }))('index');
  expect(html).toContain(`<html lang="${tag}"${direction === undefined ? '' : ` dir="${direction}"`}`);
  expect(textOfHtml(html)).toContain(words);
});

test('what Markdown and headings bring along is in the language of the page', async () => {
  const settings = { name: 'Acme', navigation: { languages: [{ language: 'de', pages: ['index'] }] } };
  const html = await (await renderProject(settings, { 'index.mdx': '## Eins\n\nText.[^1]\n\n[^1]: Quelle.' }))('index');
  expect(html).toMatch(/<h2[^>]*>Fußnoten<[\s\S]*aria-label="Zurück zum Text von Anmerkung 1"/);
  expect(html).not.toContain('Link to');
});

test('a language of the later format, and a site that says its only language, speak it', async () => {
  const later = {
    name: 'Acme',
    colors: { primary: '#0055ff' },
    navigation: {
      languages: [
        { language: 'en', pages: ['index'] },
        { language: 'ko', pages: ['ko/index'] },
      ],
    },
  };
  const pages = { 'index.mdx': '## One\n\n## Two', 'ko/index.mdx': '## One\n\n## Two' };
  const render = await renderProject(later, pages);
  expect(await render('index')).toContain('<html lang="en"');
  expect(await render('ko/index')).toContain('이 페이지의 내용');
  const single = { ...later, navigation: { pages: ['index'] }, seo: { metatags: { 'og:locale': 'it_IT' } } };
  expect(await (await renderProject(single, pages))('index')).toMatch(/<html lang="it-IT"[\s\S]*In questa pagina/);
});

/** Every code that the later format knows, and the language of the words that stand around its pages. */
test.each(
  Object.entries({
    ar: 'ar',
    ca: 'en',
    cn: 'zh',
    cs: 'en',
    da: 'en',
    de: 'de',
    en: 'en',
    es: 'es',
    fi: 'en',
    fr: 'fr',
    'fr-CA': 'fr',
    he: 'en',
    hi: 'hi',
    hu: 'en',
    id: 'en',
    it: 'it',
    ja: 'ja',
    'ja-JP': 'ja',
    jp: 'ja',
    ko: 'ko',
    lv: 'en',
    nl: 'nl',
    no: 'en',
    pl: 'pl',
    pt: 'pt',
    'pt-BR': 'pt-BR',
    ro: 'en',
    ru: 'ru',
    sv: 'en',
    tr: 'tr',
    uk: 'en',
    uz: 'en',
    vi: 'en',
    zh: 'zh',
    'zh-CN': 'zh',
    'zh-Hans': 'zh',
    'zh-Hant': 'zh-TW',
    'zh-TW': 'zh-TW',
  }),
)('pages in %s speak %s', (code, spoken) => {
  expect(wordsIn(languageTag(code) ?? '').search).toBe({ ...ENGLISH, ...LANGUAGES[spoken] }.search);
});

test.each(['ar', 'he', 'fa', 'ur'])('pages in %s are read from the right', (code) => {
  expect(directionOf(languageTag(code) ?? '')).toBe('rtl');
});
