/** Which settings each part holds, as generated. */
import type { ConfigFormat } from '../../../config/config-format.ts';
import generated from './generated/setting-parts.json';
import { PARTS, type PartId } from './parts.ts';

/** By format, the settings of each part in its order. */
export const SETTINGS_OF_PARTS: Readonly<Record<ConfigFormat, Readonly<Record<PartId, readonly string[]>>>> = generated;

/** The parts that have settings. */
export function partsOf(format: ConfigFormat): readonly (typeof PARTS)[number][] {
  return PARTS.filter(({ id }) => SETTINGS_OF_PARTS[format][id].length > 0);
}

/** The part that holds a setting, by the setting's first key. Settings that nobody knows are in the last part. */
export function partOfSetting(key: string, format: ConfigFormat): PartId {
  const parts = SETTINGS_OF_PARTS[format];
  const found = (Object.keys(parts) as PartId[]).find((part) => parts[part].includes(key));
  return found ?? 'advanced';
}
