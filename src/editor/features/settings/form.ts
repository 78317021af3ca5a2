/** The generated form, with the types of those who read it. */
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import generated from './generated/settings-form.json';
import type { PartId } from './parts.ts';

interface SettingsForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  /** The settings of each part, in its order. */
  readonly parts: Readonly<Record<PartId, readonly string[]>>;
}

export const form: SettingsForm = generated as unknown as SettingsForm;

/** The part that holds a setting, by the setting's first key. Settings that nobody knows are in the last part. */
export function partOfSetting(key: string): PartId {
  const found = (Object.keys(form.parts) as PartId[]).find((part) => form.parts[part].includes(key));
  return found ?? 'advanced';
}
