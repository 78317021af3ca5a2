/** The rules as whoever asks has them: the engine while it reads and compiles, and all others when the pages are made. */

import type { SiteRules } from '../engine/index.ts';
import { capDiagnostics } from '../project/cap-diagnostics.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import type { LinksToCheck } from './links/links-to-check.ts';
import { FINISHED_RULES, LINK_RULES, SITE_RULES, TEXT_RULES } from './registry.ts';
import { runRules } from './rule.ts';

export const siteRules: SiteRules = {
  checkSite: (site) => runRules(SITE_RULES, site),
  checkText: (text) => runRules(TEXT_RULES, text),
  checkFinishedSite: (finished) => runRules(FINISHED_RULES, finished),
};

export function checkLinks(links: LinksToCheck): readonly Diagnostic[] {
  return capDiagnostics(runRules(LINK_RULES, links));
}
