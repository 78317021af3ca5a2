/** Where the site will be published, which some of its files cannot do without. */

import { locateStrings } from '../config/locate-strings.ts';
import { readAddress, siteAddress } from '../config/site-address.ts';
import type { SiteModel } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import { readText } from '../project/text.ts';

const EXAMPLE = 'https://docs.example.com';

/** An address that was meant as one and cannot be used. */
export function checkSiteAddress({
  files,
  config,
  configFile,
}: Pick<SiteModel, 'files' | 'config' | 'configFile'>): readonly Diagnostic[] {
  if (siteAddress(config) !== undefined) return [];
  const written = config.metadata.canonical;
  if (written === undefined) return [];
  const bytes = files.get(configFile);
  const range = locateStrings(bytes === undefined ? '' : readText(bytes), new Set([written]), (text) =>
    text.trim(),
  ).get(written);
  const guess = readAddress(`https://${written.replace(/^\/+/, '')}`);
  return [
    {
      code: 'site/unknown-address',
      severity: 'warning',
      subject: [written],
      message: `The address \`${written}\` of the site is not a full one, so it has no sitemap.`,
      hint: `Write \`${guess?.replace(/\/$/, '') ?? EXAMPLE}\`.`,
      file: configFile,
      ...(range && { range }),
    },
  ];
}

/**
 * A site without an address is whole and opens anywhere, so this is no problem of the project; whoever builds it to be
 * published wants to know.
 */
export function noteUnknownAddress({
  config,
  configFile,
}: Pick<SiteModel, 'config' | 'configFile'>): readonly Diagnostic[] {
  if (siteAddress(config) !== undefined || config.metadata.canonical !== undefined) return [];
  const place = config.format === 'contract' ? '`metadata`' : '`seo.metatags`';
  return [
    {
      code: 'site/unknown-address',
      severity: 'info',
      message:
        'The address of the site is not known, so it has no sitemap, and its feeds and shared links have no full addresses.',
      hint: `Add \`"canonical": "${EXAMPLE}"\` with your address under ${place}, or build with \`--site-url ${EXAMPLE}\`.`,
      file: configFile,
    },
  ];
}
