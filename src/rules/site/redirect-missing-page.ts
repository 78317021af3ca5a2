import type { SiteRule } from '../rule.ts';
import { findRedirectFaults } from './output-plan.ts';

export const redirectMissingPage: SiteRule = {
  over: 'site',
  code: 'redirect/missing-page',
  severity: 'warning',
  title: 'Redirect that leads nowhere',
  why: 'Readers with an old link or a bookmark see the page for unknown addresses.',
  run: (site) =>
    findRedirectFaults(site, ['missing-page', 'no-pages'], ({ kind, source, destination }) => ({
      message: `The redirect from \`${source}\` leads to \`${destination}\`, but there ${kind === 'no-pages' ? 'are no pages' : 'is no such page'}.`,
      hint: 'Correct the destination, or remove the redirect.',
    })),
};
