import type { SiteRule } from '../rule.ts';
import { findRedirectFaults } from './output-plan.ts';

export const redirectScriptAddress: SiteRule = {
  over: 'site',
  code: 'redirect/script-address',
  severity: 'warning',
  title: 'Redirect that would run a script',
  why: 'Whoever opens the old address would run its code, so the redirect is left out.',
  run: (site) =>
    findRedirectFaults(site, ['script-address'], ({ source, destination }) => ({
      message: `The redirect from \`${source}\` is left out: its destination \`${destination}\` would run a script.`,
      hint: 'Let it lead to a page or to another address.',
    })),
};
