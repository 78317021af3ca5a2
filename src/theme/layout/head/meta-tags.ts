/** The meta tags of a page: what the configuration says of all pages, overruled by the page's front matter. */
import type { SiteConfig } from '../../../engine/config/site-config.ts';
import type { PageModel } from '../../../engine/site/site-model.ts';

export interface MetaTag {
  /** Open Graph and article tags are properties, all others names. */
  readonly key: 'name' | 'property';
  readonly name: string;
  readonly content: string;
}

const PROPERTY_PREFIXES = ['og:', 'article:', 'book:', 'profile:', 'music:', 'video:', 'fb:'];
const PLAIN_NAMES = ['robots', 'author', 'google-site-verification'];

/** @param description what the page is about, as plain text */
export function metaTags(config: SiteConfig, page: PageModel, description: string | undefined): readonly MetaTag[] {
  const tags = new Map<string, string>([
    ['og:title', page.title],
    ['og:site_name', config.name],
    ['og:type', 'website'],
    ['twitter:card', 'summary'],
  ]);
  if (description !== undefined) tags.set('description', description).set('og:description', description);
  for (const [name, content] of Object.entries(config.metadata)) tags.set(name, content);
  for (const [name, value] of Object.entries(page.frontMatter)) {
    const isMeta = name.includes(':') || PLAIN_NAMES.includes(name);
    if (isMeta && (typeof value === 'string' || typeof value === 'number')) tags.set(name, String(value));
  }
  const { keywords, noindex } = page.frontMatter;
  if (Array.isArray(keywords) && keywords.length > 0) tags.set('keywords', keywords.join(', '));
  if (noindex === true || (page.isHidden && !config.areHiddenPagesIndexed)) tags.set('robots', 'noindex');
  if (tags.has('og:image') && tags.get('twitter:card') === 'summary') tags.set('twitter:card', 'summary_large_image');
  return [...tags].map(([name, content]) => ({ key: keyOf(name), name, content }));
}

function keyOf(name: string): MetaTag['key'] {
  return PROPERTY_PREFIXES.some((prefix) => name.startsWith(prefix)) ? 'property' : 'name';
}
