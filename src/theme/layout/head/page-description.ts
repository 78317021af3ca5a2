/** What search engines and shared links say a page is about. */
import type { RenderContext } from '../../../engine/theme-api.ts';

/** As much as results of a search show. */
const MOST_CHARACTERS = 160;

/**
 * The author's description as plain text, else the beginning of the page's first paragraph, else what the
 * configuration says of the whole site.
 * @param content the page's body as HTML
 */
export function pageDescription(content: string, { page, site, ...context }: RenderContext): string | undefined {
  const plain = (markdown: string | undefined) => markdown && fold(context.textOf(context.inlineMarkdown(markdown)));
  return plain(page.description) || firstParagraph(content, context) || plain(site.config.description) || undefined;
}

function firstParagraph(content: string, { textOf }: Pick<RenderContext, 'textOf'>): string {
  for (const [, html = ''] of content.matchAll(/<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/g)) {
    const text = fold(textOf({ html }));
    if (text !== '') return shorten(text);
  }
  return '';
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Ends between two words. */
function shorten(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const part = text.slice(0, MOST_CHARACTERS);
  return `${part.slice(0, Math.max(part.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')} …`;
}
