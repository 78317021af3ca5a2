/** All rules there are. What they find of one kind comes in this order, where it stands at the same place. */

import { damagedFavicon } from './finished/damaged-favicon.ts';
import { unknownAddress } from './finished/unknown-address.ts';
import { configMissingAnchor, redirectMissingAnchor } from './links/config-anchors.ts';
import { missingAnchor } from './links/missing-anchor.ts';
import type { Rule } from './rule.ts';
import { assetCollision } from './site/asset-collision.ts';
import { brokenReference } from './site/broken-reference.ts';
import { brokenSpecification } from './site/broken-specification.ts';
import { codeTheme } from './site/code-theme.ts';
import { configMissingPage } from './site/config-missing-page.ts';
import { configMissingScheme } from './site/config-missing-scheme.ts';
import { configScriptAddress } from './site/config-script-address.ts';
import { configSpecification } from './site/config-specification.ts';
import { duplicatePage } from './site/duplicate-page.ts';
import { emptyDivision } from './site/empty-division.ts';
import { faviconSizes } from './site/favicon-sizes.ts';
import { leftOutFiles } from './site/left-out-files.ts';
import { misnamedConfig } from './site/misnamed-config.ts';
import { missingConfigFile } from './site/missing-config-file.ts';
import { missingStyleFile } from './site/missing-style-file.ts';
import { mixedFormat } from './site/mixed-format.ts';
import { navigationEndpoint } from './site/navigation-endpoint.ts';
import { navigationLetterCase } from './site/navigation-letter-case.ts';
import { navigationMissingPage } from './site/navigation-missing-page.ts';
import { noDescription } from './site/no-description.ts';
import { noPages } from './site/no-pages.ts';
import { noTitle } from './site/no-title.ts';
import { pageMissingSpecification } from './site/page-missing-specification.ts';
import { pageSeveralSources } from './site/page-several-sources.ts';
import { pageSpecification } from './site/page-specification.ts';
import { pageUnknownOperation } from './site/page-unknown-operation.ts';
import { pageUnknownSchema } from './site/page-unknown-schema.ts';
import { redirectCircle } from './site/redirect-circle.ts';
import { redirectMissingPage } from './site/redirect-missing-page.ts';
import { redirectPageExists } from './site/redirect-page-exists.ts';
import { redirectScriptAddress } from './site/redirect-script-address.ts';
import { redirectUnusableSource } from './site/redirect-unusable-source.ts';
import { specificationHost } from './site/specification-host.ts';
import { unlistedPages } from './site/unlisted-pages.ts';
import { componentCase } from './text/component-case.ts';
import { eventAttribute } from './text/event-attribute.ts';
import { htmlAttribute } from './text/html-attribute.ts';
import { misspeltAttribute } from './text/misspelt-attribute.ts';
import { miswrittenImport } from './text/miswritten-import.ts';
import { spacedAddress } from './text/spaced-address.ts';
import { spacedTag } from './text/spaced-tag.ts';
import { textBraces } from './text/text-braces.ts';
import { unclosedFence } from './text/unclosed-fence.ts';

export const RULES: readonly Rule[] = [
  navigationMissingPage,
  navigationLetterCase,
  navigationEndpoint,
  unlistedPages,
  noPages,
  duplicatePage,
  misnamedConfig,
  mixedFormat,
  missingConfigFile,
  configSpecification,
  brokenSpecification,
  specificationHost,
  brokenReference,
  configScriptAddress,
  codeTheme,
  configMissingPage,
  configMissingScheme,
  emptyDivision,
  faviconSizes,
  noTitle,
  noDescription,
  pageMissingSpecification,
  pageSpecification,
  pageUnknownOperation,
  pageUnknownSchema,
  pageSeveralSources,
  missingStyleFile,
  redirectScriptAddress,
  redirectUnusableSource,
  redirectPageExists,
  redirectCircle,
  redirectMissingPage,
  assetCollision,
  leftOutFiles,
  miswrittenImport,
  textBraces,
  componentCase,
  htmlAttribute,
  eventAttribute,
  misspeltAttribute,
  spacedTag,
  spacedAddress,
  unclosedFence,
  missingAnchor,
  configMissingAnchor,
  redirectMissingAnchor,
  unknownAddress,
  damagedFavicon,
];

export const SITE_RULES = RULES.filter((rule) => rule.over === 'site');
export const TEXT_RULES = RULES.filter((rule) => rule.over === 'text');
export const LINK_RULES = RULES.filter((rule) => rule.over === 'links');
export const FINISHED_RULES = RULES.filter((rule) => rule.over === 'finished');
