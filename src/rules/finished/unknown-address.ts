/**
 * Where the site will be published, which some of its files cannot do without. A site without an address is whole and opens
 * anywhere, so this is told in the end, to whoever is about to publish it.
 */

import { readAddress, siteAddress } from '../../config/site-address.ts';
import type { FinishedRule } from '../rule.ts';
import { findSettings } from '../setting-places.ts';

const EXAMPLE = 'https://docs.example.com';

export const unknownAddress: FinishedRule = {
  over: 'finished',
  code: 'site/unknown-address',
  severity: 'warning',
  title: 'Address of the site not known',
  why: 'The site is whole and opens anywhere. Only a sitemap, feeds and the pictures of shared links need the full address of each page.',
  run({ site }) {
    const { config } = site;
    if (siteAddress(config) !== undefined) return [];
    const written = config.metadata.canonical;
    if (written === undefined) {
      const place = config.format === 'contract' ? '`metadata`' : '`seo.metatags`';
      return [
        {
          severity: 'info',
          message:
            'The address of the site is not known, so it has no sitemap, and its feeds and shared links have no full addresses.',
          hint: `Add \`"canonical": "${EXAMPLE}"\` with your address under ${place}, or build with \`--site-url ${EXAMPLE}\`.`,
          file: site.configFile,
        },
      ];
    }
    // One that was meant as an address and cannot be used.
    const guess = readAddress(`https://${written.replace(/^\/+/, '')}`);
    return [
      {
        subject: [written],
        message: `The address \`${written}\` of the site is not a full one, so it has no sitemap.`,
        hint: `Write \`${guess?.replace(/\/$/, '') ?? EXAMPLE}\`.`,
        ...findSettings(site, [written]).placeOf(written),
      },
    ];
  },
};
