import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import type { SettingPath } from '../../store/index.ts';
import type { FormContext } from './brand-context.ts';
import { valueAt } from './setting-value.ts';

type Field = FieldProps<unknown, RJSFSchema, FormContext>;

/** The sentences about this very setting, without those about settings inside it. */
export function fieldErrors({ registry, fieldPathId }: Field): readonly string[] {
  return registry.formContext.errors.get(settingKey(fieldPathId.path)) ?? [];
}

/** Whether to say that the setting is needed: once it is there, nobody needs to be told. */
export function isMissing({ required, formData, registry, fieldPathId }: Field): boolean {
  const isParentThere = valueAt(registry.formContext.config, fieldPathId.path.slice(0, -1)) !== undefined;
  return required === true && formData === undefined && isParentThere;
}

export function fieldTitle({ schema, name }: Field): string {
  return schema.title ?? name;
}

/** A setting's place as people write it: `colors.background.light`. */
export function settingKey(path: SettingPath): string {
  return path.join('.');
}
