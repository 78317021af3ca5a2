import type { SiteRule } from '../rule.ts';
import { count, entryPlaces, listNames, MOST_EXAMPLES } from './navigation-entries.ts';

/** One problem for all: a project has many of them or none. */
export const navigationEndpoint: SiteRule = {
  over: 'site',
  code: 'navigation/endpoint',
  severity: 'warning',
  title: 'Pages of endpoints that are left out',
  why: 'The original service makes these pages from an API description. Here they are no part of the site, so readers miss them.',
  run(site) {
    const endpoints = site.unresolved.flatMap(({ kind, entry }) => (kind === 'endpoint' ? [entry] : []));
    const [first] = endpoints;
    if (first === undefined) return [];
    return [
      {
        subject: endpoints.slice(0, MOST_EXAMPLES),
        message: `The navigation asks for ${count(endpoints.length, 'page', 'pages')} made from an API description, left out of the site: ${listNames(endpoints)}.`,
        hint: 'Write a page for each endpoint that readers need, and list it instead.',
        ...entryPlaces(site).placeOf(first),
      },
    ];
  },
};
