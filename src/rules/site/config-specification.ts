/** Files that the settings name as API descriptions, and that are none. */

import { specificationsOf } from '../../config/specifications.ts';
import { normalizePath } from '../../project/paths.ts';
import type { SiteRule } from '../rule.ts';
import { findSettings } from '../setting-places.ts';
import { judgeSpecification } from './judge-specification.ts';

export const configSpecification: SiteRule = {
  over: 'site',
  code: 'config/no-specification',
  severity: 'warning',
  title: 'File that is no API description',
  why: 'Nothing can be made of it: pages of endpoints need a description in OpenAPI, as JSON or YAML.',
  run(site) {
    const faults = specificationsOf(site.config).flatMap((source) => {
      const path = normalizePath(source) ?? source;
      const bytes = site.files.get(path);
      const fault = bytes === undefined ? 'fine' : judgeSpecification(path, bytes);
      return fault === 'fine' ? [] : [{ source, fault }];
    });
    const named = faults.map(({ source }) => source);
    const { placeOf } = findSettings(site, named, (text) => text.trim().replace(/^(\.?\/)+/, ''));
    return faults.map(({ source, fault }) => ({ ...fault, ...placeOf(source) }));
  },
};
