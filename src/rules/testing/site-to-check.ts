/** A site as rules are given it, for tests of single rules. */
import type { SiteModel, SiteToCheck } from '../../engine/index.ts';
import { createCaseIndexCache } from '../../project/find-file.ts';

export function siteToCheck(site: SiteModel): SiteToCheck {
  return { ...site, unresolved: [], duplicates: [], indexOf: createCaseIndexCache() };
}
