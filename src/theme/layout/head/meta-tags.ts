/** The meta tags of a page: what is known of it, then what the configuration says of all pages, then its front matter. */

import { siteAddress } from '../../../config/site-address.ts';
import { canonicalAddress, type RenderContext } from '../../../engine/theme-api.ts';
import { wordsLanguageOf } from '../../words/language-of.ts';

export interface MetaTag {
  /** Open Graph and article tags are properties, all others names. */
  readonly key: 'name' | 'property';
  readonly name: string;
  readonly content: string;
}

const PROPERTY_PREFIXES = ['og:', 'article:', 'book:', 'profile:', 'music:', 'video:', 'fb:'];
/** Names without a colon that authors write among the front matter to have them as meta tags. */
const PLAIN_NAMES = ['robots', 'author', 'google-site-verification', 'msvalidate.01', 'theme-color'];
/** They say where the site or the page is, which is told by the canonical link and by `og:url` of each page. */
const ADDRESSES: ReadonlySet<string> = new Set(['canonical', 'og:url', 'twitter:url']);
/** Their content is the path or the address of a picture. */
const PICTURES: ReadonlySet<string> = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'og:logo',
  'twitter:image',
  'twitter:image:src',
  'og:video',
  'og:audio',
]);

/** @param description what the page is about, as plain text */
export function metaTags(description: string | undefined, context: RenderContext): readonly MetaTag[] {
  const { site, page } = context;
  const { config } = site;
  const isHome = page.path === site.home?.path;
  const tags = new Map<string, string>([
    ['og:title', page.title],
    ['og:site_name', config.name],
    ['og:type', isHome ? 'website' : 'article'],
    ['twitter:card', 'summary'],
  ]);
  if (description !== undefined) tags.set('description', description).set('og:description', description);
  // Only with its region is a language what is meant there.
  const language = wordsLanguageOf(context);
  if (/^[a-z]{2}-[A-Z]{2}$/.test(language)) tags.set('og:locale', language.replace('-', '_'));
  const address = canonicalAddress(site, page);
  if (address !== undefined) tags.set('og:url', address);
  for (const [name, content] of Object.entries(config.metadata)) {
    if (!ADDRESSES.has(name)) tags.set(name, PICTURES.has(name) ? fromRoot(content) : content);
  }
  for (const [name, value] of Object.entries(page.frontMatter)) {
    const isMeta = name !== 'canonical' && (name.includes(':') || PLAIN_NAMES.includes(name));
    const content = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
    if (isMeta && content !== '') tags.set(name, content);
  }
  const { keywords } = page.frontMatter;
  const words = Array.isArray(keywords) ? keywords.join(', ') : keywords;
  if (typeof words === 'string' && words !== '') tags.set('keywords', words);
  if (isKeptFromEngines(context)) tags.set('robots', 'noindex');
  if (tags.has('og:image') && tags.get('twitter:card') === 'summary') tags.set('twitter:card', 'summary_large_image');
  return [...tags].map(([name, content]) => ({
    key: keyOf(name),
    name,
    content: PICTURES.has(name) ? pictureAddress(content, context) : content,
  }));
}

/** In the older format the pages that are listed nowhere are the hidden ones; the later one has a word for them. */
function isKeptFromEngines({ site: { config }, page }: RenderContext): boolean {
  if (page.frontMatter.noindex === true) return true;
  if (!page.isHidden || config.areHiddenPagesIndexed) return false;
  return config.format === 'contract' || !page.isUnlisted;
}

function keyOf(name: string): MetaTag['key'] {
  return PROPERTY_PREFIXES.some((prefix) => name.startsWith(prefix)) ? 'property' : 'name';
}

/** Those who show a picture when a link is shared load it by its full address. */
function pictureAddress(written: string, context: RenderContext): string {
  const shown = context.asset(written);
  const address = siteAddress(context.site.config);
  if (address === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(shown)) return shown;
  return address + shown.replace(/^(?:\.\.?\/)+/, '');
}

/** A path in the configuration is one from the project's folder, on whatever page it is used. */
function fromRoot(path: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(path) ? path : `/${path.replace(/^\.\//, '')}`;
}
