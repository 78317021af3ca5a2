import type { FieldProps, GenericObjectType, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { SettingPath } from '../../../store/index.ts';
import { settingKey, valueAt } from '../setting-value.ts';
import { useSettings } from '../settings-context.ts';

export type FieldInput = FieldProps<unknown, RJSFSchema, GenericObjectType>;

/** One setting of the form, as it is now. */
export interface SettingField {
  readonly id: string;
  readonly path: SettingPath;
  readonly key: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly value: unknown;
  /** What is wrong with this very setting, without what is wrong inside it. */
  readonly error: string | undefined;
  /** It is missing, and the site needs it. */
  readonly isNeeded: boolean;
  readonly isReadOnly: boolean;
  readonly placeholder: string | undefined;
  readonly uiSchema: UiSchema;
  /** Writes the value; `undefined` removes the setting. */
  readonly edit: (value: unknown) => void;
}

export function useField(props: FieldInput): SettingField {
  const { fieldPathId, schema, name, required } = props;
  const { config, errors, isReadOnly, edit } = useSettings();
  const { path, $id } = fieldPathId;
  const uiSchema: UiSchema = props.uiSchema ?? {};
  const title = schema.title ?? name;
  const key = settingKey(path);
  const value = valueAt(config, path);
  return {
    id: $id,
    path,
    key,
    title,
    description: schema.description,
    value,
    error: errors.get(key),
    isNeeded: required === true && value === undefined && valueAt(config, path.slice(0, -1)) !== undefined,
    isReadOnly,
    placeholder: uiSchema['ui:placeholder'],
    uiSchema,
    edit: (next) => edit(path, next, title),
  };
}
