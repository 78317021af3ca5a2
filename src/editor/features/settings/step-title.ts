/** Names a setting so that it is known among others of its name. Pure. */
import type { SettingPath } from '../../store/index.ts';
import { itemName } from './fields/item-line.ts';
import { valueAt } from './setting-value.ts';

/** Inside an item of a list, with the item: "Label of Guides"; with its place where it has no name yet. */
export function stepTitle(path: SettingPath, title: string, config: unknown): string {
  const at = path.findLastIndex((step) => typeof step === 'number');
  if (at < 0 || at === path.length - 1) return title;
  return `${title} of ${itemName(valueAt(config, path.slice(0, at + 1))) ?? `entry ${Number(path[at]) + 1}`}`;
}
