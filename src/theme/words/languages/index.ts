/** Every language that the site itself speaks beside English, by tag. */
import type { Words } from '../english.ts';
import { ARABIC } from './ar.ts';
import { GERMAN } from './de.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { HINDI } from './hi.ts';
import { ITALIAN } from './it.ts';
import { JAPANESE } from './ja.ts';
import { KOREAN } from './ko.ts';
import { DUTCH } from './nl.ts';
import { POLISH } from './pl.ts';
import { PORTUGUESE } from './pt.ts';
import { BRAZILIAN_PORTUGUESE } from './pt-br.ts';
import { RUSSIAN } from './ru.ts';
import { TURKISH } from './tr.ts';
import { CHINESE } from './zh.ts';
import { TRADITIONAL_CHINESE } from './zh-tw.ts';

export const LANGUAGES: Readonly<Record<string, Partial<Words>>> = {
  ar: ARABIC,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  hi: HINDI,
  it: ITALIAN,
  ja: JAPANESE,
  ko: KOREAN,
  nl: DUTCH,
  pl: POLISH,
  'pt-BR': BRAZILIAN_PORTUGUESE,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  tr: TURKISH,
  'zh-TW': TRADITIONAL_CHINESE,
  zh: CHINESE,
};
