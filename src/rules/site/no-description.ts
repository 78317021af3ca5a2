import type { SiteRule } from '../rule.ts';
import { findMissingDetail } from './page-details.ts';

export const noDescription: SiteRule = {
  over: 'site',
  code: 'pages/no-description',
  severity: 'info',
  title: 'Page without a description',
  why: 'Search engines and shared links show it below the title. Without one they show whatever the page begins with.',
  run: (site) =>
    findMissingDetail(site, {
      isMissing: ({ description }) => description === undefined,
      message: (subject, isOne) =>
        `${subject} ${isOne ? 'has' : 'have'} no description for search results and shared links.`,
      hint: 'Say in a sentence what the page is about: `description` in its details.',
    }),
};
