/** A feed in the format RSS 2.0. */

import { siteAddress } from '../../config/site-address.ts';
import type { MarkdownBlock } from '../markdown/block-writer.ts';
import { encodePath } from '../site/page-address.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import type { FeedItem } from './feed-items.ts';
import { plainText } from './plain-text.ts';

/** An entry says what is new; the rest is read on the page. */
const MOST_BLOCKS = 12;

/** Path of a page's feed, by the path of its document. */
export function feedPath(output: string): string {
  return `${output.replace(/\.html$/, '')}/rss.xml`;
}

/** Links are full when the address of the site is known, else they lead from where the feed stands. */
export function rssFeed(site: SiteModel, page: PageModel, items: readonly FeedItem[]): string {
  const address = siteAddress(site.config);
  const root = address ?? '../'.repeat(feedPath(page.output).split('/').length - 1);
  const link = root + encodePath(page.output);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', page.title === site.config.name ? page.title : `${page.title} – ${site.config.name}`),
    element('link', link),
    element('description', plainText(page.description ?? site.config.description ?? page.title)),
    element('generator', 'Leafwright'),
    ...(address === undefined
      ? []
      : [
          `<atom:link href="${xml(address + encodePath(feedPath(page.output)))}" rel="self" type="application/rss+xml"/>`,
        ]),
    ...uniqueItems(items).flatMap(({ title, anchor, date, tags, content, id }) => [
      '<item>',
      element('title', plainText(title)),
      element('link', anchor === '' ? link : `${link}#${encodeURIComponent(anchor)}`),
      `<guid isPermaLink="false">${xml(`${page.path}#${id}`)}</guid>`,
      ...(date === undefined ? [] : [element('pubDate', date)]),
      ...tags.map((tag) => element('category', tag)),
      element('description', contentHtml(content)),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Two entries at one place of the page stay two for whoever reads the feed. */
function uniqueItems(items: readonly FeedItem[]): readonly (FeedItem & { readonly id: string })[] {
  const used = new Map<string, number>();
  return items.map((item) => {
    const base = item.anchor === '' ? item.title : item.anchor;
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return { ...item, id: count === 1 ? base : `${base}-${count}` };
  });
}

/** Readers of feeds show HTML: paragraphs, lists and code are enough for the news. */
function contentHtml(blocks: readonly MarkdownBlock[]): string {
  return blocks.slice(0, MOST_BLOCKS).map(blockHtml).join('');
}

function blockHtml({ kind, text }: MarkdownBlock): string {
  if (kind === 'code') return `<pre>${html(text.replace(/^`+[^\n]*\n|\n?`+$/g, ''))}</pre>`;
  if (kind === 'list') {
    const items = text.split(/\n+(?=(?:-|\d+\.) )/).map((item) => item.replace(/^(?:-|\d+\.) /, ''));
    return `<ul>${items.map((item) => `<li>${html(plainText(item))}</li>`).join('')}</ul>`;
  }
  return `<p>${html(plainText(text))}</p>`;
}

function element(name: string, text: string): string {
  return `<${name}>${xml(text)}</${name}>`;
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text in XML, without the characters that XML cannot hold. */
function xml(text: string): string {
  return html(text)
    .replaceAll('"', '&quot;')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
