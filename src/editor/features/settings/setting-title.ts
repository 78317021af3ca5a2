import type { ConfigFormat } from '../../../config/config-format.ts';
import type { SettingPath } from '../../store/index.ts';
import { FORMS } from './form.ts';
import { schemaAt } from './setting-schema.ts';

/** What a setting is called in the forms; `undefined` for one that has none. */
export function settingTitle(path: SettingPath, format: ConfigFormat): string | undefined {
  return schemaAt(FORMS[format].schema, path)?.title;
}
