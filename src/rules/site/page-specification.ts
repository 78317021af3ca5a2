import type { SiteRule } from '../rule.ts';
import { judgeSpecification } from './judge-specification.ts';
import { namedSpecifications } from './page-specifications.ts';

export const pageSpecification: SiteRule = {
  over: 'site',
  code: 'pages/no-specification',
  severity: 'warning',
  title: 'File of a page that is no API description',
  why: 'The page is about an endpoint, and nothing about it can be read from that file.',
  run: (site) =>
    namedSpecifications(site).flatMap(({ path, file, range }) => {
      const bytes = path === undefined ? undefined : site.files.get(path);
      const fault = path === undefined || bytes === undefined ? 'fine' : judgeSpecification(path, bytes);
      return fault === 'fine' ? [] : [{ ...fault, file, range: range() }];
    }),
};
