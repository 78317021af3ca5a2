/** Parts of a page of an operation; the theme draws their headings in the site's language. */

import { attribute } from './mdx-text.ts';

/** In the order in which they stand. */
export type ApiSectionName =
  | 'server'
  | 'authorization'
  | 'path'
  | 'query'
  | 'header'
  | 'cookie'
  | 'body'
  | 'response'
  | 'links'
  | 'callbacks';

export interface SectionOptions {
  /** Of the heading; 2 when absent. */
  readonly level?: 3 | 4;
}

/** Nothing where the part is empty. */
export function sectionText(name: ApiSectionName, body: string, { level }: SectionOptions = {}): readonly string[] {
  if (body === '') return [];
  const attributes = attribute('part', name) + (level === undefined ? '' : attribute('level', level));
  return [`<ApiSection${attributes}>\n${body}\n</ApiSection>`];
}
