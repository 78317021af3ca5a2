import { quote } from '../../config/describe-value.ts';
import { fileOf, parseSchemaName, schemaNames } from '../../engine/index.ts';
import { nearName } from '../../project/near-name.ts';
import type { SiteRule } from '../rule.ts';
import { pagesOfBadSpecifications, placeOfDetail } from './page-specifications.ts';

const KEY = 'openapi-schema';

export const pageUnknownSchema: SiteRule = {
  over: 'site',
  code: 'pages/unknown-schema',
  severity: 'warning',
  title: 'Data model that no API description has',
  why: 'The page is filled from that model: without it readers see nothing but what you wrote.',
  run(site) {
    const told = pagesOfBadSpecifications(site);
    return [...site.pages.values()].flatMap((page) => {
      const file = fileOf(page);
      const { [KEY]: written, openapi } = page.frontMatter;
      if (file === undefined || typeof written !== 'string' || page.addition !== undefined || told.has(file)) return [];
      const name = parseSchemaName(written);
      // An operation counts more, and has a problem of its own.
      if (name === undefined || typeof openapi === 'string') return [];
      const near = nearName(name.schema, schemaNames(site.files));
      return [
        {
          subject: [written],
          message: `No API description of the project has the data model ${quote(written)}.`,
          hint:
            near === undefined
              ? 'Correct the name; it stands under `components.schemas` of the API description.'
              : `Write ${quote(near)}.`,
          file,
          range: placeOfDetail(written, KEY, file, site.files),
        },
      ];
    });
  },
};
