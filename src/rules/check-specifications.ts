/** Files that the settings name as API descriptions, and that are none. */

import { locateStrings } from '../config/locate-strings.ts';
import { specificationsOf } from '../config/specifications.ts';
import type { SiteModel } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import { normalizePath } from '../project/paths.ts';
import { readText } from '../project/text.ts';
import { judgeSpecification } from './judge-specification.ts';

export function checkSpecifications({
  files,
  config,
  configFile,
}: Pick<SiteModel, 'files' | 'config' | 'configFile'>): readonly Diagnostic[] {
  const faults = specificationsOf(config).flatMap((source) => {
    const path = normalizePath(source) ?? source;
    const bytes = files.get(path);
    const fault = bytes === undefined ? 'fine' : judgeSpecification(path, bytes);
    return fault === 'fine' ? [] : [{ source, fault }];
  });
  if (faults.length === 0) return [];
  const settings = files.get(configFile);
  const places = locateStrings(
    settings === undefined ? '' : readText(settings),
    new Set(faults.map(({ source }) => source)),
    (text) => text.trim().replace(/^(\.?\/)+/, ''),
  );
  return faults.map(({ source, fault }): Diagnostic => {
    const range = places.get(source);
    return {
      code: 'config/no-specification',
      severity: 'warning',
      ...fault,
      file: configFile,
      ...(range && { range }),
    };
  });
}
