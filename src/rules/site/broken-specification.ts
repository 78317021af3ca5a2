import { quote } from '../../config/describe-value.ts';
import { specificationsOf } from '../../config/specifications.ts';
import { descriptionFiles, readApiDocument } from '../../engine/index.ts';
import { normalizePath } from '../../project/paths.ts';
import type { SiteRule } from '../rule.ts';
import { isSpecificationBroken } from './judge-specification.ts';
import { namedSpecifications } from './page-specifications.ts';

export const brokenSpecification: SiteRule = {
  over: 'site',
  code: 'site/broken-specification',
  severity: 'warning',
  title: 'API description that cannot be read',
  why: 'Its operations are missing from the site until it can be read again. All else is built.',
  run(site) {
    const named = specificationsOf(site.config).map((source) => normalizePath(source));
    const byPages = namedSpecifications(site).map(({ path }) => path);
    const files = new Set([...named, ...byPages, ...descriptionFiles(site.files)]);
    return [...files].flatMap((file) => {
      const bytes = file === undefined ? undefined : site.files.get(file);
      if (file === undefined || bytes === undefined || !isSpecificationBroken(file, bytes)) return [];
      const reading = readApiDocument(file, bytes);
      if (reading.status === 'ok') return [];
      const { reason, at } = reading;
      const where = at === undefined ? '' : `, in line ${at.line}`;
      return [
        {
          subject: [file],
          message: `The API description ${quote(file)} cannot be read${where}: ${reason}.`,
          hint: 'Correct the file; its pages come back at once.',
          file,
          ...(at && { range: { start: at, end: at } }),
        },
      ];
    });
  },
};
