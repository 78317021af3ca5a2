/** The generated forms of both formats, with the types of those who read them. */
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ConfigFormat } from '../../../config/config-format.ts';
import contract from './generated/contract-form.json';
import later from './generated/later-form.json';

export interface SettingsForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

export const FORMS = { contract, later } as unknown as Readonly<Record<ConfigFormat, SettingsForm>>;
