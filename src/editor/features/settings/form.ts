/** The generated form, with the types of those who read it. */
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import generated from './generated/settings-form.json';

interface SettingsForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

export const form: SettingsForm = generated as unknown as SettingsForm;
