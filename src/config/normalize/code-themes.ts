import type { CodeThemes } from '../site-config.ts';
import type { SettingReader } from './setting-reader.ts';

/** Words for the site's own colours of code. */
const OWN: ReadonlySet<string> = new Set(['system', 'dark', 'css-variables']);

/** `name`, `{ theme: name }` or `{ theme: { light, dark } }`; a half that is not written is like the other. */
export function readCodeThemes(setting: SettingReader): CodeThemes | undefined {
  const theme = setting.isGroup ? setting.at('theme') : setting;
  const [written, other] = theme.isGroup ? [theme.at('light').text(), theme.at('dark').text()] : [theme.text()];
  const light = nameOf(written ?? other);
  const dark = nameOf(other ?? written);
  return light === undefined && dark === undefined ? undefined : { ...(light && { light }), ...(dark && { dark }) };
}

function nameOf(written: string | undefined): string | undefined {
  const name = written?.toLowerCase();
  return name === undefined || OWN.has(name) ? undefined : name;
}
