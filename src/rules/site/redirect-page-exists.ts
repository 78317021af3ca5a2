import type { SiteRule } from '../rule.ts';
import { findRedirectFaults } from './output-plan.ts';

export const redirectPageExists: SiteRule = {
  over: 'site',
  code: 'redirect/page-exists',
  severity: 'warning',
  title: 'Redirect from a page that is there',
  why: 'A page counts more than a redirect at its address, so nobody is led on.',
  run: (site) =>
    findRedirectFaults(site, ['page-exists'], ({ source }) => ({
      message: `The redirect from \`${source}\` is left out: there is a page at that address.`,
      hint: 'Remove the redirect, or rename the page.',
    })),
};
