import type { SiteRule } from '../rule.ts';
import { count, entryPlaces, listNames, MOST_EXAMPLES } from './navigation-entries.ts';

/** One problem for all: a project has many of them or none. */
export const navigationEndpoint: SiteRule = {
  over: 'site',
  code: 'navigation/endpoint',
  severity: 'warning',
  title: 'Operations that no API description has',
  why: 'Their pages are made from an API description of the project. Without one they are no part of the site, so readers miss them.',
  run(site) {
    const endpoints = site.unresolved.flatMap(({ kind, entry }) => (kind === 'endpoint' ? [entry] : []));
    const [first] = endpoints;
    if (first === undefined) return [];
    return [
      {
        subject: endpoints.slice(0, MOST_EXAMPLES),
        message: `The navigation names ${count(endpoints.length, 'operation', 'operations')} that no API description of the project has: ${listNames(endpoints)}.`,
        hint: 'Correct the method and the path, or add the API description to the project.',
        ...entryPlaces(site).placeOf(first),
      },
    ];
  },
};
