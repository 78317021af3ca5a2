import { isEndpoint } from '../endpoint.ts';
import type { PageSettings } from '../site-config.ts';
import type { SettingReader } from './setting-reader.ts';

/** An entry of `pages` that is a text; nothing when it is blank. */
export function readPage(entry: SettingReader): readonly PageSettings[] {
  const text = entry.text();
  if (text === undefined) {
    if (typeof entry.value === 'string') {
      entry.problem('config/empty-entry', 'warning', {
        message: 'An entry of the navigation is empty.',
        hint: 'Name a page, or remove it.',
      });
    }
    return [];
  }
  if (isEndpoint(text)) return [{ kind: 'page', path: text }];
  const hash = text.indexOf('#');
  const fragment = hash < 0 ? '' : text.slice(hash + 1);
  const path = pagePath(hash < 0 ? text : text.slice(0, hash));
  return path === '' ? [] : [{ kind: 'page', path, ...(fragment !== '' && { fragment }) }];
}

/** A page as named in the configuration → its path in the project. */
export function pagePath(text: string): string {
  return text
    .trim()
    .replace(/^(\.?\/)+/, '')
    .replace(/\/+$/, '')
    .replace(/\.mdx?$/i, '');
}

/**
 * The pages that an entry may mean, the likeliest first: a file may have a sign in its name that elsewhere begins the name
 * of a heading, or a query.
 */
export function meantPages(text: string): readonly string[] {
  return [...new Set([text, text.replace(/#.*$/s, ''), text.replace(/[#?].*$/s, '')].map(pagePath))];
}
