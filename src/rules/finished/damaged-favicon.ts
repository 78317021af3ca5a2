import { planFavicon } from '../../engine/index.ts';
import { faviconFinding } from '../favicon-finding.ts';
import type { FinishedRule } from '../rule.ts';

/** A favicon that looked whole by its head. */
export const damagedFavicon: FinishedRule = {
  over: 'finished',
  code: 'site/damaged-favicon',
  severity: 'warning',
  title: 'Damaged icon',
  why: 'The file begins like a picture, but the rest of it cannot be read. Browsers show no icon for the site.',
  run({ site, isFaviconReplaced }) {
    const isTold = site.diagnostics.some(({ code }) => code === 'site/favicon-sizes');
    const { main = '' } = planFavicon(site);
    if (!isFaviconReplaced || isTold) return [];
    return [faviconFinding(site, main, { message: `The favicon \`${main}\` is damaged.` })];
  },
};
