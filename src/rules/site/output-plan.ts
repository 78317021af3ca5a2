/** What does not find its place in the built site. */

import { type OutputPlan, planOutputs, type SiteToCheck } from '../../engine/index.ts';
import { oncePerSite } from '../once-per-site.ts';
import type { Finding } from '../rule.ts';
import { findSettings } from '../setting-places.ts';

type RedirectFault = OutputPlan['redirectFaults'][number];

export const outputPlan = oncePerSite(planOutputs);

const sourcePlaces = oncePerSite((site: SiteToCheck) =>
  findSettings(
    site,
    outputPlan(site).redirectFaults.map(({ source }) => source),
    (written) => written.trim().replace(/^\/+/, ''),
    'source',
  ),
);

/** A problem for each redirect with a fault of these kinds. */
export function findRedirectFaults(
  site: SiteToCheck,
  kinds: readonly RedirectFault['kind'][],
  describe: (fault: RedirectFault) => Pick<Finding, 'message' | 'hint'>,
): readonly Finding[] {
  return outputPlan(site)
    .redirectFaults.filter(({ kind }) => kinds.includes(kind))
    .map((fault) => ({ subject: [fault.source], ...describe(fault), ...sourcePlaces(site).placeOf(fault.source) }));
}
