import type { ConfigPath } from '../../../config/config-path.ts';
import { removeValue, setValue } from '../../../config/edit.ts';
import type { SettingPatch } from './patch-config.ts';

export interface SettingChange {
  readonly path: ConfigPath;
  /** `undefined` removes the setting. */
  readonly value: unknown;
}

/** The smallest patch that makes the change. What a reference stands for is changed in its file; to remove it removes the reference. */
export function patchOf({ path, value }: SettingChange): SettingPatch {
  return {
    path,
    isInside: value !== undefined,
    apply: (text, place) => (value === undefined ? removeValue(text, place) : setValue(text, place, value)),
  };
}
