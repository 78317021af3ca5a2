import type { SiteRule } from '../rule.ts';
import { findRedirectFaults } from './output-plan.ts';

export const redirectUnusableSource: SiteRule = {
  over: 'site',
  code: 'redirect/unusable-source',
  severity: 'warning',
  title: 'Redirect from no address of the site',
  why: 'No reader can come by such an address, so the redirect does nothing.',
  run: (site) =>
    findRedirectFaults(site, ['unusable-source'], ({ source }) => ({
      message: `The redirect from \`${source}\` cannot be reached.`,
      hint: 'A source is a path in this site, without `?`, `#` or `..`.',
    })),
};
