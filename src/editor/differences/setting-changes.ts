/** The difference between two configurations, setting by setting. Pure. */
import { isRecord } from '../../shared/record.ts';
import type { SettingPath } from '../store/index.ts';

export interface SettingDifference {
  readonly path: SettingPath;
  /** `undefined` where it was not set. */
  readonly before: unknown;
  readonly after: unknown;
}

/** The innermost settings that differ. A list that became longer or shorter counts as one setting. */
export function settingChanges(before: unknown, after: unknown, path: SettingPath = []): readonly SettingDifference[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item: unknown, at) => settingChanges(item, after[at], [...path, at]));
  }
  if (!isRecord(before) || !isRecord(after)) return isSame(before, after) ? [] : [{ path, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => settingChanges(before[key], after[key], [...path, key]));
}

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
