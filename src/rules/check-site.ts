/**
 * The list of checks over a whole site that runs nothing of the author's. Editor, export and command line all have it by
 * way of the engine, which is handed `siteRules`.
 */

import { planOutputs, type SiteModel, type SiteRules } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import type { CaseIndex } from '../project/find-file.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { checkConfigFiles } from './check-config-files.ts';
import { checkConfigLinks } from './check-config-links.ts';
import { checkDivisions } from './check-divisions.ts';
import { checkFavicon, unreadableFavicon } from './check-favicon.ts';
import { checkLeftOutFiles } from './check-left-out-files.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkPageDetails } from './check-page-details.ts';
import { checkPageSpecifications } from './check-page-specifications.ts';
import { checkProjectStyles } from './check-project-styles.ts';
import { checkSiteAddress } from './check-site-address.ts';
import { checkSpecifications } from './check-specifications.ts';

type CheckedSite = Omit<SiteModel, 'diagnostics'>;

export const siteRules: SiteRules = { checkNavigation, checkSite, unreadableFavicon };

function checkSite(site: CheckedSite, indexOf: (files: ProjectFiles) => CaseIndex): readonly Diagnostic[] {
  return [
    ...checkConfigFiles(site),
    ...checkSpecifications(site),
    ...checkConfigLinks(site, indexOf),
    ...checkDivisions(site),
    ...checkSiteAddress(site),
    ...checkFavicon(site),
    ...checkPageDetails(site),
    ...checkPageSpecifications(site),
    ...checkProjectStyles(site),
    ...planOutputs(site).diagnostics,
    ...checkLeftOutFiles(site),
  ];
}
