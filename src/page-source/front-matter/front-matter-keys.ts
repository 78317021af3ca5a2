/** Settings of a page that are known by name, by the type that their value has. */

export const TEXT_KEYS: ReadonlySet<string> = new Set(
  'title description sidebarTitle icon iconType tag url mode version api openapi canonical'.split(' '),
);
export const FLAG_KEYS: ReadonlySet<string> = new Set(['hidden', 'noindex', 'searchable', 'deprecated']);

const OTHER_KEYS: ReadonlySet<string> = new Set(['keywords', 'groups', 'rss', 'boost', 'playground', 'authMethod']);

/** Whether a word can be nothing but the name of a setting. */
export function isKnownKey(word: string): boolean {
  return TEXT_KEYS.has(word) || FLAG_KEYS.has(word) || OTHER_KEYS.has(word) || /^(?:og|twitter):\w/.test(word);
}
