/** Links of the settings and redirects that lead to a page, but to a place in it that is not there. */

import { nearName } from '../../project/near-name.ts';
import type { Finding, LinkRule } from '../rule.ts';
import type { LinksToCheck } from './links-to-check.ts';

export const configMissingAnchor: LinkRule = {
  over: 'links',
  code: 'config/missing-anchor',
  severity: 'warning',
  title: 'Link of the settings to a heading that is not there',
  why: 'It stands on every page of the site, and leads to the top of the page instead of the part that was meant.',
  run: (links) => findMissing(links, false),
};

export const redirectMissingAnchor: LinkRule = {
  over: 'links',
  code: 'redirect/missing-anchor',
  severity: 'warning',
  title: 'Redirect to a heading that is not there',
  why: 'Readers with an old link come to the top of the page instead of the part that was meant.',
  run: (links) => findMissing(links, true),
};

/** Pages whose ids cannot be told are passed over. */
function findMissing({ ofConfig, anchorsOf }: Pick<LinksToCheck, 'ofConfig' | 'anchorsOf'>, isRedirect: boolean) {
  return ofConfig.flatMap(({ href, source, file, range, page, id }): Finding[] => {
    const ids = (source !== undefined) === isRedirect ? anchorsOf(page, id) : undefined;
    if (ids === undefined || ids.has(id)) return [];
    const near = nearName(id, ids);
    const what = source === undefined ? `The link \`${href}\`` : `The redirect from \`${source}\` to \`${href}\``;
    return [
      {
        subject: source === undefined ? [href] : [source, href],
        message: `${what} leads to a heading that the page \`${page.path}\` does not have.`,
        hint: near === undefined ? 'Link to the whole page.' : `Write \`#${near}\` at its end.`,
        file,
        ...(range && { range }),
      },
    ];
  });
}
