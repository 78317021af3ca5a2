import { quote } from '../../config/describe-value.ts';
import { fileOf } from '../../engine/index.ts';
import type { SiteRule } from '../rule.ts';
import { placeOfDetail } from './page-specifications.ts';

/** What a page of an API can be filled from. Of several the first one counts. */
const KEYS = ['openapi', 'openapi-schema', 'api'] as const;

export const pageSeveralSources: SiteRule = {
  over: 'site',
  code: 'pages/several-sources',
  severity: 'warning',
  title: 'Page that is filled from one thing and names another',
  why: 'A page shows one operation or one data model. What else it names is not on the page.',
  run(site) {
    return [...site.pages.values()].flatMap((page) => {
      const file = fileOf(page);
      if (file === undefined) return [];
      const [used, ...others] = KEYS.filter((key) => isSaid(page.frontMatter[key]));
      return others.map((key) => {
        const written = String(page.frontMatter[key]);
        return {
          subject: [key],
          message: `${quote(`${key}: ${written}`)} changes nothing, because the page is filled from ${quote(used ?? '')}.`,
          hint: 'Delete the line that is not meant. To show both, make a second page.',
          file,
          range: placeOfDetail(written, key, file, site.files),
        };
      });
    });
  },
};

function isSaid(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
