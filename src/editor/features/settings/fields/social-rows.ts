/** Accounts on other platforms, in either of the ways they are written: by platform, or as a list. Pure. */
import { isRecord } from '../../../../shared/record.ts';
import type { SettingPath } from '../../../store/index.ts';
import { textOf } from '../setting-value.ts';

export interface SocialRow {
  /** Key of the platform, as written; empty in an item that names none. */
  readonly platform: string;
  readonly address: string;
  /** Of the address. */
  readonly path: SettingPath;
}

/** @param path of the accounts */
export function socialRows(value: unknown, path: SettingPath): readonly SocialRow[] {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      const { type, url } = isRecord(item) ? item : { type: undefined, url: item };
      return { platform: textOf(type), address: textOf(url), path: [...path, index, 'url'] };
    });
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([platform, address]) => ({
    platform,
    address: textOf(address),
    path: [...path, platform],
  }));
}

/** Where the first address of a platform goes, and what is written there. */
export function newSocial(
  value: unknown,
  path: SettingPath,
  platform: string,
  address: string,
): { readonly path: SettingPath; readonly value: unknown } {
  return Array.isArray(value)
    ? { path: [...path, value.length], value: { type: platform, url: address } }
    : { path: [...path, platform], value: address };
}
