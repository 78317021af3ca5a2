/** What a page is, in the vocabulary of schema.org, which search engines read to show it better. */

import { siteAddress } from '../../../config/site-address.ts';
import type { Publisher } from '../../../config/site-config.ts';
import { canonicalAddress, pageAddress, type RenderContext } from '../../../engine/theme-api.ts';
import { wordsLanguageOf } from '../../words/language-of.ts';
import { placeOf } from '../place.ts';

/** JSON that can stand in a `<script>` element. @param description what the page is about, as plain text */
export function structuredData(description: string | undefined, context: RenderContext): string {
  const { site, page } = context;
  const { config } = site;
  const address = siteAddress(config);
  const url = canonicalAddress(site, page);
  const website = {
    '@type': 'WebSite',
    name: config.name,
    ...(address !== undefined && { url: address }),
    ...(config.publisher && { publisher: organization(config.publisher, context) }),
  };
  const about = {
    ...(description !== undefined && { description }),
    inLanguage: wordsLanguageOf(context),
  };
  const isHome = page.path === site.home?.path;
  const self = isHome
    ? { ...website, ...about }
    : {
        '@type': 'TechArticle',
        headline: page.title,
        ...about,
        ...(url !== undefined && { url, mainEntityOfPage: url }),
        isPartOf: website,
      };
  const trail = isHome ? undefined : breadcrumbs(context);
  const graph = trail === undefined ? self : { '@graph': [self, trail] };
  return escapeScript(JSON.stringify({ '@context': 'https://schema.org', ...graph }));
}

function organization({ id, logo, sameAs, ...known }: Publisher, context: RenderContext): object {
  const address = siteAddress(context.site.config);
  const isPath = logo !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(logo);
  return {
    '@type': 'Organization',
    ...(id !== undefined && { '@id': id }),
    name: context.site.config.name,
    ...known,
    // A picture of the site has an address only where that of the site is known.
    ...(logo !== undefined && (!isPath || address !== undefined) && { logo: isPath ? `${address}${logo}` : logo }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The groups that a page stands in; a step without a page of its own has no address, which only the last may lack. */
function breadcrumbs(context: RenderContext): object | undefined {
  const { site, page } = context;
  const home = siteAddress(site.config);
  if (home === undefined) return undefined;
  const steps = [{ name: site.config.name, item: home }];
  for (const { title, root } of placeOf(context).groups) {
    const own = root === undefined ? undefined : site.pages.get(root);
    const item = own === undefined ? undefined : pageAddress(site, own);
    if (title.trim() !== '' && item !== undefined && own !== page) steps.push({ name: title, item });
  }
  const listed = [...steps, { name: page.title }].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  }));
  return { '@type': 'BreadcrumbList', itemListElement: listed };
}

/** Nothing in it ends the element or begins a comment. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026');
}
