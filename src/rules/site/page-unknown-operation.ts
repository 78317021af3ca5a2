import { quote } from '../../config/describe-value.ts';
import { fileOf, operationNames, parseEndpointName } from '../../engine/index.ts';
import { nearName } from '../../project/near-name.ts';
import type { SiteRule } from '../rule.ts';
import { pagesOfBadSpecifications, placeOfDetail } from './page-specifications.ts';

export const pageUnknownOperation: SiteRule = {
  over: 'site',
  code: 'pages/unknown-operation',
  severity: 'warning',
  title: 'Operation that no API description has',
  why: 'The page is filled from that operation: without it readers see nothing but what you wrote.',
  run(site) {
    const told = pagesOfBadSpecifications(site);
    return [...site.pages.values()].flatMap((page) => {
      const file = fileOf(page);
      const written = page.frontMatter.openapi;
      if (file === undefined || typeof written !== 'string' || page.addition !== undefined || told.has(file)) return [];
      const name = parseEndpointName(written);
      if (name === undefined) return [];
      return [
        {
          subject: [written],
          ...explain(written, name.file, operationNames(site.files)),
          file,
          range: placeOfDetail(written, 'openapi', file, site.files),
        },
      ];
    });
  },
};

function explain(written: string, file: string | undefined, names: readonly string[]) {
  if (file !== undefined && /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(file)) {
    return {
      message: `The API description ${quote(file)} is on another host, so nothing of it is on the page.`,
      hint: 'Download the file, add it to the project, and name it there.',
    };
  }
  const near = nearName(written.trim(), names);
  return {
    message: `No API description of the project has ${quote(written)}.`,
    hint:
      near === undefined
        ? 'Correct the method and the path, or add the API description to the project.'
        : `Write ${quote(near)}.`,
  };
}
