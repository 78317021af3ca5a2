/** Where the app shows what was picked in the preview. Pure. */
import { formatOfConfig } from '../../config/config-format.ts';
import { partOfSetting } from '../../editor/features/settings/setting-part.ts';
import { pathOfKey, valueAt } from '../../editor/features/settings/setting-value.ts';
import type { EditorLocation, SettingPath } from '../../editor/store/index.ts';
import { isRecord } from '../../shared/record.ts';
import { locationOfSettings, withoutSetting } from './settings-location.ts';

export type PickedSetting =
  /** In the forms. */
  | { readonly kind: 'form'; readonly location: EditorLocation }
  /** In the tree of the navigation. */
  | { readonly kind: 'navigation'; readonly location: EditorLocation; readonly path: SettingPath }
  /** In the code alone: no form has it. */
  | { readonly kind: 'code'; readonly location: EditorLocation; readonly path: SettingPath };

/**
 * @param setting as the site tells it, such as `tabs.1` or `navigation.0.pages.2`
 * @param config value of the configuration, in either format
 */
export function locationOfPick(now: EditorLocation, setting: string, config: unknown): PickedSetting {
  const path = pathOfKey(config, setting);
  const isInTree = path[0] === 'navigation' && isGroup(valueAt(config, path));
  if (isInTree)
    return { kind: 'navigation', location: { ...withoutSetting(now), section: 'navigation', pane: 'section' }, path };
  const format = formatOfConfig(config);
  if (format === 'later' && path[0] === 'navigation') {
    return { kind: 'code', location: { ...withoutSetting(now), section: 'config', pane: 'code' }, path };
  }
  const part = partOfSetting(String(path[0]), format);
  return { kind: 'form', location: locationOfSettings(now, part, setting) };
}

/** Parts of the site that a click also goes to, for they are where a reader goes to, too. */
export function leadsOn(setting: string): boolean {
  if (/\.(?:banner|footer|navbar)(?:\.|$)/.test(setting)) return false;
  return /^(?:tabs|primaryTab|anchors|topAnchor|navigation)(?:\.|$)/.test(setting);
}

/** In the later format tabs and the like stand under `navigation`, too; only what has pages is in the tree. */
function isGroup(value: unknown): boolean {
  return isRecord(value) && (typeof value.group === 'string' || Array.isArray(value.pages));
}
