/** Paths and links as authors write them. */
import { isExternalUrl } from '../../project/written-address.ts';
import type { LightDark } from '../site-config.ts';
import type { SettingReader } from './setting-reader.ts';

/** A file of the project without `/` or `./` at its start; a URL as written. */
export function projectPath(path: string): string {
  return isExternalUrl(path) ? path : path.replace(/^(\.?\/)+/, '');
}

/** A folder or page path without slashes at its ends. */
export function trimSlashes(path: string): string {
  return path.replace(/^[./]*\/|\/+$/g, '').trim();
}

/** A picture for both modes, or one for each; one stands in for the other. */
export function readImages(setting: SettingReader): LightDark | undefined {
  const one = setting.isGroup ? undefined : setting.text();
  const light = one ?? setting.at('light').text() ?? setting.at('dark').text();
  const dark = one ?? setting.at('dark').text() ?? setting.at('light').text();
  if (light === undefined || dark === undefined) return undefined;
  return { light: projectPath(light), dark: projectPath(dark) };
}
