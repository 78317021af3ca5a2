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
      const { openapi } = page.frontMatter;
      if (file === undefined || !isSaid(openapi) || page.addition !== undefined || told.has(file)) return [];
      const written = typeof openapi === 'string' ? openapi : (JSON.stringify(openapi) ?? '');
      const name = parseEndpointName(written);
      const names = operationNames(site.files);
      return [
        {
          subject: [written],
          ...(name === undefined ? explainWriting(written, names) : explain(written, name.file, names)),
          file,
          range: placeOfDetail(written, 'openapi', file, site.files),
        },
      ];
    });
  },
};

function isSaid(openapi: unknown): boolean {
  return typeof openapi === 'string' ? openapi.trim() !== '' : openapi !== undefined && openapi !== null;
}

/** Neither a method with a path nor a webhook. */
function explainWriting(written: string, names: readonly string[]) {
  const text = written.trim();
  const near = names.find((name) => name.endsWith(` ${text}`)) ?? nearName(text, names);
  return {
    message: `${quote(written)} is no operation: a method and a path name one.`,
    hint:
      near === undefined ? 'Write both, for example `GET /users`, or `webhook orderPaid`.' : `Write ${quote(near)}.`,
  };
}

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
