/** Languages in their own words, as a reader looks for them; `cn` and `jp` are old spellings that authors still use. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  ar: 'العربية',
  ca: 'Català',
  cn: '简体中文',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  jp: '日本語',
  ko: '한국어',
  lv: 'Latviešu',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  pt: 'Português',
  'pt-br': 'Português (Brasil)',
  ro: 'Română',
  ru: 'Русский',
  sv: 'Svenska',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  uz: 'Oʻzbekcha',
  vi: 'Tiếng Việt',
  zh: '中文',
  'zh-cn': '简体中文',
  'zh-hans': '简体中文',
  'zh-hant': '繁體中文',
  'zh-tw': '繁體中文',
  'fr-ca': 'Français (Canada)',
};

/** The name of a language, or its code when it is not a known one. */
export function languageName(code: string): string {
  const lower = code.toLowerCase();
  return LANGUAGE_NAMES[lower] ?? LANGUAGE_NAMES[lower.split('-')[0] ?? ''] ?? code;
}

/** The BCP 47 tag of a language by its name or code, for the `lang` of a document; `undefined` for an unknown one. */
export function languageTag(name: string): string | undefined {
  const codes = Object.keys(LANGUAGE_NAMES).filter((code) => code !== 'cn' && code !== 'jp');
  const tag = codes.find((code) => LANGUAGE_NAMES[code] === name) ?? codes.find((code) => code === name.toLowerCase());
  return tag?.replace(/-([a-z]{2})$/, (region) => region.toUpperCase()).replace(/-hans$|-hant$/, titleCase);
}

function titleCase(script: string): string {
  return `-${script.charAt(1).toUpperCase()}${script.slice(2)}`;
}
