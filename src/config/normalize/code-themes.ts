import type { LightDark } from '../site-config.ts';
import type { SettingReader } from './setting-reader.ts';

/** Words for the site's own colours of code. */
const OWN: ReadonlySet<string> = new Set(['system', 'dark', 'css-variables']);

/** `name`, `{ theme: name }` or `{ theme: { light, dark } }`; a missing half is like the other. */
export function readCodeThemes(setting: SettingReader): LightDark | undefined {
  const theme = setting.isGroup ? setting.at('theme') : setting;
  const light = nameOf(theme.isGroup ? theme.at('light') : theme);
  const dark = nameOf(theme.isGroup ? theme.at('dark') : theme);
  const some = light ?? dark;
  return some === undefined ? undefined : { light: light ?? some, dark: dark ?? some };
}

function nameOf(setting: SettingReader): string | undefined {
  const name = setting.text()?.toLowerCase();
  return name === undefined || OWN.has(name) ? undefined : name;
}
