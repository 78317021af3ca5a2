/** Names the step that a change of a setting makes in the history. Pure. */

import { formatOfConfig } from '../../../config/config-format.ts';
import type { SettingPath } from '../../store/index.ts';
import { settingsFieldWords } from '../../words/settings-fields.ts';
import { itemName } from './fields/item-line.ts';
import { FORMS } from './form.ts';
import { schemaAt } from './setting-schema.ts';
import { valueAt } from './setting-value.ts';

/**
 * "Change Brand colour"; inside an item of a list with the item, "Change Label of Guides", or its place where it has
 * no name; "Add tab" for the first setting of an item that is not there yet.
 * @param title what the person calls the setting
 */
export function stepTitle(path: SettingPath, value: unknown, title: string, config: unknown): string {
  const name = value === undefined ? settingsFieldWords.clear : settingsFieldWords.change;
  const at = path.findLastIndex((step) => typeof step === 'number');
  if (at < 0) return name(title);
  const item = valueAt(config, path.slice(0, at + 1));
  const kind = (
    schemaAt(FORMS[formatOfConfig(config)].schema, path.slice(0, at + 1))?.title ?? settingsFieldWords.entry
  ).toLowerCase();
  if (item === undefined) return settingsFieldWords.add(kind);
  const place = `${kind} ${Number(path[at]) + 1}`;
  return name(at === path.length - 1 ? place : settingsFieldWords.of(title, itemName(item) ?? place));
}
