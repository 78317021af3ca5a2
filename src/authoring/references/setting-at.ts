import { getLocation } from 'jsonc-parser';
import { formatPath } from '../../config/config-path.ts';

/** The setting whose value stands at an offset of a configuration's text, as people read it: `logo.light`. */
export function settingAt(json: string, offset: number): string {
  return formatPath(getLocation(json, offset).path);
}
