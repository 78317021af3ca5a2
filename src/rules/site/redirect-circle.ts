import type { SiteRule } from '../rule.ts';
import { findRedirectFaults } from './output-plan.ts';

export const redirectCircle: SiteRule = {
  over: 'site',
  code: 'redirect/circle',
  severity: 'warning',
  title: 'Redirects that lead in a circle',
  why: 'A browser that follows them comes to no end, and shows an error.',
  run: (site) =>
    findRedirectFaults(site, ['circle'], ({ source, destination }) => ({
      message: `The redirect from \`${source}\` goes round in a circle: its destination \`${destination}\` leads back.`,
      hint: 'Let one of the redirects lead to a page.',
    })),
};
