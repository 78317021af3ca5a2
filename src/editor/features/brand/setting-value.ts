/** Reading and writing values in a configuration that may hold anything. Pure. */
import type { SettingPath } from '../../store/index.ts';

export interface SettingEdit {
  readonly path: SettingPath;
  /** Absent value: the setting is removed. */
  readonly value: unknown;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function valueAt(root: unknown, path: SettingPath): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), root);
}

/**
 * The edit that brings a setting to a value. Where something that is not an object stands in the way, it is replaced;
 * where the last key of an object is removed, the object goes with it.
 */
export function settingEdit(root: unknown, path: SettingPath, value: unknown): SettingEdit {
  if (value === undefined) return removal(root, path);
  const blocked = path.findIndex((_, depth) => {
    const above = valueAt(root, path.slice(0, depth));
    return depth > 0 && above !== undefined && !isRecord(above);
  });
  if (blocked < 0) return { path, value };
  const nested = path.slice(blocked).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return { path: path.slice(0, blocked), value: nested };
}

function removal(root: unknown, path: SettingPath): SettingEdit {
  const parent = path.slice(0, -1);
  const siblings = valueAt(root, parent);
  const isLast = isRecord(siblings) && Object.keys(siblings).every((key) => key === path.at(-1));
  return parent.length > 0 && isLast ? removal(root, parent) : { path, value: undefined };
}
