/** Languages in their own words, as a reader looks for them; `cn` and `jp` are old spellings that authors still use. */
const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

/** The name of a language, or its code when it is not a known one. */
export function languageName(code: string): string {
  const lower = code.toLowerCase();
  return LANGUAGE_NAMES.get(lower) ?? LANGUAGE_NAMES.get(lower.split('-')[0] ?? '') ?? code;
}

/** Spellings that authors use and browsers do not know. */
const RIGHT_CODES: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh-cn'],
  ['jp', 'ja'],
  ['kr', 'ko'],
  ['zh-hans', 'zh-cn'],
  ['zh-hant', 'zh-tw'],
]);

/** The BCP 47 tag of a language by its code or its own name; `undefined` for what is neither. */
export function languageTag(codeOrName: string): string | undefined {
  const lower = codeOrName.trim().toLowerCase().replace('_', '-');
  const isCode = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/.test(lower);
  const code = RIGHT_CODES.get(lower) ?? (isCode ? lower : codeOfName(codeOrName.trim()));
  if (code === undefined) return undefined;
  const [language = '', ...parts] = (RIGHT_CODES.get(code) ?? code).split('-');
  return [language, ...parts.map((part) => (part.length === 4 ? titleCase(part) : part.toUpperCase()))].join('-');
}

function codeOfName(wanted: string): string | undefined {
  for (const [code, name] of LANGUAGE_NAMES) if (name === wanted) return code;
  return undefined;
}

function titleCase(script: string): string {
  return `${script.charAt(0).toUpperCase()}${script.slice(1)}`;
}

/** The languages that sites are known to have, by their codes, in the order of their own names. */
export function knownLanguages(): readonly { readonly code: string; readonly name: string }[] {
  const all = [...LANGUAGE_NAMES].filter(([code]) => !RIGHT_CODES.has(code));
  return all
    .map(([code, name]) => ({ code: languageTag(code) ?? code, name }))
    .filter(({ code }, at, list) => list.findIndex((one) => one.code === code) === at)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
