import { quote } from '../../config/describe-value.ts';
import type { SiteRule } from '../rule.ts';
import { namedSpecifications } from './page-specifications.ts';

export const pageMissingSpecification: SiteRule = {
  over: 'site',
  code: 'pages/missing-specification',
  severity: 'warning',
  title: 'API description of a page that is not there',
  why: 'The page is about an endpoint, which is described in that file: without it nothing is known of the endpoint.',
  run: (site) =>
    namedSpecifications(site)
      .filter(({ path }) => path === undefined)
      .map(({ written, file, range }) => ({
        subject: [written],
        message: `The API description ${quote(written)} of the page is not in the project.`,
        hint: 'Add the file, or correct the path; upper and lower case matter.',
        file,
        range: range(),
      })),
};
