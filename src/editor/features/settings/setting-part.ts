/** Which settings each part holds, as generated. */
import generated from './generated/setting-parts.json';
import type { PartId } from './parts.ts';

/** The settings of each part, in its order. */
export const SETTINGS_OF_PARTS: Readonly<Record<PartId, readonly string[]>> = generated;

/** The part that holds a setting, by the setting's first key. Settings that nobody knows are in the last part. */
export function partOfSetting(key: string): PartId {
  const found = (Object.keys(SETTINGS_OF_PARTS) as PartId[]).find((part) => SETTINGS_OF_PARTS[part].includes(key));
  return found ?? 'advanced';
}
