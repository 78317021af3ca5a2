import type { SiteRule } from '../rule.ts';
import { findMissingDetail } from './page-details.ts';

export const noTitle: SiteRule = {
  over: 'site',
  code: 'pages/no-title',
  severity: 'warning',
  title: 'Page without a title',
  why: 'The title stands in the navigation, at the top of the page, in the search and in the tab of the browser.',
  run: (site) =>
    findMissingDetail(site, {
      isMissing: ({ frontMatter, path }) => frontMatter.title === undefined && path !== 'index',
      message: (subject, isOne) =>
        `${subject} ${isOne ? 'has no title; its file name stands' : 'have no title; their file names stand'} in.`,
      hint: 'Add `title` to the details of the page.',
    }),
};
