import type { SettingReader } from './setting-reader.ts';

/** A group of texts, such as meta tags; a number or a truth value is read as its text, anything else passed over. */
export function readTexts(group: SettingReader): Readonly<Record<string, string>> {
  const texts = group.fields().flatMap(([key, setting]) => {
    const { value } = setting;
    if (typeof value === 'boolean') return [[key, String(value)] as const];
    const text = setting.text();
    return text === undefined ? [] : [[key, text] as const];
  });
  return Object.fromEntries(texts);
}
