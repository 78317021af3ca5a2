/** Where each part of the settings is shown. Pure. */
import { isPartId, type PartId } from '../../editor/features/settings/parts.ts';
import { type EditorLocation, SECTIONS, type Section } from '../../editor/store/index.ts';

/** Sections that show one part of the settings. */
const PART_SECTIONS: Partial<Record<Section, PartId>> = { brand: 'brand', api: 'api' };

/** The part of the settings that is shown, `undefined` for the list of all, `none` in sections without settings. */
export function partOfLocation({ section, part }: EditorLocation): PartId | 'none' | undefined {
  if (section === 'settings') return isPartId(part) ? part : undefined;
  return PART_SECTIONS[section] ?? 'none';
}

/** In the section of the API its settings are one of two views. */
const API_SETTINGS = 'settings';

export function isApiSettings({ part, setting }: EditorLocation): boolean {
  return part === API_SETTINGS || setting !== undefined;
}

export function withApiSettings(now: EditorLocation, isSettings: boolean): EditorLocation {
  return { ...withoutSetting(now), ...(isSettings && { part: API_SETTINGS }) };
}

/**
 * Where a part of the settings is edited.
 *
 * @param setting the one to show, such as `tabs.0.url`
 */
export function locationOfSettings(
  now: EditorLocation,
  part: PartId | undefined,
  setting: string | undefined,
): EditorLocation {
  const own = SECTIONS.find((section) => part !== undefined && PART_SECTIONS[section] === part);
  return {
    ...withoutSetting(now),
    section: own ?? 'settings',
    pane: 'section',
    ...(own === undefined && part !== undefined && { part }),
    ...(own === 'api' && { part: API_SETTINGS }),
    ...(setting !== undefined && { setting }),
  };
}

/** The same place, once what it asks for is shown. */
export function withoutAsked({ setting: _, ...rest }: EditorLocation): EditorLocation {
  return rest;
}

export function withoutSetting({ part: _part, setting: _setting, ...rest }: EditorLocation): EditorLocation {
  return rest;
}
