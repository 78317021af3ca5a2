/** Reading values in a configuration that may hold anything. Pure. */
import { valueAt } from '../../../config/config-path.ts';
import { isRecord } from '../../../shared/record.ts';
import type { SettingPath } from '../../store/index.ts';

export { valueAt };

/** What a field of text shows of a value of any kind. */
export function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A setting's place as the form names it: `colors.background.light`, `tabs.0.url`. */
export function settingKey(path: SettingPath): string {
  return path.join('.');
}

/** The way back; steps in lists are numbers. A key that holds a full stop is found as it is written. */
export function pathOfKey(root: unknown, key: string): SettingPath {
  const path: (string | number)[] = [];
  let rest = key.split('.');
  while (rest.length > 0) {
    const here = valueAt(root, path);
    const length = isRecord(here)
      ? rest.findIndex((_, at) => Object.hasOwn(here, rest.slice(0, at + 1).join('.'))) + 1
      : 1;
    const step = rest.slice(0, Math.max(length, 1)).join('.');
    path.push(Array.isArray(here) ? Number(step) : step);
    rest = rest.slice(Math.max(length, 1));
  }
  return path;
}
