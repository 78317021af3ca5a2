/** Where texts of the settings stand. */

import { locateStrings } from '../config/locate-strings.ts';
import type { SiteToCheck } from '../engine/index.ts';
import type { Diagnostic, LineRange } from '../project/diagnostics.ts';
import { readText } from '../project/text.ts';

/** Text of the configuration file; empty when it is gone. */
export function settingsText({ files, configFile }: Pick<SiteToCheck, 'files' | 'configFile'>): string {
  const bytes = files.get(configFile);
  return bytes === undefined ? '' : readText(bytes);
}

/**
 * Finds the place of values in the configuration file.
 * @param values as `normalize` gives them
 * @param key only values of this key count
 */
export function findSettings(
  site: Pick<SiteToCheck, 'files' | 'configFile'>,
  values: Iterable<string>,
  normalize: (written: string) => string = (written) => written.trim(),
  key?: string,
): { readonly rangeOf: (value: string) => LineRange | undefined; readonly placeOf: (value: string) => SettingPlace } {
  const wanted = new Set(values);
  const ranges = wanted.size === 0 ? new Map() : locateStrings(settingsText(site), wanted, normalize, key);
  const rangeOf = (value: string): LineRange | undefined => ranges.get(value);
  return {
    rangeOf,
    placeOf(value) {
      const range = rangeOf(value);
      return { file: site.configFile, ...(range && { range }) };
    },
  };
}

export type SettingPlace = Pick<Diagnostic, 'file' | 'range'>;
