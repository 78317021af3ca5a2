import type { SettingPath } from '../../store/index.ts';
import type { FoundSetting } from './setting-search.ts';
import { valueAt } from './setting-value.ts';

/** Where a found setting stands: in the first item of each list on the way, or the list itself while it is empty. */
export function placeOf({ path }: Pick<FoundSetting, 'path'>, config: unknown): SettingPath {
  const place: (string | number)[] = [];
  for (const step of path) {
    if (step === '*') {
      const list = valueAt(config, place);
      if (!Array.isArray(list) || list.length === 0) return place;
      place.push(0);
    } else place.push(step);
  }
  return place;
}
