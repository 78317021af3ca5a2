/** Where the fields of an entry are written in the configuration. Pure. */
import { type ConfigPath, valueAt } from '../../../config/config-path.ts';
import type { ConfigTexts } from '../../../config/config-texts.ts';
import { removeValue, setValue } from '../../../config/edit-texts.ts';
import { isRecord } from '../../../shared/record.ts';
import type { EntryFieldKey } from './entry-fields.ts';

/** The setting that a field is, or is a part of. */
export const SETTING_OF: Readonly<Record<EntryFieldKey, string>> = {
  icon: 'icon',
  iconType: 'iconType',
  tag: 'tag',
  description: 'description',
  root: 'root',
  expanded: 'expanded',
  hidden: 'hidden',
  default: 'default',
  searchable: 'searchable',
  directory: 'directory',
  colorLight: 'color',
  colorDark: 'color',
  openapi: 'openapi',
  openapiDirectory: 'openapi',
  url: 'url',
  href: 'href',
};

/** Keys inside the setting, where that is a group of settings. */
const INSIDE: Partial<Readonly<Record<EntryFieldKey, string>>> = {
  icon: 'name',
  colorLight: 'light',
  colorDark: 'dark',
  openapi: 'source',
  openapiDirectory: 'directory',
};

/** @param entry what the configuration (or a page's front matter) has for it */
export function valueOfField(key: EntryFieldKey, entry: unknown): unknown {
  const value = valueAt(entry, placeOf(key, entry));
  return typeof value === 'object' ? undefined : value;
}

/** Whether a field may be shown as one value: a list of several stays as it is. */
export function isOneValue(key: EntryFieldKey, entry: unknown): boolean {
  return !Array.isArray(valueAt(entry, [SETTING_OF[key]]));
}

/** Sets a field by the smallest change, or with `undefined` takes it out. */
export function setField(
  config: ConfigTexts,
  entryPath: ConfigPath,
  key: EntryFieldKey,
  value: string | boolean | undefined,
): ConfigTexts {
  const entry = valueAt(config.value, entryPath);
  const place = [...entryPath, ...placeOf(key, entry)];
  if (value === undefined) {
    // Without its source a description is none, whatever folder its pages had.
    if (key === 'openapi') return removeValue(config, [...entryPath, 'openapi'], { keepEmptyParents: true });
    return removeValue(config, place);
  }
  if (key === 'openapiDirectory' && !isRecord(valueAt(entry, ['openapi']))) {
    return setValue(config, [...entryPath, 'openapi'], { source: valueAt(entry, ['openapi']), directory: value });
  }
  const changed = setValue(config, place, value);
  return key === 'default' ? withoutOthers(changed, entryPath) : changed;
}

/** One of a list is the first to be shown: the others no longer say so. */
function withoutOthers(config: ConfigTexts, entryPath: ConfigPath): ConfigTexts {
  const list = entryPath.slice(0, -1);
  const items = valueAt(config.value, list);
  if (!Array.isArray(items)) return config;
  return items.reduce<ConfigTexts>((rest, item: unknown, at) => {
    if (at === entryPath.at(-1) || valueAt(item, ['default']) === undefined) return rest;
    return removeValue(rest, [...list, at, 'default'], { keepEmptyParents: true });
  }, config);
}

function placeOf(key: EntryFieldKey, entry: unknown): ConfigPath {
  const setting = SETTING_OF[key];
  if (key === 'iconType') return isRecord(valueAt(entry, ['icon'])) ? ['icon', 'style'] : ['iconType'];
  const inside = INSIDE[key];
  if (inside === undefined) return [setting];
  const isAlwaysGroup = setting === 'color' || key === 'openapiDirectory';
  return isAlwaysGroup || isRecord(valueAt(entry, [setting])) ? [setting, inside] : [setting];
}
