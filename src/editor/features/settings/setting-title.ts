import type { SettingPath } from '../../store/index.ts';
import { form } from './form.ts';
import { schemaAt } from './setting-schema.ts';

/** What a setting is called in the forms; `undefined` for one that has none. */
export function settingTitle(path: SettingPath): string | undefined {
  return schemaAt(form.schema, path)?.title;
}
